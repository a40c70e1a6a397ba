import type { Page } from '@playwright/test'
import { createDice } from '../../mocks/dice'
import { languages, wordsOf } from '../faults/stage'
import { follow, hurry, privateScreens, publicScreens } from './screens'
import { beginWeather, ordersOn, tallied, type Tally } from './soak-faults'
import { controlsOn, lookAt, type Look } from './soak-page'
import { codes, tenants, type Tenant } from './companies'
import { expect, note } from './storm-test'

const anyOf = (...keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.flatMap((key) => languages.map((language) => wordsOf(language, key))))
/** What sends an order. */
const sending = anyOf('checkout.complete', 'checkout.againConfirm')
const texts = ['3', '0', '-1', '99999', 'bolt', '<b>x</b>', 'a@b.test', 'ACME', "O'Neil", '1e3', ' ', '12345678901']

/** What a step did: whether the cart may be another one after it, whether it was done by keys. */
type Deed = {
  readonly what: string
  readonly mayChangeCart: boolean
  readonly isByKeys: boolean
}
const harmless = (what: string): Deed => ({ what, mayChangeCart: false, isByKeys: false })

/** Tells of every press of a button with one of these names, by whatever hand; a button holds room for its other names, unseen. */
const listenForPresses = (labels: readonly string[]) => {
  const listen = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (labels.some((label) => button?.textContent.includes(label)))
      (window as unknown as { pressed: () => void }).pressed()
  }
  document.addEventListener('click', listen, true)
}

