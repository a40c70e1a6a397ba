// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lawOf, unknownCitations } from './support/citations'
import { projectFiles, rootFile } from './support/files'

const pages = projectFiles(['docs'], /\.md$/)
const page = (name: string): string => pages.find(([path]) => path === `docs/${name}`)?.[1] ?? ''
const law = lawOf({
  requirements: page('requirements.md'),
  quality: page('quality-rules.md'),
  spec: page('spec.md'),
  decisions: pages.flatMap(([path]) => /^docs\/decisions\/(.+)$/.exec(path)?.[1] ?? []),
})
const guides = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].map(
  (path) => [path, rootFile(path)] as const,
)
const files = [...projectFiles(['src', 'mocks', 'tests', 'scripts'], /\.(?:tsx?|mjs|css)$/), ...pages, ...guides]

const count = (set: ReadonlySet<string>, pattern: RegExp): number =>
  [...set].filter((each) => pattern.test(each)).length

test('the law is whole: every area has as many ids as its table says, and all of the rules are there', () => {
  const said = [...page('requirements.md').matchAll(/^\| ([A-Z][A-Z0-9]*) \| [^|]+ \| (\d+) \|$/gm)]
  expect(said).toHaveLength(34)
  for (const [, area = '', number] of said)
    expect([area, count(law.ids, RegExp(`^${area}-`))]).toEqual([area, Number(number)])
  expect(count(law.ids, /^(?!C-|T-)/)).toBe(750)
  const { conflicts, traps } =
    /ambiguities: (?<conflicts>\d+)\. Traps: (?<traps>\d+)/.exec(page('requirements.md'))?.groups ?? {}
  expect([count(law.ids, /^C-/), count(law.ids, /^T-/)]).toEqual([Number(conflicts), Number(traps)])
  const rules = ['R', 'S', 'A', 'K', 'V'].map((letter) => count(law.rules, RegExp(`^${letter}`)))
  expect(rules).toEqual([38, 30, 28, 18, 15])
  expect([...law.sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('the specification keeps its lines, because the requirements name them', () => {
  expect(page('spec.md').replace(/\n$/, '').split('\n')).toHaveLength(312)
})

test('every citation leads somewhere', () => {
  const others = files.filter(([path]) => path !== 'tests/citations.test.ts')
  expect(others.length).toBeGreaterThan(300)
  expect(others.flatMap(([path, text]) => unknownCitations(path, text, law))).toEqual([])
})

describe('the check finds what is planted', () => {
  test.each([
    ['a requirement that is none', "test('CART-99 a cart', () => {})", ['CART-99']],
    ['an area that is none', '// as CRAT-22 says', ['CRAT-22']],
    ['a conflict', '/** Both texts (C-108). */', ['C-108']],
    ['a trap', '// T-116', ['T-116']],
    ['the end of a range', "test('CHECK-29 to 41', () => {})", ['CHECK-41']],
    ['the end of a long range', "test('CATB-01 to CATB-29', () => {})", ['CATB-29']],
    ['a rule of quality', "test('R39 S31 A1 K19', () => {})", ['R39', 'S31', 'K19']],
    ['a section', '/** At most 15 (spec 11). */', ['spec 11']],
    ['a part of a section', '/** The lift (spec 2 Elevator). */', ['spec 2 Elevator']],
    ['the part of a machine', "meta: { spec: '2 Login, 4 Elevator, 8 Login failure' }", ['spec 4 Elevator']],
    ['the section of a machine', "meta: { spec: '2 Login; 11 Login' }", ['spec 11 Login']],
    ['a decision', 'See decision 404.', ['decision 404']],
  ])('%s', (_, text, unknown) => {
    expect(unknownCitations('src/x.ts', text, law)).toEqual(unknown.map((what) => `src/x.ts cites ${what}`))
  })

  test.each([
    "test('CART-22 C-57 R28 removing asks (CHECK-29 to 31)', () => {})",
    "meta: { spec: '2 Cart (save as draft), C-59' }",
    "meta: { spec: '2 Order detail, 7 GET /api/orders/{code}/{orderId}' }",
    "spec: '2, 3, 7, 9'",
    '/** Money (spec 9 cart total), UTF-16, the parts P-1001, PO-77 and HB-M8-40, the customer C-1001. */',
    '<path d="M0 0A54 32 0 1 0 8 0V99z" />',
  ])('and nothing in %s', (text) => {
    expect(unknownCitations('src/x.ts', text, law)).toEqual([])
  })
})
