// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harmless, unharmed } from '../../src/machines/rules/harmless'
import { fileName } from '../../src/machines/rules/list-file'
import { mergedLines } from '../../src/machines/rules/list-merge'
import {
  bareLine,
  cartLinesOf,
  edited,
  lineKey,
  listLineOf,
  listOf,
  newestFirst,
  orderedLines,
  readHead,
  readLines,
  standardQuantity,
  type LineEdit,
  type ListLine,
} from '../../src/machines/rules/lists'
import { line, product, runs } from './samples'

const anyLine: fc.Arbitrary<ListLine> = fc.oneof(
  fc.record({ id: fc.nat(9), quantity: fc.nat(50), max: fc.option(fc.integer({ min: 1, max: 60 })) }).map((of) => ({
    ...listLineOf(line(1, { id: of.id, part_number: `P-${of.id}`, max_order_qty: of.max })),
    quantity: Math.min(of.quantity, of.max ?? of.quantity),
  })),
  fc
    .tuple(fc.constantFrom('P-1', 'p-1', 'P-2', 'Q 7', '#3'), fc.nat(50), fc.string({ maxLength: 8 }))
    .map(([part, quantity, comment]) => bareLine(part, quantity, comment)),
)
const anyLines = fc.uniqueArray(anyLine, { selector: lineKey, maxLength: 12 })
const sumOf = (lines: readonly ListLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

describe('lines of a list', () => {
  it('LISTS merging loses no line: every part is there afterwards, the first ones in their places', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (lines, added) => {
        const { lines: merged, cut } = mergedLines(lines, added)
        const parts = (all: readonly ListLine[]) => new Set(all.map(({ partNumber }) => partNumber.toUpperCase()))
        expect(parts(merged)).toEqual(new Set([...parts(lines), ...parts(added)]))
        expect(merged.slice(0, lines.length).map(({ partNumber }) => partNumber.toUpperCase())).toEqual(
          lines.map(({ partNumber }) => partNumber.toUpperCase()),
        )
        const whole = sumOf(lines) + sumOf(added)
        if (cut.length === 0) expect(sumOf(merged)).toBe(whole)
        else expect(sumOf(merged)).toBeLessThan(whole)
      }),
      runs,
    )
  })

  it('LISTS sums are capped at the maximum and told; of two comments both are kept', () => {
    const bolts = listLineOf(line(8, { max_order_qty: 10 }, 'for gate 4'))
    expect(mergedLines([bolts], [{ ...bolts, quantity: 5, comment: 'x' }])).toEqual({
      lines: [{ ...bolts, quantity: 10, comment: 'for gate 4 / x' }],
      cut: [{ partNumber: 'P-1001', from: 13, to: 10 }],
      summed: [],
    })
    const rows = [3, 4, 5].map((quantity) => ({ ...bolts, quantity }))
    expect(mergedLines([], rows)).toMatchObject({
      cut: [{ partNumber: 'P-1001', from: 12, to: 10 }],
      summed: [{ partNumber: 'P-1001', together: 10 }],
    })
    const nuts = [bareLine('N-8', 2), bareLine('n-8', 3)]
    expect(mergedLines([bareLine('W-4', 1)], nuts)).toMatchObject({
      cut: [],
      summed: [{ partNumber: 'N-8', together: 5 }],
    })
    // A sum with a line that was there is told, too; a line that is new by itself is not.
    expect(mergedLines([bareLine('W-4', 1)], [bareLine('w-4', 2), bareLine('N-8', 2)])).toMatchObject({
      cut: [],
      summed: [{ partNumber: 'W-4', together: 3 }],
    })
    expect(mergedLines([bareLine('P-1001', 2, 'note')], [bolts]).lines).toEqual([
      { ...bolts, quantity: 10, comment: 'note / for gate 4' },
    ])
    const twice = mergedLines(mergedLines([bolts], [{ ...bolts, comment: 'x' }]).lines, [{ ...bolts, comment: 'x' }])
    expect(twice.lines[0]?.comment).toBe('for gate 4 / x')
    const long = mergedLines([{ ...bolts, comment: 'a'.repeat(400) }], [{ ...bolts, comment: 'b'.repeat(400) }])
    expect(long.lines[0]?.comment).toBe(`${'a'.repeat(400)} / ${'b'.repeat(400)}`)
  })

  it('LISTS only known products with a quantity go into the cart, capped; the rest is counted', () => {
    const lines = [
      listLineOf(line(20, { max_order_qty: 10 })),
      bareLine('X', 5),
      { ...listLineOf(line(1, { id: 2 })), quantity: 0 },
    ]
    expect(cartLinesOf(lines)).toEqual({ lines: [line(10, { max_order_qty: 10 })], left: 2 })
  })

  it('LISTS lines are removed and brought back, moved and changed; a line that is not there changes nothing', () => {
    const edit: fc.Arbitrary<LineEdit> = fc.oneof(
      fc.record({ kind: fc.constant('quantity' as const), key: fc.string(), quantity: fc.nat(9) }),
      fc.record({
        kind: fc.constant('moved' as const),
        key: fc.string(),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({ kind: fc.constant('removed' as const), key: fc.string() }),
      fc.record({ kind: fc.constant('comment' as const), key: fc.string(), comment: fc.string() }),
    )
    fc.assert(
      fc.property(anyLines, edit, fc.nat(20), (lines, change, pick) => {
        const chosen = lines[pick % Math.max(1, lines.length)]
        const key = chosen === undefined ? 'none' : lineKey(chosen)
        const result = edited(lines, { ...change, key } as LineEdit)
        expect(result.length).toBe(chosen !== undefined && change.kind === 'removed' ? lines.length - 1 : lines.length)
        if (chosen === undefined || change.kind !== 'removed') return
        const at = lines.indexOf(chosen)
        const back = edited(result, { kind: 'restored', line: chosen, at })
        expect(back).toEqual(lines)
        expect(edited(back, { kind: 'restored', line: chosen, at })).toEqual(lines)
      }),
      runs,
    )
    const two = [bareLine('A', 1), bareLine('B', 2)]
    expect(edited(two, { kind: 'moved', key: 'part A', by: 1 }).map(({ partNumber }) => partNumber)).toEqual(['B', 'A'])
    expect(edited(two, { kind: 'moved', key: 'part A', by: -1 })).toBe(two)
    expect(edited(two, { kind: 'quantity', key: 'part B', quantity: 7 })[1]?.quantity).toBe(7)
    expect(edited(two, { kind: 'comment', key: 'part B', comment: 'x' })[1]?.comment).toBe('x')
  })

  it.each([
    ['0', 0],
    [' 7 ', 7],
    ['50', 10],
    ['', null],
    ['1.5', null],
    ['-1', null],
    ['many', null],
    ['9'.repeat(16), null],
  ])('LISTS a standard quantity is whole, 0 or more, within the maximum: %j', (text, quantity) => {
    expect(standardQuantity(text, product({ max_order_qty: 10 }))).toBe(quantity)
  })

  it('LISTS an order becomes lines; what has no part number is left out', () => {
    const bolts = {
      id: 1,
      sale_qty: 3,
      price: 1,
      productuom: { product: { part_number: 'CB-1', description: 'Bolt' }, uom: null },
    }
    const order = { sale_no: '1', sale_date: '', customer: null, items: [bolts, { ...bolts, productuom: null }] }
    expect(orderedLines(order)).toEqual([bareLine('CB-1', 3, '', 'Bolt')])
  })
})

