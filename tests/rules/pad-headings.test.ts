// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../src/api/delimited'
import { importOf, isSheetOpen, listSheet } from '../../src/machines/rules/list-sheet'
import { columnsOf } from '../../src/machines/rules/pad-columns'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { readTable } from '../../src/machines/rules/pad-sheet'
import { runs } from './samples'

const tableOf = (text: string) => readTable(text, mostRows, readDelimited)
/** The roles of a sheet with a heading and two rows of plain numbers. */
const rolesUnder = (heading: string) => {
  const width = heading.split('|').length
  const row = (part: string, first: number) =>
    [part, ...Array.from({ length: width - 1 }, (_, at) => String(first + 13 * at))].join('|')
  return columnsOf(tableOf([heading, row('HB-100', 40), row('HB-110', 51)].join('\n')).cells).roles
}

describe('PAD the quantity is sure only when its heading says so', () => {
  test.each([
    'Qty',
    'Quantity',
    'Order qty',
    'Qty to order',
    'To order',
    'Quantity (pcs)',
    'QTY REQ’D',
    'Qty ordered',
    'Cantidad',
    'Cant.',
    'Cantidad a pedir',
    'Cantidad por pedir',
    'Unidades',
    'Piezas',
    'Qté',
    'Quantité',
    'Quantité à commander',
    'Qté commandée',
    'Qté cde',
    'Qté cdée',
    'Qté cmd.',
    'Cant. ped.',
    'Unités',
    'À commander',
    'Menge',
    'Anzahl',
    'Bestellmenge',
    'Menge (Stk)',
    'Zu bestellen',
    'Total qty',
    'Quantité / Quantity',
    'Pcs',
  ])('%s', (heading) => {
    expect(rolesUnder(`Part number|${heading}`)).toEqual(['part', 'quantity'])
    expect(rolesUnder(`Part number|On hand|${heading}`)).toEqual(['part', 'other', 'quantity'])
  })

  test.each([
    'Qty on order',
    'Quantity on order',
    'Quantity ordered already',
    'On order',
    'Back order qty',
    'Reserved',
    'Reserved qty',
    'MOQ',
    'Min order qty',
    'Min/Max',
    'Qty 2024',
    'Last year',
    'Qty/Box',
    'Case qty',
    'Qty per box',
    'Pack',
    'Pack size',
    'per',
    'Qty each',
    'Pcs/ctn',
    'Lead time (days)',
    'Year',
    'Budget',
    'Weight',
    'Shelf',
    '2024',
    'Ordered',
    'Reorder qty',
    'Cant. caja',
    'Cantidad en pedido',
    'Cant. por caja',
    'Plazo (días)',
    'Año',
    'Presupuesto',
    'Qté/colis',
    'Nb colis',
    'Quantité en commande',
    'Qté par carton',
    'Délai',
    'Année',
    'Menge in Bestellung',
    'Menge pro Karton',
    'Lieferzeit (Tage)',
    'Verpackungseinheit',
    'Menge/VE',
    'Jahr',
  ])('%s is asked about, and gives way to a plain quantity', (heading) => {
    expect(rolesUnder(`Part number|${heading}`)).toEqual(['part', 'quantity?'])
    expect(rolesUnder(`Part number|${heading}|Qty`)).toEqual(['part', 'other', 'quantity'])
    expect(rolesUnder(`Référence|Qté|${heading}`)).toEqual(['part', 'quantity', 'other'])
  })

  test.each([
    'Backorder',
    'Open qty',
    'Boxes',
    'Cases',
    'Balance',
    'Order',
    'Reorder',
    'Required',
    'Buy',
    'Purchase',
    'Pcs',
    'Cajas',
    'Pedir',
    'Pedido',
    'Saldo',
    'Reliquat',
    'Commande',
  ])('%s may be what is ordered: beside a plain quantity it is asked about', (heading) => {
    expect(rolesUnder(`Part number|${heading}|Qty`)).toEqual(['part', 'quantity?', 'quantity?'])
    expect(rolesUnder(`Référence|Qté|${heading}`)).toEqual(['part', 'quantity?', 'quantity?'])
    expect(rolesUnder(`Part number|${heading}|Order qty`)).toEqual(['part', 'other', 'quantity'])
  })

  test('the numbers of orders are no counts', () => {
    const { roles } = columnsOf([
      ['Order', 'Part number', 'Qty'],
      ['10023', 'CB-120', '4'],
      ['10024', 'CB-130', '6'],
    ])
    expect(roles).toEqual(['other', 'part', 'quantity'])
  })

  test.each([
    ['Part number|On hand|Qty on order|Qty', ['part', 'other', 'other', 'quantity']],
    ['Part number|Qty on order|To order', ['part', 'other', 'quantity']],
    ['Part number|Qty|To order', ['part', 'other', 'quantity']],
    ['Part number|Qty/Box|Boxes', ['part', 'quantity?', 'quantity?']],
    ['Part number|Case qty|Cases', ['part', 'quantity?', 'quantity?']],
    ['Référence|Qté/colis|Nb colis', ['part', 'quantity?', 'quantity?']],
    ['Referencia|Cant. caja|Cajas', ['part', 'quantity?', 'quantity?']],
    ['Part number|Pieces|Boxes', ['part', 'quantity?', 'quantity?']],
    ['Part number|Lead time (days)|Year', ['part', 'quantity?', 'quantity?']],
    ['Part number|Qty ordered|Qty', ['part', 'quantity?', 'quantity?']],
    // Of an order that is under way nobody knows which of them is to be ordered.
    ['Part number|Qty ordered|Qty delivered|Backorder', ['part', 'quantity?', 'quantity?', 'quantity?']],
    ['Referencia|Cant. pedida|Cant. pendiente', ['part', 'quantity?', 'quantity?']],
    ['Part number|Qty ordered|Stock', ['part', 'quantity', 'other']],
    // Without a heading it is the quantity when it is the only column of counts.
    ['Part number|', ['part', 'quantity']],
    ['Part number|On hand|', ['part', 'quantity?', 'quantity?']],
  ])('%s', (heading, roles) => {
    expect(rolesUnder(heading)).toEqual(roles)
  })

  test('a first line of words in another language is no part, and what stands below is asked about', () => {
    expect(columnsOf(tableOf('Onderdeelcode\tLevertijd\nHB-100\t14\nHB-110\t21').cells).roles).toEqual([
      'part',
      'quantity?',
    ])
  })

  test('P40 whatever words stand over numbers: unless all are known to be the quantity, nothing is taken unasked', () => {
    const strange = fc.constantFrom('box', 'lead', 'budget', 'caja', 'colis', 'Karton', 'zzz', 'shelf', 'days', 'year')
    const counting = fc.constantFrom('Qty', 'Quantity', 'Cantidad', 'Qté', 'Menge', 'Pcs', 'Order')
    const between = fc.constantFrom(' ', '/', ' (', '. ', ' - ')
    fc.assert(
      fc.property(strange, fc.option(counting), between, fc.boolean(), (word, count, sign, isFirst) => {
        const words = count === null ? [word] : isFirst ? [word, count] : [count, word]
        expect(rolesUnder(`Part number|${words.join(sign)}`)).toEqual(['part', 'quantity?'])
      }),
      runs,
    )
  })

  test('a file that becomes a list is read by the same rules', () => {
    const listOf = (text: string) => {
      const table = tableOf(text)
      return listSheet(table, columnsOf(table.cells))
    }
    expect(isSheetOpen(listOf('Part number,Qty/Box,Boxes\nHB-100,50,2'))).toBe(true)
    const sheet = listOf('Part number,Qty on order,Qty\nHB-100,500,2')
    expect([isSheetOpen(sheet), importOf(sheet).lines[0]?.quantity]).toEqual([false, 2])
  })

  test('PAD what counts the rows in front of the part numbers is not asked about, whatever it is called', () => {
    const rolesOf = (text: string) => columnsOf(text.split(' / ').map((row) => row.split('|'))).roles
    expect(rolesOf('Sr|Part|Pcs / 1|HB-100|2 / 2|CB-120|6 / 3|FW-8|9')).toEqual(['other', 'part', 'quantity'])
    expect(rolesOf('#|Part|Description / 1|HB-100|Bolt / 2|CB-120|Nut / 3|FW-8|Disc')).toEqual([
      'other',
      'part',
      'other',
    ])
    // Behind them, or when it is called an amount, it may be what is ordered.
    expect(rolesOf('Part|Sr|Pcs / HB-100|1|2 / CB-120|2|6 / FW-8|3|9')).toEqual(['part', 'quantity?', 'quantity?'])
    expect(rolesOf('Amount|Part / 1|HB-100 / 2|CB-120 / 3|FW-8')).toEqual(['quantity?', 'part'])
  })
})
