// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { mutantsIn, withSwitches, type Mutant } from '../scripts/mutation/mutants'
import { figuresOf, fits, nearnessOf, sampleOf, type Planted } from '../scripts/mutation/score'
import { projectFiles } from './support/files'

const path = 'src/x.ts'
const changes = (text: string): readonly string[] =>
  mutantsIn(path, text).map(({ before, replacement }) => `${before} -> ${replacement}`)

/** What a module exports as `answer` with one of its defects planted, `null` with none; types are not run. */
const answerWith = (text: string, planted: Mutant | null): unknown => {
  const code = withSwitches(path, text, mutantsIn(path, text)).replace('export const answer =', 'return ')
  const scope = { __isPlanted: (_: string, id: number) => id === planted?.id }
  // oxlint-disable-next-line no-new-func -- the code is what is tested
  return new Function('globalThis', code)(scope)
}
/** The defects that a check of `answer` does not notice: the whole run in small. */
const survivors = (text: string, check: (answer: unknown) => boolean): readonly string[] =>
  mutantsIn(path, text)
    .filter((mutant) => {
      try {
        return check(answerWith(text, mutant))
      } catch {
        return false
      }
    })
    .map(({ before, replacement }) => `${before} -> ${replacement}`)

test('a tagged template stays whole: its text belongs to its tag', () => {
  const text = 'export const answer = [String.raw`a\\d`, 1]'
  expect(changes(text)).toEqual(['[String.raw`a\\d`, 1] -> []', '1 -> 2'])
  expect(answerWith(text, null)).toEqual([String.raw`a\d`, 1])
})

type Rule = (quantity: number) => boolean
const rule = 'export const answer = (quantity) => quantity > 0 && quantity <= 10'

describe('defects', () => {
  test('QA: operators, conditions, literals, lists, calls and statements are broken', () => {
    expect(changes('const x = a < 2')).toEqual([
      'a < 2 -> true',
      'a < 2 -> false',
      'a < 2 -> ((a) <= (2))',
      'a < 2 -> ((a) >= (2))',
      '2 -> 3',
    ])
    expect(changes('const x = !a')).toEqual(['!a -> true', '!a -> false', '!a -> (a)'])
    expect(changes("const x = a ? 'y' : ''")).toContain("'' -> 'planted'")
    expect(changes('const x = a ?? b')).toEqual(['a ?? b -> (a)'])
    expect(changes('const x = [a]')).toEqual(['[a] -> []'])
    expect(changes('const x = list.some(f)')).toEqual(['list.some(f) -> list.every(f)'])
    expect(changes('const x = list.filter(f)')).toEqual(['list.filter(f) -> (list)'])
    expect(changes('const f = () => { g() }')).toEqual(['g() -> '])
    expect(changes('const f = () => { if (a) return 1 }')).toContain('return 1 -> ')
  })

  test('QA: types, imports, names of fields, words of charts and what everything inherits are let be', () => {
    const text = [
      "import { a } from 'b'",
      "type T = { kind: 'x' } | 5",
      "const c = { 'd-e': f, description: 'words', meta: { spec: '2' } }",
      'const g: Record<string, 7> = h.toString()',
    ].join('\n')
    expect(changes(text)).toEqual([])
  })

  test('QA: a module with switches does what it did as long as nothing is planted', () => {
    const isOrderable = answerWith(rule, null) as Rule
    expect([-1, 0, 1, 10, 11].map(isOrderable)).toEqual([false, false, true, true, false])
  })

  test('QA: every module that is mutated can still be read with all of its switches', () => {
    const modules = projectFiles(['src/machines/rules', 'src/machines/ordering', 'src/api'], /\.ts$/)
    for (const [file, text] of modules) {
      const mutants = mutantsIn(file, text)
      expect(() => mutantsIn(file, withSwitches(file, text, mutants)), file).not.toThrow()
    }
  })
})

describe('survivors', () => {
  test('QA: a defect that no check notices is found, and no other', () => {
    const lazy = (answer: unknown) => [-1, 0, 1, 20].map(answer as Rule).join() === 'false,false,true,false'
    expect(survivors(rule, lazy)).toEqual(['quantity <= 10 -> ((quantity) < (10))', '10 -> 11'])
  })

  test('QA: a thorough check notices all of them', () => {
    const thorough = (answer: unknown) => [0, 1, 10, 11].map(answer as Rule).join() === 'false,true,true,false'
    expect(survivors(rule, thorough)).toEqual([])
  })
})

describe('the run', () => {
  const all = Array.from({ length: 100 }, (_, at) => at)

  test('QA: a seed draws the same sample each time, and a larger one holds the smaller one', () => {
    expect(sampleOf(all, 20, 7)).toEqual(sampleOf(all, 20, 7))
    expect(sampleOf(all, 20, 7)).not.toEqual(sampleOf(all, 20, 8))
    expect(sampleOf(all, 40, 7)).toEqual(expect.arrayContaining([...sampleOf(all, 20, 7)]))
    expect(sampleOf(all, 500, 7)).toEqual(all)
  })

  test('QA: the tests of a module come before those of its neighbours', () => {
    const tests = ['tests/machines/shop.test.ts', 'tests/rules/cart.test.ts', 'tests/rules/cart-merge.test.ts']
    const near = (file: string) => tests.toSorted((one, other) => nearnessOf(file, other) - nearnessOf(file, one))[0]
    expect(near('src/machines/rules/cart-merge.ts')).toBe('tests/rules/cart-merge.test.ts')
    expect(near('src/machines/rules/cart.ts')).toBe('tests/rules/cart.test.ts')
  })

  test.each([
    ['src/machines/rules/cart.ts', 'src/machines/rules/*.ts', true],
    ['src/machines/rules/cart.ts', 'src/**', true],
    ['src/machines/rules/cart.ts', 'src/*.ts', false],
    ['src/api/browser/locks.ts', 'src/api/browser/{*store*,locks}.ts', true],
    ['src/api/browser/signal.ts', 'src/api/browser/{*store*,locks}.ts', false],
  ])('QA: %s fits %s: %s', (file, glob, isFit) => {
    expect(fits(file, glob)).toBe(isFit)
  })

  test('QA: the score counts what no test reaches as not noticed', () => {
    const [first] = mutantsIn(path, rule)
    const planted = { ...first, path } as Planted
    const head = { date: '2026-01-01', command: 'x', seconds: 1, possible: 9, sample: null }
    const outcome = (result: 'killed' | 'survived' | 'unreached') => ({
      planted,
      outcome: { result, by: null, reached: [] },
    })
    const figures = figuresOf([outcome('killed'), outcome('survived'), outcome('unreached')], head)
    expect([figures.killed, figures.survived, figures.score]).toEqual([1, 2, 33.3])
    expect(figures.survivors.map(({ change }) => change.endsWith('(no test comes here)'))).toEqual([false, true])
  })
})
