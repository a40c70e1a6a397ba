// @vitest-environment node
import { expect, test } from 'vitest'
import { needsPart } from '../../src/machines/rules/late-parts'

test.each([
  ['/cart', true, false],
  ['/checkout', true, false],
  ['/order-success', true, false],
  ['/orders', true, false],
  ['/orders/7', true, false],
  ['/lists', true, true],
  ['/lists/a', true, true],
  ['/order-link', true, true],
  ['/order-pad', true, true],
  ['/desk', true, true],
  ['/part-numbers', true, true],
  ['/products', false, false],
  ['/products/7', false, false],
  ['/login/ACME', false, false],
  ['/', false, false],
  ['/no/such/place', false, false],
])('PERF %s needs carts and orders: %s, and the tools: %s', (address, ordering, tools) => {
  expect([needsPart('ordering', address), needsPart('tools', address)]).toEqual([ordering, tools])
})
