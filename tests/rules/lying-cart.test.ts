// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAtRisk, lyingCart } from '../../src/machines/rules/lying-cart'

const text = (value: unknown) => JSON.stringify(value)

test('LOGIN-31 a cart at a glance: whose it is, and how many lines it has', () => {
  expect(lyingCart(text({ tenantCode: 'ACME', lines: [{}, {}] }), 'BOLT')).toEqual({ code: 'ACME', lines: 2 })
})

test('STORE-11 a cart of a version that named no company is of the last one', () => {
  expect(lyingCart(text([{}, {}, {}]), 'BOLT')).toEqual({ code: 'BOLT', lines: 3 })
  expect(lyingCart(text([{}]), null)).toBeNull()
})

test.each([
  null,
  '',
  '{',
  'null',
  '5',
  '[]',
  '{}',
  text({ tenantCode: 'ACME', lines: [] }),
  text({ tenantCode: 5, lines: [1] }),
])('there is no cart in %s', (stored) => {
  expect(lyingCart(stored, 'ACME')).toBeNull()
})

test('R8 whatever is stored, a glance never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.option(fc.string()), (stored, lastCode) => {
      const cart = lyingCart(stored, lastCode)
      expect(cart === null || cart.lines > 0).toBe(true)
    }),
  )
})

test('LOGIN-31 a login empties the cart of another company only', () => {
  const cart = { code: 'ACME', lines: 1 }
  expect([isAtRisk(cart, 'BOLT'), isAtRisk(cart, 'acme'), isAtRisk(cart, null), isAtRisk(null, 'BOLT')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
