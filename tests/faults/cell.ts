import { expect } from '../journeys/support'
import { violations } from '../journeys/axe'
import { faultNames, situationNames, type FaultName, type SituationName } from './kinds'
import { isInDoubt } from './order-doubt'
import type { Outcome, Situation } from './outcomes'
import { effectOn, situations } from './situations'
import { languages, ordersOf, password, plant, seeded, type Language, type Stage } from './stage'

/** Languages take turns along rows and columns: each situation and each fault meets all three. */
export const languageOf = (situation: SituationName, fault: FaultName): Language =>
  languages[(situationNames.indexOf(situation) + faultNames.indexOf(fault)) % languages.length] ?? 'en'

const linesOf = (text: string | null): unknown => {
  const lines = (
    JSON.parse(text ?? '{}') as { lines?: readonly { product: { id: unknown }; quantity: number; comment: string }[] }
  ).lines
  return lines?.map(({ product, quantity, comment }) => [product.id, quantity, comment])
}
const storedLines = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('cart')).then(linesOf)
const focused = ({ page }: Stage) => page.evaluate(() => (document.activeElement ?? document.body) !== document.body)

/** Whether the browser holds a session, of which a 401 takes every part (SESSION-08). */
const sessionIn = ({ page }: Stage) =>
  page.evaluate(() => ['authToken', 'user', 'manufacturer'].filter((key) => localStorage.getItem(key) !== null).length)
const isTooWide = ({ page }: Stage) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Tokens that a page sends to another origin than its own. */
const watchedBearers = ({ context }: Stage, origin: string): readonly string[] => {
  const leaks: string[] = []
  context.on('request', async (request) => {
    if (new URL(request.url()).origin === origin) return
    if ((await request.allHeaders())['authorization'] !== undefined) leaks.push(request.url())
  })
  return leaks
}

/** What a reader does, from opening the address to the gesture. */
const played = async ({ open, act }: Situation, stage: Stage): Promise<void> => {
  await open(stage)
  await act?.(stage)
}

const signedIn = async ({ page, email, button }: Stage): Promise<void> => {
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill(password)
  await button('login.submit').click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** (vii) The fault is lifted: what the outcome names leads back to where all is well. */
const recovered = async (stage: Stage, situation: Situation, outcome: Outcome): Promise<void> => {
  const { page, button } = stage
  const again = situation.again ?? situation.act
  const ways: Readonly<Record<Outcome['way'], () => Promise<unknown>>> = {
    retry: async () => {
      await expect(button('common.retry'), '(vii) a way to try again').toBeVisible()
      await button('common.retry').click()
    },
    reload: () => page.reload(),
    again: async () => again?.(stage),
    'reload, again': async () => {
      await page.reload()
      if (outcome.reminds) await expect(outcome.reminds, '(vii) after a reload').toBeVisible()
      await again?.(stage)
    },
    reopen: () => played(situation, stage),
    'sign in': async () => {
      await signedIn(stage)
      await played(situation, stage)
    },
  }
  await ways[outcome.way]()
  await expect(outcome.fine ?? situation.fine(stage), '(vii) it works again').toBeVisible()
}

export type CellOptions = {
  readonly origin: string
  /** Planted before the invariants are looked at (`defects.ts`). */
  readonly onceFailed?: (stage: Stage) => Promise<unknown>
}
/**
 * One cell: the fault is planted, the reader meets it, the eight invariants of quality 3.1 are looked at, the fault is
 * lifted, and the reader gets on. (ii), no error in the console, is what every journey ends with (`journeys/support.ts`).
 * (viii) is meant strictly: the portal puts the focus on the heading of each page it opens, so that it is never on the
 * body, neither once the fault shows nor after the gesture that recovers.
 */
export const playCell = async (
  stage: Stage,
  name: SituationName,
  fault: FaultName,
  { origin, onceFailed }: CellOptions,
): Promise<void> => {
  const situation = situations[name]
  const outcome = situation.outcome(stage, fault)
  if ('reason' in outcome) return
  const { page } = stage
  const { code, isSignedIn, isKnown = isSignedIn } = situation
  page.on('dialog', (dialog) => void dialog.accept())
  const cart = linesOf(await seeded(stage, { code, isSignedIn, isKnown }))
  await situation.prepare?.(stage)
  const leaks = watchedBearers(stage, origin)
  const before = await ordersOf(stage)
  const added = async () => (await ordersOf(stage)) - before
  const effect = effectOn(situation, fault)
  await plant(stage, { ...effect, method: situation.method, path: situation.path(stage) })

  await played(situation, stage)
  for (const seen of outcome.sees) await expect(seen, 'what the reader sees').toBeVisible()
  if (outcome.at !== undefined) await expect(page, 'where the reader is').toHaveURL(new URL(outcome.at, origin).href)
  for (const missed of outcome.misses ?? []) await expect(missed, 'what the reader must not see').toHaveCount(0)
  await situation.look?.(stage, fault)
  // A write is sent once, whatever happens (R10); a 401 ends the session, nothing else does (R20, R22).
  const calls = async () => (await stage.world.calls(situation.method, situation.path(stage))).length
  if (situation.method !== 'GET') await expect.poll(calls, 'calls').toBe(1)
  const isEnded = fault === '401' && name !== 'log-error'
  const isBegun = name === 'login' && fault === 'trickle'
  await expect.poll(() => sessionIn(stage), 'the session').toBe((isSignedIn && !isEnded) || isBegun ? 3 : 0)
  if (fault === 'huge') expect(await isTooWide(stage), 'wider than the screen (R19)').toBe(false)
  await onceFailed?.(stage)

  const heading = page.getByRole('heading').or(page.getByRole('alert')).filter({ visible: true }).first()
  await expect(heading, '(i) a heading or an error').toBeVisible()
  const inCart = () => storedLines(stage)
  await expect.poll(inCart, { message: '(iii) the cart in storage' }).toEqual(outcome.isOrdered ? [] : cart)
  const most = outcome.isOrdered || (name === 'order' && isInDoubt(fault)) ? 1 : 0
  expect(await added(), '(iv) orders on the mock').toBeLessThanOrEqual(most)
  // An answer that the fault made up was not the server's doing.
  const stored = outcome.isOrdered && effect.status === undefined ? 1 : 0
  if (outcome.isOrdered) expect(await added(), '(iv) what was confirmed is stored').toBe(stored)
  expect(leaks, '(v) tokens to other origins').toEqual([])
  expect(await violations(page), '(vi) accessibility of the failed state').toEqual([])
  await expect.poll(() => focused(stage), { message: '(viii) the focus once the fault shows' }).toBe(true)

  await stage.world.clearFaults()
  await recovered(stage, situation, outcome)
  await expect.poll(() => focused(stage), { message: '(viii) the focus after the recovery' }).toBe(true)
  await expect.poll(inCart, { message: '(iii) the cart after the recovery' }).toEqual(name === 'order' ? [] : cart)
  const last = name === 'order' && !outcome.isOrdered ? 1 : stored
  expect(await added(), '(iv) orders after the recovery').toBe(last)
  expect(leaks, '(v) tokens to other origins').toEqual([])
}
