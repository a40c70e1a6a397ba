type Markup = Parameters<DOMParser['parseFromString']>[0]
type Policy = { readonly createHTML: (markup: string) => Markup }
type PolicyFactory = {
  readonly createPolicy: (name: 'charts', rules: { createHTML: (markup: string) => string }) => Policy
}

let kept: Policy | null = null
/** Reads a chart that `svgOf` drew. The policy of the page lets a text become markup here only; nothing else comes by. */
export const drawnMarkup = (svg: string): Element => {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  kept ??= factory?.createPolicy('charts', { createHTML: (markup) => markup }) ?? { createHTML: (markup) => markup }
  return new DOMParser().parseFromString(kept.createHTML(svg), 'image/svg+xml').documentElement
}
