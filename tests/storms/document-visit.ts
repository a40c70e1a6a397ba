import type { Page } from '@playwright/test'
import { type worldOf } from '../journeys/support'
import { hostileParts } from './documents'
import { expect } from './storm-test'

/** What the browser says of a frame that may run and send nothing: that is what keeps the document in. */
export const framed = /^Blocked (?:script execution in 'about:srcdoc'|form submission to )/

/** Shows a hostile document where the portal shows About Us, presses all there is to press, and looks for a way out that it found. */
export const showHostile = async (
  { page, world }: { readonly page: Page; readonly world: ReturnType<typeof worldOf> },
  at: number,
  screen: '/about-us' | '/about-us/ACME',
): Promise<void> => {
  const body = `<!doctype html><h1>Attack ${at}</h1>${hostileParts[at]}`
  const audience = screen === '/about-us' ? 'private' : 'public'
  await world.clearFaults()
  await world.fault({ path: `/documents/ACME/about-${audience}-en.html`, times: 'always', status: 200, body })
  await page.goto(screen)
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading', { name: `Attack ${at}` })).toBeVisible()
  for (const press of ['a', 'button', 'input', 'text', 'summary'])
    for (const target of await frame.locator(press).all())
      await target.click({ force: true, timeout: 500, noWaitAfter: true }).catch(() => undefined)
  await expect(frame.getByRole('heading', { name: `Attack ${at}` })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window), 'it ran').toBe(false)
  expect(new URL(page.url()).pathname, 'where the page is').toBe(screen)
  expect(await page.locator('main iframe').getAttribute('sandbox')).not.toMatch(
    /allow-(?:scripts|forms|top-navigation|modals|downloads)/,
  )
}

/** Watches for what a document may do to the reader besides: dialogs, downloads, new tabs that can reach back. */
export const watchedDeeds = (page: Page): readonly string[] => {
  const deeds: string[] = []
  page.on('dialog', (dialog) => {
    deeds.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('download', (download) => deeds.push(`download ${download.url()}`))
  page.context().on('page', (tab) => {
    void tab
      .evaluate(() => window.opener !== null || 'hacked' in window)
      .then((isReaching) => isReaching && deeds.push('a tab that reaches back'))
      .catch(() => undefined)
      .then(() => tab.close())
      .catch(() => undefined)
  })
  return deeds
}
