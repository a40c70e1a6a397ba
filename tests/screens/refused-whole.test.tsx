import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { forms } from '../support/sent-forms'

const summary = (name: RegExp) => screen.findByRole('group', { name })

const refusedAt = async (form: (typeof forms)[number], errors: Readonly<Record<string, readonly string[]>>) => {
  const faults = [{ path: form.path, status: 422, body: { message: 'Bad.', errors } }]
  const page = await visit(form.at, { ...('who' in form ? form.who : {}), faults })
  await form.send(page)
  return page
}

test.each(forms)('R15 at $at what the server says of a field that the form does not have is told', async (form) => {
  await refusedAt(form, { other: ['Something else.'] })
  expect((await screen.findByRole('alert')).textContent).toBe('Bad. Something else.')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test.each(forms)(
  'A5 at $at what is said of the whole is read with the summary, and is no alert beside it',
  async (form) => {
    const alerts: string[] = []
    const ear = new MutationObserver(() =>
      alerts.push(...[...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? '')),
    )
    ear.observe(document.body, { childList: true, subtree: true })
    const page = await refusedAt(form, { [form.field]: ['Not this one.'] })
    const told = await summary(/^1 field needs your attention/)
    await waitFor(() => expect(document.activeElement).toBe(told))
    const read = (told.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
    expect(read).toEqual(['Bad.', expect.stringMatching(/: Not this one\.$/)])
    expect(screen.getAllByText('Bad.')).toHaveLength(1)
    // The field is mended: what was said of the whole is still there to read, and is not told once more.
    const field = document.querySelector<HTMLInputElement>('[aria-invalid]') as HTMLInputElement
    await page.user.type(field, '1')
    await waitFor(() => expect(told.isConnected).toBe(false))
    expect(screen.getAllByText('Bad.')).toHaveLength(1)
    ear.disconnect()
    expect(alerts).toEqual([])
  },
)

test.each(forms)('A5 at $at two sentences about one field are one description, and one link', async (form) => {
  const page = await refusedAt(form, { [form.field]: ['Not this one.', 'Nor so short.'] })
  const told = await summary(/^1 field needs your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect([...told.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: Not this one\. Nor so short\.$/),
  ])
  const field = document.querySelector('[aria-invalid]')
  const read = (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(read).toContain('Not this one. Nor so short.')
  await page.user.type(field as HTMLInputElement, '1')
  await waitFor(() => expect(told.isConnected).toBe(false))
  expect(screen.queryByText(/Nor so short/)).toBeNull()
})

test('A5 CHECK-29 what the company says of a line of an order is in the summary, by its product, with a link to the line', async () => {
  const errors = { 'items.1.sale_qty': ['At most 4 of these.'] }
  const refused = { method: 'POST', path: '/api/orders/*', status: 422, body: { message: 'Bad.', errors } } as const
  const cart = { 'P-1001': 1, 'P-MIN6MAX20': 6 }
  const page = await visit('/checkout', { signedInAs: 'rep@acme.test', cart, faults: [refused] })
  await screen.findByText(/55 King Street West/)
  const line = [...document.querySelectorAll('li[aria-posinset]')][1] as HTMLElement
  const product = line.querySelector('bdi')?.textContent ?? '-'
  await page.press('Complete order')
  // A line is no field.
  const told = await summary(/^1 thing needs your attention/)
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(screen.queryByRole('alert')).toBeNull()
  await page.follow(`${product}: At most 4 of these.`)
  expect(line.contains(document.activeElement)).toBe(true)
  // Who comes there meets what was said of it, and a way to change it.
  const group = screen.getByRole('group', { name: product })
  expect(document.activeElement).toBe(group)
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 4 of these.')
  expect(within(group).getByRole('link', { name: 'Edit cart' }).getAttribute('href')).toBe('/cart')
})
