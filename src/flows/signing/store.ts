import { basePath } from '../atlas/base-path'
import { save } from '../page/exports'
import { nothingSigned, readSignOff, signOffFrom, withMore, writeSignOff, type SignOff } from './sign-off'

/** `isServed`: the development server keeps it; otherwise this browser does, and it is sent as a file. */
export type Signing = { readonly signOff: SignOff; readonly isServed: boolean; readonly problem: string }

const files = import.meta.glob<string>('../../../docs/flows/sign-off.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const committed = Object.values(files)[0] ?? ''
const place = 'tradepost-sign-off'
const address = (): string => `${basePath()}__flows/api/sign-off`
const kept = (): SignOff => readSignOff(window.localStorage.getItem(place) ?? '') ?? nothingSigned

type Wish = Partial<SignOff> & { readonly machine?: string; readonly record?: string }

/** What was signed and said: read once, told to whoever looks. */
export const createSigning = () => {
  let now: Signing = { signOff: nothingSigned, isServed: false, problem: '' }
  let isAsked = false
  const listeners = new Set<() => void>()
  const set = (next: Partial<Signing>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const taken = async (answer: Response): Promise<void> => {
    const body: unknown = await answer.json()
    const facts = typeof body === 'object' && body !== null ? body : {}
    if ('problem' in facts) set({ problem: String(facts.problem) })
    if ('isServed' in facts) set({ signOff: signOffFrom(body), isServed: true, problem: '' })
  }
  const load = async (): Promise<void> => {
    set({ signOff: withMore(readSignOff(committed) ?? nothingSigned, kept()) })
    try {
      await taken(await fetch(address()))
    } catch {
      // There is no development server: what is said stays in this browser until it is sent.
    }
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (!isAsked) {
        isAsked = true
        void load()
      }
      return () => void listeners.delete(listener)
    },
    snapshot: (): Signing => now,
    /** Adds approvals and comments; a machine that is approved comes with its chart as a text. */
    add: async (wish: Wish): Promise<void> => {
      const more: SignOff = { ...nothingSigned, ...wish }
      if (!now.isServed) {
        window.localStorage.setItem(place, writeSignOff(withMore(kept(), more)))
        return set({ signOff: withMore(now.signOff, more) })
      }
      try {
        const headers = { 'Content-Type': 'application/json' }
        await taken(await fetch(address(), { method: 'POST', headers, body: JSON.stringify(wish) }))
      } catch {
        set({ problem: 'The development server does not answer: nothing was kept.' })
      }
    },
    /** Saves all of it as the file that somebody with the code opens, or lays into `docs/flows`. */
    saveFile: (): void => save('sign-off.json', new Blob([writeSignOff(now.signOff)], { type: 'application/json' })),
  }
}
export const signing = createSigning()
