// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { access, codeSegment, matchRoute, segment, writtenCode, type Visitor } from '../../src/machines/rules/access'
import { runs } from './samples'

const guest: Visitor = { kind: 'guest', lastCode: null }
const knownGuest: Visitor = { kind: 'guest', lastCode: 'ACME' }
const buyer: Visitor = { kind: 'signedIn', code: 'ACME' }

const privatePaths = [
  '/dashboard',
  '/products',
  '/products/7',
  '/category',
  '/category/7',
  '/profile',
  '/cart',
  '/checkout',
  '/about-us',
  '/order-success',
  '/orders',
  '/orders/101',
  '/catalogs',
  '/lists',
  '/lists/a',
  '/part-numbers',
  '/order-link',
]
const publicPaths = [
  '/login',
  '/login/ACME',
  '/register',
  '/register/ACME',
  '/forgot-password',
  '/forgot-password/ACME',
]
const openPaths = ['/browse/ACME', '/about-us/ACME']
const otherPaths = ['/', '/ACME', '/browse', '/nowhere/at/all', '/login/ACME/x', '/products/7/x', '/x/y']

const target = (path: string, visitor: Visitor): string => {
  const answer = access(path, visitor)
  return answer.kind === 'allow' ? path : answer.to
}
/** Where a visitor ends, and after how many redirects. */
const journey = (path: string, visitor: Visitor): { end: string; hops: number } => {
  let end = path
  for (let hops = 0; hops <= 5; hops += 1) {
    const next = target(end, visitor)
    if (next === end) return { end, hops }
    end = next
  }
  return { end, hops: 6 }
}

describe('access', () => {
  it('ROUTE-01 / leads a guest to the login of the last code, ROUTE-02 else to /login', () => {
    expect(target('/', knownGuest)).toBe('/login/ACME')
    expect(target('/', guest)).toBe('/login')
  })

  it('ROUTE-04 / leads a signed-in buyer to /dashboard', () => {
    expect(target('/', buyer)).toBe('/dashboard')
  })

  it.each(publicPaths)('ROUTE-05 to ROUTE-10 %s is open to guests, ROUTE-30 and leads buyers to /dashboard', (path) => {
    expect(access(path, guest)).toEqual({ kind: 'allow' })
    expect(target(path, buyer)).toBe('/dashboard')
  })

  it('ROUTE-11 /{code} leads to its login', () => {
    expect(target('/ACME', guest)).toBe('/login/ACME')
    expect(journey('/ACME', buyer)).toEqual({ end: '/dashboard', hops: 2 })
  })

  it.each(privatePaths)('ROUTE-12, ROUTE-17 to ROUTE-29 %s is open to buyers, ROUTE-31 guests go to /', (path) => {
    expect(access(path, buyer)).toEqual({ kind: 'allow' })
    expect(target(path, knownGuest)).toBe('/')
    expect(journey(path, knownGuest).end).toBe('/login/ACME')
    expect(journey(path, guest).end).toBe('/login')
  })

  it.each(openPaths)('ROUTE-13, ROUTE-15, ROUTE-16, ABOUT-11 %s is open to everybody', (path) => {
    for (const visitor of [guest, knownGuest, buyer]) expect(access(path, visitor)).toEqual({ kind: 'allow' })
  })

  it('C-04 /browse alone leads to /login, deeper unknown addresses to /', () => {
    expect(target('/browse', guest)).toBe('/login')
    expect(target('/browse/', guest)).toBe('/login')
    for (const path of ['/nowhere/at/all', '/login/ACME/x', '/products/7/x', '/x/y', '//', '//evil.test', 'cart', '']) {
      expect(target(path, guest)).toBe('/')
    }
  })

  it('S15, C-04 a fixed word is never a code, an unknown one-segment address always is', () => {
    expect(matchRoute('/orders')).toEqual({ name: 'orders' })
    expect(matchRoute('/ordres')).toEqual({ name: 'code', code: 'ordres' })
    expect(matchRoute('/constructor')).toEqual({ name: 'code', code: 'constructor' })
    expect(matchRoute('/__proto__/x')).toBeNull()
  })

  it('ROUTE-38 a route knows the decoded values of its address; a slash at the end changes nothing', () => {
    expect(matchRoute('/login/AC%20ME')).toEqual({ name: 'login', code: 'AC ME' })
    expect(matchRoute('/category/7/')).toEqual({ name: 'category', categoryId: '7' })
    expect(matchRoute('/products/7')).toEqual({ name: 'product', productId: '7' })
    expect(matchRoute('/orders/101')).toEqual({ name: 'order', orderId: '101' })
    expect(matchRoute('/about-us/ACME')).toEqual({ name: 'publicAboutUs', code: 'ACME' })
    expect(matchRoute('/about-us')).toEqual({ name: 'aboutUs' })
  })
})

