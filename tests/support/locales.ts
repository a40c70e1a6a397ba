/** The texts of a language by their dotted keys. */
export const flatten = (tree: object, above = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Array.from(flatten(value, `${above}${name}.`))
        : [[`${above}${name}`, String(value)]],
    ),
  )

/** The names between double braces, in order; a name that is used twice counts once. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? ''))].toSorted()

/** A key without the ending that tells one from many. */
export const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '')

const asked = /(?:\bt\(|\bi18nKey=\{?)\s*['"`]([\w.-]+)['"`]/g
/** The keys that a source file asks for with `t('...')` or `i18nKey="..."`. */
export const keysAsked = (source: string): readonly string[] =>
  Array.from(source.matchAll(asked), (match) => match[1] ?? '')

const quoted = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/gi
/** Every quoted text that looks like a key: keys also travel as values, such as the labels of a menu. */
export const keysQuoted = (source: string): readonly string[] =>
  Array.from(source.matchAll(quoted), (match) => match[1] ?? '')

const assembled = /`([a-z]\w*(?:\.\w+)*\.)\$\{/gi
const word = /['"`](\w+)['"`]|\b(\w+):/g
/** The keys that a file may put together, such as `orders.${status}`: each beginning with each word that it can name. */
export const keysAssembled = (source: string, elsewhere: string): readonly string[] => {
  const beginnings = Array.from(source.matchAll(assembled), (match) => match[1] ?? '')
  if (beginnings.length === 0) return []
  const words = Array.from(`${source}\n${elsewhere}`.matchAll(word), (match) => match[1] ?? match[2] ?? '')
  return beginnings.flatMap((beginning) => words.map((end) => `${beginning}${end}`))
}
