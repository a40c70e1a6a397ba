// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isHtmlTable, textOfHtml } from '../../src/machines/rules/html-text'
import { bareLine } from '../../src/machines/rules/lists'
import { barsOf } from '../../src/machines/rules/order-bars'
import { isLinkShort, linkFragment, readLink } from '../../src/machines/rules/order-link'

const today = '2026-11-30'

describe('LINK limits, to the letter', () => {
  const passed = (partNumber: string, comment = '') =>
    readLink(linkFragment('ACME', [bareLine(partNumber, 2, comment)])).lines[0] ?? null
  const rowsOf = (...rows: readonly string[]) => {
    const [version = '', tenant = ''] = linkFragment('ACME', []).split('/')
    return readLink([version, tenant, 'x', ...rows].join('/'))
  }

  test('an address of 2,000 letters comes through whole, one more does not', () => {
    expect([isLinkShort('x'.repeat(2_000)), isLinkShort('x'.repeat(2_001))]).toEqual([true, false])
  })

  test('part numbers of 500 letters are passed on, longer ones are counted and never cut, comments are whole; what no link can hold is not read', () => {
    expect(passed('p'.repeat(500))?.partNumber).toBe('p'.repeat(500))
    expect(passed('p'.repeat(501))).toBeNull()
    expect(passed('p', 'c'.repeat(2_000))?.comment).toBe('c'.repeat(2_000))
    expect(rowsOf(`${'p'.repeat(500)}:2`).lines).toHaveLength(1)
    expect(rowsOf(`${'p'.repeat(501)}:2`)).toMatchObject({ lines: [], broken: 1 })
    expect(rowsOf(`p:2:${'c'.repeat(2_000)}`).lines).toHaveLength(1)
    expect(rowsOf(`p:2:${'c'.repeat(2_001)}`)).toMatchObject({ lines: [], broken: 1 })
  })

  test('a thousand rows are read, what is more is counted as broken; empty ones are none', () => {
    const rows = Array.from({ length: 1_001 }, (_, at) => `p${at}:1`)
    expect(rowsOf(...rows)).toMatchObject({ broken: 1 })
    expect(rowsOf(...rows).lines).toHaveLength(1_000)
    expect(rowsOf('p:1', '', 'q:2', '')).toMatchObject({ broken: 0, lines: [{ partNumber: 'p' }, { partNumber: 'q' }] })
  })

  test('a row needs a part number and a whole quantity, and nothing behind its comment', () => {
    for (const row of [':1', '%20:1', 'p', 'p:', 'p:-1', 'p:1.5', 'p:x', 'p:1:c:d', 'p:1:%', 'p:1234567890123456'])
      expect(rowsOf(row), row).toMatchObject({ lines: [], broken: 1 })
    expect(rowsOf('p:1').lines).toEqual([bareLine('p', 1, '')])
    expect(rowsOf('p:0:note').lines).toEqual([bareLine('p', 0, 'note')])
  })

  test('a line without a part number is not passed on, and half a letter does no harm', () => {
    expect(readLink(linkFragment('ACME', [bareLine('  ', 2, ''), bareLine(' p ', 1, '')])).lines).toEqual([
      bareLine('p', 1, ''),
    ])
    expect(passed('a\ud800b')?.partNumber).toBe('a\ufffdb')
    expect(linkFragment('ACME', [bareLine("a!'()*~_.b", 1, '')])).toContain('a%21%27%28%29%2A%7E%5F%2Eb:1')
  })
})

describe('PAD what a page of the clipboard says', () => {
  test('signs by name and by number; what is no sign stays', () => {
    expect(textOfHtml('a&amp;b&lt;c&gt;d&quot;e&apos;f&nbsp;g')).toBe('a&b<c>d"e\'f\u00a0g')
    expect(textOfHtml('&#65;&#x42;&#X43;')).toBe('ABC')
    expect(textOfHtml('&#0;&#x110000;&unknown;')).toBe('&#0;&#x110000;&unknown;')
    expect(textOfHtml('&#x10FFFF;')).toBe('\u{10ffff}')
  })

  test('rows and cells of a table, also where they span or their ends are left out', () => {
    expect(textOfHtml('<table><tr><th>Part<th>Qty<tr><td>HB<td>2</table>')).toBe('Part\tQty\nHB\t2')
    expect(textOfHtml('<tr><td colspan=2>HB</td><td>2</td></tr>')).toBe('HB\t\t2')
    expect(textOfHtml('<tr><td colspan="60">HB</td><td>2</td></tr>')).toBe(`HB${'\t'.repeat(50)}2`)
    expect(textOfHtml('<tr><td colspan=0>HB</td><td>2</td></tr>')).toBe('HB\t2')
    expect(textOfHtml('<tr><td><p>two</p><p>lines</p></td><td>2</td></tr>')).toBe('two lines\t2')
    expect(textOfHtml('<tr><td>a<b>b</b>c</td></tr>')).toBe('abc')
  })

  test('paragraphs and items are lines; what is not seen is no text', () => {
    expect(textOfHtml('<p>one</p><li>two<br>three</li><b>fo</b>ur')).toBe('one\ntwo\nthree\nfour')
    expect(textOfHtml('a<!-- x -->b<style>p{}</style>c<script>d()</script>e\r\n\tf')).toBe('abce f')
  })

  test('a page with a table is told within its first 2,000 letters', () => {
    expect(isHtmlTable('<html><td>')).toBe(true)
    expect(isHtmlTable('<html><p>')).toBe(false)
    expect(isHtmlTable('HB-100 <td>')).toBe(false)
    expect(isHtmlTable(`${' '.repeat(1_995)}<table <td>`)).toBe(false)
    expect(isHtmlTable(`${' '.repeat(1_994)}<table <td>`)).toBe(true)
    expect(isHtmlTable(`${' '.repeat(1_990)}<table> <td>`)).toBe(true)
  })
})

describe('ORDERS bars, to the month', () => {
  const bars = (...dates: readonly string[]) =>
    barsOf(
      dates.map((order_date, id) => ({ id, sale_no: '', customer_name: '', order_date, total: 1 })),
      today,
    ).map(({ kind, key, count }) => `${kind} ${key} ${count}`)

  test('36 months are months, 37 are years', () => {
    expect(bars('2023-12-01', '2026-11-30')).toHaveLength(36)
    expect(bars('2023-12-01', '2026-11-30').slice(0, 2)).toEqual(['month 2023-12 1', 'month 2024-01 0'])
    expect(bars('2023-12-01', '2026-11-30').at(-1)).toBe('month 2026-11 1')
    expect(bars('2023-11-01', '2026-11-30')).toEqual(['year 2023 1', 'year 2024 0', 'year 2025 0', 'year 2026 1'])
  })

  test('the last 36 years have a bar each, what was before them has one in all, and so has what has no day', () => {
    const shown = bars('0007-01-01', '1990-05-05', '2026-10-10', 'soon', 'later')
    expect(shown[0]).toBe('earlier 1991 2')
    expect([shown[1], shown.at(-2), shown.at(-1)]).toEqual(['year 1991 0', 'year 2026 1', 'undated  2'])
    expect(shown).toHaveLength(38)
    expect(bars('0007-01-01', '0012-01-01').slice(0, 2)).toEqual(['year 0007 1', 'year 0008 0'])
    expect(bars('soon')).toEqual(['undated  1'])
  })
})
