// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { OrderRow } from '../../src/api/schemas/ordering'
import { documentAddress, documentLink } from '../../src/machines/rules/about-us'
import { hasSameLines, combined, firstCut } from '../../src/machines/rules/cart-merge'
import { minusOutcome, withMinus } from '../../src/machines/rules/cart-commands'
import { cartEnvelope, readCart } from '../../src/machines/rules/cart-storage'
import { readText, writeText } from '../../src/machines/rules/cart-sync'
import { categoryPath } from '../../src/machines/rules/category-path'
import { draftName, draftsOf, readDrafts, type Draft } from '../../src/machines/rules/drafts'
import { likelyOrder } from '../../src/machines/rules/orders'
import { line } from './samples'

const draft = (patch: Partial<Draft> = {}): Draft => ({
  id: 'd-1',
  name: 'Spring',
  savedAt: '2026-03-01T10:00:00.000Z',
  tenantCode: 'ACME',
  email: 'buyer@acme.test',
  lines: [line(2)],
  ...patch,
})

describe('drafts', () => {
  it('C-59 R4 what can be read of them is read, the rest is left out', () => {
    const kept = JSON.parse(JSON.stringify([draft(), draft({ id: 'd-2', lines: [line(1), line(4, { id: 2 })] })]))
    expect(readDrafts([...kept, null, 5, 'x', [], {}, { ...kept[0], name: 5 }, { ...kept[0], lines: [] }])).toEqual([
      draft(),
      draft({ id: 'd-2', lines: [line(1), line(4, { id: 2 })] }),
    ])
    for (const json of [null, {}, 'x', { length: 1 }]) expect(readDrafts(json)).toEqual([])
    for (const name of ['id', 'name', 'savedAt', 'tenantCode', 'email'])
      expect(readDrafts([{ ...kept[0], [name]: null }])).toEqual([])
  })

  it('C-59 they are those of one owner, the newest first', () => {
    const newer = draft({ id: 'd-2', savedAt: '2026-04-01T10:00:00.000Z' })
    const all = [draft(), newer, draft({ id: 'd-3', tenantCode: 'BOLT' }), draft({ id: 'd-4', email: 'o@acme.test' })]
    expect(draftsOf(all, { tenantCode: 'ACME', email: 'buyer@acme.test' }).map(({ id }) => id)).toEqual(['d-2', 'd-1'])
  })

  it('C-59 a name is trimmed and at most 80 characters long; a blank one is none', () => {
    expect([draftName('  Spring '), draftName('x'.repeat(99))?.length, draftName(' '), draftName('')]).toEqual([
      'Spring',
      80,
      null,
      null,
    ])
  })
})

const row = (id: number, patch: Partial<OrderRow> = {}): OrderRow =>
  ({
    id,
    sale_no: `SO-${id}`,
    customer_name: 'North Yard',
    order_date: '2026-03-01',
    total: 62.5,
    ...patch,
  }) as OrderRow

describe('orders', () => {
  const sought = { known: ['4'], total: '$62.50', day: '2026-03-01' }
  it.each([
    ['the one of that day and total that is new', [row(4), row(9)], 9],
    ['none, where it was there before', [row(4)], null],
    ['none, where two would do', [row(8), row(9)], null],
    ['none of another total', [row(9, { total: 62 })], null],
    ['none of another day', [row(9, { order_date: '2026-03-02' })], null],
    ['the one with the hour of the day', [row(9, { order_date: '2026-03-01T10:00:00Z' })], 9],
  ])('R31 the likely order is %s', (_, list, id) => {
    expect(likelyOrder(list, sought)?.id ?? null).toBe(id)
    expect(likelyOrder(list, { ...sought, known: null })).toBeNull()
  })
})

