/** The version that a page was built as, by its own word; development has none. */
export const editionOf = ({ document }: Window): string | null => document.documentElement.dataset['edition'] ?? null

/** Holds the files of this page's version on the device until the page is left (src/keeper/keeping.ts). */
export const holdEdition = (window: Window, basePath: string): void => {
  const edition = editionOf(window)
  const { locks } = window.navigator as { readonly locks?: LockManager }
  if (edition === null || !locks) return
  // Where locks are forbidden so are workers.
  locks
    .request(`tradepost-code ${basePath} ${edition}`, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined)
}
