// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { createMask } from '../../src/recorder/masking'
import { createStandIns } from '../../src/recorder/stand-ins'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)
const within = (node: Node): readonly Node[] => [node, ...partsOf(node).flatMap(within)]
const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce((one, name) => (isNode(one) ? one[name] : undefined), node)

const root = join(import.meta.dirname, '../../src/machines')
const nodes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => within(parseSync(file, readFileSync(join(root, file), 'utf8')).program as unknown as Node))

const named = new Map(
  nodes
    .filter(({ type }) => type === 'TSTypeAliasDeclaration')
    .map((node) => [at(node, 'id', 'name'), node['typeAnnotation']] as const),
)
/** The texts that a type allows; none where it allows any text, or no text at all. */
const wordsIn = (type: unknown, seen: readonly unknown[] = []): readonly string[] => {
  if (!isNode(type) || seen.includes(type)) return []
  if (type['type'] === 'TSLiteralType') {
    const text = at(type, 'literal', 'value')
    return typeof text === 'string' ? [text] : []
  }
  if (/^TS(?:UnionType|ArrayType|TypeOperator)$/.test(String(type['type'])))
    return partsOf(type).flatMap((part) => wordsIn(part, [...seen, type]))
  if (type['type'] === 'TSTypeReference')
    return wordsIn(named.get(at(type, 'typeName', 'name') as string), [...seen, type])
  return []
}
/** Every field of the machines that holds words of the code, with each of them. */
const fields = nodes
  .filter(({ type }) => type === 'TSPropertySignature')
  .flatMap((node) => {
    const name = String(at(node, 'key', 'name'))
    return wordsIn(at(node, 'typeAnnotation', 'typeAnnotation')).map((word) => ({ name, word }))
  })
  // Names of events are told beside what they carry, tags are of the chart, and a name may be somebody's.
  .filter(({ name }) => !['type', 'tags', 'name'].includes(name))

test('words that the code itself puts into a field stay as they are in a report: a machine is told the same again', () => {
  const { mask } = createMask(createStandIns(5))
  expect(fields.length).toBeGreaterThan(300)
  const lost = fields.filter(({ name, word }) => (mask({ [name]: word }) as Node)[name] !== word)
  expect([...new Set(lost.map(({ name, word }) => `${name}: ${word}`))]).toEqual([])
})

test('a sheet of thousands of lines is one stand-in, and short ones keep their numbers', () => {
  const { mask } = createMask(createStandIns(5))
  const text = Array.from({ length: 20_000 }, (_, at) => `PART-${at},7`).join('\n')
  const masked = mask({ text, rest: 'PART-1,7' }) as { readonly text: string; readonly rest: string }
  expect(masked.text.length).toBeLessThan(1_000)
  expect(masked.rest).toMatch(/^[^,]+,7$/)
  expect(JSON.stringify(masked)).not.toContain('PART-1')
})
