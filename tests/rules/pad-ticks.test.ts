// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { judgeRows, type Judged } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey } from '../../src/machines/rules/pad-matching'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import type { PadRow, RowOrigin } from '../../src/machines/rules/pad-rows'
import { allTicked, hasTicks, tickOf, ticksOf, unticked } from '../../src/machines/rules/pad-ticks'
import { product } from './samples'

const from = (source: RowOrigin['source']): RowOrigin => ({ source, name: '1', broken: 0, isWhole: true })
const row = (id: string, part: string, patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(id),
  part,
  quantity: '6',
  ...patch,
})
const known = { ...product(), available: 40 }
const judge = (rows: readonly PadRow[]): readonly Judged[] =>
  judgeRows(rows, {
    own: new Map(),
    known: new Map([
      [partKey('P-1001'), lookupOf('P-1001', { products: [known], total: 1 }, [])],
      [partKey('GONE'), lookupOf('GONE', { products: [], total: 0 }, [])],
    ]),
    checking: [],
    cartLines: [],
    isSellMinimumOn: false,
  })
const rows = [
  row('good', 'P-1001'),
  row('out', 'P-1001', { isLeftOut: true }),
  row('added', 'P-1001', { isAdded: true }),
  row('gone', 'GONE'),
  row('gone-out', 'GONE', { isLeftOut: true }),
  row('waiting', 'P-9999'),
  row('nothing', 'P-1001', { quantity: '0' }),
  emptyRow('blank'),
]

describe('PAD ticks', () => {
  test.each<[string, Partial<PadRow>, boolean]>([
    ['an order', { origin: from('order') }, true],
    ['a list', { origin: from('list') }, false],
    ['a link', { origin: from('link') }, false],
    ['nobody', {}, false],
  ])('rows from %s', (_, patch, expected) => {
    expect(hasTicks([row('a', 'X'), row('b', 'P-1001', patch)])).toBe(expected)
  })

  test('what can be ordered is ticked, what was left out can be, anything else has no tick', () => {
    expect(judge(rows).map((judged) => `${judged.id} ${tickOf(judged)}`)).toEqual([
      'good on',
      'out off',
      'added off',
      'gone none',
      'gone-out none',
      'waiting none',
      'nothing none',
      'blank none',
    ])
    expect(ticksOf(judge(rows))).toEqual({ on: 1, all: 2 })
  })

  test('a tick is taken from a row that has one, and from no other', () => {
    const judged = judge(rows)
    expect(unticked(rows, judged, 'good')[0]).toEqual({ ...rows[0], isLeftOut: true })
    expect(['out', 'added', 'gone', 'nothing', 'nobody'].every((id) => unticked(rows, judged, id) === rows)).toBe(true)
  })

  test('all ticks: what another tab has added and what cannot be ordered stay; a row whose answer is on its way comes without a tick', () => {
    const judged = judge(rows)
    const marks = (all: readonly PadRow[]) => all.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id)
    const [on, off] = [allTicked(rows, judged, true), allTicked(rows, judged, false)]
    expect([marks(on), marks(off)]).toEqual([[], ['good', 'out', 'gone-out', 'waiting']])
    expect([on[0] === rows[0], on[2] === rows[2], off[1] === rows[1], off[3] === rows[3]]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})
