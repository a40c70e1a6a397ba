import { screen } from '@testing-library/react'
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
})
