const name = 'tradepost-flows-tab'

/** A tab of the browser, as the live view tells it from others. */
export type OwnTab = { readonly tab: string; readonly since: number }

/**
 * Which tab this is: the same after a reload. While a portal stands in the tab nothing is stored, so that a copy of the
 * tab is another one; `keep` leaves it for the next portal of this tab. A browser that stores nothing knows no tabs.
 */
export const ownTab = (storage: () => Storage, fresh: OwnTab): OwnTab & { readonly keep: () => void } => {
  const tried = <T>(deed: () => T): T | null => {
    try {
      return deed()
    } catch {
      return null
    }
  }
  const read = (): OwnTab | null => {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? 'null')
    storage().removeItem(name)
    if (typeof kept !== 'object' || kept === null || !('tab' in kept) || !('since' in kept)) return null
    return { tab: String(kept.tab), since: Number(kept.since) }
  }
  const { tab, since } = tried(read) ?? fresh
  return { tab, since, keep: () => void tried(() => storage().setItem(name, JSON.stringify({ tab, since }))) }
}
