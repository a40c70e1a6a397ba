import { createActor, fromTransition } from 'xstate'
import { cartStoreOver, type CartStoreNews } from '../../src/machines/ordering/cart-store'
import type { CartLine } from '../../src/machines/rules/cart'
import { linesOf, readText } from '../../src/machines/rules/cart-sync'

type Lines = readonly CartLine[]
type Text = string | null
type Message = { readonly from: number; readonly text: Text }

/**
 * Tabs of one browser over one storage, each a process of its own, as Chromium has them: what a tab writes shows at once
 * to itself, and to the others only when the news of it arrive. Until then they read a stale text. News keep the order
 * in which storage took them; how late they are is for the test to say.
 */
export const openTabs = (
  count: number,
  {
    first = null,
    hasLocks = false,
    isLate = false,
  }: {
    first?: Text
    hasLocks?: boolean
    /** What is saved is written when the tab has painted. */
    isLate?: boolean
  } = {},
) => {
  let stored: Text = first
  let marks = 0
  const waiting: (() => void)[] = []
  const tabs = Array.from({ length: count }, () => ({
    seen: first,
    lines: [] as Lines,
    isDamaged: false,
    /** What this tab wrote and storage has not taken yet. */
    outbox: [] as Text[],
    /** What storage took and this tab has not heard of. */
    inbox: [] as Message[],
    unheard: 0,
    listeners: new Set<(text: Text) => void>(),
    /** What is done when the tab has painted, and when its page may be gone. */
    unpainted: new Set<() => void>(),
    leaving: new Set<() => void>(),
  }))
  type Tab = (typeof tabs)[number]

  const put = (tab: Tab, text: Text) => {
    tab.seen = text
    tab.unheard += 1
    tab.outbox.push(text)
  }
  const stores = tabs.map((tab) => {
    const told = fromTransition((nothing: null, news: CartStoreNews) => {
      if (news.type !== 'cart.stored') tab.lines = news.lines
      return nothing
    }, null)
    const logic = cartStoreOver({
      read: () => tab.seen,
      write: (text) => put(tab, text),
      onOtherTab: (listener) => {
        tab.listeners.add(listener)
        return () => tab.listeners.delete(listener)
      },
      atOnce: isLate ? 0 : Infinity,
      oncePainted: (work) => {
        tab.unpainted.add(work)
        return () => tab.unpainted.delete(work)
      },
      onLeaving: (listener) => {
        tab.leaving.add(listener)
        return () => tab.leaving.delete(listener)
      },
      locked: (work) => (hasLocks ? void waiting.push(work) : work()),
      freshMark: () => `m${(marks += 1)}`,
    })
    return createActor(logic, { parent: createActor(told).start(), input: { tenantCode: 'ACME' } }).start()
  })
  const tabAt = (at: number): Tab => tabs[at % count] as Tab

  /** Storage takes the oldest text that the tab wrote. */
  const take = (at: number): boolean => {
    const text = tabAt(at).outbox.shift()
    if (text === undefined) return false
    stored = text
    for (const tab of tabs) tab.inbox.push({ from: at % count, text })
    return true
  }
  /** The oldest news arrive at the tab. */
  const hear = (at: number): boolean => {
    const tab = tabAt(at)
    const message = tab.inbox.shift()
    if (!message) return false
    if (message.from === at % count) {
      tab.unheard -= 1
      return true
    }
    // What the tab wrote itself comes later in storage than what it hears of: it goes on seeing its own.
    if (tab.unheard === 0) tab.seen = message.text
    tab.listeners.forEach((listener) => listener(message.text))
    return true
  }
  /** The tab paints what was pressed; answers whether something waited for it. */
  const paint = (at: number): boolean => {
    const works = [...tabAt(at).unpainted]
    tabAt(at).unpainted.clear()
    works.forEach((work) => work())
    return works.length > 0
  }
  /** The next work that waits for the lock is done. */
  const unlock = (): boolean => {
    const work = waiting.shift()
    work?.()
    return work !== undefined
  }
  return {
    linesOf: (at: number): Lines => tabAt(at).lines,
    stored: (): Text => stored,
    storedLines: (): Lines => linesOf(readText(stored, 'ACME').cart),
    /** The buyer changes the cart in a tab. */
    change: (at: number, change: (lines: Lines) => Lines) => {
      const tab = tabAt(at)
      tab.lines = change(tab.lines)
      stores[at % count]?.send({ type: 'cart.saved', lines: tab.lines })
    },
    /** Something else writes in the process of a tab, such as a portal of another tenant. */
    write: (at: number, text: Text) => put(tabAt(at), text),
    take,
    hear,
    paint,
    unlock,
    /** The page of the tab is left, and nothing is painted any more. */
    leave: (at: number) => {
      tabAt(at).leaving.forEach((listener) => listener())
      tabAt(at).unpainted.clear()
    },
    /** Everything that is on its way arrives; answers after how many rounds, `null` when there is no end of it. */
    settle: async (): Promise<number | null> => {
      for (let round = 0; round < 500; round += 1) {
        const hasHappened = tabs.map((_, at) => [paint(at), take(at), hear(at)].some(Boolean)).some(Boolean)
        await Promise.resolve()
        if (!hasHappened && !unlock()) return round
      }
      return null
    },
  }
}
