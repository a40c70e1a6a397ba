import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, test as base } from '@playwright/test'
import { openDesk, type Desk } from './desk'
import { launch, type Circumstances, type Engine, type EngineName } from './launch'
import { keys, Tab, type Windows } from './tab'
import type { Wire } from './wire'

export type Settings = { readonly engine: EngineName; readonly circumstances: Circumstances }
/** A proxy in front of the journey's desk: behind it every name is one that the browser does not hold for secure. */
type Gate = { readonly port: number; to: number }
type Started = Engine & { readonly windows: Windows; readonly first: string; readonly gate: Gate }

const openGate = async () => {
  const gate = { port: 0, to: 0 }
  const server = createServer((socket) => {
    const onwards = connect(gate.to, '127.0.0.1')
    socket.pipe(onwards).pipe(socket)
    socket.on('error', () => onwards.destroy())
    onwards.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gate.port = (server.address() as AddressInfo).port
  return { gate, close: () => server.close() }
}

/** A tab beside the one that is open. Where chromedriver's own would not be private, the page opens it. */
const newTab = async (wire: Wire, isByPage: boolean) => {
  if (!isByPage) return ((await wire.send('newWindow', { type: 'tab' })) as { handle: string }).handle
  const handles = async () => (await wire.send('allWindows')) as readonly string[]
  const before = await handles()
  await wire.send('execute', { script: "window.open('about:blank', '_blank', 'noopener')", args: [] })
  let added: string | undefined
  await expect.poll(async () => (added = (await handles()).find((handle) => !before.includes(handle)))).toBeTruthy()
  return added ?? ''
}

/** The journey's own world behind its own address, its first tab, and more of them. */
export const test = base.extend<
  { desk: Desk; origin: string; tab: Tab; openTab: () => Promise<Tab> },
  Settings & { started: Started }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  circumstances: ['usual', { option: true, scope: 'worker' }],
  started: [
    async ({ engine, circumstances }, use) => {
      const { gate, close } = await openGate()
      const browser = await launch(engine, { circumstances, gate: gate.port })
      try {
        const first = String(await browser.wire.send('currentWindow'))
        await use({ ...browser, first, windows: { current: first }, gate })
      } finally {
        await browser.stop()
        close()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  desk: async ({}, use, info) => {
    const desk = await openDesk(process.env['ENGINE_PREVIEW'] ?? '', `${info.testId}-${Date.now()}`)
    await use(desk)
    desk.close()
    expect(desk.problems).toEqual([])
  },
  origin: async ({ circumstances, desk, started }, use, info) => {
    started.gate.to = desk.port
    await use(circumstances === 'insecure' ? `http://w${info.testId.slice(-8)}.test` : `http://localhost:${desk.port}`)
  },
  tab: async ({ started: { wire, windows, first, version }, origin }, use, info) => {
    info.annotations.push({ type: 'version', description: version })
    const tab = new Tab(wire, windows, first, origin)
    await tab.resize(1280, 800)
    await use(tab)
    // What a page still sends when it is left belongs to its own journey.
    await tab.send('navigate', { url: 'about:blank' })
  },
  openTab: async ({ started: { wire, windows }, origin, engine, circumstances }, use) => {
    const opened: Tab[] = []
    await use(async () => {
      const handle = await newTab(wire, engine === 'chromium' && circumstances === 'private')
      const tab = new Tab(wire, windows, handle, origin)
      opened.push(tab)
      return tab
    })
    for (const tab of opened) await tab.send('closeWindow')
    windows.current = ''
  },
})
export { expect }

export const words = {
  unknownOutcome: /We do not know whether the order arrived/,
  notStored: 'This browser does not let us save the cart.',
  sessionEnded: /^Your session has ended/,
}
export const fillIn = async (tab: Tab) => {
  await tab.at('textbox', 'Email').fill('buyer@acme.test')
  await tab.at('textbox', 'Password').fill('Passw0rd!')
  await tab.at('button', 'Log in').click()
}
/** Logs in by the form, as a buyer does, and sees the products. */
export const logIn = async (tab: Tab) => {
  await tab.goTo('/login/ACME')
  await fillIn(tab)
  await tab.isAt('/products')
  await card(tab, 'P-1001').shown()
}

export const card = (tab: Tab, part: string) => tab.at('article').having(part)
/** Puts one of a part into the cart. */
export const add = (tab: Tab, part: string) =>
  card(tab, part)
    .at('button', /^More of/)
    .click()
/** The cart's button says how much is in it, on every screen. */
export const cartHolds = (tab: Tab, count: number) =>
  tab.at('button', `Cart, ${count} ${count === 1 ? 'item' : 'items'}`).shown()
/** Opens the checkout by the cart's panel, and waits for the customer. */
export const checkOut = async (tab: Tab) => {
  await tab.at('button', /^Cart,/).click()
  await tab.at('dialog').at('button', 'Checkout').click()
  await tab.isAt('/checkout')
  await tab.text('C-1001').shown()
}
/** Tab by Tab to an element, as somebody without a mouse. */
export const tabTo = async (tab: Tab, role: string, name: string | RegExp, way: 'forward' | 'back' = 'forward') => {
  const spot = tab.at(role, name)
  for (let turn = 0; turn < 40; turn += 1) {
    if ((await spot.count()) > 0 && (await spot.isFocused())) return
    await (way === 'forward' ? tab.press(keys.Tab) : tab.pressBack())
  }
  throw new Error(`Forty times Tab do not reach ${role} ${String(name)}. ${await tab.sight()}`)
}
