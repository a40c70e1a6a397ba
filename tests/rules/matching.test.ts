// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  candidatesIn,
  exactAmong,
  isAskable,
  isSpellingOf,
  lookupOf,
  nearestPart,
  nothingFound,
  productOf,
  spellings,
} from '../../src/machines/rules/pad-matching'
import { changedNumbers, mostNumbers, numberKey, readNumbers, withNumber } from '../../src/machines/rules/part-numbers'
import { product } from './samples'

const found = (part_number: string, id: number | string = part_number) => ({
  ...product({ id, part_number }),
  available: 1,
})
const parts = (products: readonly { readonly part_number: string }[]) => products.map(({ part_number }) => part_number)

describe('PAD spellings that are searched for, one after the other', () => {
  test.each([
    ['HB-100', ['HB-100', 'HB 100', 'HB100', '100']],
    ['hb 100', ['hb 100', 'hb-100', 'hb100', '100']],
    ['- HB-100', ['- HB-100', '-HB-100', 'HB-100', 'HB 100', 'HB100', '100']],
    ['HB1', ['HB1', 'HB-1', 'HB 1']],
    ['1200', ['1200']],
    ['A1B22C333', ['A1B22C333', '333']],
    ['A1B22', ['A1B22', 'A-1-B-22', 'A 1 B 22', '22']],
    ['AB12C', ['AB12C', 'AB-12-C', 'AB 12 C', '12']],
    ['\uff28\uff22\uff0d\uff11\uff10\uff10', ['HB-100', 'HB 100', 'HB100', '100']],
  ])('%j', (part, expected) => {
    expect(spellings(part)).toEqual(expected)
  })

  test('a text of a hundred letters is asked for, a longer one and one without letters is not', () => {
    expect([isAskable('x'.repeat(100)), isAskable('x'.repeat(101)), isAskable(' - . '), isAskable('')]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('PAD the same number in another spelling', () => {
  test.each([
    'hb 100',
    'HB100',
    'H.B/1_0-0',
    '"HB-100"',
    "'HB-100",
    '=HB-100',
    '+HB-100',
    'HB-100,',
    'HB-100;',
    'HB–100',
    '«HB-100»',
    '1. HB-100',
  ])('%j', (text) => {
    expect(isSpellingOf(text, 'HB-100')).toBe(true)
    expect(nearestPart(text, [found('CB-1'), found('HB-100')])).toBe('HB-100')
  })
  test.each(['HB-1000', 'HB-10', 'xHB-100', 'HB-100 x'])('%j is another one', (text) => {
    expect(isSpellingOf(text, 'HB-100')).toBe(false)
    expect(nearestPart(text, [found('HB-100')])).toBeNull()
  })
})

describe('PAD what a search found', () => {
  const [dashed, plain, other] = [found('HB-100', 1), found('HB100', 2), found('HB-1000', 3)]

  test('letter case alone makes no other number; blanks and hyphens make one that is offered', () => {
    const lookup = lookupOf('hb-100', { products: [other, plain, dashed], total: 7 }, [dashed])
    expect(lookup).toEqual({ kind: 'answered', exact: [dashed], near: [plain], others: [other], total: 7 })
    expect(parts(candidatesIn(lookup))).toEqual(['HB-100'])
    expect(productOf(lookup, null)).toBe(dashed)
    expect(productOf(lookup, 2)).toBe(dashed)
  })

  test('what only another spelling found is near, or nothing', () => {
    const lookup = lookupOf('HB 100', { products: [], total: 0 }, [plain, other])
    expect(lookup).toMatchObject({ exact: [], near: [plain], others: [], total: 0 })
    expect(parts(candidatesIn(lookup))).toEqual(['HB100'])
    expect(productOf(lookup, null)).toBeNull()
  })

  test('of two of one number none is taken before the buyer has chosen; at most twelve others are kept', () => {
    const twin = found('hb-100', 4)
    const lookup = lookupOf('HB-100', { products: [dashed, twin, dashed], total: 2 }, [])
    expect([productOf(lookup, null), productOf(lookup, 4), productOf(lookup, '4'), productOf(lookup, 9)]).toEqual([
      null,
      twin,
      twin,
      null,
    ])
    const many = Array.from({ length: 13 }, (_, at) => found(`HB-100${at}`))
    const wide = lookupOf('HB', { products: many, total: 13 }, [])
    expect([candidatesIn(wide).length, candidatesIn(nothingFound).length]).toEqual([12, 0])
    expect(candidatesIn({ kind: 'failed', isOffline: false })).toEqual([])
    expect(productOf({ kind: 'failed', isOffline: true }, 4)).toBeNull()
  })

  test('the mark of a list is no part of a number, unless a product begins with it', () => {
    expect(parts(exactAmong('- HB-100', [dashed]))).toEqual(['HB-100'])
    expect(parts(exactAmong('- HB-100', [dashed, found('-HB-100')]))).toEqual([])
    expect(parts(exactAmong('-HB-100', [dashed, found('-HB-100')]))).toEqual(['-HB-100'])
  })
})

describe('PARTS limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ own: `N-${at}`, partNumber: 'X' }))
  const kinds = (entry: { own: string; partNumber: string }) => withNumber([], entry).problem?.kind ?? null

  test('a hundred letters on either side, and neither side empty', () => {
    const [long, longer] = ['x'.repeat(100), 'x'.repeat(101)]
    expect([
      kinds({ own: long, partNumber: long }),
      kinds({ own: longer, partNumber: 'X' }),
      kinds({ own: 'A', partNumber: longer }),
    ]).toEqual([null, 'tooLong', 'tooLong'])
    expect([kinds({ own: '', partNumber: 'X' }), kinds({ own: 'A', partNumber: '  ' })]).toEqual([
      'incomplete',
      'incomplete',
    ])
    expect(withNumber([], { own: ' a   b ', partNumber: ' X \t 1 ' }).numbers).toEqual([
      { own: 'a b', partNumber: 'X 1' },
    ])
    expect(numberKey(' a\u00a0 e\u0301 ')).toBe('A É')
  })

  test('five thousand are kept, and what does not fit is said; one that stands there is no further one', () => {
    expect(mostNumbers).toBe(5_000)
    const full = changedNumbers([], { kind: 'added', entries: many(5_001) })
    const left = many(5_001).slice(-1)
    const noRoom = left.map(({ own, partNumber }) => ({ kind: 'full', own, wanted: partNumber }))
    expect([full.numbers.length, full.added, full.problems]).toEqual([5_000, 5_000, noRoom])
    const one = { own: 'M', partNumber: 'X' }
    expect(withNumber(full.numbers, one).problem).toEqual({ kind: 'full', own: 'M', wanted: 'X' })
    expect(withNumber(full.numbers, { own: 'n-1', partNumber: 'x' })).toEqual({ numbers: full.numbers, problem: null })
    expect(changedNumbers(full.numbers, { kind: 'added', entries: many(2) })).toMatchObject({
      added: 0,
      known: 2,
      problems: [],
      undo: null,
    })
  })

  test('a change into a number that stands there already is refused', () => {
    const [one, two] = many(2) as [{ own: string; partNumber: string }, { own: string; partNumber: string }]
    expect(changedNumbers([one, two], { kind: 'changed', own: 'N-0', entry: two })).toMatchObject({
      numbers: [one, two],
      problems: [{ kind: 'taken', own: 'N-1', partNumber: 'X' }],
    })
    expect(changedNumbers([one, two], { kind: 'removed', own: 'N-1' }).undo).toEqual({
      kind: 'restored',
      entry: two,
      at: 1,
    })
  })

  test('what cannot be read of them is counted', () => {
    expect([readNumbers(null), readNumbers(undefined)]).toEqual([
      { numbers: [], damaged: 0 },
      { numbers: [], damaged: 0 },
    ])
    expect(readNumbers('x')).toEqual({ numbers: [], damaged: 1 })
    expect(
      readNumbers([
        { own: 'A', partNumber: 5 },
        { own: 5, partNumber: 'X' },
        null,
        { own: 'A', partNumber: 'X' },
        { own: 'a', partNumber: 'X' },
      ]),
    ).toEqual({
      numbers: [{ own: 'A', partNumber: 'X' }],
      damaged: 4,
    })
  })
})
