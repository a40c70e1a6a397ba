// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { navigationGuardMachine } from '../../src/machines/session/navigation-guard.machine'
import type { Visitor } from '../../src/machines/rules/access'
import { collectingParent } from '../support/machine'

/** Where a visitor who opens an address ends, and over how many redirects. */
const settle = (path: string, visitor: Visitor) => {
  let address = path
  let hops = 0
  const actor = createActor(
    navigationGuardMachine.provide({
      actions: {
        push: () => undefined,
        replace: (_, { to }) => {
          address = to
          hops += 1
          actor.send({ type: 'place.changed', place: { pathname: to, search: '' }, at: 0 })
        },
      },
    }),
    { input: { place: { pathname: path, search: '' } }, parent: collectingParent().parent },
  )
  actor.start()
  actor.send({ type: 'visitor.restored', visitor })
  return { address, hops }
}
const newcomer: Visitor = { kind: 'guest', lastCode: null }
const guest: Visitor = { kind: 'guest', lastCode: 'ACME' }
const buyer: Visitor = { kind: 'signedIn', code: 'BOLT' }

const same = (path: string) => [path, path, path, path] as const
const inside = (path: string) => [path, '/login', '/login/ACME', path] as const
const outside = (path: string) => [path, path, path, '/dashboard'] as const

/** Address, and where it leads a newcomer, a guest who was at ACME before, and a buyer of BOLT. */
const table = [
  ['/', '/login', '/login/ACME', '/dashboard'],
  outside('/login'),
  outside('/login/ACME'),
  outside('/register'),
  outside('/register/ACME'),
  outside('/forgot-password'),
  outside('/forgot-password/ACME'),
  ['/ACME', '/login/ACME', '/login/ACME', '/dashboard'],
  same('/about-us/ACME'),
  same('/browse/ACME'),
  ['/browse', '/login', '/login', '/dashboard'],
  inside('/dashboard'),
  inside('/products'),
  inside('/category'),
  inside('/category/5'),
  inside('/products/7'),
  inside('/profile'),
  inside('/cart'),
  inside('/checkout'),
  inside('/about-us'),
  inside('/order-success'),
  inside('/orders'),
  inside('/orders/12'),
  inside('/catalogs'),
  inside('/lists'),
  inside('/lists/a'),
  inside('/part-numbers'),
  ['/no/such/place', '/login', '/login/ACME', '/dashboard'],
  ['/login/ACME/x', '/login', '/login/ACME', '/dashboard'],
  ['/%E0%A4%A', '/login', '/login/ACME', '/dashboard'],
  ['/orders/', '/login', '/login/ACME', '/orders/'],
] as const

describe.each(table)('ROUTE-01 to ROUTE-32 R3 %s', (path, ofNewcomer, ofGuest, ofBuyer) => {
  test.each([
    { who: 'a newcomer', visitor: newcomer, end: ofNewcomer },
    { who: 'a guest with a last code', visitor: guest, end: ofGuest },
    { who: 'a buyer', visitor: buyer, end: ofBuyer },
  ])('$who ends at $end within three redirects', ({ visitor, end }) => {
    const { address, hops } = settle(path, visitor)
    expect(address).toBe(end)
    expect(hops).toBeLessThanOrEqual(3)
  })
})

test('S13 a last code that is no path segment leads to the plain login', () => {
  for (const lastCode of ['..', '.', ' ', 'a/b', '\\', 'x\u0000', '%2e%2e', '//evil.test']) {
    expect(settle('/', { kind: 'guest', lastCode }).address).toBe('/login')
  }
})
