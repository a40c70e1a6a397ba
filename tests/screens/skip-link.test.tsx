import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

test.each([
  ['/login/ACME', undefined],
  ['/about-us/ACME', undefined],
  ['/browse/ACME', undefined],
  ['/products', 'buyer@acme.test'],
  ['/cart', 'buyer@acme.test'],
])('A2 past the header of %s there is a place for the focus', async (address, buyer) => {
  await visit(address, buyer === undefined ? {} : { signedInAs: buyer })
  const link = await screen.findByRole('link', { name: 'Skip to content' })
  const main = document.querySelector(link.getAttribute('href') ?? '')
  expect(main).toBe(screen.getByRole('main'))
  // A browser follows the link by giving the focus to what it names, if that can have it.
  ;(main as HTMLElement).focus()
  expect(document.activeElement).toBe(main)
  // Who is led there hears where that is: in the words of the heading.
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(await screen.findByRole('main', { name: heading.textContent ?? '' })).toBe(main)
})

test('A2 on a list of goods a second one leads to them, and a buyer has one to the cart', async () => {
  const { user, place } = await visit('/products', { signedInAs: 'buyer@acme.test' })
  await screen.findByRole('link', { name: 'Hex bolt M8' })
  const goods = screen.getByRole('link', { name: 'Skip to the goods' }).getAttribute('href') ?? ''
  const list = document.querySelector<HTMLElement>(goods)
  list?.focus()
  expect(document.activeElement).toBe(list)
  expect(list?.textContent).toContain('Hex bolt M8')
  expect(screen.getByRole('list', { name: 'All products' })).toBe(list)
  await user.tab()
  await user.tab()
  // From the goods to the first quantity are two stops: the name, and it.
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
  await user.click(screen.getByRole('link', { name: 'Go to the cart' }))
  await waitFor(() => expect(place()).toBe('/cart'))
})

test('A2 where categories stand alone the second one leads to them', async () => {
  await visit('/category', { signedInAs: 'buyer@acme.test' })
  await screen.findByRole('heading', { level: 2, name: 'Subcategories' })
  const link = screen.getByRole('link', { name: 'Skip to the goods' })
  const list = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '')
  expect(list?.querySelectorAll('li').length).toBeGreaterThan(1)
})

test('A2 where no goods stand the way to them ends at what is in their place', async () => {
  const { user } = await visit('/products?search=zzzz', { signedInAs: 'buyer@acme.test' })
  await screen.findByRole('button', { name: /^Clear (all )?filters/i })
  screen.getByRole('link', { name: 'Skip to the goods' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('A2 a guest has none to the cart, and no screen without goods one to them', async () => {
  await visit('/login/ACME')
  await screen.findByRole('link', { name: 'Skip to content' })
  expect(screen.queryByRole('link', { name: /goods|cart/ })).toBeNull()
})