describe('what the device kept', () => {
  it('R4 lines come back as they were, and nothing unreadable breaks them', () => {
    fc.assert(
      fc.property(anyLines, fc.array(fc.jsonValue(), { maxLength: 3 }), (lines, junk) => {
        const read = readLines([...JSON.parse(JSON.stringify(lines)), ...junk])
        expect(read.lines.slice(0, lines.length)).toEqual(lines)
        expect(read.damaged).toBe(lines.length + junk.length - read.lines.length)
      }),
      runs,
    )
    expect(readLines({})).toEqual({ lines: [], damaged: -1 })
  })

  it('R4 a head is read whole or not at all', () => {
    const head = { name: 'A', savedAt: 'now', lineCount: 1, itemCount: 2 }
    expect(readHead('1', head)).toEqual({ id: '1', ...head })
    for (const patch of [{ name: ' ' }, { savedAt: 5 }, { lineCount: -1 }, { itemCount: 0.5 }])
      expect(readHead('1', { ...head, ...patch })).toBeNull()
    fc.assert(
      fc.property(fc.jsonValue(), (json) => void readHead('1', json)),
      runs,
    )
    const heads = ['2026-01-01', '2026-03-01', '2026-02-01'].map((savedAt) =>
      listOf({ id: savedAt, name: 'A', savedAt }, []),
    )
    expect(newestFirst(heads).map(({ id }) => id)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01'])
  })
})

describe('files', () => {
  it.each(['-25.50', '-3', '-1234,5'])('S15 %s is a number that can be summed, and stays one', (cell) => {
    expect(harmless(cell)).toBe(cell)
    expect(unharmed(cell)).toBe(cell)
  })

  it.each(['-25.50+1', '-', '-A1', '- 3', '+3', '-3.', '-3\n=1+1'])('S15 %j is none', (cell) => {
    expect(harmless(cell)).toBe(`'${cell}`)
  })

  it('S15 no cell begins with what a spreadsheet takes for a formula, and every cell comes back', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^'*[=+@\t\r-].*$/)), (cell) => {
        expect(harmless(cell)).not.toMatch(/^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/)
        expect(unharmed(harmless(cell))).toBe(cell)
      }),
      runs,
    )
  })

  it('LISTS a file has a name that no file system minds', () => {
    expect([fileName('a/b: "c"'), fileName(' ')]).toEqual(['a b   c.csv', 'list.csv'])
  })
})
