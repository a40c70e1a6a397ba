import type { Language } from '../../src/api/schemas/shared'
import { type Asker, isRow, type Row } from './asking'

/** The texts of an answer: numbers may change from one call to the next. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRow(value) ? Object.values(value).flatMap(textsOf) : []
}

/**
 * Notes a server that says everything in one language, whichever is asked for: its goods, its categories, its tags and its
 * own words to a company that there is not. One text of them that differs is enough.
 */
export const checkLanguage = async ({ ask, note }: Asker, path: Row, asked: Language): Promise<void> => {
  const other: Language = asked === 'fr' ? 'en' : 'fr'
  const calls = [
    ['products', { path, query: { page: 1, per_page: 12 } }],
    ['categories', { path, query: { page: 1 } }],
    ['tags', {}],
    ['publicSettings', { path: { manufacturerCode: 'NO-SUCH-COMPANY' }, expects: [404] }],
  ] as const
  let hasTexts = false
  for (const [id, call] of calls) {
    const [one, two] = [await ask(id, call), await ask(id, { ...call, language: other })]
    if (one === null || two === null) return
    const [texts, others] = [textsOf(one.body), textsOf(two.body)]
    if (texts.join('\n') !== others.join('\n')) return
    hasTexts ||= texts.length > 0
    if (id === calls[3][0] && hasTexts)
      note(one.operation, 'query lang', `texts in ${other}, as asked`, `those in ${asked}`)
  }
}