describe('codes in addresses', () => {
  it.each([
    ['ACME', 'ACME'],
    ['A B', 'A%20B'],
    ['O\'Neil "X"', "O'Neil%20%22X%22"],
    ['v1.2', 'v1.2'],
    ['Ñandú', '%C3%91and%C3%BA'],
    ['100%', '100%25'],
    ['?a#b', '%3Fa%23b'],
  ])('S13 the code %s is the one segment %s', (code, encoded) => {
    expect(codeSegment(code)).toBe(encoded)
    expect(target('/', { kind: 'guest', lastCode: code })).toBe(`/login/${encoded}`)
    expect(matchRoute(`/login/${encoded}`)?.code).toBe(code)
  })

  it.each(['', ' ', '.', '..', 'a/b', 'a\\b', '%2F', 'a%5cb', '%252e%252e', '%2e', 'a\u0000b', 'a\nb', '\ud800'])(
    'S13, S14 the code %j is refused',
    (code) => {
      expect(codeSegment(code)).toBeNull()
      expect(target('/', { kind: 'guest', lastCode: code })).toBe('/login')
    },
  )

  it.each([
    ['a/b', 'a%2Fb'],
    ['50%', '50%25'],
    ['%2F', '%252F'],
    ['a\\b', 'a%5Cb'],
    ['%2e', '%252e'],
  ])('S14 the id %s is the one segment %s, and its address is read as that id again', (id, encoded) => {
    expect(segment(id)).toBe(encoded)
    expect(matchRoute(`/products/${encoded}`)).toEqual({ name: 'product', productId: id })
    expect(matchRoute(`/orders/${encoded}`)).toEqual({ name: 'order', orderId: id })
    expect(matchRoute(`/login/${encoded}`)?.code).toBe(id === '50%' ? id : undefined)
  })

  it.each(['', ' ', '.', '..', 'a\u0000b', 'a\nb', '\ud800'])('S14 the id %j is refused', (id) => {
    expect(segment(id)).toBeNull()
  })

  it.each([
    '/..',
    '/%2e%2e',
    '/a%2Fb',
    '/a%5Cb',
    '/a%252Fb',
    '/%00',
    '/%E0%A4%A',
    '/login/..',
    '/products/%2e%2e',
    '/\\evil.test',
  ])('S13 the address %s leads to /', (path) => {
    expect(target(path, guest)).toBe('/')
    expect(target(path, buyer)).toBe('/')
  })
})

describe('access properties', () => {
  const oddText = fc.constantFrom('..', '/', '\\', '%2e', '//h', 'cart')
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), oddText)
  const visitor: fc.Arbitrary<Visitor> = fc.oneof(
    fc.record({ kind: fc.constant('guest' as const), lastCode: fc.option(anyText) }),
    fc.record({ kind: fc.constant('signedIn' as const), code: anyText }),
  )
  const path = fc.oneof(
    fc.constantFrom(...privatePaths, ...publicPaths, ...openPaths, ...otherPaths),
    fc.array(anyText, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
    fc.webPath(),
    anyText,
  )

  it('P21 every visitor settles from every address in at most 3 redirects, where the visitor may be', () => {
    fc.assert(
      fc.property(path, visitor, (start, who) => {
        const { end, hops } = journey(start, who)
        expect(hops).toBeLessThanOrEqual(3)
        expect(access(end, who)).toEqual({ kind: 'allow' })
        const name = matchRoute(end)?.name ?? 'root'
        const isGuestRoute = ['login', 'register', 'forgotPassword', 'browse', 'publicAboutUs'].includes(name)
        expect(isGuestRoute || who.kind === 'signedIn').toBe(true)
      }),
      runs,
    )
  })

  it('P22, S13 every redirect stays at our origin, in at most two segments', () => {
    fc.assert(
      fc.property(path, visitor, (start, who) => {
        const to = target(start, who)
        fc.pre(to !== start)
        const url = new URL(to, 'https://portal.test')
        expect(url.origin).toBe('https://portal.test')
        expect(url.pathname).toBe(to)
        expect(to.split('/').length).toBeLessThanOrEqual(3)
      }),
      runs,
    )
  })

  it('P22, S14 any text is refused or one segment that decodes to itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const encoded = segment(text)
        if (encoded === null) return
        expect(decodeURIComponent(encoded)).toBe(text)
        expect(new URL(`/api/orders/${encoded}/1`, 'https://portal.test').pathname).toBe(`/api/orders/${encoded}/1`)
        expect(encoded).not.toMatch(/[/\\?#]/)
      }),
      runs,
    )
  })
})

it.each([
  [' acme ', 'acme'],
  ['https://shop.example/login/ACME', 'ACME'],
  ['HTTP://LOCALHOST:5173/BROWSE/ACME/?X=1#Y', 'ACME'],
  ['/login/A%20B', 'A B'],
  ['https://shop.example/', 'https://shop.example/'],
  ['A/B', 'A/B'],
  ['bolt/', 'bolt'],
  ['/', '/'],
  ['/login/..', '..'],
])('the code in %j is %j', (text, code) => {
  expect(writtenCode(text)).toBe(code)
})
