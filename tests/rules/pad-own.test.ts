// @vitest-environment node
import { lookupKey } from '../../src/machines/rules/pad-lookups'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareLine, listLineOf, wantedLines } from '../../src/machines/rules/lists'
import { withPadLines } from '../../src/machines/rules/cart-adding'
import { padLines } from '../../src/machines/rules/pad-adding'
import { unasked } from '../../src/machines/rules/pad-asked'
import { judgeRows, type Surroundings } from '../../src/machines/rules/pad-judge'
import { lookupOf, partKey, type Lookup, type PadProduct } from '../../src/machines/rules/pad-matching'
import { passedRows } from '../../src/machines/rules/pad-passing'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import { notThereYet, originsOf, rowsOfWanted, type PadRow, type RowOrigin } from '../../src/machines/rules/pad-rows'
import { ownTable, type OwnNumber } from '../../src/machines/rules/part-numbers'
import { line, product, runs } from './samples'

const bolt: PadProduct = { ...product({ id: 1, part_number: 'CB-120', min_order_qty: 5 }), available: 40 }
const washer: PadProduct = { ...product({ id: 2, part_number: 'FW-8' }), available: 40 }
const row = (part: string, quantity = '', patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(`${part} ${quantity}`),
  part,
  quantity,
  ...patch,
})
const company = [bolt, washer]
const lookupIn = (text: string) =>
  lookupOf(text, { products: company.filter(({ part_number }) => part_number === partKey(text)), total: 0 }, [])
const known: ReadonlyMap<string, Lookup> = new Map(
  ['CB-120', 'FW-8', 'BOLT-A', 'BOLTA', 'A', 'B', 'ÄB', 'NO'].flatMap((part) =>
    [false, true].map((isNamesake) => [lookupKey({ part, isNamesake }), lookupIn(part)] as const),
  ),
)
const around = (own: readonly OwnNumber[], patch: Partial<Surroundings> = {}): Surroundings => ({
  own: ownTable(own),
  known,
  checking: [],
  cartLines: [],
  isSellMinimumOn: false,
  ...patch,
})
const mine = [{ own: 'BOLT-A', partNumber: 'CB-120' }]
const first = (one: PadRow, own: readonly OwnNumber[] = mine) => judgeRows([one], around(own))[0]

