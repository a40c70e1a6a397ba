import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { folder, here, isWanted, setWidth, taken, widths } from './looking'
import { dress, expect, fillCart, signIn, type Studio, test } from './studio'

type Visit = {
  readonly name: string
  readonly path: string
  readonly act?: (page: Page, studio: Studio) => Promise<void>
}
type Visitor = {
  readonly tenant: string
  /** Who signs in; `null` for a guest. */
  readonly email: string | null
  readonly scenario?: string
  readonly languages: readonly string[]
  readonly visits: readonly Visit[]
}

const visit = (name: string, path: string, act?: Visit['act']): Visit => ({ name, path, ...(act && { act }) })
const rows: Visit['act'] = async (page) => {
  await page
    .getByRole('radio', { name: /Rows|Filas|Lignes/ })
    .or(page.getByRole('button', { name: /^(?:Rows|Filas|Lignes)/ }))
    .first()
    .click()
}
const door = (tenant: string): readonly Visit[] => [
  visit('login', `/login/${tenant}`),
  visit('register', `/register/${tenant}`),
  visit('browse', `/browse/${tenant}`),
]
const everyday = [
  visit('products', '/products'),
  visit('product', '/products/1014'),
  visit('cart', '/cart'),
  visit('checkout', '/checkout'),
  visit('desk', '/desk'),
  visit('orders', '/orders'),
]
const inside: readonly Visit[] = [
  ...everyday,
  visit('products-rows', '/products', rows),
  visit('products-none', '/products?search=zzzz'),
  visit('category', '/category/11'),
  visit('order', '/orders/105'),
  visit('order-pad', '/order-pad'),
  visit('lists', '/lists'),
  visit('part-numbers', '/part-numbers'),
  visit('profile', '/profile'),
  visit('about-us', '/about-us'),
  visit('catalogs', '/catalogs'),
  visit('nowhere', '/nowhere/at/all'),
  visit('cart-panel', '/products', async (page) => {
    await page.getByRole('button', { name: /^(?:Cart|Carrito|Panier), / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
  visit('cart-60', '/products', async (page, { address, stands }) => {
    await fillCart(page, 60)
    await page.goto(address('/cart'))
    await stands()
  }),
]

const visitors: readonly Visitor[] = [
  {
    tenant: 'ACME',
    email: null,
    languages: ['en'],
    visits: [
      ...door('ACME'),
      visit('login-nobody', '/login'),
      visit('login-unknown', '/login/ZETTA'),
      visit('browse-unknown', '/browse/ZETTA'),
      visit('forgot', '/forgot-password/ACME'),
      visit('about-public', '/about-us/ACME'),
    ],
  },
  { tenant: 'BOLT', email: null, languages: ['en'], visits: door('BOLT') },
  { tenant: 'CATX', email: null, languages: ['es'], visits: door('CATX') },
  { tenant: 'ACME', email: 'buyer@acme.test', languages: ['en'], visits: inside },
  { tenant: 'ACME', email: 'buyer@acme.test', languages: ['es', 'fr'], visits: everyday },
  {
    tenant: 'BOLT',
    email: 'buyer@bolt.test',
    languages: ['en'],
    visits: [everyday[0], everyday[4], everyday[5]].flatMap((one) => one ?? []),
  },
  {
    tenant: 'CATX',
    email: 'buyer@catx.test',
    languages: ['fr'],
    visits: [visit('category-top', '/category'), visit('category-full', '/category/37'), visit('desk', '/desk')],
  },
  {
    tenant: 'ACME',
    email: 'buyer@acme.test',
    scenario: 'without-branding',
    languages: ['en'],
    visits: [visit('products-plain', '/products'), visit('desk-plain', '/desk')],
  },
  {
    tenant: 'ACME',
    email: null,
    scenario: 'without-branding',
    languages: ['en'],
    visits: [visit('login-plain', '/login/ACME'), visit('browse-plain', '/browse/ACME')],
  },
]

for (const { tenant, email, scenario, languages, visits } of visitors) {
  const wanted = visits.filter(isWanted)
  for (const language of wanted.length === 0 ? [] : languages) {
    for (const theme of ['light', 'dark'] as const) {
      const who = [tenant, email === null ? 'guest' : 'buyer', ...(scenario === undefined ? [] : [scenario]), language]
      test(`${who.join(' ')} ${theme}`, async ({ page, studio }) => {
        await page.setViewportSize({ width: 1280, height: 860 })
        await dress(page, theme, language)
        if (scenario !== undefined) {
          await page.goto(studio.address('/login'))
          await studio.stands()
          await page.goto(studio.address(`/login?scenario=${scenario}`))
        }
        if (email !== null) await signIn(page, studio, email, tenant)
        if (email?.includes('acme') === true) await fillCart(page, 5)
        const found: object[] = []
        for (const { name, path, act } of wanted) {
          for (const width of widths) {
            await setWidth(page, width)
            await page.goto(studio.address(path))
            await here(page)
            if (act !== undefined) {
              await act(page, studio)
              await here(page)
            }
            found.push(await taken(page, [...who, name, width, theme]))
          }
        }
        writeFileSync(`${folder}${[...who, theme].join('_')}.json`, JSON.stringify(found, null, 1))
        if (email === 'buyer@acme.test' && language === 'en' && scenario === undefined && theme === 'light') {
          await page.goto(studio.address('/cart'))
          await here(page)
          writeFileSync(`${folder}cart.pdf`, await page.pdf({ format: 'A4' }))
        }
      })
    }
  }
}
