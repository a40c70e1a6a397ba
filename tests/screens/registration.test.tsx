import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '../support/screen'
import { listen, toldOf } from '../support/told'

const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Country/ })
const state = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^State or province/ })
const countriesListed = () => screen.findByRole('option', { name: 'Mexico' })
const labelOf = ({ labels }: { labels: NodeListOf<HTMLLabelElement> | null }) => labels?.[0]?.textContent ?? ''

test('REG-01 a promotional banner stands beside the form', async () => {
  await visit('/register/ACME')
  const words = await screen.findByText('Welcome to Acme Supply')
  expect(words.closest('aside')?.querySelector('img')?.getAttribute('src')).toContain('/media/ACME/banner.svg')
})

test('REG-02 language, theme and form are there', async () => {
  await visit('/register')
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Switch to the dark theme' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Register' }).closest('form')).not.toBeNull()
})

test('I18N-11 another language changes the labels and keeps what was typed', async () => {
  const { fill, speak } = await visit('/register')
  await fill(/^First name/, 'Ann')
  await speak('es')
  const { default: words } = await import('../../locales/es.json')
  const typed = await screen.findByLabelText<HTMLInputElement>((text) => text.startsWith(words.register.firstName))
  expect(typed.value).toBe('Ann')
  expect(screen.queryByLabelText(/^First name/)).toBeNull()
})

test('THEME-03 the theme of the registration can be switched to dark and back', async () => {
  const { press } = await visit('/register')
  await press('Switch to the dark theme')
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
  await press('Switch to the light theme')
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'))
})

test('REG-03 a link leads back to the login of the code', async () => {
  const { follow, place } = await visit('/register/ACME')
  await follow('Back to login')
  await waitFor(() => expect(place()).toBe('/login/ACME'))
})

test('REG-03 without a code it leads to the plain login', async () => {
  await visit('/register')
  expect((await screen.findByRole('link', { name: 'Back to login' })).getAttribute('href')).toBe('/login')
})

test.each([
  ['REG-04 firstName', /^First name/],
  ['REG-05 lastName', /^Last name/],
  ['REG-06 company', /^Company\W*$/],
  ['REG-07 address', /^Address\W*$/],
  ['REG-10 city', /^City/],
  ['REG-12 zip', /^Postal or ZIP code/],
  ['REG-14 phone', /^Phone/],
  ['REG-17 manufacturerCode', /^Company code/],
])('%s is a text field that has to be filled', async (_, label) => {
  await visit('/register')
  const field = await box(label)
  expect(field.tagName).toBe('INPUT')
  expect(field.required || field.getAttribute('aria-required') === 'true').toBe(true)
  expect(labelOf(field)).toMatch(/\*$/)
})

test('REG-11 REG-13 state and country are selectors that have to be chosen', async () => {
  await visit('/register')
  for (const selector of [await state(), await country()]) {
    expect(selector.tagName).toBe('SELECT')
    expect(labelOf(selector)).toMatch(/\*$/)
  }
})

test('REG-15 VALID-07 the email has to be given, in a box for emails', async () => {
  await visit('/register')
  const field = await box(/^Email/)
  expect([field.type, labelOf(field)]).toEqual(['email', expect.stringMatching(/\*$/)])
})

test('REG-16 VALID-07 the web address may be given, in a box for addresses', async () => {
  await visit('/register')
  const field = await box(/^Website/)
  expect([field.type, labelOf(field)]).toEqual(['url', expect.not.stringContaining('*')])
})

test.each([
  ['REG-08 address2', /^Address line 2/],
  ['REG-09 address3', /^Address line 3/],
])('%s has no asterisk', async (_, label) => {
  await visit('/register')
  expect(labelOf(await box(label))).not.toContain('*')
})

test('REG-18 a code of the address cannot be typed over', async () => {
  const { user } = await visit('/register/ACME')
  const field = await box(/^Company code/)
  await user.type(field, 'X')
  expect([field.value, field.readOnly]).toEqual(['ACME', true])
})

test('REG-19 without a code in the address it is typed', async () => {
  const { fill } = await visit('/register')
  await fill(/^Company code/, 'bolt')
  expect((await box(/^Company code/)).value).toBe('BOLT')
})

test('REG-20 REG-21 states are offered once a country is chosen, and go with it', async () => {
  const { user } = await visit('/register')
  await countriesListed()
  expect((await state()).disabled).toBe(true)
  await user.selectOptions(await country(), 'Canada')
  await waitFor(async () => expect((await state()).disabled).toBe(false))
  await user.selectOptions(await state(), 'Ontario')
  await user.selectOptions(await country(), 'United States')
  await waitFor(async () => expect((await state()).value).toBe(''))
  expect(within(await state()).getByRole('option', { name: 'Texas' })).toBeDefined()
})

test('REG-22 REG-23 Canada and the United States come first, and once', async () => {
  await visit('/register')
  await countriesListed()
  const names = within(await country())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names.slice(1, 3)).toEqual(['Canada', 'United States'])
  expect(names.filter((name) => name === 'Canada' || name === 'United States')).toHaveLength(2)
})

test('REG-28 the state of a country without regions is typed', async () => {
  const { user } = await visit('/register')
  await countriesListed()
  await user.selectOptions(await country(), 'AQ')
  await user.type(await screen.findByRole('textbox', { name: /^State or province/ }), 'South')
  expect((await box(/^State or province/)).value).toBe('South')
})

test('VALID-06 REG-29 to REG-31 the phone takes ten digits and puts the brackets in', async () => {
  const { fill } = await visit('/register')
  await fill(/^Phone/, '12a3-45.6x')
  expect((await box(/^Phone/)).value).toBe('(123) 456')
  await fill(/^Phone/, '123456789012')
  expect((await box(/^Phone/)).value).toBe('(123) 456-7890')
})

test('A5 REG-30 REG-31 the phone says what it keeps; what it drops is told once until it keeps something again', async () => {
  const { user } = await visit('/register')
  const field = await box(/^Phone/)
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Digits only, at most ten.')
  const heard = listen()
  await user.type(field, '(416) 555-01')
  expect(heard).toEqual([])
  await user.type(field, 'ext')
  expect(heard).toEqual(['Digits only, at most ten.'])
  await user.type(field, '0')
  await waitFor(() => expect(toldOf(/Digits only/)).toEqual([]))
  await user.type(field, '0x99')
  expect(heard).toEqual(['Digits only, at most ten.', 'Digits only, at most ten.'])
  await user.tab()
  await waitFor(() => expect(toldOf(/Digits only/)).toEqual([]))
  await user.type(field, '1')
  expect(heard).toHaveLength(3)
  expect(field.value).toBe('(416) 555-0100')
})

test('REG-27 ENT-23 the whole world is listed, with the regions of a country', async () => {
  const { user } = await visit('/register')
  await countriesListed()
  const codesOf = (select: HTMLSelectElement) => [...select.options].slice(1).map(({ value }) => value)
  const codes = codesOf(await country())
  expect(codes.length).toBeGreaterThanOrEqual(240)
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  await user.selectOptions(await country(), 'Canada')
  await screen.findByRole('option', { name: 'Ontario' })
  expect(codesOf(await state())).toHaveLength(13)
  await user.selectOptions(await country(), 'United States')
  await screen.findByRole('option', { name: 'Texas' })
  expect(codesOf(await state()).length).toBeGreaterThanOrEqual(50)
})