describe('PARTS own numbers in the pad', () => {
  test('they are asked first, in any case and spacing, and the row says so', () => {
    expect(first(row(' bolt-a ', '6'))).toMatchObject({
      kind: 'found',
      product: { id: 1 },
      names: { asked: 'CB-120', own: 'bolt-a', unnamed: null },
    })
    expect(first(row('- BOLT-A', '6'))).toMatchObject({ kind: 'found', names: { asked: 'CB-120', own: 'BOLT-A' } })
    expect(first(row('CB-120', '6'))).toMatchObject({ kind: 'found', names: { own: null, unnamed: null } })
  })

  test('another spelling of one is offered, never taken; not where several leave the same, nor where a link handed it over', () => {
    expect(first(row('bolta', '6'))).toMatchObject({
      kind: 'notFound',
      product: null,
      fix: { kind: 'own', own: 'BOLT-A' },
    })
    expect(first(row('bolta', '6'), [...mine, { own: 'BO LTA', partNumber: 'FW-8' }])?.fix).toBeNull()
    expect(first(row('bolta', '6', { origin: { source: 'link', name: '', broken: 0, isWhole: true } }))?.fix).toBeNull()
    expect(first(row('NO', '6'))?.fix).toBeNull()
  })

  test('a part number of the company that the buyer calls another product by is asked about, the own one first', () => {
    const own = [{ own: 'fw-8', partNumber: 'CB-120' }]
    const asked = first(row('FW-8', '6'), own)
    expect(asked).toMatchObject({ kind: 'choose', product: null, found: 2, names: { own: 'FW-8' } })
    expect(asked?.candidates.map(({ id }) => id)).toEqual([1, 2])
    // What the own number stands for is gone: the other one is offered, not taken.
    expect(first(row('FW-8', '6'), [{ own: 'fw-8', partNumber: 'NO' }])).toMatchObject({
      kind: 'offered',
      candidates: [{ id: 2 }],
    })
    expect(first(row('cb-120', '6'), [{ own: 'CB-120', partNumber: 'cb-120' }])).toMatchObject({ product: { id: 1 } })
  })

  test('a row that asks which one is meant is not passed on before that is said', () => {
    const rows = [row('FW-8', '6')]
    const judged = judgeRows(rows, around([{ own: 'fw-8', partNumber: 'CB-120' }]))
    expect(passedRows(rows, judged)).toMatchObject({ lines: [], left: 1 })
  })

  test('what an order or a link hands over, and a product that is known, is the number of the company', () => {
    const own = [{ own: 'fw-8', partNumber: 'CB-120' }]
    const from = (source: RowOrigin['source'], patch: Partial<PadRow> = {}) =>
      row('FW-8', '6', { origin: { source, name: 'x', broken: 0, isWhole: true }, ...patch })
    for (const one of [from('order'), from('link'), from('list', { chosenId: 2 }), row('FW-8', '6', { chosenId: 2 })])
      expect(first(one, own)).toMatchObject({ product: { id: 2 }, names: { asked: 'FW-8', own: null } })
    // A line of a list of which nothing but its words is known may be the buyer's own.
    expect(first(from('list'), own)).toMatchObject({ kind: 'choose', names: { own: 'FW-8' } })
  })

  test('what an own number stands for is looked up, and whether a product is called the same, each once', () => {
    const rows = [row('BOLT-A', '1'), row('CB-120', '2'), row('bolt-a', '1'), row('NEW', '3')]
    expect(unasked(rows, { ...around(mine, { known: new Map() }), weighed: [] }, null)).toEqual([
      { part: 'CB-120', isNamesake: false },
      { part: 'BOLT-A', isNamesake: true },
      { part: 'NEW', isNamesake: false },
    ])
    for (const part of [
      { part: 'CB-120', isNamesake: false },
      { part: 'BOLT-A', isNamesake: true },
    ])
      expect(judgeRows(rows, around(mine, { known: new Map(), checking: [lookupKey(part)] }))[0]).toMatchObject({
        kind: 'checking',
        names: { own: 'BOLT-A' },
      })
  })

  test('what was written and not found may be remembered, until it stands for the product', () => {
    const taken = row('CB-120', '6', { writtenAs: 'BOLT-A' })
    expect(first(taken, [])).toMatchObject({ names: { own: null, unnamed: 'BOLT-A' } })
    expect(first(taken)).toMatchObject({ names: { own: 'BOLT-A', unnamed: null } })
    // Refused with words when it is pressed: the name is taken.
    expect(first(taken, [{ own: 'BOLT-A', partNumber: 'FW-8' }])).toMatchObject({
      names: { own: null, unnamed: 'BOLT-A' },
    })
    expect(first(row('CB-120', '6', { writtenAs: 'cb-120' }), [])).toMatchObject({ names: { unnamed: null } })
    expect(first(row('NO', '6', { writtenAs: 'BOLT-A' }), [])).toMatchObject({ names: { unnamed: null } })
  })

  test('P34 whatever is called what: a row gets the product of its own number, else of just its part number; of both none', () => {
    const names = fc.constantFrom('A', 'a', 'B', 'CB-120', 'fw-8', 'ÄB')
    const entry = fc.record({ own: names, partNumber: fc.constantFrom('CB-120', 'FW-8', 'NO') })
    fc.assert(
      fc.property(names, fc.uniqueArray(entry, { selector: ({ own }) => own.toUpperCase() }), (part, own) => {
        const stands = own.find((one) => one.own.toUpperCase() === part.toUpperCase())?.partNumber ?? part
        const judged = first(row(part, '5'), own)
        const of = (text: string) => [bolt, washer].find((one) => one.part_number === text.toUpperCase())
        const [meant, namesake] = [of(stands), of(part)]
        expect(judged?.product?.id).toBe(namesake === undefined || namesake === meant ? meant?.id : undefined)
      }),
      runs,
    )
  })
})

