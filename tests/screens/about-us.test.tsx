import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const frame = (name: string | RegExp) => screen.findByTitle<HTMLIFrameElement>(name)

test('ABOUT-01 ABOUT-02 the private document of the language is shown in a frame', async () => {
  await visit('/about-us', { signedInAs: 'buyer@acme.test' })
  expect((await frame('About Acme Supply')).srcdoc).toContain('For our customers')
  expect(screen.queryByText('For our customers')).toBeNull()
})

test('ABOUT-03 ABOUT-04 ENT-07 the public document is shown in a frame, with a way back to the login', async () => {
  const { follow, place } = await visit('/about-us/ACME')
  expect((await frame('About Acme Supply')).srcdoc).toContain('For everybody')
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  await follow('Back to login')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('ABOUT-09 ENT-07 another language has its own document', async () => {
  const { speak } = await visit('/about-us/ACME')
  await frame('About Acme Supply')
  await speak('fr')
  await waitFor(() => expect(document.querySelector('iframe')?.srcdoc).toContain('Pour tous'))
  await speak('es')
  await waitFor(() => expect(document.querySelector('iframe')?.srcdoc).toContain('Para todos'))
})

test('ABOUT-10 a company that lacks the language shows its English document', async () => {
  await visit('/about-us', { signedInAs: 'buyer@bolt.test', language: 'fr' })
  await waitFor(() => expect(document.querySelector('iframe')?.srcdoc).toContain('For our customers'))
})

test('ABOUT-05 MSG-24 a private document that fails leaves the fixed sentence in the frame', async () => {
  await visit('/about-us', { signedInAs: 'buyer@doc5.test' })
  expect((await frame('About Doc Fails')).srcdoc).toContain('<p>Error: Could not load content.</p>')
  expect(screen.queryByText('Error loading content.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
})

test('C-33 in another language the fixed sentence of a failed document stands below the one of the reader', async () => {
  await visit('/about-us', { signedInAs: 'buyer@doc5.test', language: 'fr' })
  const fixed = await frame(/Doc Fails/)
  expect(fixed.srcdoc).toContain('<p>Error: Could not load content.</p>')
  expect(fixed.closest('[role="alert"]')?.textContent).toContain('Erreur lors du chargement du contenu.')
})

test('ABOUT-06 MSG-25 a company without a private document says so in the frame', async () => {
  await visit('/about-us', { signedInAs: 'buyer@noab.test' })
  expect((await frame('About No About')).srcdoc).toContain('<p>Private About Us content is not configured.</p>')
})

test('ABOUT-05 settings that could not be fetched are a failure, and no company without a document', async () => {
  const fault = { method: 'GET', path: '/api/settings/ACME', status: 503, body: {}, times: 'always' } as const
  const { press, world } = await visit('/about-us', { signedInAs: 'buyer@acme.test', faults: [fault] })
  expect((await frame('About Acme Supply')).srcdoc).toContain('<p>Error: Could not load content.</p>')
  world.faults.clear()
  await press('Retry')
  await waitFor(async () => expect((await frame('About Acme Supply')).srcdoc).toContain('For our customers'))
})

test('ABOUT-07 MSG-26 a company without a public document says so', async () => {
  await visit('/about-us/DOCS')
  expect(await screen.findByText('About Us content not available.')).toBeDefined()
  expect(document.querySelector('iframe')).toBeNull()
})

test('ABOUT-08 MSG-27 a public document that fails says so', async () => {
  await visit('/about-us/NOAB')
  expect(await screen.findByText('Error loading content.')).toBeDefined()
})

test('ABOUT-11 a buyer can read the public page too', async () => {
  const { place } = await visit('/about-us/ACME', { signedInAs: 'buyer@acme.test' })
  expect((await frame('About Acme Supply')).srcdoc).toContain('For everybody')
  expect(place()).toBe('/about-us/ACME')
})
