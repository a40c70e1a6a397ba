import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Link } from '../../src/ui/components/link'

const Place = () => <output>{useLocation().pathname}</output>
const draw = (onClick?: () => void) => {
  render(
    <MemoryRouter initialEntries={['/products']}>
      <Link to="/orders" onClick={onClick}>
        Orders
      </Link>
      <Place />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Orders' })
}
const place = () => screen.getByRole('status').textContent

test('a link leads to its place without a new page', () => {
  const press = vi.fn<() => void>()
  const link = draw(press)
  expect(link.getAttribute('href')).toBe('/orders')
  fireEvent.click(link)
  expect(press).toHaveBeenCalledTimes(1)
  expect(place()).toBe('/orders')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'with %o it is left to the browser: a page of its own',
  (how) => {
    const link = draw()
    const press = createEvent.click(link, how)
    fireEvent(link, press)
    expect(press.defaultPrevented).toBe(false)
    expect(place()).toBe('/products')
  },
)

test('who prevents the press stays where he is', () => {
  render(
    <MemoryRouter initialEntries={['/products']}>
      <Link to="/orders" onClick={(event) => event.preventDefault()}>
        Orders
      </Link>
      <Place />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }))
  expect(place()).toBe('/products')
})