describe('PAD rows that are handed over', () => {
  const origin: RowOrigin = { source: 'list', name: 'Weekly', broken: 0, isWhole: true }
  const lines = [listLineOf(line(6, bolt, 'Gate 4')), bareLine('FW-8', 0)]
  test('a list hands over its products, quantities and comments; 0 stands there, and adds nothing', () => {
    const tag = { id: 3, name: 'Van', colour: null }
    const tagged = { ...listLineOf(line(6, bolt, 'Gate 4')), tag1: tag }
    const rows = rowsOfWanted(wantedLines([tagged, bareLine('FW-8', 0)]), origin, (at) => `r${at}`)
    expect(rows).toMatchObject([
      { part: 'CB-120', quantity: '6', comment: 'Gate 4', chosenId: 1, tags: [tag], origin },
      { part: 'FW-8', quantity: '0', chosenId: null, tags: [], origin },
    ])
    const judged = judgeRows(rows, around([]))
    expect(judged.map(({ kind }) => kind)).toEqual(['found', 'nothing'])
    expect(
      withPadLines(
        [],
        padLines(rows, judged, () => true),
      ).lines,
    ).toMatchObject([{ quantity: 6, tag1: tag, tag2: null }])
    expect(wantedLines([{ ...bareLine('', 1), description: 'Old bolt' }])).toMatchObject([{ part: 'Old bolt' }])
  })

  test('what is opened twice does not stand there twice, whatever quantity it has got since', () => {
    const rows = rowsOfWanted(wantedLines(lines), origin, (at) => `r${at}`)
    const changed = rows.map((one) => ({ ...one, quantity: '99' }))
    const again = notThereYet([...changed, row('CB-120', '6')], wantedLines([...lines, bareLine('NEW', 1)]), origin)
    expect([again.wanted.map(({ part }) => part), again.there]).toEqual([['NEW'], changed])
    const others: RowOrigin[] = [
      { ...origin, name: 'Monday' },
      { ...origin, source: 'order' },
    ]
    for (const other of others) expect(notThereYet(rows, wantedLines(lines), other).wanted).toHaveLength(2)
    const nameless = { ...origin, name: '' }
    expect(notThereYet(rowsOfWanted(wantedLines(lines), nameless, String), wantedLines(lines), nameless).there).toEqual(
      [],
    )
    const taken = rows.map((one) => ({ ...one, part: 'ZZ', writtenAs: one.part }))
    expect(notThereYet(taken, wantedLines(lines), origin).wanted).toEqual([])
  })

  test('P35 opening again adds exactly what is not there, and loses nothing', () => {
    const parts = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 8 })
    fc.assert(
      fc.property(parts, parts, (there, wanted) => {
        const make = (list: readonly string[]) => list.map((part) => bareLine(part, 1))
        const rows = rowsOfWanted(wantedLines(make(there)), origin, (at) => `r${at}`)
        const after = [
          ...rows,
          ...rowsOfWanted(notThereYet(rows, wantedLines(make(wanted)), origin).wanted, origin, String),
        ]
        const count = (list: readonly string[], part: string) => list.filter((one) => one === part).length
        for (const part of ['A', 'B', 'C']) {
          const most = Math.max(count(there, part), count(wanted, part))
          expect(after.filter((one) => one.part === part)).toHaveLength(most)
        }
      }),
      runs,
    )
  })

  test('from where they come is said once for each source, with the places of its rows', () => {
    const from = (name: string) => ({ ...origin, name })
    expect(originsOf([row('A'), ...['x', 'y', 'x'].map((name) => row(name, '', { origin: from(name) }))])).toEqual([
      { ...from('x'), from: 2, to: 4 },
      { ...from('y'), from: 3, to: 3 },
    ])
  })
})

describe('PAD rows that are passed on', () => {
  test('by the part number of the company, with known products, and without what is not wanted', () => {
    const rows = [
      row('bolt-a', '6', { comment: ' Gate 4 ' }),
      row('FW-8', '2', { isLeftOut: true }),
      row('', '', {}),
      row('', '4'),
      row('NO', '1,5'),
      row('NO', '3'),
      row('NO', '-1'),
      row('NO', ''),
      row('CB-120', ''),
    ]
    const { lines, left, unread } = passedRows(rows, judgeRows(rows, around(mine)))
    expect(lines.map(({ partNumber, quantity }) => `${partNumber}|${quantity}`)).toEqual([
      'CB-120|6',
      'NO|0',
      'NO|3',
      'NO|0',
      'NO|0',
      'CB-120|5',
    ])
    expect(lines[0]).toMatchObject({ comment: 'Gate 4', description: bolt.description, product: { id: 1 } })
    expect(lines[0]?.product).not.toHaveProperty('available')
    expect([left, unread.map(({ text }) => text)]).toEqual([1, ['1,5', '-1', '']])
  })
})
