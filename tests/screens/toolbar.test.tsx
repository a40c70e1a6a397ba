import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Toolbar } from '../../src/ui/components/toolbar'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test' }
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
afterEach(() => document.documentElement.removeAttribute('dir'))

test('A2 from the search to the first quantity are four stops: Search, the tools, the product, its quantity', async () => {
  const { user } = await visit('/products', buyer)
  await screen.findAllByRole('spinbutton')
  await user.click(screen.getByRole('textbox', { name: 'Search part number or description' }))
  const stops = []
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await user.tab()
    stops.push(focused())
  }
  expect(stops).toEqual(['Search', 'Next page', 'Carriage bolt M6 x 50', expect.stringMatching(/^Quantity/)])
})

test('A2 a search adds no stop: what narrows the list is among the tools, and Escape clears the box', async () => {
  const { user } = await visit('/products?search=washer', buyer)
  await screen.findAllByRole('spinbutton')
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search part number or description' })
  await user.click(box)
  for (let tabs = 0; tabs < 4; tabs += 1) await user.tab()
  expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
  await user.click(box)
  await user.keyboard('{Escape}')
  expect(box.value).toBe('')
  expect(document.activeElement).toBe(box)
  await waitFor(() => expect(window.location.search).not.toContain('washer'))
})

test('A2 arrows, Home and End go through the tools of the list, and Tab comes back to the last one', async () => {
  const { user } = await visit('/products', buyer)
  await screen.findAllByRole('spinbutton')
  screen.getByRole('button', { name: 'Search' }).focus()
  await user.tab()
  expect(focused()).toBe('Next page')
  const names = []
  for (const key of [
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowLeft}',
    '{Home}',
    '{End}',
  ]) {
    await user.keyboard(key)
    names.push(focused())
  }
  expect(names).toEqual(['Products per page', 'Cards', 'Rows', 'Previous page', 'Rows', 'Previous page', 'Rows'])
  await user.tab({ shift: true })
  expect(focused()).toBe('Search')
  await user.tab()
  expect(focused()).toBe('Rows')
})

const Tools = ({ names, held }: { names: readonly string[]; held?: string }) => (
  <Toolbar label="Tools">
    {names.map((name) => (
      <button key={name} type="button" aria-disabled={name === held || undefined}>
        {name}
      </button>
    ))}
  </Toolbar>
)
const stop = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)

test('A2 there is one stop whatever comes and goes: the first that works, and never one that went', async () => {
  const { rerender } = render(<Tools names={['One', 'Two']} held="One" />)
  expect(stop().map(({ textContent }) => textContent)).toEqual(['Two'])
  rerender(<Tools names={['One', 'Two', 'Three']} held="Two" />)
  await waitFor(() => expect(stop().map(({ textContent }) => textContent)).toEqual(['One']))
  screen.getByRole('button', { name: 'Three' }).focus()
  expect(stop().map(({ textContent }) => textContent)).toEqual(['Three'])
  rerender(<Tools names={['One', 'Two']} />)
  await waitFor(() => expect(stop().map(({ textContent }) => textContent)).toEqual(['One']))
})

test('A28 read from right to left, the left arrow goes on', async () => {
  document.documentElement.dir = 'rtl'
  render(<Tools names={['One', 'Two', 'Three']} />)
  screen.getByRole('button', { name: 'One' }).focus()
  const user = userEvent.setup()
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Two')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('One')
})
