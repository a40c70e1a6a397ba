import type { Language } from '../../src/api/schemas/shared'
import { type Answer, type Asker, isRow, nowhere, type Row, rowsOf } from './asking'
import { dataOf } from './meaning'
import { inNumbers, inWords, ofGuests } from './meaning-of-facts'
import { checkAlike, checkTags, createShelf } from './meaning-of-goods'
import { checkPlace } from './meaning-of-tree'

/** The texts of an answer: numbers may change from one call to the next. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isRow(value) ? Object.values(value).flatMap(textsOf) : []
}

/** Notes answers in a language that are not in that of the others: details, goods of guests, tags and children. */
const checkOne = async (
  { ask, note }: Asker,
  { path, language }: { path: Row; language: Language },
  { products, categories, tags }: Readonly<Record<'products' | 'categories' | 'tags', Answer | null>>,
): Promise<void> => {
  const shelf = createShelf(note)
  shelf.put(products)
  if (tags?.status === 200) checkTags(note, products, rowsOf(tags.body))
  const [product] = dataOf(products)
  if (product !== undefined) {
    const details = await ask('productDetails', { path: { ...path, productId: product['id'] }, language })
    shelf.hold(details, inWords, dataOf(details).slice(0, 1))
  }
  shelf.hold(await ask('guestProducts', { path, query: { page: 1 }, language }), ofGuests)
  checkPlace(note, await ask('browseTop', { path, query: { page: 1 }, language }), null, dataOf(categories))
}

/** What a product costs, and how many may be bought, is the same whatever language it is asked in. */
const checkNumbers = (note: Asker['note'], products: Answer, told: Answer, language: Language): void => {
  const known = new Map(dataOf(told).map((row) => [String(row['id']), row]))
  for (const [at, row] of dataOf(products).entries()) {
    const other = known.get(String(row['id']))
    if (other !== undefined)
      checkAlike(note, products, { place: `#/data/${at}`, row, other, said: `as in ${language}` }, inNumbers)
  }
}

/**
 * Notes a server that says everything in one language, whichever is asked for: its goods, its categories, its tags and its
 * own words to a company that there is not. One text of them that differs is enough.
 */
export const checkLanguage = async (asker: Asker, path: Row, asked: Language): Promise<void> => {
  const { ask, note } = asker
  const other: Language = asked === 'fr' ? 'en' : 'fr'
  const both = async (id: string, call: Parameters<Asker['ask']>[1]) => [
    await ask(id, call),
    await ask(id, { ...call, language: other }),
  ]
  const calls = {
    products: await both('products', { path, query: { page: 1, per_page: 12 } }),
    categories: await both('categories', { path, query: { page: 1 } }),
    tags: await both('tags', {}),
    nowhere: await both('publicSettings', { path: { manufacturerCode: nowhere }, expects: [404] }),
  }
  const pairs = Object.values(calls)
  if (pairs.flat().includes(null)) return
  const texts = (at: number) => pairs.map((pair) => textsOf(pair[at]?.body))
  const [one, two] = [texts(0), texts(1)]
  if (JSON.stringify(one) !== JSON.stringify(two)) {
    const [[told, said] = []] = pairs
    if (told && said) checkNumbers(note, said, told, asked)
    const [products = null, categories = null, tags = null] = pairs.map((pair) => pair[1] ?? null)
    return checkOne(asker, { path, language: other }, { products, categories, tags })
  }
  const said = calls.nowhere[0]
  if (said && one.flat().length > 0)
    note(said.operation, 'query lang', `texts in ${other}, as asked`, `those in ${asked}`)
}
