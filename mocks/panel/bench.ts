import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { LoggedCall } from '../call-log'
import type { BenchState } from './api'

/** What is told after a deed: in words, perhaps with a way on. */
export type Notice = {
  readonly text: string
  readonly isBad?: boolean
  readonly link?: { readonly label: string; readonly href: string }
}
/** What every part of the panel shares. */
export type Bench = {
  readonly state: BenchState
  readonly calls: readonly LoggedCall[]
  /** Tells something; `null` takes the last notice away. */
  readonly say: (notice: Notice | null) => void
  /** Does something to the mock and says so, or the mock's reason; true when it was done. */
  readonly act: (deed: () => Promise<unknown>, notice: Notice) => Promise<boolean>
}

type Found<TAnswer> = {
  readonly answered: string | null
  readonly answer: TAnswer | null
  readonly problem: string | null
}

export const BenchContext = createContext<Bench | null>(null)

/** The bench that the panel stands on. */
export const useBench = (): Bench => {
  const bench = useContext(BenchContext)
  if (bench === null) throw new Error('useBench needs the panel around it.')
  return bench
}

/** The reason in an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What the mock says is wrong, one reason each. */
export const reasonsOf = (message: string): readonly string[] =>
  message
    .replace('The body differs from the contract: ', '')
    .split('; ')
    .map((one) => one.replace(/^body: (?=An? |The )/, ''))

/**
 * What a question answers, asked again when `key` changes; the last answer stays until the next one is there, and a
 * question that was overtaken is aborted. `answered` is the key that the answer belongs to.
 */
export const useAsked = <TAnswer>(key: string, ask: (signal: AbortSignal) => Promise<TAnswer>) => {
  const [found, setFound] = useState<Found<TAnswer>>({ answered: null, answer: null, problem: null })
  const asking = useEffectEvent(ask)
  useEffect(() => {
    const leaving = new AbortController()
    asking(leaving.signal).then(
      (answer) => setFound({ answered: key, answer, problem: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFound((last) => ({ ...last, answered: key, problem: reasonOf(error) }))
      },
    )
    return () => leaving.abort()
  }, [key])
  return found
}
