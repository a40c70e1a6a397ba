// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnRole } from '../../src/machines/rules/pad-columns'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import type { PadRow, RowOrigin } from '../../src/machines/rules/pad-rows'
import {
  earlierPad,
  emptyPad,
  keptRows,
  isSamePad,
  leftOf,
  leftPads,
  mergedPads,
  readPad,
  storedPad,
  withEarlier,
  withLeftPad,
  withoutLeftPad,
  withoutPadsOf,
  type KeptPad,
} from '../../src/machines/rules/pad-storage'
import { runs } from './samples'
import { waits } from '../support/pads'

const owner = { tenantCode: 'ACME', email: 'a@b.c' }
const other = { ...owner, email: 'x@b.c' }
const origin: fc.Arbitrary<RowOrigin | null> = fc.option(
  fc.record({
    source: fc.constantFrom('order', 'list', 'link'),
    name: fc.string(),
    broken: fc.nat(9),
    isWhole: fc.boolean(),
  }),
)
const tag = fc.record({ id: fc.nat(), name: fc.string(), colour: fc.constantFrom('#fff', null) })
const anyRow = fc.record({
  part: fc.string(),
  quantity: fc.string(),
  comment: fc.string(),
  isQuantityOpen: fc.boolean(),
  sheet: fc.option(
    fc.record({
      mark: fc.string({ minLength: 1 }),
      header: fc.option(fc.array(fc.string())),
      roles: fc.array(fc.constantFrom<ColumnRole>('part', 'quantity', 'comment', 'other', 'part?', 'quantity?')),
      above: fc.array(fc.array(fc.string()), { maxLength: 2 }),
      cells: fc.array(fc.string()),
    }),
  ),
  writtenAs: fc.option(fc.string({ minLength: 1 })),
  origin,
  tags: fc.array(tag, { maxLength: 2 }),
})
const anyRest: fc.Arbitrary<KeptPad['rest']> = fc.array(
  fc.record({
    text: fc.string({ minLength: 1 }),
    why: fc.constantFrom('room', 'long', 'unread'),
    mark: fc.string(),
    sheet: fc.option(
      fc.record({
        separator: fc.constantFrom('\t', ';', '|', ',', ' '),
        header: fc.option(fc.array(fc.string())),
        roles: fc.array(fc.constantFrom('part', 'quantity', 'comment', 'other', 'part?', 'quantity?')),
      }),
    ),
  }),
)
const asStored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
const padOf = (...rows: readonly PadRow[]): KeptPad => ({ rows, rest: [] })
const row = (id: string, quantity = '1'): PadRow => ({ ...emptyRow(id), part: `P-${id}`, quantity })

describe('PAD the record of a buyer', () => {
  test('P33 what is kept is read again; anything else is nothing', () => {
    fc.assert(
      fc.property(fc.array(anyRow), anyRest, fc.jsonValue(), (list, rest, junk) => {
        const rows = list.map((one, at) => ({ ...emptyRow(`r${at}`), ...one }))
        expect(readPad(asStored(storedPad({ rows, rest })))).toEqual({ rows, rest })
        expect(readPad(junk).rest).toBeInstanceOf(Array)
      }),
      runs,
    )
    expect(storedPad(emptyPad)).toBeUndefined()
  })

  test('what an earlier portal writes of the text that waits is taken over', () => {
    const stored = { rows: [], rest: 'HB-100,2', waiting: waits('HB-100,2', { why: 'unread' }) }
    expect(readPad(stored).rest).toEqual(stored.waiting)
    expect(readPad({ ...stored, rest: 'HB-110,3' }).rest).toEqual(waits('HB-110,3'))
    expect(readPad({ ...stored, rest: '' }).rest).toEqual([])
  })

  test('a text that waits is the same one after it was stored: nobody else has changed it', () => {
    const sheet = { header: ['Part', 'Qty'], roles: ['part', 'quantity'] as const, separator: '\t' as const }
    const pad: KeptPad = { rows: [row('a')], rest: waits('HB-100\t2', { mark: 'm', sheet }) }
    const read = readPad(asStored(storedPad(pad)))
    expect(isSamePad(pad, read)).toBe(true)
    expect(mergedPads(pad, { ...pad, rest: waits('HB-110\t3') }, read).rest).toEqual(waits('HB-110\t3'))
  })

  test('an origin of no known source is none, whatever else it says', () => {
    const rows = [{ id: 'a', part: 'P', origin: { source: 'elsewhere', name: 'x' } }]
    expect(readPad({ rows }).rows[0]?.origin).toBeNull()
    const odd = [{ id: 'a', part: 'P', origin: { source: 'link', broken: -1 } }]
    expect(readPad({ rows: odd }).rows[0]?.origin).toEqual({ source: 'link', name: '', broken: 0, isWhole: true })
  })
})

