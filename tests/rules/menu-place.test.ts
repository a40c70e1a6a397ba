// @vitest-environment node
import { expect, test } from 'vitest'
import { isPlaceOf } from '../../src/machines/rules/menu-place'

test.each([
  ['/products', '/products', true],
  ['/products', '/products/1002', true],
  ['/products', '/category', true],
  ['/products', '/category/36', true],
  ['/products', '/productsheet', false],
  ['/orders', '/orders/101/', true],
  ['/orders', '/order-pad', false],
  ['/dashboard', '/', false],
])('the menu place %s is current at %s: %s', (place, pathname, isCurrent) => {
  expect(isPlaceOf(place, pathname)).toBe(isCurrent)
})
