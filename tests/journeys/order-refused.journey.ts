import { atCheckout, expect, test, type worldOf } from './support'
import { long } from './length'
import type { Page } from '@playwright/test'

const orders = '/api/orders/ACME'
const complete = (page: Page) => page.getByRole('button', { name: 'Complete order' })
/** The first answer is lost with its connection, the browser sends the order again, and that one is refused. */
const refuseWhatIsStored = (page: Page) =>
  page.route(`**${orders}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.fulfill({ status: 409, json: { message: 'This order is being stored.' } })
  })

/** The same while the orders cannot be had: the list at the checkout was there, the one that the refusal is held against is not. */
const refusedUnseen = async (page: Page, world: ReturnType<typeof worldOf>) => {
  await atCheckout(page)
  await refuseWhatIsStored(page)
  await world.fault({ path: orders, method: 'GET', status: 500, times: 'always' })
  await complete(page).click()
  await expect(page.getByText('This order is being stored.')).toBeVisible()
  // One message, and told as one.
  const told = page.getByRole('alert').filter({ hasText: 'This order is being stored.' })
  await expect(told).toContainText('Whether this order arrived all the same is not known')
  await expect(page.getByText('Whether this order arrived all the same is not known')).toHaveCount(1)
  await page.getByLabel('Customer PO').fill('PO-2')
}

test('R31 an order that the browser sent twice by itself, the second one refused, is in doubt and pointed at', async ({
  page,
  world,
}) => {
  await atCheckout(page)
  await refuseWhatIsStored(page)
  await complete(page).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  await expect(page.getByText('with the same total')).toBeVisible()
  await page.getByLabel('Customer PO').fill('PO-2')
  await expect(complete(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I have checked: it is there' }).click()
  await expect(page).toHaveURL('/order-success')
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test(
  'R31 two new orders may be it: both are named, and "it is not there" is asked once more',
  long,
  async ({ page }) => {
    await atCheckout(page)
    let isStored = false
    await page.route(`**${orders}*`, async (route) => {
      if (route.request().method() === 'POST') {
        await route.fetch()
        isStored = true
        return route.abort('connectionreset')
      }
      const answer = await route.fetch()
      const { data: rows }: { data: { id: number }[] } = await answer.json()
      const newest = rows.toSorted((one, other) => other.id - one.id)[0]
      const twin = newest && { ...newest, id: newest.id + 1, sale_no: 'SO-TWIN' }
      return route.fulfill({ json: { data: isStored && twin ? [twin, ...rows] : rows } })
    })
    await complete(page).click()
    await expect(page.getByText('New in Orders, with the same total: ')).toBeVisible()
    await expect(page.getByRole('link', { name: 'SO-TWIN' })).toBeVisible()
    await page.getByRole('button', { name: 'I have checked: it is not there' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Is it really not there?' })).toContainText('SO-TWIN')
  },
)

test('R31 where the orders cannot be had meanwhile, an order that is changed and sent again waits for them', async ({
  page,
  world,
}) => {
  await refusedUnseen(page, world)
  await world.clearFaults()
  await complete(page).click()
  await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
  await expect(page.getByText('with the same total')).toBeVisible()
  expect(await world.calls('POST', orders)).toHaveLength(1)
})

test(
  'R31 where the orders cannot be had at all, the buyer says what they show before a changed one goes out',
  long,
  async ({ page, world }) => {
    await refusedUnseen(page, world)
    await complete(page).click()
    await expect(page.getByText('We do not know whether the order arrived.')).toBeVisible()
    await expect(complete(page)).toHaveCount(0)
    expect(await world.calls('POST', orders)).toHaveLength(1)
  },
)
