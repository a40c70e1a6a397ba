/** What an answer is about: one product, a page of them, one order, or what screens have at their side (trees, tags, lists). */
export type AnswerKind = 'products' | 'pages' | 'orders' | 'shelves'
/** An answer that the device keeps: what was asked, and how long its text is. */
export type Entry = { readonly kind: AnswerKind; readonly key: string; readonly size: number }

/** How many of each kind are kept: the ones that came last. */
export const most: Readonly<Record<AnswerKind, number>> = { products: 500, pages: 50, orders: 50, shelves: 60 }
/** How many characters all answers may have together, and how many one of them. */
export const mostCharacters = 12_000_000
export const longestAnswer = 1_500_000

const isSame = (one: Entry, other: Entry): boolean => one.kind === other.kind && one.key === other.key

/**
 * What is kept after one more answer, the last one first, and what has to go for it. An answer that is too long is not
 * kept, nor is the former one to the same question, which would be older than what the reader has seen.
 */
export const withEntry = (
  ledger: readonly Entry[],
  entry: Entry,
): { readonly kept: readonly Entry[]; readonly dropped: readonly Entry[] } => {
  const others = ledger.filter((other) => !isSame(other, entry))
  const kept: Entry[] = []
  const dropped: Entry[] = []
  const counts: Record<AnswerKind, number> = { products: 0, pages: 0, orders: 0, shelves: 0 }
  let characters = 0
  for (const one of [entry, ...others]) {
    const isKept =
      one.size <= longestAnswer && characters + one.size <= mostCharacters && counts[one.kind] < most[one.kind]
    ;(isKept ? kept : dropped).push(one)
    if (!isKept) continue
    counts[one.kind] += 1
    characters += one.size
  }
  return { kept, dropped }
}

const isEntry = (row: unknown): row is Entry => {
  if (typeof row !== 'object' || row === null) return false
  const { kind, key, size } = row as Record<string, unknown>
  return typeof kind === 'string' && Object.hasOwn(most, kind) && typeof key === 'string' && typeof size === 'number'
}
/** The ledger as it was found on the device. */
export const readLedger = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])
