import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { forms } from '../support/sent-forms'
import { listen, toldOf } from '../support/told'

const tooOften = { name: 'is asked too often', answer: { status: 429, body: { message: 'Not so fast.' } } }
/** Answers that name no field, and nothing of what was typed. */
const answers = [
  { name: 'is in trouble', answer: { status: 503 }, says: /^An unexpected error occurred/ },
  {
    name: 'is closed',
    answer: { status: 503, body: { message: 'Closed for an hour.' } },
    says: /^Closed for an hour\.$/,
  },
  { name: 'is not reached', answer: { drop: 'before' }, says: /^An unexpected error.*No connection to the server\./ },
  { ...tooOften, says: /^Not so fast\.$/ },
] as const
const cases = forms.flatMap((form) => answers.map((one) => ({ form, at: form.at, ...one })))

test.each(cases)(
  'A15 WCAG 4.1.3 at $at, where the server $name, that is told once at each press, at once',
  async ({ form, answer, says }) => {
    const faults = [{ path: form.path, ...answer, times: 'always' as const }]
    const page = await visit(form.at, { ...('who' in form ? form.who : {}), faults })
    const heard = listen()
    const told = () => heard.filter((words) => says.test(words))
    await form.send(page)
    await waitFor(() => expect(told()).toHaveLength(1))
    expect(toldOf(says).map((place) => place.getAttribute('role'))).toEqual(['alert'])
    // Nothing of what was typed was refused: the focus is where it was pressed, and nothing is read over the alert.
    expect(document.activeElement?.tagName).toBe('BUTTON')
    await form.send(page)
    await waitFor(() => expect(told()).toHaveLength(2))
  },
)

// Where the company is in trouble or not reached, the order is in doubt, and the focus is led to what is known of it.
test('A15 WCAG 4.1.3 at the checkout, where the company is asked too often, that is told once at each press, at once', async () => {
  const faults = [{ method: 'POST', path: '/api/orders/*', ...tooOften.answer, times: 'always' } as const]
  const page = await visit('/checkout', { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 1 }, faults })
  await screen.findByRole('combobox', { name: /Shipping address/ })
  const heard = listen()
  const told = () => heard.filter((words) => words === 'Not so fast.')
  await page.press('Complete order')
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(toldOf(/Not so fast/).map((place) => place.getAttribute('role'))).toEqual(['alert'])
  await page.press('Complete order')
  await waitFor(() => expect(told()).toHaveLength(2))
})

test.each([
  { language: 'en', says: 'The server has too much to do. Wait a moment and try again.' },
  { language: 'fr', says: 'Le serveur est très occupé. Attendez un instant et réessayez.' },
] as const)(
  '$language: a server that is asked too often, and says nothing, is given time',
  async ({ language, says }) => {
    const fault = { method: 'GET', path: '/api/orders/*', status: 429, body: {}, times: 'always' } as const
    await visit('/orders', { signedInAs: 'buyer@acme.test', language, faults: [fault] })
    expect(await screen.findByText(says, undefined, { timeout: 15_000 })).toBeDefined()
  },
)
