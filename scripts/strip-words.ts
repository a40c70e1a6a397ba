import type { Plugin } from 'vite'

/** The part of a syntax tree that is looked at. */
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const isText = ({ type, value, quasis }: Node): boolean =>
  (type === 'Literal' && typeof value === 'string') ||
  (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1)
/** `description: 'words'`, or `meta: { spec: ... }`. */
const isWords = (property: Node): boolean => {
  const { key, value } = property
  if (property.type !== 'Property' || !isNode(key) || !isNode(value)) return false
  if (key['name'] === 'description') return isText(value)
  return key['name'] === 'meta' && value.type === 'ObjectExpression'
}

/** The text without the words of its charts; the commas that are left over are harmless in an object. */
const stripped = (code: string, root: Node): string => {
  const cuts: (readonly [number, number])[] = []
  const look = (node: Node): void => {
    for (const child of childrenOf(node)) {
      if (isWords(child)) cuts.push([child.start, child.end])
      else look(child)
    }
  }
  look(root)
  let result = code
  for (const [start, end] of cuts.toSorted(([one], [other]) => other - one)) {
    const after = /^\s*,/.exec(result.slice(end))?.[0].length ?? 0
    result = result.slice(0, start) + result.slice(end + after)
  }
  return result
}

/**
 * Leaves the words of the charts (descriptions, sections of the specification) out of the code that buyers load. Product
 * owners read them in development and in the demo.
 */
export const stripWords = (): Plugin => ({
  name: 'tradepost-strip-words',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/machines\/(?!rules\/).+\.ts$/ },
    handler(code) {
      return { code: stripped(code, this.parse(code) as unknown as Node), map: null }
    },
  },
})
