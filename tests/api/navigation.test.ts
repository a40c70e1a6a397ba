import { beforeEach, describe, expect, test } from 'vitest'
import { createNavigation } from '../../src/api/browser/navigation'

const start = (base = '/', path = '/') => {
  window.history.replaceState(null, '', path)
  const navigation = createNavigation(window, base)
  const seen: string[] = []
  const stop = navigation.listen(() => {
    const { pathname, search } = navigation.place()
    seen.push(`${navigation.move()} ${pathname}${search}`)
  })
  return { navigation, seen, stop }
}
const popped = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('navigation', () => {
  test('ROUTE-38 it starts where the browser is', () => {
    const { navigation } = start('/', '/products?page=2#top')
    expect(navigation.place()).toMatchObject({ pathname: '/products', search: '?page=2', hash: '#top', state: null })
    expect(navigation.move()).toBe('POP')
  })

  test('ROUTE-38 the path of an address is told without the base, and not of another host', () => {
    const { navigation } = start('/shop/', '/shop/products')
    const paths = ['/shop/products/7?x=1', '/shop', 'https://elsewhere.test/shop/products/7'].map((to) =>
      navigation.pathOf(new URL(to, window.location.href).href),
    )
    expect(paths).toEqual(['/products/7', '', ''])
  })

  test('ROUTE-38 push adds to the history, replace does not, and both are told', () => {
    const { navigation, seen } = start()
    const before = window.history.length
    navigation.push('/cart')
    expect(window.history.length).toBe(before + 1)
    navigation.replace({ pathname: '/orders', search: '?status=processed' })
    expect(window.history.length).toBe(before + 1)
    expect(seen).toEqual(['PUSH /cart', 'REPLACE /orders?status=processed'])
    expect(window.location.href).toBe('http://localhost/orders?status=processed')
  })

  test('ROUTE-38 going back is told as POP, with the state of that place', async () => {
    const { navigation, seen } = start()
    navigation.push('/cart', { from: 'card' })
    navigation.push('/orders')
    const arrival = popped()
    navigation.go(-1)
    await arrival
    expect(seen.at(-1)).toBe('POP /cart')
    expect(navigation.place().state).toEqual({ from: 'card' })
  })

  test('ROUTE every place has a key of its own', () => {
    const { navigation } = start()
    navigation.push('/cart')
    const first = navigation.place().key
    navigation.push('/cart')
    expect(navigation.place().key).not.toBe(first)
  })

  test('ROUTE nobody is told after the stop, and a listener may stop while being told', () => {
    const { navigation, seen, stop } = start()
    const once = navigation.listen(() => once())
    navigation.push('/cart')
    stop()
    navigation.push('/orders')
    expect(seen).toEqual(['PUSH /cart'])
  })
})

describe.each(['/shop/', '/shop'])('a portal below %s', (base) => {
  test('GEN paths are given and taken without the base', () => {
    const { navigation, seen } = start(base, '/shop/products?page=2')
    expect(navigation.place()).toMatchObject({ pathname: '/products', search: '?page=2' })
    navigation.push('/cart')
    expect(window.location.pathname).toBe('/shop/cart')
    expect(seen).toEqual(['PUSH /cart'])
  })

  test('GEN the base itself is the root path', () => {
    expect(start(base, '/shop').navigation.place().pathname).toBe('/')
    expect(start(base, '/shop/').navigation.place().pathname).toBe('/')
  })

  test('GEN an address that only begins like the base is not below it', () => {
    expect(start(base, '/shopping/x').navigation.place().pathname).toBe('/shopping/x')
  })

  test('GEN links carry the base', () => {
    const { navigation } = start(base, '/shop/')
    expect(navigation.createHref('/cart')).toBe('/shop/cart')
    const orders = { pathname: '/orders', search: '?status=processed', hash: '#a' }
    expect(navigation.createHref(orders)).toBe('/shop/orders?status=processed#a')
  })
})
