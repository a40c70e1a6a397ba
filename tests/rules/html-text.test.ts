// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHtmlTable, textOfHtml } from '../../src/machines/rules/html-text'
import { runs } from './samples'

test.each([
  ['<table><tr><td>HB-100</td><td>2</td></tr><tr><td>HB-110</td><td>3</td></tr></table>', 'HB-100\t2\nHB-110\t3'],
  ['<table><tr><td>HB-100<td>2<tr><td>HB-110<td>3</table>', 'HB-100\t2\nHB-110\t3'],
  ['<table>\n<tr>\n<td class="a>b">HB-100</td>\n<td></td><td>x</td></tr></table>', 'HB-100\t\tx'],
  ['<table><tr><td colspan=2>Week 47</td><td>x</td></tr></table>', 'Week 47\t\tx'],
  [
    '<table><tr><td>HB-100<td rowspan=2>x<td>2<td>50<tr><td>HB-110<td>3<td>60<tr><td>FW-8<td>y<td>4</table>',
    'HB-100\tx\t2\t50\nHB-110\t\t3\t60\nFW-8\ty\t4',
  ],
  [
    '<table><tr><td rowspan=0 colspan=2>All<td>1<tr><td>2<tr><td>3</table><table><tr><td>a<td>b</table>',
    'All\t\t1\n\t\t2\n\t\t3\na\tb',
  ],
  ['<style>td{color:red}</style><table><tr><td><p>HB-100</p><p>new</p></td><td>2</td></tr></table>', 'HB-100 new\t2'],
  ['<!--StartFragment--><p>HB-100 2</p><p>HB-110&nbsp;3</p>', 'HB-100 2\nHB-110\u00a03'],
  ['<ul><li>HB-100 2<li>HB-110 3</ul>', 'HB-100 2\nHB-110 3'],
  ['A&amp;B &lt;3 &#65;&#x42; &unknown; &#9999999;', 'A&B <3 AB &unknown; &#9999999;'],
  ['<img src="x.png">', ''],
])('PAD the text of %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('PAD any HTML is read, and its words are there', () => {
  const word = fc.stringMatching(/^[A-Z0-9-]{1,8}$/)
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      (junk, rows) => {
        expect(typeof textOfHtml(junk)).toBe('string')
        const cells = rows.map((row) => `<tr>${row.map((cell) => `<td> ${cell} </td>`).join('')}</tr>`)
        expect(textOfHtml(`<table>${cells.join('')}</table>`)).toBe(rows.map((row) => row.join('\t')).join('\n'))
      },
    ),
    runs,
  )
})

test('PAD a page with a table is a sheet, a text with a sign in it is none', () => {
  expect(isHtmlTable(' <!DOCTYPE html><table><tr><td>1</td></tr></table>')).toBe(true)
  for (const text of ['HB-100\t2', '<HB-100>\t2', 'x <table><td>', '<html><p>HB-100 2</p></html>'])
    expect(isHtmlTable(text)).toBe(false)
})
