// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeRows } from '../../src/api/browser/table-file'
import { readDelimited } from '../../src/api/delimited'
import { numberRows } from '../../src/machines/rules/list-file'
import { ownSheetOf } from '../../src/machines/rules/own-sheet'
import { readTable } from '../../src/machines/rules/pad-sheet'
import {
  changedNumbers,
  mostNumbers,
  numberKey,
  ownOf,
  toldNumbers,
  partFor,
  readNumbers,
  withNumber,
  type OwnNumber,
} from '../../src/machines/rules/part-numbers'
import { runs } from './samples'
import { fileWords } from '../support/file-words'

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
      problem: { kind: 'taken', own: 'bolt-a', partNumber: 'CB-120', wanted: 'N-8' },
    })
    expect(withNumber([bolt], { own: ' ', partNumber: 'N-8' }).problem).toEqual({
      kind: 'incomplete',
      text: 'N-8',
    })
  })

  it('PARTS numbers are changed in their place and removed; a refused change leaves the former one', () => {
    const two = [bolt, { own: 'NUT', partNumber: 'N-8' }]
    const changed = { own: 'BOLT-B', partNumber: 'CB-121' }
    expect(changedNumbers(two, { kind: 'changed', own: 'bolt-a', entry: changed }).numbers).toEqual([changed, two[1]])
    expect(
      changedNumbers(two, { kind: 'changed', own: 'BOLT-A', entry: { own: 'nut', partNumber: 'X' } }),
    ).toMatchObject({
      numbers: two,
      problems: [{ kind: 'taken', own: 'nut', partNumber: 'N-8', wanted: 'X' }],
    })
    // Two names of one product do not become one unasked.
    const names = [bolt, { own: 'BOLT-B', partNumber: 'CB-120' }]
    const renamed = { own: ' bolt-b', partNumber: 'CB-120' }
    expect(changedNumbers(names, { kind: 'changed', own: 'BOLT-A', entry: renamed })).toMatchObject({
      numbers: names,
      problems: [{ kind: 'taken', own: 'bolt-b', partNumber: 'CB-120', wanted: 'CB-120' }],
    })
    expect(changedNumbers(two, { kind: 'removed', own: 'bolt-a' }).numbers).toEqual([two[1]])
    expect(changedNumbers(two, { kind: 'removed', own: 'gone' }).numbers).toBe(two)
  })

  it('PARTS 5,000 are kept, one more is refused', () => {
    const { numbers, problems } = changedNumbers([], { kind: 'added', entries: many(mostNumbers + 2) })
    const left = many(mostNumbers + 2).slice(-2)
    expect([numbers.length, problems]).toEqual([
      mostNumbers,
      left.map(({ own, partNumber }) => ({ kind: 'full', own, wanted: partNumber })),
    ])
    expect(withNumber(numbers, bolt).problem).toEqual({ kind: 'full', own: bolt.own, wanted: bolt.partNumber })
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

  it('PARTS a file is written and read again, in every language', async () => {
    for (const language of ['en', 'es', 'fr'] as const) {
      const text = await writeRows(numberRows([bolt, { own: '=A', partNumber: '-5' }], fileWords(language)))
      expect(ownSheetOf(readTable(text, 9, readDelimited).cells).entries).toEqual([
        bolt,
        { own: '=A', partNumber: '-5' },
      ])
    }
  })

  it('PARTS the heading says which column is whose; without one the first is the own number', () => {
    const rows = [['CB-120', 'BOLT-A']]
    expect(ownSheetOf([['Part number', 'Customer number'], ...rows]).entries).toEqual([bolt])
    expect(
      ownSheetOf([
        ['Customer part no.', 'SKU'],
        ['BOLT-A', 'CB-120'],
      ]).entries,
    ).toEqual([bolt])
    for (const head of [
      ['Ours', 'Theirs'],
      ['Alias', 'Part'],
      ['Nuestro', 'Proveedor'],
      ['Notre code', 'Votre code'],
    ])
      expect(ownSheetOf([head, ['BOLT-A', 'CB-120']]).entries).toEqual([bolt])
    expect(ownSheetOf([['Theirs', 'Ours'], ...rows]).entries).toEqual([bolt])
    expect(
      ownSheetOf([
        ['Our cross references'],
        ['Part number', 'Description', 'My number'],
        ['CB-120', 'Bolt, 20 mm', 'BOLT-A'],
      ]).entries,
    ).toEqual([{ own: '', partNumber: 'Our cross references' }, bolt])
    expect(
      ownSheetOf([
        ['NUT', 'SCREW'],
        ['BOLT-A', 'CB-120'],
      ]).entries,
    ).toEqual([{ own: 'NUT', partNumber: 'SCREW' }, bolt])
    expect(ownSheetOf([['BOLT-A', 'CB-120'], ['NUT']]).entries).toEqual([bolt, { own: 'NUT', partNumber: '' }])
    expect(ownSheetOf([]).entries).toEqual([])
  })

  it('PARTS of many it is said how many came in, stood there, or were not taken, and why', () => {
    const entries = [
      { own: 'bolt-a', partNumber: 'CB-120', wanted: 'N-8' },
      { own: 'BOLT-A', partNumber: 'N-8' },
      { own: 'NUT', partNumber: 'N-8' },
      { own: '', partNumber: 'N-8' },
      { own: 'x'.repeat(101), partNumber: 'N-8' },
    ]
    const outcome = changedNumbers([bolt], { kind: 'added', entries })
    expect(outcome).toMatchObject({ added: 1, known: 1 })
    expect(outcome.problems.map(({ kind }) => kind)).toEqual(['taken', 'incomplete', 'tooLong'])
    expect(toldNumbers(outcome.problems).told).toMatchObject([
      { own: 'BOLT-A', partNumber: 'CB-120', wanted: 'N-8' },
      { kind: 'incomplete', text: 'N-8' },
    ])
  })

  it('PARTS the first twenty that stand for other products are told by name, and the others counted', () => {
    const taken = Array.from({ length: 23 }, (_, at) => ({
      kind: 'taken' as const,
      own: `B-${at}`,
      partNumber: 'N-8',
      wanted: 'N-9',
    }))
    expect(toldNumbers([{ kind: 'tooLong' }, ...taken])).toEqual({ told: taken.slice(0, 20), more: 3 })
    expect(toldNumbers(taken.slice(0, 20))).toMatchObject({ more: 0 })
    const full = { kind: 'full' as const, own: 'B-1', wanted: 'N-9' }
    expect(toldNumbers([full, { kind: 'tooLong' }])).toEqual({ told: [full], more: 0 })
  })

  it('PARTS what takes a change back leaves the numbers as they were', () => {
    const numbers = fc.array(entry).map((entries) => changedNumbers([], { kind: 'added', entries }).numbers)
    const change = fc.oneof(
      fc.array(entry).map((entries) => ({ kind: 'added' as const, entries })),
      word.map((own) => ({ kind: 'removed' as const, own })),
    )
    fc.assert(
      fc.property(numbers, change, (before, wanted) => {
        const { numbers: after, undo } = changedNumbers(before, wanted)
        expect(undo === null ? after : changedNumbers(after, undo).numbers).toEqual(before)
      }),
      runs,
    )
  })

  it('PARTS what another tab did meanwhile is not taken back', () => {
    const nut = { own: 'NUT', partNumber: 'N-8' }
    const other = { own: 'NUT', partNumber: 'N-10' }
    expect(changedNumbers([bolt, other], { kind: 'withdrawn', entries: [nut] }).numbers).toEqual([bolt, other])
    expect(changedNumbers([other], { kind: 'restored', entry: nut, at: 0 })).toMatchObject({
      numbers: [other],
      problems: [{ kind: 'taken' }],
    })
    expect(changedNumbers([nut], { kind: 'restored', entry: nut, at: 0 }).numbers).toEqual([nut])
  })
})
