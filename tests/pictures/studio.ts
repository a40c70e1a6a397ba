import { fileURLToPath } from 'node:url'
import { expect, test as base, type Page } from '@playwright/test'
import { serveFiles } from '../support/static-files'

/** The day of every picture. */
const day = new Date('2026-05-13T15:00:00Z')

export type Studio = {
  readonly address: (path: string) => string
  /** The page with its pictures and letters, and nothing under way. */
  readonly stands: () => Promise<void>
}

/** The static demo on a host of its own, seen on a fixed day. */
export const test = base.extend<{ studio: Studio }, { host: Awaited<ReturnType<typeof serveFiles>> }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture that needs no other says so in this way
    async ({}, use) => {
      const host = await serveFiles(fileURLToPath(new URL('../../dist-demo', import.meta.url)), '/shop/')
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
  studio: async ({ page, host }, use) => {
    await page.clock.setFixedTime(day)
    await use({
      address: (path) => `${host.origin}/shop${path}`,
      stands: () => stands(page),
    })
  },
})
export { expect }

const stands = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    }
    return (
      [...document.images].every((image) => image.complete || (image.loading === 'lazy' && !isSeen(image))) &&
      document.querySelector('[aria-busy=true]') === null
    )
  })
}

/** Logs in by the form. */
export const signIn = async (page: Page, { address, stands }: Studio, email: string, code: string): Promise<void> => {
  await page.goto(address(`/login/${code}`))
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('Passw0rd!')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)
  await stands()
}

/** A server says why it refuses in the language that it is asked in. */
export const usedBefore = { en: 'Used before.', es: 'Ya se usó antes.', fr: 'Déjà utilisé.' } as const
export const refusing = (field: string, message: string) => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
})

/** How the portal looks from the next page on. */
export const dress = async (page: Page, theme: 'light' | 'dark', language = 'en'): Promise<void> => {
  await page.addInitScript(
    ([isDark, code]) => {
      if (window.origin === 'null' || window !== window.top) return
      localStorage.setItem('darkMode', String(isDark))
      localStorage.setItem('i18nextLng', code)
    },
    [theme === 'dark', language] as const,
  )
}

/** The first plain parts of a company in the cart, so many of them where there are as many, as they are sold. */
export const fillCart = async (page: Page, count: number, code = 'ACME', language = 'en'): Promise<void> => {
  await page.evaluate(
    async ([wanted, tenantCode, lang]) => {
      const lines: object[] = []
      for (let at = 1; lines.length < wanted; at += 1) {
        const answer = await fetch(`/shop/api/products/${tenantCode}?lang=${lang}&per_page=48&page=${at}`, {
          headers: { Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}` },
        })
        const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
        if (data.length === 0) break
        const plain = data.filter((one) => Number(one['min_order_qty'] ?? 1) <= 1 && Number(one['available']) > 0)
        for (const product of plain)
          lines.push({ product, quantity: 2 + ((lines.length * 3) % 7), comment: '', tag1: null, tag2: null })
      }
      localStorage.setItem('cart', JSON.stringify({ tenantCode, lines: lines.slice(0, wanted) }))
    },
    [count, code, language] as const,
  )
}

/** What the cart holds, by its part numbers. */
const inCart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('cart') ?? '{"lines":[]}') as {
      readonly lines: readonly { readonly product: { readonly part_number: string } }[]
    }
    return lines.map(({ product }) => product.part_number)
  })

/** One more line of a list. */
const listed = async (page: Page, label: string, part: string): Promise<void> => {
  await page.getByLabel(label).fill(part)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: part, exact: true })).toBeVisible()
}

type ListWords = { readonly make: string; readonly newName: string; readonly addPart: string }
/** A list with the parts of the cart, as it is opened another time. */
export const listOfCart = async (page: Page, lists: ListWords): Promise<void> => {
  const parts = await inCart(page)
  await page.getByRole('button', { name: lists.make, exact: true }).click()
  await page.getByRole('link', { name: lists.newName }).first().click()
  for (const part of parts) await listed(page, lists.addPart, part)
  await page.reload()
  await expect(page.getByRole('textbox').first()).toBeVisible()
}
