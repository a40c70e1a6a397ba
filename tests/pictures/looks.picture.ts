import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import { calm, folder, here, mindShifts, setWidth, taken } from './looking'
import { allPairs, fewPairs, missing, type Look } from './pairs'
import { blocks, sights, type Places, type Sight } from './sights'
import { dress, expect, fillCart, signIn, test } from './studio'

const words = { en, es, fr }
/**
 * Four looks of each screen: every width, shop, language and theme, and any two of them on one screen of four. `LOOKS_TURN`
 * (1 to 3) takes four others; `LOOKS_PAIRS=all` takes sixteen, any two on every screen; `LOOKS_ONLY` is a pattern of names.
 */
const isFew = process.env['LOOKS_PAIRS'] !== 'all'
const turn = Number(process.env['LOOKS_TURN'] ?? 0)
const only = process.env['LOOKS_ONLY']
const isWanted = ({ name }: Sight): boolean => only === undefined || new RegExp(only).test(name)

/** Rows that are asked for, or grey blocks in the place of words. */
const waiting = `[aria-busy=true], ${blocks}`
const emails = { ACME: 'buyer@acme.test', BOLT: 'buyer@bolt.test', CATX: 'buyer@catx.test', PLAIN: 'buyer@acme.test' }
const looked = sights
  .map((sight, place) => ({ sight, looks: isFew ? fewPairs(place + turn) : allPairs(place) }))
  .filter(({ sight }) => isWanted(sight))

/** Where the things of a shop stand: what is plain comes first. */
const placesOf = (page: Page, code: string, language: Look['language']): Promise<Places> =>
  page.evaluate(
    async ([shop, lang]) => {
      const ask = async (path: string): Promise<{ data: Record<string, unknown>[] }> => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}` }
        return (await (await fetch(`/shop/api/${path}`, { headers })).json()) as { data: Record<string, unknown>[] }
      }
      const { data: products } = await ask(`products/${shop}?lang=${lang}&per_page=48`)
      const plain = products.find((one) => Number(one['available']) > 0 && Number(one['min_order_qty'] ?? 1) <= 1)
      const { data: categories } = await ask(`categories/${shop}`)
      const { data: orders } = await ask(`orders/${shop}?status=processed`)
      const isAcme = shop === 'ACME'
      return {
        code: shop,
        product: isAcme ? 1014 : Number(plain?.['id']),
        word: String(plain?.['description']).split(' ')[0] ?? '',
        part: isAcme ? 'HB-100' : String(plain?.['part_number']),
        category: isAcme ? 11 : shop === 'CATX' ? 37 : Number(categories[0]?.['id']),
        order: isAcme ? 105 : Number(orders[0]?.['id']),
      }
    },
    [code, language] as const,
  )

/** What earlier screens left on the device, also of orders, which is kept twice. */
const forgetWork = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const left = ['cart', 'pad', 'padLeft', 'checkoutForm', 'orderAttempt', 'orderRoom', 'goodsDensity']
    left.forEach((kept) => localStorage.removeItem(kept))
    const asked = indexedDB.deleteDatabase('tradepost')
    asked.addEventListener('success', () => resolve())
    asked.addEventListener('error', () => reject(new Error('What was left could not be removed.')))
  })

/** What happens to calls from now on. */
const haveFaults = (page: Page, faults: readonly object[]): Promise<void> =>
  page.evaluate(async (wanted) => {
    await fetch('/shop/__mock/faults', { method: 'DELETE' })
    for (const fault of wanted)
      await fetch('/shop/__mock/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      })
  }, faults)

test('every two values of two factors meet', () => {
  for (const [place, { looks, sight }] of only === undefined ? looked.entries() : []) {
    if (!isFew) expect(missing(looks), sight.name).toEqual([])
    else if (place + 4 <= looked.length)
      expect(missing(looked.slice(place, place + 4).flatMap((one) => one.looks))).toEqual([])
  }
})

const groups = new Map<string, { look: Look; visits: { sight: Sight; width: number }[] }>()
for (const { sight, looks } of looked)
  for (const look of looks) {
    const key = [look.shop, look.language, look.theme, sight.isPublic ? 'guest' : 'buyer'].join(' ')
    const group = groups.get(key) ?? { look, visits: [] }
    group.visits.push({ sight, width: look.width })
    groups.set(key, group)
  }

for (const [key, { look, visits }] of groups) {
  test(key, async ({ page, studio }) => {
    test.setTimeout(3_600_000)
    page.setDefaultTimeout(20_000)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { shop, language, theme } = look
    const code = shop === 'PLAIN' ? 'ACME' : shop
    // An order in doubt asks before its page is left.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.setViewportSize({ width: 1280, height: 860 })
    await dress(page, theme, language)
    await mindShifts(page)
    await page.goto(studio.address('/login'))
    // The pretend server comes up first: a scenario that is asked for before that waits for it, and would be left behind.
    await expect(page.locator('h1').first()).toBeAttached({ timeout: 60_000 })
    if (shop === 'PLAIN') {
      await page.goto(studio.address('/login?scenario=without-branding'))
      await expect(page).toHaveURL(/\/login$/)
    }
    const isGuest = key.endsWith('guest')
    let places: Places = { code, product: 0, part: '', word: '', category: 0, order: 0 }
    if (!isGuest) {
      await signIn(page, studio, emails[shop], code)
      places = await placesOf(page, code, language)
    }
    const found: object[] = []
    for (const { sight, width } of visits) {
      const { name, path, faults: faultsIn, lines = 5, isBusy, isTool, isPaper, act } = sight
      await test.step(`${name} ${width}`, async () => {
        const faults = faultsIn?.(language) ?? []
        const parts = [name, width, shop, language, theme]
        try {
          await page.emulateMedia({ media: 'screen' })
          await setWidth(page, width)
          // A file of the same origin, in which no portal runs.
          // A demo that was just opened may load itself once more.
          const place = studio.address('/favicon.svg')
          await page.goto(place).catch(() => page.goto(place))
          await page.evaluate(forgetWork)
          await haveFaults(page, [])
          if (!isGuest && lines > 0) await fillCart(page, lines, code, language)
          if (faults.length > 0) await haveFaults(page, faults)
          await page.goto(studio.address(path(places)))
          // What waits is seen once its code is there and its first 150 ms are over.
          if (isBusy) {
            await expect(page.locator(waiting).first()).toBeAttached()
            await calm(page)
          } else if (isTool) {
            await expect(page.getByText(/^(?:Drawing the chart|Loading|Asking).*(?:\.{3}|…)$/)).toHaveCount(0, {
              timeout: 60_000,
            })
            await calm(page)
          } else await here(page)
          if (act !== undefined) {
            await act({ page, words: words[language], places })
            await calm(page)
          }
          found.push(await taken(page, parts, { isTool, isPaper }))
        } catch (error) {
          mkdirSync(folder, { recursive: true })
          await page.screenshot({ path: `${folder}BROKEN_${parts.join('_')}.png` })
          expect.soft(String(error), parts.join(' ')).toBe('')
        }
      })
    }
    writeFileSync(`${folder}${key.replaceAll(' ', '_')}.json`, JSON.stringify(found, null, 1))
  })
}
