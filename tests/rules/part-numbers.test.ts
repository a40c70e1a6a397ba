// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entriesOfFile, numberRows } from '../../src/machines/rules/list-file'
import {
  changedNumbers,
  mostNumbers,
  numberKey,
  ownOf,
  partFor,
  readNumbers,
  withNumber,
  type OwnNumber,
} from '../../src/machines/rules/part-numbers'
import { runs } from './samples'

const bolt = { own: 'BOLT-A', partNumber: 'CB-120' }
const word = fc.constantFrom('a', 'A', 'b', ' b ', 'c  d', 'C D', '', 'é')
const entry: fc.Arbitrary<OwnNumber> = fc.record({ own: word, partNumber: word })
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ own: `N-${at}`, partNumber: 'X' }))

describe('part numbers of the buyer', () => {
  it('PARTS one name never stands for two products, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), (first, second) => {
        const { numbers } = changedNumbers(changedNumbers([], { kind: 'added', entries: first }).numbers, {
          kind: 'added',
          entries: second,
        })
        const keys = numbers.map(({ own }) => numberKey(own))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { own, partNumber } of numbers) expect(partFor(numbers, own)).toBe(partNumber)
        expect(readNumbers(JSON.parse(JSON.stringify(numbers)))).toEqual({ numbers, damaged: 0 })
      }),
      runs,
    )
  })

  it('PARTS several names may stand for one product; case and spaces do not count', () => {
    const { numbers } = changedNumbers([bolt], { kind: 'added', entries: [{ own: ' bolt  2 ', partNumber: 'cb-120' }] })
    expect(ownOf(numbers, 'CB-120')).toEqual(['BOLT-A', 'bolt 2'])
    expect([partFor(numbers, 'Bolt 2'), partFor(numbers, 'x')]).toEqual(['cb-120', null])
    expect(withNumber([bolt], { own: 'bolt-a', partNumber: 'cb-120' })).toEqual({ numbers: [bolt], problem: null })
  })

  it('PARTS a name of another product is refused, and said for which', () => {
    expect(withNumber([bolt], { own: 'bolt-a', partNumber: 'N-8' })).toEqual({
      numbers: [bolt],
      problem: { kind: 'taken', own: 'bolt-a', partNumber: 'CB-120' },
    })
    expect(withNumber([bolt], { own: ' ', partNumber: 'N-8' }).problem).toEqual({ kind: 'incomplete' })
  })

  it('PARTS numbers are changed in their place and removed; a refused change leaves the former one', () => {
    const two = [bolt, { own: 'NUT', partNumber: 'N-8' }]
    const changed = { own: 'BOLT-B', partNumber: 'CB-121' }
    expect(changedNumbers(two, { kind: 'changed', own: 'bolt-a', entry: changed }).numbers).toEqual([changed, two[1]])
    expect(changedNumbers(two, { kind: 'changed', own: 'BOLT-A', entry: { own: 'nut', partNumber: 'X' } })).toEqual({
      numbers: two,
      problems: [{ kind: 'taken', own: 'nut', partNumber: 'N-8' }],
    })
    expect(changedNumbers(two, { kind: 'removed', own: 'bolt-a' }).numbers).toEqual([two[1]])
    expect(changedNumbers(two, { kind: 'removed', own: 'gone' }).numbers).toBe(two)
  })

  it('PARTS 5,000 are kept, one more is refused', () => {
    const { numbers, problems } = changedNumbers([], { kind: 'added', entries: many(mostNumbers + 2) })
    expect([numbers.length, problems]).toEqual([mostNumbers, [{ kind: 'full' }, { kind: 'full' }]])
    expect(withNumber(numbers, bolt).problem).toEqual({ kind: 'full' })
  })

  it('R4 what cannot be read is counted', () => {
    expect(readNumbers(undefined)).toEqual({ numbers: [], damaged: 0 })
    expect(readNumbers('x')).toEqual({ numbers: [], damaged: 1 })
    expect(readNumbers([bolt, 5, { own: 1 }, { ...bolt, partNumber: 'Y' }])).toEqual({ numbers: [bolt], damaged: 3 })
    fc.assert(
      fc.property(fc.jsonValue(), (json) => void readNumbers(json)),
      runs,
    )
  })

  it('PARTS a file is written and read again; rows that lack one of the two are counted', () => {
    const rows = numberRows([bolt, { own: '=A', partNumber: '-5' }], 'fr')
    expect(entriesOfFile(rows)).toEqual({ entries: [bolt, { own: '=A', partNumber: '-5' }], unreadable: 0 })
    expect(
      entriesOfFile([
        ['BOLT-A', 'CB-120'],
        ['', ''],
        ['NUT', ''],
      ]),
    ).toEqual({ entries: [bolt], unreadable: 1 })
  })
})
