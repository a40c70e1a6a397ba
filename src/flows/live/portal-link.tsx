/** Opens a portal beside the visualizer. The static demo learns only in the browser which folder it stands in. */
export const PortalLink = () => (
  <a href={document.documentElement.dataset['base'] ?? import.meta.env.BASE_URL} target="_blank" rel="noopener">
    Open the portal
  </a>
)
