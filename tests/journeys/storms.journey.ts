import { soundStorage, startWith } from '../storms/corrupted-start'
import { framed, showHostile, watchedDeeds } from '../storms/document-visit'
import { foreignIn, markOf, scanAlong } from '../storms/marker-scan'
import { faultsOn, walkWith } from '../storms/payload-walk'
import { soak } from '../storms/soak'
import { expect, test } from '../storms/storm-test'
import { long } from './length'

// A part of the storms; `npm run test:storms` is the whole.
test.use({ expectedErrors: framed })
// A walk of many screens: long on a busy machine.
test.describe.configure({ timeout: 300_000 })

test('S7 S8 four payloads in every text of every answer run on no screen', ({ page, baseURL }) =>
  walkWith(page, 3, new URL(baseURL ?? '').origin))

test('S3 hostile documents run nothing and lead nowhere', long, async ({ page, world }) => {
  const deeds = watchedDeeds(page)
  for (const at of [0, 12, 17, 24, 36]) await showHostile({ page, world }, at, '/about-us/ACME')
  expect(deeds).toEqual([])
})

test('R12 R23 nothing of one company is seen at the next one, though its answers come late', ({ page }) =>
  scanAlong(page, ['ACME', 'BOLT']))

for (const [key, values] of [
  ['user', ['{bad', '5']],
  ['authToken', ['\u0000', 'x'.repeat(300_000)]],
  ['cart', ['{"tenantCode":"ACME","lines":{"0":1}}', '[null]']],
] as const)
  test(`R4 R6 the portal starts whatever ${key} holds`, long, ({ page }) => startWith(page, key, values))

test('R6 R7 R9 R24 R31 S1 sixty steps in two tabs and bad weather break nothing', long, ({ page }) =>
  soak(page, { steps: 60, seed: 3 }),
)

test.describe('the storms report what is planted', () => {
  test('a text of another company, and markup that became elements', async ({ page }) => {
    await page.goto('/login/ACME')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([await foreignIn(page, 'ACME'), await faultsOn(page, 'x')]).toEqual([[], []])
    await page.evaluate((mark) => localStorage.setItem('tenantName', mark), markOf('BOLT'))
    await page.evaluate(() => document.body.append('«login.message» y', document.createElement('object')))
    expect(await foreignIn(page, 'ACME')).toHaveLength(1)
    expect(await faultsOn(page, 'x')).toHaveLength(2)
  })

  test('a screen that shows nothing', async ({ page }) => {
    const stored = await soundStorage(page)
    expect(stored['authToken']).not.toBe('')
    await page.addInitScript(() => addEventListener('load', () => (document.body.style.display = 'none')))
    await expect(soak(page, { steps: 1, seed: 1, patience: 500 })).rejects.toThrow('(i) a blank screen')
  })
})
