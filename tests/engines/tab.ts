import { describe, find, words, type Step } from './finder'
import { WireError, type CommandName, type Wire } from './wire'

/** How long something may take to come, in ms: a busy machine is slow, not wrong. */
const limit = 60_000
const turn = 100

/** Keys as WebDriver writes them. */
export const keys = {
  Tab: '\uE004',
  Up: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
  Down: '\uE015',
  Space: ' ',
  Shift: '\uE008',
} as const

/** Errors of a page that is just changing under the hand; the same is tried again. */
const passing = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'detached shadow root',
  'no such frame',
  'no such execution context',
])
const isPassing = (error: unknown) => error instanceof WireError && passing.has(error.code)

/** Asks until the answer is not `null`; the sentence says what never came. */
const until = async <T>(sentence: () => Promise<string>, ask: () => Promise<T | null>): Promise<T> => {
  let last: unknown = null
  for (const end = Date.now() + limit; Date.now() < end;) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
    } catch (error) {
      if (!isPassing(error)) throw error
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, turn))
  }
  throw new Error(`${await sentence()}${last instanceof Error ? ` Last of all: ${last.message}` : ''}`)
}

type Reference = Readonly<Record<string, string>>
const idOf = (reference: Reference) => Object.values(reference)[0] ?? ''

/** The tabs of one browser; the wire speaks to one of them at a time. */
export type Windows = { current: string }

/** One tab, as a buyer sees and uses it. Every question waits until the page has an answer. */
export class Tab {
  constructor(
    private readonly wire: Wire,
    private readonly windows: Windows,
    private readonly handle: string,
    private readonly origin: string,
  ) {}

  async send(name: CommandName, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    if (this.windows.current !== this.handle) {
      await this.wire.send('switchToWindow', { handle: this.handle })
      this.windows.current = this.handle
    }
    return this.wire.send(name, params)
  }
  async run<TArgs extends readonly unknown[], T>(work: (...args: TArgs) => T, ...args: TArgs): Promise<T> {
    return (await this.send('execute', { script: `return (${work.toString()}).apply(null, arguments)`, args })) as T
  }

  goTo = (place: string) => this.send('navigate', { url: `${this.origin}${place}` })
  reload = () => this.send('refresh')
  /** Path and query of the address. */
  place = () => this.run(() => location.pathname + location.search)
  stored = (key: string) => this.run((name) => localStorage.getItem(name), key)

  /** Waits until the address is this one. */
  isAt = (place: string | RegExp) =>
    until(
      async () => `The address is ${await this.place()}, not ${String(place)}. ${await this.sight()}`,
      async () => {
        const now = await this.place()
        return (typeof place === 'string' ? now === place : place.test(now)) || null
      },
    )
  /** Waits until a question about the page is answered with this. */
  says = async <T>(what: string, ask: () => Promise<T>, wanted: T) => {
    let now: T | undefined
    const text = JSON.stringify(wanted)
    await until(
      async () => `${what} is ${JSON.stringify(now)}, not ${text}. ${await this.sight()}`,
      async () => JSON.stringify((now = await ask())) === text || null,
    )
  }

  /** What stands on the page now, for the sentence of a failure. */
  sight = async (): Promise<string> => {
    const text = await this.run(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600)).catch(String)
    return `On the page: ${text}`
  }

  at = (role: string, name?: string | RegExp) => new Spot(this, []).at(role, name)
  text = (text: string | RegExp) => new Spot(this, []).text(text)

  /** Presses keys one after the other, as fingers do; the focus says where they arrive. */
  press = async (...pressed: readonly string[]) => {
    const actions = pressed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.send('performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  /** Tab with Shift: to what comes before. */
  pressBack = async () => {
    const actions = [
      { type: 'keyDown', value: keys.Shift },
      { type: 'keyDown', value: keys.Tab },
      { type: 'keyUp', value: keys.Tab },
      { type: 'keyUp', value: keys.Shift },
    ]
    await this.send('performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  type = (text: string) => this.press(...text)

  resize = (width: number, height: number) => this.send('setWindowRect', { x: 0, y: 0, width, height })
  width = () => this.run(() => window.innerWidth)
  isTooWide = () => this.run(() => document.documentElement.scrollWidth > window.innerWidth)
}

/** A place on the page, found anew at every question. */
export class Spot {
  constructor(
    private readonly tab: Tab,
    private readonly steps: readonly Step[],
  ) {}

  private readonly step = (step: Step) => new Spot(this.tab, [...this.steps, step])
  at = (role: string, name?: string | RegExp) =>
    this.step({ role, ...(name === undefined ? {} : { name: words(name) }) })
  text = (text: string | RegExp) => this.step({ text: words(text) })
  /** The same place, if this text stands in it. */
  having = (text: string) => {
    const last = this.steps.at(-1) ?? {}
    return new Spot(this.tab, [...this.steps.slice(0, -1), { ...last, having: text }])
  }

  private readonly all = () => this.tab.run(find, this.steps) as unknown as Promise<readonly Reference[]>
  count = async () => (await this.all()).length
  private readonly missing = async () => `Nobody sees: ${describe(this.steps)}. ${await this.tab.sight()}`
  private readonly act = <T>(work: (id: string, reference: Reference) => Promise<T>) =>
    until(this.missing, async () => {
      const [reference] = await this.all()
      if (reference === undefined) return null
      return { result: await work(idOf(reference), reference) }
    }).then(({ result }) => result)
  private readonly ask = <T>(work: (element: Element, word?: string) => T, word?: string) =>
    // On its way into the page the reference becomes the element.
    this.act((_, reference) => this.tab.run(work, reference as unknown as Element, word))

  shown = () => this.act(async () => true)
  gone = () =>
    until(
      async () => `Still there: ${describe(this.steps)}. ${await this.tab.sight()}`,
      async () => (await this.count()) === 0 || null,
    )
  counts = (wanted: number) => this.tab.says(`The count of ${describe(this.steps)}`, this.count, wanted)
  /** Waits until it rests: a press on a drawer that is still coming in lands beside it. */
  private readonly still = () => {
    let before = ''
    return until(this.missing, async () => {
      const [reference] = await this.all()
      if (reference === undefined) return null
      const now = JSON.stringify(
        await this.tab.run((element) => element.getBoundingClientRect(), reference as unknown as Element),
      )
      if (now === before) return true
      before = now
      return null
    })
  }
  click = async () => {
    await this.still()
    await this.act((id) => this.tab.send('click', { id }))
  }
  /** A press of the mouse in the middle of it, whatever lies on top there. */
  poke = async () => {
    await this.still()
    await this.act(async (_, origin) => {
      const actions = [
        { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await this.tab.send('performActions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    })
  }
  /** Replaces what stands in a field. */
  fill = (text: string) =>
    this.act(async (id) => {
      if ((await this.value()) !== '') await this.tab.send('clear', { id })
      await this.tab.send('sendKeys', { id, text })
    })
  value = () => this.ask((element) => (element as HTMLInputElement).value)
  words = () => this.ask((element) => element.textContent ?? '')
  attribute = (name: string) => this.ask((element, key) => element.getAttribute(key ?? ''), name)
  isFocused = () => this.ask((element) => element === document.activeElement)
  /** Chooses from a list of the browser's own. */
  choose = (option: string) => this.at('option', option).click()
}
