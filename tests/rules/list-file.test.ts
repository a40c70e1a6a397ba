// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { fileName, fileRows, numberRows } from '../../src/machines/rules/list-file'
import { bareLine, listLineOf, type ListLine } from '../../src/machines/rules/lists'
import { ownSheetOf } from '../../src/machines/rules/own-sheet'
import { fileWords } from '../support/file-words'
import { line } from './samples'

describe('what stands over the columns of a file of a list', () => {
  test.each([
    ['en', 'Part number, Quantity, Comment, Description, UOM', 'My number, Part number'],
    ['es', 'Número de parte, Cantidad, Comentario, Descripción, UM', 'Mi número, Número de parte'],
    ['fr', 'Numéro de pièce, Quantité, Commentaire, Description, UM', 'Mon numéro, Numéro de pièce'],
  ] as const)('lists and own numbers, in %s: %s; %s', (language, lines, numbers) => {
    expect(fileRows([], fileWords(language))).toEqual([lines.split(', ')])
    expect(numberRows([], fileWords(language))).toEqual([numbers.split(', ')])
  })
})

describe('cells and names', () => {
  test('a comment of several lines stays in its cell', () => {
    const written = { partNumber: 'CB-1', quantity: 2, comment: 'left\nright\there', description: 'Bolt' }
    const cells = fileRows([{ ...written, productId: 1 } as never], fileWords('en'))[1]
    expect(cells).toEqual(['CB-1', '2', 'left right here', 'Bolt', ''])
  })

  test('the unit that was sold has a cell of its own; one that was written stays with its number', () => {
    const boxed = listLineOf(line(5, { uom_code: 'BOX', cf: 100 }))
    const cells = (one: ListLine) => fileRows([one], fileWords('en'))[1]?.filter((_, at) => at === 1 || at === 4)
    expect(cells(boxed)).toEqual(['5', 'BOX'])
    expect(cells(bareLine('CB-1', 5, '', '', 'BOX x 100'))).toEqual(['5', 'BOX'])
    expect(cells(bareLine('CB-1', 5, '', '', 'box'))).toEqual(['5 box', ''])
  })

  test('the name of a file: nothing that a file system minds, sixty letters, and never none', () => {
    expect(fileName('Truck 4: left/right?')).toBe('Truck 4  left right.csv')
    expect(fileName(' // ')).toBe('list.csv')
    expect(fileName('a'.repeat(61))).toBe(`${'a'.repeat(60)}.csv`)
  })
})

