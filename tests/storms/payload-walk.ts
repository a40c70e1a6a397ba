import type { Page } from '@playwright/test'
import { logIn } from '../journeys/support'
import { payloads, pictureAddresses } from './payloads'
import { plantAnswers, type Plant } from './planting'
import { privateScreens, publicScreens } from './screens'
import { expect, note } from './storm-test'

/** How a text is known again on the screen: the place it came from stands before it. */
const marked = (field: string, payload: string): string => `«${field}» ${payload}`
/** Shown in parts or in a form of their own: category names are split at commas, phones and days are written anew. */
const reshaped = /categories_names|mobile_phone|order_date|sale_date/

/** Fields that have to be seen somewhere in a walk, or it was none; the rest is shown where it may be. */
const mustShow: Readonly<Record<string, readonly string[]>> = {
  '/login/ACME': ['public.name', 'public.welcome_title', 'public.welcome_subtitle'],
  '/browse/ACME': ['browse.manufacturer_name', 'browse.data.description', 'browse.data.part_number'],
  '/products': ['products.data.description', 'products.data.part_number', 'login.tenants.name'],
  '/products/1013': ['products.data.additional_info', 'products.data.description'],
  '/products/1014': ['products.data.related_products.description'],
  '/category': ['categories.childCategories.category'],
  '/cart': ['products.data.description', 'products.data.uom_code'],
  '/checkout': ['customers.data.name', 'customers.data.code', 'customers.data.shipping_addresses.address'],
  '/orders': ['orders.data.sale_no', 'orders.data.customer_name'],
  '/orders/102': ['orders.customer.name', 'orders.items.productuom.product.description'],
  '/profile': ['customers.data.name'],
}
const own = { category: 11, product: 1013, order: 102 } as const

/** What is wrong with the page: what ran, what of the markup became elements, and texts that do not stand there whole. */
export const faultsOn = (page: Page, payload: string): Promise<readonly string[]> =>
  page.evaluate(
    ([wanted, shaped]) => {
      const faults: string[] = []
      if ('hacked' in window) faults.push('it ran')
      for (const element of document.querySelectorAll('*'))
        for (const { name, value } of element.attributes)
          // The sample sheet of the order pad is a file of our own; no browser runs a table.
          if (
            name.startsWith('on') ||
            (/^(?:href|src|action|formaction)$/.test(name) &&
              /^\s*(?:javascript|vbscript|data:text(?!\/csv))/i.test(value))
          )
            faults.push(`<${element.localName} ${name}>`)
      if (document.querySelector('body script, object, embed, base, meta[http-equiv="refresh"]'))
        faults.push('markup became elements')
      const text = document.body.textContent
      const left = new RegExp(shaped ?? '')
      for (const { 0: mark, 1: field = '', index } of text.matchAll(/«([\w.]+)» /g))
        if (!left.test(field) && !text.startsWith(wanted ?? '', index + mark.length))
          faults.push(`${field}: ${text.slice(index, index + 120)}`)
      return faults
    },
    [payload, reshaped.source] as const,
  )

const fieldsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(Array.from(document.body.textContent.matchAll(/«([\w.]+)» /g), ([, field]) => field ?? '')),
  ])

/** So many payloads stand in one text, one after another: each of them in every field, in a quarter of the time. */
const together = 4
export const walks = Math.ceil(payloads.length / together)

/** Some payloads in every text of every answer, on every screen, from the login to an order and its refusal. */
export const walkWith = async (page: Page, walk: number, origin: string): Promise<void> => {
  const some = payloads.slice(walk * together, (walk + 1) * together)
  const payload = some.join(' ; ')
  let planted = 0
  const fields = new Set<string>()
  const shown = new Set<string>()
  const plant: Plant = {
    text: (field) => {
      planted += 1
      fields.add(field)
      return marked(field, payload)
    },
    address: () => pictureAddresses[(planted += 1) % pictureAddresses.length] ?? '',
  }
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  let screens = 0
  const look = async (what: string, must: readonly string[] = []) => {
    await expect(page.getByRole('heading').first(), what).toBeVisible()
    // The cart shows what passed by last, which may be the products of a category.
    const missing = async () => {
      const there = await fieldsOn(page)
      return must.filter((field) => !there.some((one) => one === field || one.endsWith(`.${field}`)))
    }
    await expect.poll(missing, { message: what }).toEqual([])
    for (const field of await fieldsOn(page)) shown.add(field)
    expect(await faultsOn(page, payload), what).toEqual([])
    expect(new URL(page.url()).origin, what).toBe(origin)
    screens += 1
  }
  const seen = async (path: string) => {
    await page.goto(path)
    await look(path, mustShow[path])
  }

  await plantAnswers(page.context(), {
    plantFor: () => plant,
    asked: (url) => {
      const asked = new URL(url)
      if (asked.searchParams.has('email')) asked.searchParams.set('email', 'buyer@acme.test')
      return asked
    },
  })
  for (const path of publicScreens('ACME')) await seen(path)
  await logIn(page, 'nobody@acme.test')
  await expect(page.getByText(marked('login.message', payload))).toBeVisible()
  await look('a refused login')
  await logIn(page)
  await expect(page).toHaveURL(/\/products$/)
  await page
    .getByRole('article')
    .getByRole('button', { name: /^More of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Tags', exact: true }).click()
  await look('the tags', ['tags.name'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Cart,/ }).click()
  await look('the cart panel', ['products.data.description'])
  for (const path of privateScreens(own)) await seen(path)
  await page.goto('/products/1014')
  await page.getByRole('button', { name: /^Complementary/ }).click()
  // Each is read by itself, for its limits and unit: what is seen is what that answer says.
  await look('complementary products', ['products.data.description'])
  await page.goto('/checkout')
  await page.getByLabel('Customer PO').fill('ERR422')
  await page.getByLabel('Special instructions').fill(payload)
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByText('«orders.errors.purchase_order»').first()).toBeVisible()
  await look('a refused order')
  await page.getByLabel('Customer PO').fill(payload)
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page).toHaveURL(/\/order-success$/)
  await look('an order that was placed')
  expect(dialogs, 'dialogs').toEqual([])
  note('texts', { payloads: some.length, screens, planted, fields: fields.size, shown: shown.size })
}
