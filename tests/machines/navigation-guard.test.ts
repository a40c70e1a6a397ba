// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Visitor } from '../../src/machines/rules/access'
import { buyer, guest, recorder, start, startAs } from './navigation-guard.start'

describe('before the stored session has been read', () => {
  test('SESSION-01 nothing is decided, however the address changes', () => {
    const { actor, moves, go } = start('/cart')
    go('/orders')
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(moves).toEqual([])
  })

  test('ROUTE-38 the address of that moment is decided, not the first one', () => {
    const { actor, moves, go } = start('/cart')
    go('/login')
    actor.send({ type: 'visitor.restored', visitor: buyer })
    expect(moves).toEqual(['replace /dashboard'])
  })
})

describe('C-04 an address of no page', () => {
  const said = { type: 'notice.given', notice: { kind: 'noSuchPage' } }

  test.each([
    [buyer, ['replace /', 'replace /dashboard']],
    [guest, ['replace /', 'replace /login/ACME']],
  ] as const)('is said, and leads to where %o begins', (visitor, expected) => {
    const { moves, told } = startAs('/nowhere/at/all', visitor)
    expect(moves).toEqual(expected)
    expect(told).toContainEqual(said)
  })

  test('nothing is said of half an address, and none of it is wanted after the login', () => {
    const { actor, moves, told } = startAs('/browse', guest)
    expect(told).not.toContainEqual(said)
    actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(moves).toEqual(['replace /login', 'replace /dashboard'])
    const lost = startAs('/nowhere/at/all', guest)
    lost.actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(lost.moves.at(-1)).toBe('replace /dashboard')
  })
})

describe('a door of another company', () => {
  const said = { type: 'notice.given', notice: { kind: 'otherCompany', code: 'ACME' } }

  test.each(['/login/BOLT', '/register/BOLT', '/forgot-password/BOLT', '/BOLT'])(
    '%s tells who is signed in where that is, and leads to their own',
    (path) => {
      const { moves, told } = startAs(path, buyer)
      expect(moves.at(-1)).toBe('replace /dashboard')
      expect(told.filter((one) => one.type === 'notice.given')).toEqual([said])
    },
  )

  test.each(['/login/ACME', '/login/acme', '/login', '/browse/BOLT', '/about-us/BOLT'])(
    'nothing is said at %s',
    (path) => {
      expect(startAs(path, buyer).told).not.toContainEqual(said)
    },
  )

  test('a guest is said nothing', () => {
    expect(startAs('/login/BOLT', guest).told).not.toContainEqual(expect.objectContaining({ type: 'notice.given' }))
  })
})

describe('order links', () => {
  const link = '/order-link#1/BOLT/0/CB-120:6'
  const bolt: Visitor = { kind: 'signedIn', code: 'BOLT' }

  test('LINKS a guest is led to the login of the tenant of the link, and after it to the link', () => {
    const { actor, moves, links } = startAs(link, guest)
    expect([moves, links]).toEqual([['replace /login/BOLT'], [link]])
    actor.send({ type: 'visitor.entered', visitor: bolt })
    expect(moves.slice(1)).toEqual(['replace /dashboard', `replace ${link}`])
    expect([links.at(-1), actor.getSnapshot().context.link]).toEqual([null, null])
  })

  test('LINKS one that the tab kept is opened after the login; a broken one leads to the common login', () => {
    const { actor, moves } = start('/login/BOLT', link)
    actor.send({ type: 'visitor.restored', visitor: guest })
    actor.send({ type: 'visitor.entered', visitor: bolt })
    expect(moves).toEqual(['replace /dashboard', `replace ${link}`])
    expect(startAs('/order-link#broken', guest).moves).toEqual(['replace /login'])
  })

  test('LINKS whoever leaves for the login of another tenant takes the link along', () => {
    const { actor, moves, links } = startAs(link, buyer)
    expect(moves).toEqual([])
    actor.send({ type: 'link.kept', link })
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: false })
    expect([moves, links]).toEqual([['replace /login/BOLT'], [link]])
  })
})