describe('carts', () => {
  const tag = { id: 1, name: 'Blue', colour: null }

  it('R24 lines that differ in a tag, a comment or a quantity are not the same; their order does not matter', () => {
    const [one, two] = [line(1), line(2, { id: 2 })]
    expect(hasSameLines([one, two], [structuredClone(two), structuredClone(one)])).toBe(true)
    for (const other of [{ ...one, tag1: tag }, { ...one, tag2: tag }, { ...one, comment: 'x' }, line(3)])
      expect(hasSameLines([one, two], [other, two])).toBe(false)
    const tagged = { ...one, tag1: tag }
    expect(hasSameLines([tagged], [{ ...tagged, tag1: { ...tag, name: 'Red' } }])).toBe(false)
    expect(hasSameLines([one], [one, two])).toBe(false)
  })

  it('C-59 a draft gives its tags where the cart has none, and keeps the others out', () => {
    const other = { ...tag, id: 2 }
    const drafted = [{ ...line(1), tag1: other, comment: 'draft' }]
    expect(combined([line(1)], drafted)[0]).toMatchObject({ quantity: 2, tag1: other, tag2: null, comment: 'draft' })
    for (const own of [
      { tag1: tag, tag2: null },
      { tag1: null, tag2: tag },
    ])
      expect(combined([{ ...line(1), ...own }], drafted)[0]).toMatchObject(own)
  })

  it('C-59 only what the draft makes too many is cut', () => {
    const full = line(50, { max_order_qty: 20 })
    expect(firstCut([full], [line(1, { id: 2 })])).toBeNull()
    expect(firstCut([full], [line(1)])?.id).toBe(1)
    expect(firstCut([line(19, { max_order_qty: 20 })], [line(1)])).toBeNull()
  })

  it('CARD-21 minus on what is not in the cart does nothing', () => {
    expect(minusOutcome([line(5)], 99, false)).toBe('nothing')
    const lines = [line(5)]
    expect(withMinus(lines, 99, false)).toBe(lines)
    expect(withMinus(lines, 1, false)[0]?.quantity).toBe(4)
  })

  it('C-13 nothing of the cart of another tenant is taken along, not even its marks', () => {
    const { cart } = readText(null, 'BOLT')
    const text = writeText('ACME', { ...cart, entries: new Map([['1', { line: null, at: 1, by: 'm', since: 1 }]]) })
    expect(readText(text, 'ACME').cart.entries.size).toBe(1)
    expect(readText(text, 'BOLT').cart.entries.size).toBe(0)
  })

  it.each([
    ['uom_code', 5, '5'],
    ['uom_code', null, ''],
    ['uom_code', {}, ''],
    ['primary_image', ' ', null],
    ['primary_image', '/x.svg', '/x.svg'],
    ['selling_price', '12.5', 12.5],
    ['selling_price', ' ', null],
    ['selling_price', -0, 0],
    ['selling_price', 'x', null],
    ['default_puom_id', '', null],
    ['default_puom_id', 'a', 'a'],
    ['default_puom_id', Number.NaN, null],
  ] as const)('R4 a stored %s of %j is read as %j', (name, value, read) => {
    const { lines } = readCart(cartEnvelope('ACME', [line(1, { [name]: value })]), 'ACME')
    expect(Object.is(lines[0]?.product[name], read)).toBe(true)
  })
})

describe('addresses', () => {
  const list = { pathname: '/products', search: '?search=bolt&page=3&tag=2' }

  it.each([
    ['7', true, list, '/category/7'],
    [null, true, list, '/category'],
    ['7', false, list, '/products?search=bolt&category=7&tag=2'],
    [null, false, { pathname: '/browse/ACME', search: '?category=7' }, '/browse/ACME'],
    ['7', false, { pathname: '/browse/ACME', search: '' }, '/browse/ACME?category=7'],
    ['7', false, { pathname: '/cart', search: '?search=bolt' }, '/products?category=7'],
  ])('C-42 C-43 category %s, pages of their own: %s, from %o: %s', (id, isAdvanced, place, path) => {
    expect(categoryPath(id, place, isAdvanced)).toBe(path)
  })

  it.each([
    ['/about.html', 'http://portal.test/', 'http://portal.test/about.html'],
    ['http://portal.test/about.html', 'http://portal.test/', 'http://portal.test/about.html'],
    ['http://cdn.test/about.html', 'http://portal.test/', null],
    ['https://cdn.test/about.html', 'http://portal.test/', 'https://cdn.test/about.html'],
    ['https://user@cdn.test/', 'https://portal.test/', null],
    ['https://:secret@cdn.test/', 'https://portal.test/', null],
    ['/a b', 'https://portal.test/', null],
    ['  ', 'https://portal.test/', null],
    ['https://', 'https://portal.test/', null],
  ])('C-85 the document at "%s" of %s is fetched from %s', (text, base, address) => {
    expect(documentAddress({ en: text }, 'fr', base)).toBe(address)
  })

  it.each([
    ['/x', 'https://cdn.test/x'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
    ['tel:+15145550199', 'tel:+15145550199'],
    ['http://a.test/', 'http://a.test/'],
    ['javascript:alert(1)', null],
    ['https://', null],
  ])('S3 a link to %s leads to %s', (href, address) => {
    expect(documentLink(href, 'https://cdn.test/about.html')).toBe(address)
  })
})
