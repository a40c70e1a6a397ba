import { devServer } from '../page/dev-server'
import { save } from '../page/exports'
import { nothingSigned, readSignOff, signOffFrom, withMore, writeSignOff, type SignOff } from './sign-off'

/** `isServed`: the development server keeps it; otherwise this browser does, and it is sent as a file. `told` is what came of a file. */
export type Signing = {
  readonly signOff: SignOff
  readonly isServed: boolean
  readonly problem: string
  readonly told: string
}

const files = import.meta.glob<string>('../../../docs/flows/sign-off.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const committed = Object.values(files)[0] ?? ''
const place = 'tradepost-sign-off'
const kept = (): SignOff => readSignOff(window.localStorage.getItem(place) ?? '') ?? nothingSigned

/** What is added; a machine that is approved comes with its chart as a text. */
export type Wish = Partial<SignOff> & { readonly machine?: string; readonly record?: string }

/** What was signed and said: read once, told to whoever looks. */
export const createSigning = () => {
  let now: Signing = { signOff: nothingSigned, isServed: false, problem: '', told: '' }
  let isAsked = false
  const listeners = new Set<() => void>()
  const set = (next: Partial<Signing>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const taken = (answer: Readonly<Record<string, unknown>>): void => {
    const { problem, isServed } = answer
    if (typeof problem === 'string') set({ problem })
    if (isServed === true) set({ signOff: signOffFrom(answer), isServed: true, problem: '' })
  }
  const load = async (): Promise<void> => {
    set({ signOff: withMore(readSignOff(committed) ?? nothingSigned, kept()) })
    const server = devServer()
    if (server === null) return
    try {
      taken(await server('sign-off'))
    } catch {
      // It has gone: what is said stays in this browser until it is sent.
    }
  }
  /** Adds approvals and comments; whether they stand from now on: in a full browser until it is left, which is told. */
  const add = async (wish: Wish): Promise<boolean> => {
    const more: SignOff = { approvals: wish.approvals ?? [], remarks: wish.remarks ?? [] }
    const server = devServer()
    if (!now.isServed || server === null) {
      const { machine, record } = wish
      try {
        window.localStorage.setItem(place, writeSignOff(withMore(kept(), more)))
        if (machine !== undefined && record !== undefined) window.localStorage.setItem(copyPlace(machine), record)
      } catch {
        set({ problem: 'This browser keeps nothing more: save it as a file before you leave.' })
      }
      set({ signOff: withMore(now.signOff, more) })
      return true
    }
    try {
      taken(await server('sign-off', wish))
    } catch {
      set({ problem: 'The development server does not answer: nothing was kept.' })
    }
    return now.problem === ''
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
    add,
    /** Adds what a file holds that somebody sent, and tells what it was. */
    open: async (file: File): Promise<void> => {
      const { approvals, remarks } = readSignOff(await file.text().catch(() => '')) ?? nothingSigned
      set({ problem: '', told: '' })
      if (approvals.length + remarks.length === 0) return set({ problem: `There is no sign-off in ${file.name}.` })
      if (await add({ approvals, remarks }))
        set({ told: `Taken from ${file.name}: ${approvals.length} approved, ${remarks.length} said.` })
    },
    /** Saves all of it as the file that somebody with the code opens, or lays into `docs/flows`. */
    saveFile: (): void => save('sign-off.json', new Blob([writeSignOff(now.signOff)], { type: 'application/json' })),
  }
}
export type SigningStore = ReturnType<typeof createSigning>
export const signing = createSigning()

const copyPlace = (machine: string): string => `tradepost-signed ${machine}`
/** The chart of a machine as it was signed in this browser; `null` where it was not. */
export const signedHere = (machine: string): string | null => window.localStorage.getItem(copyPlace(machine))