describe('a call that was refused with 401', () => {
  test('C-117 leads a guest to the root, and from there to the login of the company on the screen', () => {
    const { actor, moves, address } = startAs('/login/bolt', guest)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    expect([moves, address()]).toEqual([['replace /', 'replace /login/BOLT'], '/login/BOLT'])
  })

  test('C-117 the root leads there once; then to the last company again', () => {
    const { actor, moves, go } = startAs('/browse/BOLT', guest)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    go('/')
    expect(moves).toEqual(['replace /', 'replace /login/BOLT', 'replace /login/ACME'])
  })

  test('C-117 without a company on the screen it leads where the root leads', () => {
    const { actor, moves } = startAs('/login', guest)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    expect(moves).toEqual(['replace /', 'replace /login/ACME'])
  })

  test('SESSION-08 whoever was signed in comes to the login of their own company', () => {
    const { actor, moves } = startAs('/browse/BOLT', buyer)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    expect(moves).toEqual(['replace /', 'replace /login/ACME'])
  })
})

describe('loop guard', () => {
  const walk = (visitor: Visitor, changes: number, everyMs: number) => {
    const started = startAs(visitor.kind === 'guest' ? '/login' : '/products', visitor)
    const paths = visitor.kind === 'guest' ? ['/register', '/login'] : ['/cart', '/orders']
    for (let at = 0; at < changes; at += 1) started.go(paths[at % 2] as string, 100_000 + at * everyMs)
    return started.loops()
  }

  test.each([
    { changes: 15, everyMs: 0, loops: 0 },
    { changes: 16, everyMs: 0, loops: 1 },
    { changes: 16, everyMs: 5000 / 15, loops: 1 },
    { changes: 16, everyMs: 5001 / 15, loops: 0 },
    { changes: 16, everyMs: 400, loops: 0 },
    { changes: 31, everyMs: 1, loops: 1 },
    { changes: 32, everyMs: 1, loops: 2 },
  ])('ROUTE-33 ROUTE-34 ROUTE-35 $changes changes every $everyMs ms: $loops loop(s)', ({ changes, everyMs, loops }) => {
    expect(walk(buyer, changes, everyMs)).toBe(loops)
    expect(walk(guest, changes, everyMs)).toBe(loops)
  })

  test('C-09 a change of filter, page or tab is no navigation', () => {
    const { go, loops } = startAs('/products', buyer)
    for (let page = 1; page <= 40; page += 1) go(`/products?page=${page}`, 100_000)
    expect(loops()).toBe(0)
  })

  test('C-09 nor is it one after fifteen that were', () => {
    const { go, loops } = startAs('/products', buyer)
    for (let at = 0; at < 15; at += 1) go(at % 2 === 0 ? '/cart' : '/orders', 100_000)
    go('/cart?page=2', 100_000)
    expect(loops()).toBe(0)
  })

  test('C-09 redirects count too', () => {
    const { actor, go, loops } = startAs('/login', guest)
    for (let at = 0; at < 15; at += 1) go(at % 2 === 0 ? '/register' : '/login', 100_000)
    expect(loops()).toBe(0)
    go('/cart', 100_000)
    expect(loops()).toBe(1)
    expect(actor.getSnapshot().context.times).toEqual([])
  })

  test('R25 a login begins a new count', () => {
    const { actor, go, loops } = startAs('/login', guest)
    for (let at = 0; at < 15; at += 1) go(at % 2 === 0 ? '/register' : '/login', 100_000)
    actor.send({ type: 'visitor.entered', visitor: buyer })
    go('/cart', 100_000)
    expect(loops()).toBe(0)
  })
})

