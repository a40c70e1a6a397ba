type Markup = Parameters<DOMParser['parseFromString']>[0]
type Policy = { readonly createHTML: (markup: string) => Markup }
type PolicyFactory = {
  readonly createPolicy: (name: 'charts', rules: { createHTML: (markup: string) => string }) => Policy
}

let kept: Policy | null = null
/** The policy of the page lets a text become markup here only; nothing comes by but what stands below. */
const trusted = (markup: string): Markup => {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  kept ??= factory?.createPolicy('charts', { createHTML: (text) => text }) ?? { createHTML: (text) => text }
  return kept.createHTML(markup)
}

/** Reads a chart that `svgOf` drew. */
export const drawnMarkup = (svg: string): Element =>
  new DOMParser().parseFromString(trusted(svg), 'image/svg+xml').documentElement

let empty: Markup | null = null
/** A page with nothing in it, laid out by today's rules, for a frame that something is copied into; always the same one, as another would be loaded anew. */
export const emptyPage = (): Markup => (empty ??= trusted('<!doctype html>'))
