import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kept } from '../support/records'
import { visit } from '../support/screen'

const buyer = { signedInAs: 'buyer@acme.test', cart: { 'P-1001': 3 } }
const stored = async () => (await kept('partNumbers'))[0]
const add = async ({ fill, press }: Awaited<ReturnType<typeof visit>>, own: string, part: string) => {
  await fill('My number', own)
  await fill('Part number', part)
  await press('Add')
}

test('PARTS numbers are added, changed and removed; one name for two products is refused', async () => {
  const page = await visit('/part-numbers', buyer)
  expect(await screen.findByText('No numbers of your own yet')).toBeDefined()
  await page.press('Add')
  expect(await screen.findByText('Your number and a part number are needed.')).toBeDefined()
  await add(page, 'BOLT-A', 'P-1001')
  await waitFor(async () => expect(await stored()).toEqual([{ own: 'BOLT-A', partNumber: 'P-1001' }]))
  await add(page, 'bolt-a', 'P-1002')
  expect(await screen.findByText('bolt-a already stands for P-1001.')).toBeDefined()
  await page.fill('My number for P-1001', 'BOLT-B')
  await page.user.tab()
  await waitFor(async () => expect(await stored()).toEqual([{ own: 'BOLT-B', partNumber: 'P-1001' }]))
  await page.fill('Find a number', 'nothing')
  expect(await screen.findByText('No number fits.')).toBeDefined()
  await page.fill('Find a number', '')
  await page.press('Remove BOLT-B')
  await waitFor(async () => expect(await stored()).toEqual([]))
})

