import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isChecking } from '../../src/machines/ordering/freshness.selectors'
import { actorIn } from '../../src/machines/system'
import { noted } from '../support/machine'
import { rendersOf, type Drawn } from '../support/renders'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 2, 'P-MAX0': 3, 'P-OUT': 1 } } as const

/** Opens a screen and waits until nothing is under way there: what was asked for is there, the cart is checked. */
const open = async (path: string) => {
  const shown = await visit(path, buyer)
  await screen.findAllByRole('button', { name: /^More of/ })
  const freshness = actorIn(shown.app.root.system, 'freshness')
  const categories = actorIn(shown.app.root.system, 'categories')
  await waitFor(async () => {
    expect(isChecking(freshness.getSnapshot())).toBe(false)
    expect(categories.getSnapshot().hasTag('busy')).toBe(false)
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
    expect(await rendersOf(noted)).toEqual([])
  })
  return shown
}
/** Presses plus on a product, until the badge says how many items there are. */
const more = (product: string, items: number, press: (name: string) => Promise<unknown>) =>
  rendersOf(async () => {
    await press(`More of ${product}`)
    await screen.findByRole('button', { name: `Cart, ${items} items` })
    await noted()
  })
const namesOf = (drawn: readonly Drawn[], names: RegExp) =>
  drawn.map(({ name }) => name).filter((name) => names.test(name))

test('PERF a plus in the cart draws its line, the badge and the totals, and nothing else of the screen', async () => {
  const { press } = await open('/cart')
  const drawn = await more('Carriage bolt M6 x 50', 7, press)
  expect(namesOf(drawn, /^Cart(?!Quantity|Comment|Check|Told)|Total$|Screen$|Table$|Rows$|List$/).toSorted()).toEqual([
    'CartButton',
    'CartFoot',
    'CartPanel',
    'CartRow',
    'CartTitle',
    'CartUndoNotice',
    'Total',
  ])
  expect(drawn.flatMap(({ name, props }) => (name === 'CartRow' ? [props['id']] : []))).toEqual(['1001'])
})

test('PERF a plus on a card draws its card and the badge, and nothing else of the page', async () => {
  const { press } = await open('/products')
  const drawn = await more('Carriage bolt M6 x 50', 7, press)
  expect(namesOf(drawn, /^Cart|Card$|Screen$|Grid$|Goods$|Sidebar$|CategoryList|Pagination|Pager|Header/)).toEqual([
    'CartButton',
    'CartPanel',
    'ProductCard',
  ])
  expect(drawn.find(({ name }) => name === 'ProductCard')?.props).toMatchObject({ product: { part_number: 'P-1001' } })
})

test('PERF another number of products a page draws the cards of the answer, and none while it is waited for', async () => {
  const { user } = await open('/products')
  const size = screen.getByRole('combobox', { name: 'Products per page' })
  const drawn = await rendersOf(async () => {
    await user.selectOptions(size, '48')
    await screen.findByText('Showing 1–48 of 90')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
  })
  // Those of the first view come first, the others after they are painted: none of them is drawn twice.
  expect(namesOf(drawn, /^ProductCard$/)).toHaveLength(48)
})

test('what is drawn is counted: another page of products draws the page', async () => {
  const { user } = await open('/products')
  const drawn = await rendersOf(async () => {
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('Showing 13–24 of 90')
  })
  expect(namesOf(drawn, /^ProductCard$|^ProductListScreen$/).length).toBeGreaterThan(12)
})