/** A reader of many moods, who follows from a seed. */
const readerOf = (seed: number) => {
  const { roll } = createDice(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)]
  const anywhere = (): string => {
    const code: Tenant = pick(codes) ?? 'ACME'
    return pick([...privateScreens(tenants[code]), ...publicScreens(code)]) ?? '/products'
  }
  const quick = { timeout: 800 } as const

  const press = async (page: Page): Promise<Deed> => {
    const control = pick((await controlsOn(page)).filter(({ isField }) => !isField))
    if (control === undefined) return harmless('nothing to press')
    await page.mouse.click(control.x, control.y)
    const { label, isHarmless } = control
    return { what: `press "${label}"`, mayChangeCart: !isHarmless, isByKeys: false }
  }
  const type = async (page: Page): Promise<Deed> => {
    const control = pick((await controlsOn(page)).filter(({ isField }) => isField))
    if (control === undefined) return press(page)
    const text = pick(texts) ?? ''
    await page.mouse.click(control.x, control.y, { clickCount: 3 })
    await page.keyboard.insertText(text)
    const { path } = await lookAt(page)
    const end = path === '/checkout' || roll() < 0.5 ? 'Tab' : 'Enter'
    await page.keyboard.press(end)
    return { what: `type "${text}" ${end}`, mayChangeCart: true, isByKeys: false }
  }
  const keys = async (page: Page): Promise<Deed> => {
    const steps = 1 + Math.floor(roll() * 6)
    for (let at = 0; at < steps; at += 1) await page.keyboard.press(roll() < 0.8 ? 'Tab' : 'Shift+Tab')
    const before = await lookAt(page)
    const end = pick(['Enter', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Escape', 'End']) ?? 'Enter'
    if (before.isFocused) await page.keyboard.press(end)
    const what = `${steps} x Tab, ${end} on "${before.focus}" at ${before.path}`
    return { what, mayChangeCart: true, isByKeys: before.isFocused }
  }
  const signIn = async (page: Page): Promise<Deed> => {
    const code = pick(codes) ?? 'ACME'
    await page.locator('[name="email"]').fill(`buyer@${code.toLowerCase()}.test`, quick)
    await page.locator('[name="password"]').fill('Passw0rd!', quick)
    await page.locator('form button[type="submit"]').first().click(quick)
    return { what: `sign in at ${code}`, mayChangeCart: true, isByKeys: false }
  }
  const fill = async (page: Page): Promise<Deed> => {
    await follow(page, '/products')
    const more = page.locator('article button:not([aria-haspopup])').first()
    await more.click(quick).catch(() => undefined)
    return { what: 'put a product into the cart', mayChangeCart: true, isByKeys: false }
  }
  const order = async (page: Page): Promise<Deed> => {
    await follow(page, '/checkout')
    const names = new RegExp([...sending].join('|'))
    // A click that was done may be called late all the same: what was pressed is counted by the page.
    const button = page.getByRole('button', { name: names }).first()
    await button.click(quick).catch(() => undefined)
    return { what: 'complete the order', mayChangeCart: true, isByKeys: false }
  }
  const ways: readonly (readonly [number, (page: Page) => Promise<Deed>])[] = [
    [42, press],
    [20, keys],
    [10, type],
    [6, fill],
    [4, order],
    [7, async (page) => (await follow(page, anywhere()), harmless('follow a link'))],
    [4, async (page) => (await page.goto(anywhere(), { waitUntil: 'commit' }), harmless('open an address'))],
    [3, async (page) => (await page.reload({ waitUntil: 'commit' }), harmless('reload'))],
    [3, async (page) => (await page.evaluate(() => history.back()), harmless('back'))],
    [1, async (page) => (await page.evaluate(() => history.forward()), harmless('forward'))],
  ]
  const total = ways.reduce((sum, [weight]) => sum + weight, 0)
  return {
    isTurning: () => roll() < 0.06,
    act: async (page: Page, { path }: Look): Promise<Deed> => {
      if (path.startsWith('/login') && roll() < 0.6) return signIn(page)
      let left = roll() * total
      const [, way] = ways.find(([weight]) => (left -= weight) < 0) ?? [0, press]
      return way(page)
    },
  }
}

/** So many steps in two tabs of one browser, three companies, and weather; after each step nothing may be broken. */
export const soak = async (
  first: Page,
  { steps, seed, patience = 20_000 }: { readonly steps: number; readonly seed: number; readonly patience?: number },
): Promise<void> => {
  const context = first.context()
  const { request } = context
  const reader = readerOf(seed)
  const story: string[] = []
  const problems: string[] = []
  const because = (what: string) => `${what}, seed ${seed}, step ${story.length}:\n${story.slice(-6).join('\n')}`
  context.on('weberror', (problem) => problems.push(problem.error().message))
  await context.addInitScript(hurry)
  let submissions = 0
  await context.exposeBinding('pressed', () => void (submissions += 1))
  await context.addInitScript(listenForPresses, [...sending])
  const tabs = [first, await context.newPage()]
  context.on('page', (tab) => void tab.close().catch(() => undefined))
  for (const tab of tabs) tab.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  const tally: Tally = { calls: 0, faulty: 0, last: 0, keys: new Set() }
  let open = 0
  let [placed, before] = [0, await ordersOn(request)]
  await beginWeather(request, seed)
  for (const tab of tabs) await tab.goto('/login/ACME')

  /** A look at a page that is in the middle of a load is taken again. */
  const lookOnce = (page: Page): Promise<Look | null> =>
    lookAt(page).catch((error: Error) => {
      if (/context was destroyed|navigation|Target/i.test(error.message)) return null
      // Back from the first page leads out of the portal.
      if (page.url() === 'about:blank') return page.goto('/products').then(() => null)
      throw new Error(because(error.message), { cause: error })
    })
  const readable = async (page: Page): Promise<Look> => {
    let look = await lookOnce(page)
    if (look?.isReadable !== true)
      await expect
        .poll(async () => ((look = await lookOnce(page)), look?.isReadable), {
          message: because('(i) a blank screen'),
          timeout: patience,
        })
        .toBe(true)
    return look as Look
  }
  let at = 0
  let page = first
  let last = await readable(page)
  const countAll = async () => {
    placed = (await ordersOn(request)) - before
    expect(placed, because('(iv) orders on the mock')).toBeLessThanOrEqual(submissions)
    // Looked for after the orders were counted: a call is in the log before its order is stored.
    await tallied(request, tally)
    expect(placed, because('(iv) orders and their keys')).toBeLessThanOrEqual(tally.keys.size)
  }

  for (let step = 1; step <= steps; step += 1) {
    if (reader.isTurning()) {
      at = 1 - at
      page = tabs[at] ?? first
      await page.bringToFront()
      story.push(`turn to tab ${at + 1}`)
      last = await readable(page)
    }
    const sent = submissions
    const deed = await reader
      .act(page, last)
      .catch((error: Error) => ({ ...harmless(`failed: ${error.message.split('\n')[0]}`), mayChangeCart: true }))
    story.push(deed.what)
    let look = await readable(page)
    expect(problems, because('(ii) an error that nobody caught')).toEqual([])
    expect(look.isHacked, because('a text ran')).toBe(false)
    // An order that was pressed takes its lines when it is placed, which may be some steps later.
    open += submissions - sent
    const isOrdering = last.isInDoubt || look.isInDoubt || submissions > sent
    if (!deed.mayChangeCart && !isOrdering && look.cart !== last.cart) {
      expect(open, because(`(iii) the cart was ${last.cart} and is ${look.cart}`)).toBeGreaterThan(0)
      open -= 1
    }
    if (deed.isByKeys && !look.isFocused)
      await expect
        .poll(async () => ((look = await readable(page)), look.isFocused), { message: because('(viii) the focus') })
        .toBe(true)
    last = look
    if (step % 50 === 0) await countAll()
    if (step % 250 === 0) await beginWeather(request, seed + step)
  }
  await countAll()
  note('soak', { steps, calls: tally.calls, faulty: tally.faulty, submissions, orders: placed, broken: 0 })
}