test('PARTS a number that a product carries already is said, and the order pad asks which one is meant', async () => {
  const page = await visit('/part-numbers', buyer)
  await add(page, 'p-max0', 'P-1001')
  const said =
    /^p-max0 is also the part number of .+\. Where you write it, the order pad asks whether that is meant or P-1001\.$/
  expect(await screen.findByText(said)).toBeDefined()
  await add(page, 'BOLT-A', 'P-1001')
  await waitFor(async () => expect(await stored()).toHaveLength(2))
  expect(screen.getAllByText(/is also the part number of/)).toHaveLength(1)
  page.app.navigation.push('/order-pad')
  await page.fill('Part number, row 1', 'P-MAX0')
  await page.user.tab()
  expect(await screen.findByText('Choose of 2')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true')
  page.app.navigation.push('/part-numbers')
  await page.press('Remove p-max0')
  await waitFor(() => expect(screen.queryByText(/is also the part number of/)).toBeNull())
})

test('PARTS what is refused stays as it was typed, with the reason at its field; what was taken is gone from the form', async () => {
  const page = await visit('/part-numbers', buyer)
  const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
  await add(page, 'BOLT-A', 'P-1001')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  expect([box('My number').value, box('Part number').value]).toEqual(['', ''])
  expect(document.activeElement).toBe(box('My number'))
  await add(page, 'bolt-a', 'P-1002')
  const reason = screen.getByText('bolt-a already stands for P-1001.')
  expect(box('My number').getAttribute('aria-describedby')).toBe(reason.id)
  expect(document.activeElement).toBe(box('My number'))
  expect(document.title).toMatch(/^Error: /)
  expect([box('My number').value, box('Part number').value]).toEqual(['bolt-a', 'P-1002'])
  await page.fill('My number', 'BOLT-B')
  await page.fill('Part number', ' ')
  await page.press('Add')
  expect(box('Part number').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box('Part number'))
  expect(box('My number').value).toBe('BOLT-B')
  await page.fill('Part number', 'P-1002')
  await page.press('Add')
  await waitFor(async () => expect(await stored()).toHaveLength(2))
  expect(box('My number').getAttribute('aria-invalid')).toBeNull()
  expect(document.title).not.toMatch(/^Error: /)
})

test('PARTS a number that stands for a part number that nobody knows is said at once, until it is put right', async () => {
  const page = await visit('/part-numbers', buyer)
  const said = 'P-10O1 is not found: check the part number that BOLT-A stands for.'
  await add(page, 'BOLT-A', 'P-10O1')
  expect(await screen.findByText(said)).toBeDefined()
  await page.fill('Part number of BOLT-A', 'P-1001')
  await page.user.tab()
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  expect(await stored()).toEqual([{ own: 'BOLT-A', partNumber: 'P-1001' }])
})

test('PARTS a number that is longer than what is kept is not cut without a word', async () => {
  const { user } = await visit('/part-numbers', buyer)
  const field = await screen.findByLabelText<HTMLInputElement>('My number')
  await user.click(field)
  await user.paste('X'.repeat(300))
  expect(field.value).toHaveLength(100)
  expect(await screen.findByText('The field is full: what is longer than 100 characters is not kept.')).toBeDefined()
})

test('PARTS they come out of a file, and stand beside the line in the cart', async () => {
  const { user, app } = await visit('/part-numbers', buyer)
  const file = new File(['My number,Part number\nBOLT-A,P-1001\n,P-1002'], 'numbers.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('From a file'), file)
  const told =
    '1 number was added. Read as: "My number" is your number, "Part number" the part number. 1 row lacks one of the two numbers, and was not taken.'
  expect(await screen.findByText(told)).toBeDefined()
  const left = within(screen.getByRole('list', { name: 'Numbers that were not taken' })).getAllByRole('listitem')
  expect(left.map(({ textContent }) => textContent)).toEqual(['P-1002: the other number is missing.'])
  app.navigation.push('/cart')
  expect(await screen.findByText(/^My number: BOLT-A/)).toBeDefined()
})

test('PARTS numbers of a file that stand for other products are told by name', async () => {
  const { user } = await visit('/part-numbers', buyer)
  const chosen = async (text: string) =>
    user.upload(await screen.findByLabelText('From a file'), new File([text], 'numbers.csv', { type: 'text/csv' }))
  await chosen('Your number,Part number\nBOLT-A,P-1001\nNUT,P-1002')
  expect(await screen.findByText(/^2 numbers were added\./)).toBeDefined()
  await chosen('Part number,Your number\nP-1003,BOLT-A\nP-1001,NUT')
  const list = await screen.findByRole('list', { name: 'Numbers that stand for other products' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['BOLT-A stands for P-1001, not for P-1003.', 'NUT stands for P-1002, not for P-1001.'])
})

test('PARTS a search that finds nothing is remembered as the product that the buyer opens, and is asked first', async () => {
  const { press, follow, fill, user, place } = await visit('/products?search=BOLT-A', buyer)
  await press('Yes, look for the product')
  await fill('Search part number or description', 'P-1001')
  await user.keyboard('{Enter}')
  await screen.findByText('P-1001')
  expect(screen.getByText('Open the product that BOLT-A stands for.')).toBeDefined()
  const [link] = await screen.findAllByRole('link', { name: /bolt/i })
  await user.click(link as HTMLElement)
  await press('Remember "BOLT-A" as P-1001')
  expect(await screen.findByText('BOLT-A now stands for P-1001.')).toBeDefined()
  await follow('Products')
  await fill('Search part number or description', 'bolt-a')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('bolt-a is your number for P-1001.')).toBeDefined()
  // Another spelling of it is thought of where nothing is found.
  await fill('Search part number or description', 'BOLT A')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('BOLT-A is your number for P-1001.')).toBeDefined()
  await press('Show P-1001')
  await waitFor(() => expect(place()).toContain('search=P-1001'))
})

test('C-122 lists and own numbers are counted in the profile, and forgotten with the rest', async () => {
  const page = await visit('/part-numbers', buyer)
  await add(page, 'BOLT-A', 'P-1001')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  page.app.navigation.push('/profile')
  expect(await screen.findByText('Your own part numbers')).toBeDefined()
  await page.press('Forget what this device keeps')
  await page.press('Forget')
  await waitFor(async () => expect(await kept('partNumbers')).toEqual([]))
})

test('A22 a removal is told with its way back, and so is that the number is back', async () => {
  const page = await visit('/part-numbers', buyer)
  await add(page, 'BOLT-A', 'P-1001')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  const place = document.querySelector('[data-told]')
  await page.press('Remove BOLT-A')
  await waitFor(() =>
    expect(place?.textContent).toContain('BOLT-A is removed. The button Undo, or Ctrl+Z, takes that back.'),
  )
  await page.press('Undo')
  await waitFor(() => expect(place?.textContent).toContain('BOLT-A is back.'))
  await waitFor(async () => expect(await stored()).toHaveLength(1))
})

test('A22 what is found out of a number comes in a place that was there', async () => {
  const page = await visit('/part-numbers', buyer)
  await screen.findByRole('heading', { level: 1 })
  const places = [...document.querySelectorAll('[role=status]')]
  await add(page, 'p-max0', 'P-1001')
  const said = await screen.findByText(/is also the part number of/)
  const place = said.closest('[role=status]')
  expect(place).not.toBeNull()
  expect(places).toContain(place)
})

test('A22 the only number is removed and brought back with the keys: each is told once, in one sentence', async () => {
  const page = await visit('/part-numbers', buyer)
  await add(page, 'BOLT-A', 'P-1001')
  await screen.findByRole('button', { name: 'Remove BOLT-A' })
  const place = document.querySelector('[data-told]') as Element
  const heard: string[] = []
  const ear = new MutationObserver((changes) =>
    heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''))),
  )
  ear.observe(place, { childList: true, subtree: true, characterData: true })
  screen.getByRole('button', { name: 'Remove BOLT-A' }).focus()
  await page.user.keyboard('{Enter}')
  await screen.findByText('No numbers of your own yet')
  const gone = 'BOLT-A is removed. The button Undo, or Ctrl+Z, takes that back.'
  await waitFor(() => expect(place.textContent).toBe(gone))
  await page.user.keyboard('{Control>}z{/Control}')
  await screen.findByRole('button', { name: 'Remove BOLT-A' })
  await waitFor(() => expect(place.textContent).toBe('BOLT-A is back.'))
  ear.disconnect()
  expect(heard).toEqual([gone, 'BOLT-A is back.'])
})
