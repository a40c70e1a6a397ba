import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isChecking } from '../../src/machines/ordering/freshness.selectors'
import { actorIn } from '../../src/machines/system'
import { manyLines, storedCart } from '../support/long-carts'
import { noted } from '../support/machine'
import { rendersOf, type Drawn } from '../support/renders'
import { visit } from '../support/screen'

const signedInAs = 'buyer@acme.test'
/** Nothing is drawn any more. */
const isStill = () => waitFor(async () => expect(await rendersOf(noted)).toEqual([]))
const namesOf = (drawn: readonly Drawn[], names: RegExp) =>
  drawn.map(({ name }) => name).filter((name) => names.test(name))

test('PERF a plus in a cart of 60 lines draws its line, the badge and the totals, and no other line', async () => {
  const lines = manyLines(60)
  const { app, user } = await visit('/cart', { signedInAs, stored: storedCart(lines) })
  expect(await screen.findAllByRole('spinbutton')).toHaveLength(60)
  const freshness = actorIn(app.root.system, 'freshness')
  await waitFor(() => expect(isChecking(freshness.getSnapshot())).toBe(false))
  await isStill()
  const boxes = screen.getAllByRole<HTMLInputElement>('spinbutton')
  const before = Number(boxes[40]?.value)
  const plus = [...(boxes[40]?.closest('tr')?.querySelectorAll('button') ?? [])].find((one) =>
    one.getAttribute('aria-label')?.startsWith('More of'),
  )
  const drawn = await rendersOf(async () => {
    await user.click(plus as HTMLElement)
    await waitFor(() => expect(Number(boxes[40]?.value)).toBeGreaterThan(before))
    await noted()
  })
  expect(drawn.flatMap(({ name, props }) => (name === 'CartRow' ? [props['id']] : []))).toEqual([
    String(lines[40]?.product.id),
  ])
  expect(namesOf(drawn, /^Cart(?!Quantity|Comment|Check|Told)|Total$|Screen$|Table$|Rows$/).toSorted()).toEqual([
    'CartButton',
    'CartFoot',
    'CartPanel',
    'CartRow',
    'CartTitle',
    'CartUndoNotice',
    'Total',
  ])
})

/** An order pad of 60 rows, the cursor in the quantity of one of them. */
const padOfMany = async () => {
  const { user } = await visit('/order-pad', { signedInAs })
  await screen.findByLabelText('Part number, row 1')
  const rows = manyLines(59)
    .map(({ product }) => `${product.part_number}\t2`)
    .join('\n')
  fireEvent.paste(document.body, { clipboardData: { getData: () => rows, files: [], types: ['text/plain'] } })
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity, row 41')
  await screen.findByText(/^Checked: /)
  await user.click(quantity)
  await isStill()
  return { user, quantity }
}

test('PERF Enter in an order pad of 60 rows draws the fields that it leaves and leads to, and no row', async () => {
  const { user } = await padOfMany()
  const drawn = await rendersOf(async () => {
    for (const row of [42, 43]) {
      await user.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(`Quantity, row ${row}`)))
    }
    await noted()
  })
  expect(namesOf(drawn, /^PadCell$|^PadGridRow$/)).toEqual(['PadCell', 'PadCell', 'PadCell'])
})

test('PERF a digit in an order pad of 60 rows draws its row and what is added up, and no other row', async () => {
  const { user, quantity } = await padOfMany()
  const row = quantity.closest('tr')
  const words = row?.textContent
  const drawn = await rendersOf(async () => {
    await user.keyboard('1')
    await waitFor(() => expect(quantity.value).toBe('1'))
    await waitFor(() => expect(row?.textContent).not.toBe(words))
    await noted()
  })
  // First the field, then the row.
  const names = namesOf(drawn, /^PadCell$|^PadGridRow$|^PadGrid$|^WindowRows$|Screen$/)
  expect(names.slice(0, 2)).toEqual(['PadCell', 'PadGridRow'])
  expect(names.filter((name) => name !== 'PadCell')).toEqual(['PadGridRow'])
})

test('PERF a press on the head of a column draws the orders once', async () => {
  const { user } = await visit('/orders', { signedInAs })
  const head = await screen.findByRole('button', { name: 'Total' })
  await isStill()
  const drawn = await rendersOf(async () => {
    await user.click(head)
    await waitFor(() => expect(head.closest('th')?.getAttribute('aria-sort')).toBe('ascending'))
    await noted()
  })
  expect(namesOf(drawn, /^OrderTable$|^OrderSummary$/)).toEqual(['OrderSummary', 'OrderTable'])
})

test('PERF a letter in the search of the tree is drawn before the tree is', async () => {
  const { user } = await visit('/products', { signedInAs })
  await screen.findByRole('tree')
  await user.click(await screen.findByRole('button', { name: 'Search categories' }))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Search categories' })
  await isStill()
  const drawn = await rendersOf(async () => {
    await user.type(box, 'e')
    await screen.findByText(/\d results?$/)
    await noted()
  })
  const names = namesOf(drawn, /^TextInput$|^TreeView$/)
  expect([names[0], names.filter((name) => name === 'TreeView').length]).toEqual(['TextInput', 1])
})
