// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isSameJudged } from '../../src/machines/rules/pad-alike'
import {
  fieldOf,
  isGood,
  isOpen,
  isProblem,
  nextProblem,
  type Judged,
  type RowKind,
} from '../../src/machines/rules/pad-judge'
import { noNames } from '../../src/machines/rules/pad-names'
import { fullProduct } from '../support/products'

const judged = (patch: Partial<Judged> = {}): Judged => ({
  id: 'a',
  kind: 'found',
  product: bolt,
  quantity: 6,
  warnings: ['outOfStock', 'offStep'],
  fix: { kind: 'set', quantity: 12 },
  candidates: [bolt, nut],
  found: 2,
  limit: 6,
  inCart: 1,
  together: 7,
  names: { asked: 'HB-100', own: null, unnamed: null },
  ...patch,
})
const [bolt, nut] = [fullProduct({ id: 1 }), fullProduct({ id: 2 })]

describe('two judgements that look alike on the screen', () => {
  test('are those that say the same, piece by piece', () => {
    const one = judged()
    expect(isSameJudged(one, one)).toBe(true)
    expect(isSameJudged(one, judged())).toBe(true)
    expect(isSameJudged(judged({ fix: { kind: 'retry' } }), judged({ fix: { kind: 'retry' } }))).toBe(true)
    expect(isSameJudged(judged({ fix: null }), judged({ fix: null }))).toBe(true)
  })

  test.each<[string, Partial<Judged>]>([
    ['another row', { id: 'b' }],
    ['another state', { kind: 'nothing' }],
    ['another product', { product: nut }],
    ['another quantity', { quantity: 7 }],
    ['another warning', { warnings: ['outOfStock'] }],
    ['another fix', { fix: { kind: 'leaveOut' } }],
    ['no fix', { fix: null }],
    ['a fix to another quantity', { fix: { kind: 'set', quantity: 18 } }],
    ['fewer to choose from', { candidates: [bolt] }],
    ['others to choose from', { candidates: [nut, bolt] }],
    ['another number of hits', { found: 3 }],
    ['another limit', { limit: 12 }],
    ['more in the cart', { inCart: 2 }],
    ['more in other rows', { together: 8 }],
    ['another number asked for', { names: { ...noNames, asked: 'HB-110' } }],
    ['a number of their own', { names: { asked: 'HB-100', own: 'MY-1', unnamed: null } }],
    ['a number to remember', { names: { asked: 'HB-100', own: null, unnamed: 'MY-1' } }],
  ])('are not: %s', (_, patch) => {
    expect(isSameJudged(judged(), judged(patch))).toBe(false)
    expect(isSameJudged(judged(patch), judged())).toBe(false)
  })
})

const quiet: readonly RowKind[] = ['blank', 'waiting', 'checking', 'found', 'nothing', 'leftOut']
const aboutPart: readonly RowKind[] = [
  'noPart',
  'choose',
  'offered',
  'notFound',
  'unchecked',
  'missingPuom',
  'missingPrice',
  'neverSold',
]
const aboutQuantity: readonly RowKind[] = [
  'open',
  'unclear',
  'notWhole',
  'negative',
  'tooLarge',
  'noNumber',
  'belowMinimum',
  'aboveMaximum',
]

describe('what keeps a row from being added', () => {
  test('is every state but those that say nothing against it', () => {
    expect(quiet.filter((kind) => isProblem(judged({ kind })))).toEqual([])
    for (const kind of [...aboutPart, ...aboutQuantity]) expect(isProblem(judged({ kind })), kind).toBe(true)
    expect([...quiet, ...aboutPart, ...aboutQuantity].filter((kind) => isGood(judged({ kind })))).toEqual(['found'])
    expect(quiet.filter((kind) => isOpen(judged({ kind })))).toEqual(['waiting', 'checking'])
  })

  test('is mended in the field that it is about', () => {
    for (const kind of aboutPart) expect(fieldOf(judged({ kind })), kind).toBe('part')
    for (const kind of aboutQuantity) expect(fieldOf(judged({ kind })), kind).toBe('quantity')
  })

  test('F8 leads to the next one below, from the last to the first again, and to itself when it is the only one', () => {
    const rows = [
      judged({ id: 'a', kind: 'notFound' }),
      judged({ id: 'b' }),
      judged({ id: 'c', kind: 'unclear' }),
      judged({ id: 'd' }),
    ]
    const from = (id: string | null) => nextProblem(rows, id)?.id
    expect([from(null), from('a'), from('b'), from('c'), from('d')]).toEqual(['a', 'c', 'c', 'a', 'a'])
    expect(nextProblem(rows.slice(0, 2), 'a')?.id).toBe('a')
    const back = (id: string | null) => nextProblem(rows, id, true)?.id
    expect([back(null), back('a'), back('b'), back('c'), back('d')]).toEqual(['c', 'c', 'a', 'a', 'c'])
    expect(nextProblem([judged()], 'a')).toBeNull()
    expect(nextProblem([], null)).toBeNull()
  })
})
