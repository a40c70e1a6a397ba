import type { Page } from '@playwright/test'

/** What is open to everybody, of one tenant. */
export const publicScreens = (code: string): readonly string[] => [
  `/login/${code}`,
  `/register/${code}`,
  `/forgot-password/${code}`,
  `/about-us/${code}`,
  `/browse/${code}`,
]

/** Something of a tenant that has an address of its own. */
export type Own = { readonly category: number; readonly product: number; readonly order: number }

/** What is behind the login. */
export const privateScreens = ({ category, product, order }: Own): readonly string[] => [
  '/dashboard',
  '/products',
  '/category',
  `/category/${category}`,
  `/products/${product}`,
  '/cart',
  '/checkout',
  '/orders',
  `/orders/${order}`,
  '/catalogs',
  '/lists',
  '/lists/a',
  '/part-numbers',
  '/order-link#1/ACME/0/P-1001:2',
  '/profile',
  '/about-us',
  '/order-success',
  '/nowhere',
]

/** Puts the address there without a load, as a link of the portal does. */
export const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, to)

/**
 * Lets the clock by which the portal counts changes of place run fast: a storm moves faster than a reader, and would
 * meet the guard against loops (ROUTE-33) and nothing else.
 */
export const hurry = () => {
  const real = performance.now.bind(performance)
  performance.now = () => real() * 40
}
