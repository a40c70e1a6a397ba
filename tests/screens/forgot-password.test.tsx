import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'

const forgot = 'POST /api/auth/forgot-password'
const requested =
  'If an account with that email exists for the company, a reset request has been sent to the administrator.'
const codeBox = () => screen.findByLabelText<HTMLInputElement>(/^Company code/)
const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? ''

test('FORGOT-01 FORGOT-08 the email has to be given, in a box for emails, and can be sent', async () => {
  await visit('/forgot-password')
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
  expect([email.type, email.getAttribute('aria-required')]).toEqual(['email', 'true'])
  expect(labelOf(email)).toMatch(/\*$/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request a reset' }).type).toBe('submit')
})

test('FORGOT-02 FORGOT-03 the code has to be given, and is typed in upper case', async () => {
  const { fill } = await visit('/forgot-password')
  await fill(/^Company code/, 'acme')
  const code = await codeBox()
  expect([code.value, code.readOnly, code.getAttribute('aria-required')]).toEqual(['ACME', false, 'true'])
  expect(labelOf(code)).toMatch(/\*$/)
})

test('FORGOT-04 FORGOT-07 a code of the address is filled in, in upper case, and fixed', async () => {
  const { user } = await visit('/forgot-password/acme')
  const code = await codeBox()
  await user.type(code, 'X')
  expect([code.value, code.readOnly]).toEqual(['ACME', true])
})

test('FORGOT-05 the last code used is filled in and fixed', async () => {
  const { user } = await visit('/forgot-password', { stored: { lastManufacturerCode: 'BOLT' } })
  const code = await codeBox()
  await user.type(code, 'X')
  expect([code.value, code.readOnly]).toEqual(['BOLT', true])
})

test('FORGOT-06 the code of the address wins over the last one used', async () => {
  await visit('/forgot-password/ACME', { stored: { lastManufacturerCode: 'BOLT' } })
  expect((await codeBox()).value).toBe('ACME')
})

test.each([
  ['FORGOT-09 the link leads back to the login', '/forgot-password', '/login'],
  ['FORGOT-09 the link leads back to the login of the code', '/forgot-password/ACME', '/login/ACME'],
])('%s', async (_, path, login) => {
  const { follow, place } = await visit(path)
  await follow('Back to login')
  await waitFor(() => expect(place()).toBe(login))
})

test('A25 3.1.2 what the server answered keeps its language, and says so, when the page has another one', async () => {
  const page = await visit('/forgot-password/ACME')
  await page.fill(/^Email/, 'ann@acme.test')
  await page.press('Request a reset')
  const said = await screen.findByText(requested)
  expect(said.closest('[lang]')).toBe(document.documentElement)
  await page.speak('fr')
  await waitFor(() => expect(said.closest('[lang]')?.getAttribute('lang')).toBe('en'))
})

test('FORGOT-10 an empty form has two complaints and makes no call', async () => {
  const { press, calls } = await visit('/forgot-password')
  await press('Request a reset')
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2))
  expect(calls(forgot)).toHaveLength(0)
})

test('GEN-13 FORGOT-11 MSG-22 a request is sent once, and the server answers in its own words', async () => {
  const { fill, press, calls } = await visit('/forgot-password')
  await fill(/^Email/, 'buyer@acme.test')
  await fill(/^Company code/, 'acme')
  await press('Request a reset')
  expect(await screen.findByText(requested)).toBeDefined()
  expect(calls(forgot).map(({ body }) => body)).toEqual([
    { email: 'buyer@acme.test', manufacturerCode: 'ACME', lang: 'en' },
  ])
})

test('FORGOT-12 a code that nobody has is refused in the words of the server', async () => {
  const { fill, press, lastCall } = await visit('/forgot-password/NOPE')
  await fill(/^Email/, 'buyer@acme.test')
  await press('Request a reset')
  const alert = await screen.findByRole('alert')
  expect(lastCall(forgot)?.status).toBe(404)
  expect(alert.textContent).toBe('There is no company with this code.')
})

test('FORGOT-13 FORGOT-14 a failure without words has the fixed ones, and the form can be sent again', async () => {
  const { fill, press, calls } = await visit('/forgot-password/ACME', {
    faults: [{ path: '/api/auth/forgot-password', status: 501 }],
  })
  await fill(/^Email/, 'buyer@acme.test')
  await press('Request a reset')
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred.')
  await press('Request a reset')
  expect(await screen.findByText(requested)).toBeDefined()
  expect(calls(forgot)).toHaveLength(2)
})
