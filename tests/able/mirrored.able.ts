import { card, logIn } from '../journeys/support'
import { expect, note, test } from './able-test'
import { mirror } from './pseudo'
import { reordered } from './reordered'
import { cramped } from './room'
import { walk, type Look } from './surfaces'

const looks: readonly Look[] = [
  { theme: 'light', language: 'en', viewport: 'wide' },
  { theme: 'light', language: 'en', viewport: 'phone' },
]
for (const look of looks)
  test(`A28 every surface read from right to left: ${look.viewport}`, async ({ page }) => {
    const findings: string[] = []
    const surfaces = await walk(
      page,
      look,
      async ({ name }) => {
        const found = [...(await cramped(page, null)), ...(await page.evaluate(reordered))]
        if ((await page.evaluate(() => getComputedStyle(document.body).direction)) !== 'rtl')
          found.push('left to right')
        findings.push(...found.map((one) => `${name}: ${one}`))
        await page.screenshot({ path: `.cache/mirrored/${look.viewport}-${name.replaceAll(/\W+/g, '-')}.png` })
      },
      () => mirror(page),
    )
    note('mirrored', { surfaces, findings: findings.length })
    expect(findings).toEqual([])
  })

test('A28 read from right to left the page is mirrored: bar, arrows, drawer, keys', async ({ page }) => {
  await mirror(page)
  await logIn(page)
  await expect(card(page, 'P-1001')).toBeVisible()
  const middle = async (name: string) => {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) / 2
  }
  expect(await middle('Products')).toBeGreaterThan(await middle('Orders'))
  const tree = await page.getByRole('tree').boundingBox()
  expect(tree?.x).toBeGreaterThan(640)
  const arrow = page.locator('.lucide-chevron-right').first()
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1')

  const branch = page.locator('[role=treeitem][aria-expanded=false]').first()
  await branch.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[role=treeitem][aria-expanded=true]')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role=treeitem][aria-expanded=true]')).toHaveCount(0)

  await page.getByRole('button', { name: /^Cart, / }).click()
  // It slides in.
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0)
  await page.keyboard.press('Escape')

  await page.goto('/orders')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
})
