import { posix } from 'node:path'

/** Project paths and the texts there. */
export type Texts = Readonly<Record<string, string>>

const bracketPairs: Readonly<Record<string, string>> = { '(': ')', '{': '}', '<': '>' }

/** The text between the bracket at `start` and the one that closes it. */
const within = (text: string, start: number): string => {
  const open = text[start] ?? ''
  const close = bracketPairs[open] ?? ''
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const isArrow = close === '>' && text[at - 1] === '='
    if (text[at] === open) depth += 1
    if (text[at] === close && !isArrow) depth -= 1
    if (depth === 0) return text.slice(start + 1, at)
  }
  return text.slice(start + 1)
}
/** The text without what stands in brackets of a kind. */
const without = (text: string, open: string): string => {
  const at = text.indexOf(open)
  if (at === -1) return text
  const inner = within(text, at)
  return without(`${text.slice(0, at)} ${text.slice(at + inner.length + 2)}`, open)
}
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

const typeField = /\btype:\s*((?:`[^`]*`|[^,;}\n`])+)/g
const quoted = /'([^']+)'|`([^`]+)`/g
/** The texts that fields named `type` hold, also where a condition chooses between two. */
const typesIn = (text: string): readonly string[] =>
  [...text.matchAll(typeField)].flatMap(([, value = '']) =>
    [...value.matchAll(quoted)].map(([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '*') ?? ''),
  )

const typeDeclaration =
  /^(?:export )?type (\w+)(?:<.*>)? =([\s\S]*?)(?=^(?:export|type|const|import|class|function|interface)\b|(?![\s\S]))/gm

/** The types that the texts declare, by their names. */
export const declaredTypes = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.values(texts).flatMap((text) =>
      [...withoutComments(text).matchAll(typeDeclaration)].map(([, name = '', body = '']) => [name, body] as const),
    ),
  )

/** The event types of a union, through the names of other unions; what only stands between < and > is no part of it. */
export const eventTypesOf = (
  union: string,
  types: ReadonlyMap<string, string>,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] => {
  const names = without(without(union, '{'), '<').match(/\b[A-Z]\w*\b/g) ?? []
  return [
    ...typesIn(union),
    ...names
      .filter((name) => !seen.has(name))
      .flatMap((name) => eventTypesOf(types.get(name) ?? '', types, new Set([...seen, name]))),
  ]
}

const eventsOfSetup = /\bevents:\s*([\s\S]*?)(?=;|\n\s+(?:context|input|output|tags|emitted)\b|\n\s*\}|, )/
const stemOf = (path: string): string => posix.basename(path).replace(/\.(?:machine|setup)\.ts$/, '')

/** The event types that each machine declares, by the first word of its file: cart.setup.ts belongs to cart.machine.ts. */
export const declaredEvents = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const types = declaredTypes(texts)
  const declared = new Map<string, readonly string[]>()
  for (const [path, text] of Object.entries(texts)) {
    const at = text.search(/\bsetup\(\{/)
    const union = at === -1 ? undefined : eventsOfSetup.exec(withoutComments(text.slice(at)))?.[1]
    if (union !== undefined) declared.set(stemOf(path), [...new Set(eventTypesOf(union, types))].toSorted())
  }
  return declared
}

/** The event types that callback actors take: `fromCallback<TEvent, …>`. */
export const takenByCallbacks = (texts: Texts): readonly string[] => {
  const types = declaredTypes(texts)
  return Object.values(texts).flatMap((text) =>
    [...text.matchAll(/\bfromCallback<(\w+)/g)].flatMap(([, name = '']) => eventTypesOf(name, types)),
  )
}

const isCovered = (type: string, by: Iterable<string>): boolean =>
  [...by].some((one) => one === type || (one.endsWith('*') && type.startsWith(one.slice(0, -1))))

/** What a machine declares and nowhere handles. */
export const unhandled = (declared: readonly string[], handled: readonly string[]): readonly string[] =>
  declared.filter((type) => !isCovered(type, handled))

const sending = /\b(?:send|sendTo|sendParent|raise|tell|sendBack|forwardTo)\(/g

/** The event types that are sent, each with the files that send it. */
export const sentEvents = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const sent = new Map<string, readonly string[]>()
  for (const [path, text] of Object.entries(texts)) {
    const plain = withoutComments(text)
    for (const match of plain.matchAll(sending)) {
      const args = within(plain, match.index + match[0].length - 1)
      for (const type of typesIn(args)) sent.set(type, [...new Set([...(sent.get(type) ?? []), path])])
    }
  }
  return sent
}

/** What is sent and by nobody declared, as `type (file)`. */
export const undeclared = (texts: Texts): readonly string[] => {
  const known = new Set([...[...declaredEvents(texts).values()].flat(), ...takenByCallbacks(texts)])
  return [...sentEvents(texts)].filter(([type]) => !isCovered(type, known)).map(([type, paths]) => `${type} (${paths})`)
}

/** What is declared and named nowhere but in types and charts: nobody can have sent it. */
export const unsent = (texts: Texts): readonly string[] => {
  const code = Object.values(texts)
    .map((text) => withoutComments(text).replaceAll(typeDeclaration, ''))
    .join('\n')
    .replaceAll(/\bevents:.*$/gm, '')
  const all = new Set([...declaredEvents(texts).values()].flat())
  return [...all].filter((type) => !type.includes('*') && !new RegExp(`'${type}'(?!:)`).test(code)).toSorted()
}
