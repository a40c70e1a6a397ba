import { expect, test as base } from '@playwright/test'
import { openDesk, type Desk } from './desk'
import { launch, type Engine, type EngineName, type Storing } from './launch'
import { Tab, type Windows } from './tab'

export type Settings = { readonly engine: EngineName; readonly storing: Storing }
type Browser = Engine & { readonly windows: Windows; readonly first: string }

/** The journey's own world behind its own address, its first tab, and more of them. */
export const test = base.extend<
  { desk: Desk; tab: Tab; openTab: () => Promise<Tab> },
  Settings & { browserOfDebian: Browser }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  storing: ['usual', { option: true, scope: 'worker' }],
  browserOfDebian: [
    async ({ engine, storing }, use) => {
      const started = await launch(engine, storing)
      try {
        const first = String(await started.wire.send('currentWindow'))
        await use({ ...started, first, windows: { current: first } })
      } finally {
        await started.stop()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  desk: async ({}, use, info) => {
    const desk = await openDesk(process.env['ENGINE_PREVIEW'] ?? '', info.testId)
    await use(desk)
    desk.close()
    expect(desk.problems).toEqual([])
  },
  tab: async ({ browserOfDebian: { wire, windows, first, version }, desk }, use, info) => {
    info.annotations.push({ type: 'version', description: version })
    const tab = new Tab(wire, windows, first, `http://localhost:${desk.port}`)
    await tab.resize(1280, 800)
    await use(tab)
    await tab.send('navigate', { url: 'about:blank' })
  },
  openTab: async ({ browserOfDebian: { wire, windows }, desk }, use) => {
    const opened: Tab[] = []
    await use(async () => {
      const { handle } = (await wire.send('newWindow', { type: 'tab' })) as { handle: string }
      const tab = new Tab(wire, windows, handle, `http://localhost:${desk.port}`)
      opened.push(tab)
      return tab
    })
    for (const tab of opened) await tab.send('closeWindow')
    windows.current = ''
  },
})
export { expect }

/** Logs in by the form, as a buyer does. */
export const logIn = async (tab: Tab, email = 'buyer@acme.test', code = 'ACME') => {
  await tab.goTo(`/login/${code}`)
  await tab.at('textbox', 'Email').fill(email)
  await tab.at('textbox', 'Password').fill('Passw0rd!')
  await tab.at('button', 'Log in').click()
}

export const card = (tab: Tab, part: string) => tab.at('article').having(part)
/** Puts one of a part into the cart. */
export const add = (tab: Tab, part: string) => card(tab, part).at('button', /^More of/).click()