describe('the way back after a login', () => {
  test('SESSION-09 R21 a lost session leads to the root path, and the next login of that tenant back again', () => {
    const { actor, moves, address } = startAs('/products?page=3&search=bolt', buyer)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    expect(moves).toEqual(['replace /', 'replace /login/ACME'])
    moves.length = 0
    actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(moves).toEqual(['replace /dashboard', 'replace /products?page=3&search=bolt'])
    expect(address()).toBe('/products?page=3&search=bolt')
  })

  test('R21 a login at another tenant does not lead there', () => {
    const { actor, address } = startAs('/orders/12', buyer)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    actor.send({ type: 'visitor.entered', visitor: { kind: 'signedIn', code: 'BOLT' } })
    expect(address()).toBe('/dashboard')
    expect(actor.getSnapshot().context.returnTo).toBeNull()
  })

  test('C-10 a logout leads to the root path and remembers nothing', () => {
    const { actor, moves, address } = startAs('/orders', buyer)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: false })
    expect(moves).toEqual(['replace /', 'replace /login/ACME'])
    actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(address()).toBe('/dashboard')
  })

  test('ROUTE-31 a guest who was refused finds the place after the login, of whatever tenant', () => {
    const { actor, address } = startAs('/products/7', guest)
    expect(address()).toBe('/login/ACME')
    actor.send({ type: 'visitor.entered', visitor: { kind: 'signedIn', code: 'BOLT' } })
    expect(address()).toBe('/products/7')
  })

  test('C-14 a login refused with 401 on the way does not lose that place', () => {
    const { actor, address } = startAs('/products/7', guest)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: true })
    actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(address()).toBe('/products/7')
  })

  test('LOGIN-24 the way back is taken once; the dashboard is the dashboard afterwards', () => {
    const { actor, go, address } = startAs('/products/7', guest)
    actor.send({ type: 'visitor.entered', visitor: buyer })
    go('/cart')
    go('/dashboard')
    expect(address()).toBe('/dashboard')
  })

  test('GUEST-08 a guest who clicked a product finds it after the login at that company, once', () => {
    const { actor, go, address } = startAs('/browse/ACME', guest)
    actor.send({ type: 'place.wished', wish: { code: 'ACME', to: '/products/7' } })
    go('/login/ACME')
    actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(address()).toBe('/products/7')
    go('/dashboard')
    expect(address()).toBe('/dashboard')
  })

  test('GUEST-08 a wish that was withdrawn, or is of another company, leads nowhere; a refused place still does', () => {
    const wished = startAs('/browse/BOLT', guest)
    wished.actor.send({ type: 'place.wished', wish: { code: 'BOLT', to: '/products/7' } })
    wished.go('/login/ACME')
    wished.actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(wished.address()).toBe('/dashboard')
    const refused = startAs('/orders', guest)
    refused.go('/browse/ACME')
    refused.actor.send({ type: 'place.wished', wish: { code: 'ACME', to: '/products/7' } })
    refused.actor.send({ type: 'place.wished', wish: null })
    refused.go('/login/ACME')
    refused.actor.send({ type: 'visitor.entered', visitor: buyer })
    expect(refused.address()).toBe('/orders')
  })

  test('SESSION-07 after a logout the former addresses are closed', () => {
    const { actor, go, address } = startAs('/orders', buyer)
    actor.send({ type: 'visitor.left', visitor: guest, isReturning: false })
    go('/orders')
    expect(address()).toBe('/login/ACME')
  })
})

test('R23 another buyer in another tab leads away from what the former one saw', () => {
  const { actor, address } = startAs('/orders/12', buyer)
  const other: Visitor = { kind: 'signedIn', code: 'BOLT' }
  actor.send({ type: 'visitor.left', visitor: other, isReturning: false })
  actor.send({ type: 'visitor.entered', visitor: other })
  expect(address()).toBe('/dashboard')
})

test('ROUTE-38 every place that is open is told, and none that is not', () => {
  const { actor, told, go } = start('/cart?x=1')
  expect(told).toEqual([])
  actor.send({ type: 'visitor.restored', visitor: buyer })
  go('/cart?x=2')
  go('/login')
  const places = told.flatMap((news) => (news.type === 'place.opened' ? [news.place] : []))
  expect(places).toEqual([
    { pathname: '/cart', search: '?x=1' },
    { pathname: '/cart', search: '?x=2' },
    { pathname: '/dashboard', search: '' },
  ])
})

test('ROUTE machines move on by push, or by replace where the history is to keep no trace', () => {
  const { actor, moves } = startAs('/cart', buyer)
  actor.send({ type: 'navigation.requested', to: '/checkout' })
  actor.send({ type: 'navigation.replaced', to: '/orders' })
  expect(moves).toEqual(['push /checkout', 'replace /orders'])
})

test('ROUTE every state and every transition of the navigation guard is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