describe('PAD what an earlier portal kept in local storage', () => {
  const stored = [
    { ...owner, rows: [{ id: 'a', part: 'CB-120', quantity: '6' }], rest: 'X' },
    { ...other, rows: [{ id: 'b', part: 'FW-8' }], rest: '' },
  ]
  test('is found for its owner alone, and can be let go of without what is of others', () => {
    expect(earlierPad(stored, owner)).toEqual({
      rows: [{ ...emptyRow('a'), part: 'CB-120', quantity: '6' }],
      rest: waits('X'),
    })
    expect(keptRows(earlierPad(stored, { ...owner, tenantCode: 'BOLT' }))).toBe(0)
    expect(withoutPadsOf(stored, owner)).toEqual([stored[1]])
    expect(withoutPadsOf([stored[0]], owner)).toBeNull()
    for (const junk of [null, 7, {}, [null, 7]]) expect(keptRows(earlierPad(junk, owner))).toBe(0)
  })

  test('is put behind what stands there; a second time changes nothing', () => {
    const once = withEarlier(padOf(row('b')), { rows: [row('a')], rest: waits('X') })
    expect([once.rows.map(({ id }) => id), once.rest]).toEqual([['b', 'a'], waits('X')])
    expect(withEarlier(once, { rows: [row('a', '9')], rest: waits('X') })).toEqual(once)
    expect(withEarlier({ rows: [], rest: waits('Y') }, { rows: [], rest: waits('X') }).rest).toEqual([
      ...waits('X'),
      ...waits('Y'),
    ])
  })
})

describe('PAD what a page that was left had not written', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  const rows = fc.tuple(ids, fc.constantFrom('1', '2', '3')).map(([list, text]) => list.map((id) => row(id, text)))
  const pad: fc.Arbitrary<KeptPad> = fc.record({ rows, rest: fc.constantFrom([], waits('X'), waits('Y')) })
  test('P33 merged in later it comes to the same as if it had been written', () => {
    fc.assert(
      fc.property(pad, pad, pad, (base, mine, theirs) => {
        const left = leftOf(base, mine)
        const kept = left === null ? theirs : mergedPads(left.base, left.mine, theirs)
        const written = mergedPads(base, mine, theirs)
        // What was left knows the changed rows alone, so a row that came between others may stand behind them.
        expect({ ...kept, rows: kept.rows.map(({ id }) => id).toSorted() }).toEqual({
          ...written,
          rows: written.rows.map(({ id }) => id).toSorted(),
        })
        expect(new Set(kept.rows.map((one) => JSON.stringify(one)))).toEqual(
          new Set(written.rows.map((one) => JSON.stringify(one))),
        )
        // Nobody else wrote: it is what was on the screen, in whatever order.
        const alone = left === null ? base : mergedPads(left.base, left.mine, base)
        expect(new Set(alone.rows.map((one) => JSON.stringify(one)))).toEqual(
          new Set(mine.rows.map((one) => JSON.stringify(one))),
        )
        expect(alone.rest).toEqual(mine.rest)
      }),
      runs,
    )
  })

  test('holds nothing of rows that did not change', () => {
    const left = leftOf(padOf(row('a'), row('b'), row('c')), padOf(row('a'), row('b', '7'), row('d')))
    expect(left).toEqual({ base: padOf(row('b'), row('c')), mine: padOf(row('b', '7'), row('d')) })
    expect(leftOf(padOf(row('a')), padOf(row('a')))).toBeNull()
  })

  test('is kept by its mark, and found for its owner alone', () => {
    const left = { base: emptyPad, mine: padOf(row('a')) }
    const one = asStored(withLeftPad(null, owner, 'm1', left))
    const both = asStored(withLeftPad(one, other, 'm2', left))
    expect(leftPads(both, owner)).toEqual([{ mark: 'm1', ...left }])
    expect(leftPads(both, { ...owner, tenantCode: 'BOLT' })).toEqual([])
    expect(leftPads(asStored(withLeftPad(one, owner, 'm1', { ...left, mine: padOf(row('b')) })), owner)).toHaveLength(1)
    expect(leftPads(withoutLeftPad(both, 'm1'), other)).toHaveLength(1)
    expect([withoutLeftPad(one, 'm1'), withoutPadsOf(one, owner)]).toEqual([null, null])
    expect(JSON.stringify(both)).not.toContain('a@b.c')
  })
})
