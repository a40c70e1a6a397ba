import { type Answer, type Asker, type Row, rowsOf } from './asking'
import { dataOf, metaOf } from './meaning'
import type { Narrowing } from './meaning-of-filters'

type Note = Asker['note']
type Tagged = (tagIds: readonly string[]) => Promise<Answer | null>

const idsOf = (answer: Answer | null): ReadonlySet<string> => new Set(dataOf(answer).map(({ id }) => String(id)))
const isWhole = (answer: Answer | null): boolean =>
  answer?.status === 200 && !(Number(metaOf(answer)['total']) > dataOf(answer).length)
const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((id) => other.has(id))
const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && isWithin(one, other)

/** Rows that have one of several tags at least, where rows tell their tags. */
export const withAnyTag = (ids: readonly string[]): Narrowing => ({
  where: 'tags',
  expected: `tag ${ids.join(' or ')} among them, as asked`,
  isFit: ({ tags }) => (Array.isArray(tags) ? rowsOf(tags).some(({ id }) => ids.includes(String(id))) : null),
})

/** Two tags of which neither has all goods of the other, so that each can be missed; those that share some first. */
const pairOf = (rows: readonly Row[]): readonly [string, string] | null => {
  const goods = new Map<string, Set<string>>()
  for (const { id, tags } of rows)
    for (const tag of rowsOf(tags)) {
      const key = String(tag['id'])
      goods.set(key, (goods.get(key) ?? new Set()).add(String(id)))
    }
  const pairs = [...goods].flatMap(([one, its], at) =>
    [...goods].slice(at + 1).flatMap(([other, others]) => {
      if (isWithin(its, others) || isWithin(others, its)) return []
      return [{ pair: [one, other] as const, isShared: [...its].some((id) => others.has(id)) }]
    }),
  )
  return (pairs.find(({ isShared }) => isShared) ?? pairs[0])?.pair ?? null
}

/** What is wrong with the goods of two tags at once; `null` where they are right, or cannot be told. */
const oddAbout = async (pair: readonly [string, string], search: Tagged) => {
  const [first, second, both] = [await search([pair[0]]), await search([pair[1]]), await search(pair)]
  if (both === null || ![first, second, both].every(isWhole)) return null
  const [one, other, found] = [idsOf(first), idsOf(second), idsOf(both)]
  const [cut, union] = [new Set([...one].filter((id) => other.has(id))), new Set([...one, ...other])]
  return isSame(found, cut) || isSame(found, union) ? null : { both, found, cut, union }
}

/**
 * Several tags at once: the goods that have all of them, or those that have one of them, and not some of these. Which of both
 * is the server's matter (C-113). Asked for anew before anything is said: goods change meanwhile.
 */
export const walkTags = async (note: Note, known: readonly Row[], search: Tagged, place = '#/data'): Promise<void> => {
  const pair = pairOf(known)
  if (pair === null || (await oddAbout(pair, search)) === null) return
  const odd = await oddAbout(pair, search)
  if (odd === null) return
  const { both, found, cut, union } = odd
  const extra = [...found].find((id) => !union.has(id))
  note(
    both.operation,
    place,
    `the ${cut.size} products with tags ${pair.join(' and ')}, or the ${union.size} with one of them`,
    extra === undefined ? `${found.size} of these` : `${found.size}, ${extra} among them`,
  )
}