describe('whose number stands in which column', () => {
  const told = (...rows: readonly (readonly string[])[]) =>
    ownSheetOf(rows).entries.map(({ own, partNumber }) => `${own}=${partNumber}`)

  test('of two headings the company’s is told by its word, wherever it stands', () => {
    expect(told(['Supplier number', 'Internal number'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Internal number', 'Supplier number'], ['BOLT', 'CB-120'])).toEqual(['BOLT=CB-120'])
    expect(told(['Mes numéros', 'Fournisseur'], ['BOLT', 'CB-120'])).toEqual(['BOLT=CB-120'])
    expect(told(['Proveedor', 'Propio'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
  })

  test('a bare `yours` beside a part number is the buyer’s, as the pad says it; beside `mine` it is the company’s', () => {
    const heads = ['Yours', 'Suyo', 'El suyo', 'À vous', 'La vôtre']
    for (const [at, part] of [
      'Part number',
      'Número de parte',
      'Número de pieza',
      'Numéro de pièce',
      'Référence',
    ].entries()) {
      expect(told([heads[at] ?? '', part], ['BOLT', 'CB-120']), heads[at]).toEqual(['BOLT=CB-120'])
      expect(told([part, heads[at] ?? ''], ['CB-120', 'BOLT']), heads[at]).toEqual(['BOLT=CB-120'])
    }
    expect(told(['Yours', 'Mine'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Yours', 'Part number', 'Ours'], ['CB-120', '7', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Your number', 'Part number'], ['BOLT', 'CB-120'])).toEqual(['BOLT=CB-120'])
  })

  test.each([
    {
      language: 'English',
      yours: ['Your number', 'Your part number', 'Your no.', 'Yours', 'Your reference'],
      mine: ['My number', 'Our number', 'Customer number', 'Our part number', 'Internal no.', 'Your own number'],
      company: ['Supplier number', 'Vendor part number', 'Manufacturer part number', 'Our supplier number'],
      parts: ['Part number', 'Part', 'SKU', 'Reference', 'Article', 'Catalogue number', 'Item code', 'Product'],
    },
    {
      language: 'Spanish',
      yours: ['Su número', 'Su referencia', 'El suyo', 'Tu número', 'Sus números de parte'],
      mine: ['Mi número', 'Nuestro número', 'Número de cliente', 'Número interno'],
      company: ['Proveedor', 'Número de proveedor', 'Número del fabricante'],
      parts: ['Referencia', 'Número de parte', 'Pieza', 'Artículo', 'Código', 'SKU', 'Código de producto'],
    },
    {
      language: 'French',
      yours: ['Votre numéro', 'Votre référence', 'Vos numéros', 'À vous', 'La vôtre'],
      mine: ['Mon numéro', 'Notre numéro', 'Numéro client', 'Nos références'],
      company: ['Fournisseur', 'Référence fournisseur', 'Numéro du fournisseur'],
      parts: ['Référence', 'Numéro de pièce', 'Pièce', 'Article', 'Code', 'Code produit', 'SKU'],
    },
  ])('`your number` is the buyer’s beside a part number, and the company’s beside `ours`: $language', (words) => {
    const { yours, mine, company, parts } = words
    const check = (own: string, part: string) => {
      expect(told([own, part], ['BOLT', 'CB-120']), `${own}, ${part}`).toEqual(['BOLT=CB-120'])
      expect(told([part, own], ['CB-120', 'BOLT']), `${part}, ${own}`).toEqual(['BOLT=CB-120'])
    }
    for (const own of [...yours, ...mine]) for (const part of [...parts, ...company]) check(own, part)
    for (const own of mine) for (const part of yours) check(own, part)
  })

  test('`your number` beside a heading that says nothing is the buyer’s, and a heading all the same', () => {
    expect(told(['Your number', 'Acme'], ['BOLT', 'CB-120'])).toEqual(['BOLT=CB-120'])
    expect(told(['Acme', 'Votre numéro'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Your number', 'Description'], ['BOLT', 'Bolt'])).toEqual(['BOLT='])
    expect(told(['Référence tuyau', 'Mon numéro'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
  })

  test('between a part number and a heading of the buyer’s own, quantities and descriptions are nobody’s number', () => {
    expect(told(['Description', 'Part number', 'My number'], ['Bolt', 'CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Qty', 'Part number', 'Code'], ['5', 'CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
    expect(told(['Qty', 'Part number', 'Id'], ['5', 'CB-120', '77'])).toEqual(['77=CB-120'])
    expect(told(['Part number', 'Description'], ['CB-120', 'Bolt'])).toEqual(['=CB-120'])
  })

  test('a heading is looked for among the first ten lines', () => {
    const above = (count: number) => Array.from({ length: count }, (_, at) => [`line ${at}`, ''])
    const sheet = [
      ['Part number', 'My number'],
      ['CB-120', 'BOLT'],
    ]
    expect(told(...above(9), ...sheet).at(-1)).toBe('BOLT=CB-120')
    expect(told(...above(10), ...sheet).at(-1)).toBe('CB-120=BOLT')
  })

  test('a cell with a digit, or one longer than forty letters, is no heading', () => {
    expect(told(['Our 5', 'Their 6'], ['CB-120', 'BOLT'])).toEqual(['Our 5=Their 6', 'CB-120=BOLT'])
    const long = `supplier ${'x'.repeat(32)}`
    expect(long).toHaveLength(41)
    expect(told([long, 'note'], ['CB-120', 'BOLT'])).toEqual([`${long}=note`, 'CB-120=BOLT'])
    expect(told([long.slice(0, 40), 'mine'], ['CB-120', 'BOLT'])).toEqual(['BOLT=CB-120'])
  })

  test('a row that ends early has no number in the other column', () => {
    expect(told(['My number', 'Part number'], ['BOLT'])).toEqual(['BOLT='])
  })
})
