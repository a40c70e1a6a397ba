import { card, expect, logIn, test } from './support'
import { long } from './length'

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; font-src 'self'",
  "connect-src 'self' https://docs.other.test; frame-src 'self'; worker-src 'self'; manifest-src 'self'",
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "require-trusted-types-for 'script'; trusted-types about-us workers",
].join('; ')

test('S4 S24 S25 every kind of answer carries its headers', async ({ page, request }) => {
  for (const place of ['/', '/login/ACME', '/products/12.5', '/orders?x=.js']) {
    const headers = (await request.get(place)).headers()
    expect(headers['content-security-policy'], place).toBe(policy)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers['strict-transport-security']).toMatch(/max-age=(?:31536000|6\d{7})/)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
  await page.goto('/login')
  const script = await page.locator('script[type=module]').getAttribute('src')
  const asset = (await request.get(script ?? '')).headers()
  expect(asset['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset['content-type']).toMatch(/^(?:text|application)\/javascript/)
  expect((await request.get('/theme.js')).headers()['cache-control']).toBe('no-cache')
  for (const none of ['/assets/none.js', '/none.js', '/none.png']) {
    const missing = await request.get(none)
    expect([missing.status(), missing.headers()['cache-control']], none).toEqual([404, 'no-store'])
  }
  const charts = await request.get('/__flows')
  expect([charts.status(), await charts.text()]).toEqual([404, expect.stringContaining('npm start serves them')])
  const elsewhere = await request.get('/', { headers: { Origin: 'http://localhost:9' } })
  expect(elsewhere.headers()['access-control-allow-origin'], 'no other page may read an answer').toBeUndefined()
  const answer = await request.get('/api/public/resolve-host?lang=en')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('S4 the test bench has a policy of its own: its one script and its one style, by what they hold', async ({
  request,
}) => {
  const bench = (await request.get('/__mock')).headers()['content-security-policy'] ?? ''
  expect(bench).toContain("default-src 'none'")
  expect(bench).toMatch(/script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'/)
  expect(bench).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  // Frames alone may be of any world of this computer.
  expect(bench).toContain('; frame-src http://*.localhost:*; ')
  expect(bench.replace('frame-src http://*.localhost:*', '')).not.toMatch(/unsafe|\*|blob:/)
})

test.describe('what the policy refuses', () => {
  test.use({ expectedErrors: /^Refused by the policy|violates the following|This document requires/ })

  test('S4 neither inline script nor inline style nor a text as markup gets through', async ({ page }) => {
    await page.goto('/login')
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script')
      const style = document.createElement('style')
      style.textContent = 'html { color: rgb(9, 9, 9) }'
      document.head.append(style)
      const refused: string[] = []
      const attempt = (name: string, work: () => void) => {
        try {
          work()
        } catch {
          refused.push(name)
        }
      }
      attempt('script text', () => {
        script.textContent = 'window.hacked = 1'
        document.head.append(script)
      })
      attempt('innerHTML', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'))
      attempt('policy', () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
        }
        trustedTypes.createPolicy('mine', {})
      })
      return { refused, hacked: 'hacked' in window, color: getComputedStyle(document.documentElement).color }
    })
    expect(outcome.refused).toEqual(expect.arrayContaining(['script text', 'innerHTML', 'policy']))
    expect(outcome.hacked).toBe(false)
    expect(outcome.color).not.toBe('rgb(9, 9, 9)')
  })
})

test('A13 a page below a dialog rests, and the focus stays in the dialog', async ({ page }) => {
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: /^Cart,/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 600)
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.click(100, 500)
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await expect(page.getByRole('button', { name: /^Cart,/ })).toBeFocused()
})

test('A12 A13 a question over a drawer: the page rests until the last of them is closed', long, async ({ page }) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.getByRole('button', { name: /^Cart,/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  for (let turn = 0; turn < 4; turn += 1) {
    await page.keyboard.press('Tab')
    expect(await question.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  // A question is not answered by a press beside it.
  await page.mouse.click(100, 500)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})
