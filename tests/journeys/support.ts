import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { ScenarioName } from '../../mocks/scenario-looks'
import type { Sizes } from '../../mocks/sizes'
import { focusLeft, watchFocus } from './focus-watch'

type Fault = {
  readonly path: string
  readonly method?: string
  readonly query?: string
  readonly status?: number
  readonly body?: unknown
  readonly delay?: number
  readonly drop?: 'before' | 'after'
  readonly times?: number | 'always'
}
export type LoggedCall = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly status: number
  readonly end?: string
}

/** The world of a test behind the portal: its faults and its call log. */
export const worldOf = (context: BrowserContext) => ({
  /** Begins a scenario of the bench, perhaps with other numbers of rows; who is signed in stays so. */
  begin: async (name: ScenarioName, sizes: Sizes = {}) => {
    const answer = await context.request.post('/__mock/scenarios', { data: { name, sizes } })
    expect(answer.ok(), await answer.text()).toBe(true)
  },
  fault: async (fault: Fault) => {
    const answer = await context.request.post('/__mock/faults', { data: fault })
    expect(answer.ok(), await answer.text()).toBe(true)
  },
  calls: async (method: string, path: string): Promise<readonly LoggedCall[]> => {
    const log = (await (await context.request.get('/__mock/log')).json()) as readonly LoggedCall[]
    return log.filter((call) => call.method === method && call.path === path)
  },
  /** Every call of the portal so far, the oldest first. */
  allCalls: async (): Promise<readonly LoggedCall[]> =>
    (await (await context.request.get('/__mock/log')).json()) as readonly LoggedCall[],
  clearFaults: async () => {
    await context.request.delete('/__mock/faults')
  },
})

/** Logs in by the form, as a buyer does. */
export const logIn = async (page: Page, email = 'buyer@acme.test', code = 'ACME') => {
  await page.goto(`/login/${code}`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Passw0rd!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const card = (page: Page, part: string) => page.getByRole('article').filter({ hasText: part })

/** A buyer at the checkout with one part in the cart. */
export const atCheckout = async (page: Page) => {
  await logIn(page)
  await card(page, 'P-1001')
    .getByRole('button', { name: /^More of/ })
    .click()
  await page.goto('/checkout')
  await expect(page.getByText('C-1001')).toBeVisible()
}

/** What is stored under a key of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key)

/** What the policy of a page refused is an error, in whatever frame it happened. */
export const reportRefusals = () =>
  document.addEventListener('securitypolicyviolation', (refusal) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = refusal
    console.error(`Refused by the policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`)
  })

/**
 * A world for each test; a console error, a crash of the page, or something that its policy refuses, fails it. What the
 * network says is not one.
 */
export const test = base.extend<{
  world: ReturnType<typeof worldOf>
  expectedErrors: RegExp | null
  isFocusWatched: boolean
}>({
  /** Errors that belong to what a test does: a browser says that a frame may not send its form. */
  expectedErrors: [null, { option: true }],
  /** A focus that is lost fails the journey; who does not want that says why. */
  isFocusWatched: [true, { option: true }],
  context: async ({ context, baseURL, expectedErrors, isFocusWatched }, use, info) => {
    await context.addCookies([{ name: 'mock-world', value: info.testId, url: baseURL ?? '' }])
    const problems: string[] = []
    context.on('weberror', (problem) => problems.push(problem.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        problems.push(message.text())
    })
    await context.addInitScript(reportRefusals)
    if (isFocusWatched) await context.addInitScript(watchFocus)
    await use(context)
    if (isFocusWatched && info.status === 'passed')
      for (const page of context.pages()) await expect.poll(() => focusLeft(page)).toBeNull()
    // A lost focus is expected by nobody.
    const isExpected = (problem: string) => !problem.startsWith('Focus ') && expectedErrors?.test(problem)
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
  },
  world: async ({ context }, use) => use(worldOf(context)),
})
export { expect }
