type Policy = { readonly createScriptURL: (address: string) => string }
type PolicyFactory = {
  readonly createPolicy: (name: 'workers', rules: { createScriptURL: (address: string) => string }) => Policy
}

/** An address of our own origin as it is; throws a `TypeError` for any other. */
const ownAddress = (address: string): string => {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin) throw new TypeError(`${address} is no worker of ours.`)
  return href
}

let kept: Policy | null = null
/**
 * The address of a worker as the policy of the page takes it (quality S4): of our own origin, or it throws. The
 * visualizer and the demo have workers, and production the one that keeps it (decision 050).
 */
export const ownWorker = (address: string): string => {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  kept ??= factory?.createPolicy('workers', { createScriptURL: ownAddress }) ?? { createScriptURL: ownAddress }
  return kept.createScriptURL(address)
}
