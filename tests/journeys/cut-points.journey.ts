import type { BrowserContext, Page } from '@playwright/test'
import { card, expect, logIn, stored, test, type worldOf } from './support'

/** The moment at which the page is gone: before the call leaves, before the server acts, before the answer, after it. */
const cuts = ['before the sending', 'after the sending', 'after the server acted', 'after the answer'] as const
/** What the server makes of the call that is cut. */
const outcomes = ['stored', 'refused', 'failing', 'session over'] as const
type Cut = (typeof cuts)[number]
type Outcome = (typeof outcomes)[number]

const statuses: Readonly<Record<Exclude<Outcome, 'stored'>, number>> = {
  refused: 409,
  failing: 500,
  'session over': 401,
}
const orders = '/api/orders/ACME'
const all = cuts.flatMap((cut, at) =>
  outcomes.map((outcome, to) => ({ cut, outcome, isReloaded: (at + to) % 2 === 0 })),
)
/** `npm run test:cuts` takes all of them; else each moment and each outcome is met once. */
const chosen = process.env['CUT_POINTS'] === 'all' ? all : all.filter((_, at) => at % 5 === 0)

/** How many orders the mock holds. */
const ordersOf = async (context: BrowserContext): Promise<number> => {
  const answer = await context.request.get('/__mock/tables/orders?page=1')
  const { total } = (await answer.json()) as { readonly total: number }
  return total
}

type World = ReturnType<typeof worldOf>

/** Presses Complete order and takes the page away at the moment; answers the page that comes after it. */
const cutAt = async (page: Page, world: World, cut: Cut, outcome: Outcome, isReloaded: boolean): Promise<Page> => {
  const context = page.context()
  const isAnswered = cut === 'after the answer'
  // The call of the page is held up on its way; what of it arrives is sent by hand, byte for byte.
  if (!isAnswered) await world.fault({ path: orders, method: 'POST', delay: 600_000 })
  if (outcome !== 'stored')
    await world.fault({ path: orders, method: 'POST', status: statuses[outcome], body: { message: 'No.' } })
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(orders))
  const heard = isAnswered ? page.waitForResponse((answer) => answer.request().method() === 'POST') : null
  await page.getByRole('button', { name: 'Complete order' }).click()
  const request = await sent
  const headers = request.headers()
  const arrive = async () => {
    const [call] = await world.calls('POST', orders)
    const answer = await context.request.post(orders, { headers, data: JSON.stringify(call?.body) })
    expect(answer.status(), await answer.text()).toBe(outcome === 'stored' ? 201 : statuses[outcome])
  }
  await heard
  if (!isAnswered) await expect.poll(async () => (await world.calls('POST', orders)).length).toBe(1)
  if (cut === 'after the server acted') await arrive()
  page.on('dialog', (dialog) => void dialog.accept())
  const next = isReloaded ? page : await context.newPage()
  if (isReloaded) await page.reload()
  else await page.close()
  if (cut === 'after the sending') await arrive()
  await next.goto('/checkout')
  return next
}

for (const { cut, outcome, isReloaded } of chosen) {
  test(`R32 R31 the page is ${isReloaded ? 'loaded anew' : 'closed'} ${cut}, ${outcome}: no order twice, no cart lost, and the doubt is told`, async ({
    page: first,
    context,
    world,
  }) => {
    await logIn(first)
    await card(first, 'P-1001')
      .getByRole('button', { name: /^More of/ })
      .click()
    await first.goto('/checkout')
    await expect(first.getByText('C-1001')).toBeVisible()
    const before = await ordersOf(context)
    const page = await cutAt(first, world, cut, outcome, isReloaded)
    await world.clearFaults()

    const isKept = async () => JSON.parse((await stored(page, 'cart')) ?? '{"lines":[]}').lines.length === 1
    const doubt = page.getByText(
      /This page was left while an order was being sent|We do not know whether the order arrived/,
    )
    const complete = page.getByRole('button', { name: 'Complete order' })
    const nothingLeft = page.getByRole('button', { name: 'Cart, 0 items' })
    const login = page.getByRole('textbox', { name: 'Password' })
    await expect(doubt.or(complete).or(nothingLeft).or(login).first()).toBeVisible()
    if (await login.isVisible()) {
      expect(outcome).toBe('session over')
      await logIn(page)
      await expect(page).not.toHaveURL(/\/login/)
      await page.goto('/checkout')
      await expect(doubt.or(complete).first()).toBeVisible()
    }
    const stands = (await ordersOf(context)) - before
    expect(stands).toBe(outcome === 'stored' && cut !== 'before the sending' ? 1 : 0)

    // Without an answer the buyer is told of the doubt; whoever had one knows, but for a failing server.
    const isTold = await doubt.isVisible()
    if (cut !== 'after the answer' || outcome === 'failing') expect(isTold).toBe(true)
    if (isTold) {
      expect(await isKept()).toBe(true)
      await page.getByRole('button', { name: 'Send the same order again' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
      await expect(page).toHaveURL('/order-success')
    } else if (outcome !== 'stored') {
      expect(await isKept()).toBe(true)
      await expect(page.getByText('C-1001')).toBeVisible()
      await complete.click()
      await expect(page).toHaveURL('/order-success')
    }
    await expect(nothingLeft).toBeVisible()
    expect((await ordersOf(context)) - before).toBe(1)
    const calls = await world.calls('POST', orders)
    const keys = new Set(calls.map(({ headers }) => headers['idempotency-key']))
    if (isTold) expect(keys.size).toBe(1)
  })
}
