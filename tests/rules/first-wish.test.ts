// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Visitor } from '../../src/machines/rules/access'
import { beginning, firstGoods, firstPictures, firstWish } from '../../src/machines/rules/first-wish'

const guest: Visitor = { kind: 'guest', lastCode: 'ACME' }
const buyer: Visitor = { kind: 'signedIn', code: 'ACME' }
const wish = (address: string, visitor: Visitor = buyer) => {
  const [pathname = '', search] = address.split('?')
  return firstWish({ pathname, search: search === undefined ? '' : `?${search}`, language: 'fr', visitor })
}

describe('what a page needs is known from its address', () => {
  test.each([
    ['/login/acme', [], ['/public/settings/ACME?lang=fr']],
    ['/ACME', [], ['/public/settings/ACME?lang=fr']],
    ['/', [], ['/public/settings/ACME?lang=fr']],
    ['/cart', [], ['/public/settings/ACME?lang=fr']],
    ['/login', [], []],
    ['/register/ACME', ['frame', 'account'], ['/public/settings/ACME?lang=fr']],
    ['/browse/BOLT', ['frame', 'shop', 'goods'], ['/public/settings/BOLT?lang=fr']],
  ])('a guest at %s', (address, parts, calls) => {
    expect(wish(address, guest)).toEqual({ parts, isAllWords: parts.length > 0, calls })
  })

  test.each([
    ['/products', null, ['/products/ACME?page=1&per_page=12&lang=fr']],
    ['/login/ACME', null, []],
    [
      '/products?search=hex+bolt&tag=4&tag=7&category=11&per_page=24&page=2',
      null,
      ['/products/ACME?page=2&search=hex+bolt&tag_ids%5B%5D=4&tag_ids%5B%5D=7&per_page=24&categoryId=11&lang=fr'],
    ],
    ['/products/A%2F1', 'goods', ['/products/ACME/details/A%2F1?lang=fr']],
    ['/orders/101', 'ordering', ['/orders/ACME/101?lang=fr']],
    ['/checkout', 'ordering', []],
    ['/order-pad', ['kept', 'ordering', 'tools'], []],
    ['/profile', ['account', 'kept'], []],
  ])('a buyer at %s', (address, part, calls) => {
    const { parts, isAllWords, calls: asked } = wish(address)
    expect([parts, isAllWords, asked]).toEqual([
      ['frame', 'shop', ...(part === null ? [] : [part].flat())],
      true,
      ['/settings/ACME?lang=fr', ...calls],
    ])
  })

  test('whatever the address is, it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (path, search) => {
        const { calls } = wish(`/${path}?${search}`)
        expect(calls.every((call) => /^\/[\w/.~%!'()*-]+\?\S*lang=fr$/.test(call))).toBe(true)
      }),
    )
  })
})

describe('the pictures of a first screen are known from its answer', () => {
  const goods = (...pictures: readonly unknown[]) => pictures.map((primary_image) => ({ primary_image }))
  test.each([
    ['a list', { data: goods('/a.svg', null, 'https://cdn.test/b.png') }, ['/a.svg', 'https://cdn.test/b.png']],
    ['no more than are in sight', { data: goods('/1', '/2', '/3', '/4', '/5') }, ['/1', '/2', '/3', '/4']],
    ['one product', { data: { primary_image: '/a.svg' } }, ['/a.svg']],
    ['what is no address of a picture', { data: goods('javascript:alert(1)', '//evil.test/a', 7, {}) }, []],
    ['a product that is gone', { data: [] }, []],
    ['something else', { message: 'No' }, []],
    ['nothing', null, []],
  ])('%s', (_, answer, pictures) => {
    expect(firstPictures(answer)).toEqual(pictures)
  })

  test('those of a company are for its login', () => {
    const company = { banner_image_url: '/banner.svg', logo_url: 'javascript:alert(1)' }
    expect([firstPictures(company, true), firstPictures(company)]).toEqual([['/banner.svg'], []])
  })

  test('whatever the answer is, it is read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, rows) => {
        for (const answer of [value, { data: value }, { data: rows.map((primary_image) => ({ primary_image })) }])
          expect(firstPictures(answer, true).every((url) => /^(?:\/(?!\/)|https?:|data:image\/)/i.test(url))).toBe(true)
      }),
    )
  })
})

describe('goods that are drawn before the code of the shop is there', () => {
  const page = (address: string, visitor: Visitor = buyer) => {
    const [pathname = '', search] = address.split('?')
    return beginning({ pathname, search: search === undefined ? '' : `?${search}`, language: 'fr', visitor })
  }
  test.each([
    ['/products', 'goods'],
    ['/products?page=3&per_page=48', 'goods'],
    ['/products?search=bolt', null],
    ['/products?category=11', null],
    ['/products?tag=4', null],
    ['/products/1002', 'product'],
    ['/category', null],
    ['/cart', null],
  ])('%s begins with goods that nothing narrows, or with one product: %s', (address, begins) => {
    expect(page(address)).toBe(begins)
  })
  test('a guest has none', () => {
    expect(['/products', '/products/1002', '/browse/ACME'].map((address) => page(address, guest))).toEqual([
      null,
      null,
      null,
    ])
  })

  const bolt = {
    id: 1001,
    part_number: 'P-1001',
    description: ' ',
    selling_price: 1234.5,
    primary_image: '/media/bolt.svg',
    tags: [{ id: 1 }],
  }
  test('they show what the card shows: the number where there is no name, $0.00 where no price is told', () => {
    const nut = { id: 'A/1', part_number: 'N', description: 'Nut', selling_price: null, primary_image: 'javascript:1' }
    expect(firstGoods({ data: [bolt, nut] })).toEqual([
      {
        path: '/products/1001',
        part: 'P-1001',
        name: 'P-1001',
        price: '$1234.50',
        picture: '/media/bolt.svg',
        isTagged: true,
      },
      { path: '/products/A%2F1', part: 'N', name: 'Nut', price: '$0.00', picture: null, isTagged: false },
    ])
  })
  test('twelve at most, and none where one of them cannot be read', () => {
    expect(firstGoods({ data: Array.from({ length: 48 }, () => bolt) })).toHaveLength(12)
    expect(firstGoods({ data: [bolt, { ...bolt, part_number: 7 }] })).toEqual([])
    expect(firstGoods({ data: [bolt, { ...bolt, id: '..' }] })).toEqual([])
  })
  test('whatever the server answers, it is read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (answer, data) => {
        expect(firstGoods(answer)).toBeInstanceOf(Array)
        expect(firstGoods({ data })).toBeInstanceOf(Array)
      }),
    )
  })
})
