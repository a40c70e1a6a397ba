// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { claimOf, roleOfHeading } from '../../src/machines/rules/pad-headings'

/** Role, weight, and whether it is that word and nothing else. */
const said = (heading: string) => {
  const claim = claimOf(heading)
  return claim && `${claim.role} ${claim.weight}${claim.isExact ? '!' : ''}${claim.isOtherCount ? ' other count' : ''}`
}

describe('PAD what a heading says of its column, and how surely', () => {
  test.each([
    [
      'part 7!',
      [
        'Part number',
        'Part no.',
        'Part #',
        'PN',
        'P/N',
        'MPN',
        'SKU',
        'Numéro de pièce',
        'Número de pieza',
        'Número de parte',
        'Part Nr',
        'Partno',
      ],
    ],
    ['part 7!', ['Artikelnummer', 'Artikel-Nr.', 'N° de pièce', '№ piezas', 'Code de la pièce']],
    ['part 6!', ['Ref.', 'Référence', 'Referencia', 'Item no', 'Stock number', 'Product code', 'N° d’article']],
    ['part 5!', ['Part', 'Parts', 'Pièce', 'Pieza']],
    ['part 4!', ['Code', 'Código', 'Cod.']],
    ['part 3!', ['Item', 'Items', 'Article', 'Artículo', 'Artikel', 'Material']],
    ['part 2!', ['Product', 'Produit', 'Producto', 'Model', 'Modelo']],
    ['part 1!', ['Number', 'No.', 'Numéro', '#', 'N°']],
    ['part 4.5', ['Your part no', 'Our SKU', 'SKU_RED', 'Manufacturer part number']],
    ['part 2.5', ['Our reference', 'Old code', 'Spare parts', 'Customer part']],
    ['part 1.5', ['Our item', 'Model of ours', 'Producto nuevo']],
    ['part 0.5', ['Our number', 'Their #']],
    ['quantity 4!', ['To order', 'To be ordered', 'Zu bestellen', 'Por pedir', 'À commander']],
    ['quantity 4!', ['Order qty', 'Qty to order', 'Qty to be ordered', 'Qty required', 'Cantidad a pedir']],
    ['quantity 3!', ['Qty', 'Q’ty', "Q'ty", 'Quantity', 'Cant.', 'Qté', 'Menge', 'Qty ordered', 'Qty (pcs)']],
    [
      'quantity 1!',
      ['Total qty', 'Menge gesamt', 'Cantidad total', 'Pcs', 'Piezas', 'Uds.', 'Unds', 'Order', 'Needed', 'Pedido'],
    ],
    ['other 1! other count', ['Stock', 'On hand', 'MOQ', 'Existencias', 'On order', 'Disponible']],
    ['other 1 other count', ['Qty/Box', 'Qty on order', 'Units per box', 'Pcs in stock', 'Min qty', 'Qty zzz']],
    [
      'other 1',
      ['Description', 'Price', 'Unit', 'Pos.', 'Customer no', 'PO number', 'Order no', 'N° cde', 'Serial #', 'Date'],
    ],
    ['comment 2', ['Comment', 'Notes', 'Nota', 'Remarque', 'Observaciones']],
    [null, ['Min', 'Last year', 'Customer', 'SKU-RED', 'MODEL-X', 'Bolt', 'Qty 2024', '', '  ', '—', '12']],
  ])('%s: %j', (claim, headings) => {
    expect(headings.map((heading) => [heading, said(heading)])).toEqual(headings.map((heading) => [heading, claim]))
  })

  test('a number of the customer’s own is one of a part where it says so', () => {
    expect(said('Customer part no')).toBe('part 4.5')
    expect(said('Customer item no')).toBe('part 1.5')
    expect(said('Supplier id')).toBe('other 1')
    expect(said('Supplier name')).toBe('other 1')
    expect(said('Supplier of goods')).toBeNull()
  })

  test('longer than 40 signs is no heading', () => {
    expect(roleOfHeading('Part number'.padEnd(40))).toBe('part')
    expect(roleOfHeading('Part number'.padEnd(41))).toBeNull()
    expect(roleOfHeading('Bolt')).toBeNull()
  })
})
