/**
 * Does the work for every item, at most so many at a time, and resolves when all is done. After an abort no further one
 * is begun. Work that rejects ends it all: who wants to go on minds that itself.
 */
export const inPool = async <TItem>(
  items: readonly TItem[],
  atOnce: number,
  work: (item: TItem) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const waiting = items.values()
  const worker = async (): Promise<void> => {
    // One iterator for all of them: whoever is free takes the next item.
    for (const item of waiting) {
      if (signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
