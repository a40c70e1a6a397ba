import type { Locator } from '@playwright/test'
import { isFailing, isLost, isNetwork, isRefused, said, type Effect, type FaultName } from './kinds'
import type { Stage } from './stage'

/** How the reader gets on once the fault is lifted. */
export type Recovery =
  /** The control "Retry" on the screen. */
  | 'retry'
  /** The page is loaded again. */
  | 'reload'
  /** The same gesture once more, on the page as it is. */
  | 'again'
  /** The page is loaded again, which says what happened; then the gesture once more. */
  | 'reload, again'
  /** The address is opened anew, and the gesture made again. */
  | 'reopen'
  /** Signing in again, then the address and the gesture. */
  | 'sign in'
/** What the reader sees of a fault, and what there may not be. */
export type Outcome = {
  readonly sees: readonly Locator[]
  readonly misses?: readonly Locator[]
  /** The path that the page is at. */
  readonly at?: string
  readonly way: Recovery
  /** What a page loaded again says first, for `reload, again`. */
  readonly reminds?: Locator
  /** What shows that it works again; what the situation has when missing. */
  readonly fine?: Locator
  /** The buyer was told that an order was placed. */
  readonly isOrdered?: boolean
}
export type NotApplicable = { readonly reason: string }

/** One row of the matrix. */
export type Situation = {
  readonly email?: string
  readonly code: 'ACME' | 'CATX'
  readonly isSignedIn: boolean
  /** A guest whose browser remembers the company. */
  readonly isKnown?: boolean
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The path of the call that fails, for the mock. */
  readonly path: (stage: Stage) => string
  /** Two answers that are JSON and not what the contract says, and a huge one. */
  readonly shapes: readonly [Effect, Effect]
  readonly huge: Effect
  /** Before the page is there. */
  readonly prepare?: (stage: Stage) => Promise<void>
  /** Opens the address. */
  readonly open: (stage: Stage) => Promise<void>
  /** What the reader does there; nothing when missing. */
  readonly act?: (stage: Stage) => Promise<void>
  /** The gesture that tries again; `act` when missing. */
  readonly again?: (stage: Stage) => Promise<void>
  /** What shows that all is well. */
  readonly fine: (stage: Stage) => Locator
  /** Further looks at a fault that was met, such as a second gesture. */
  readonly look?: (stage: Stage, fault: FaultName) => Promise<void>
  readonly outcome: (stage: Stage, fault: FaultName) => Outcome | NotApplicable
}

/** The session is over, wherever the 401 came from (SESSION-08 to 11): the login of the company, and why. */
export const signedOut = (stage: Stage, code: string): Outcome => ({
  at: `/login/${code}`,
  sees: [stage.says('login.title'), stage.says('login.expired')],
  way: 'sign in',
})
/** A 401 to a guest: back to the start, with what the server said (C-117). */
export const sentBack = (stage: Stage, at: string): Outcome => ({
  at,
  sees: [stage.says('login.title'), stage.reads(said(401))],
  way: 'reopen',
})

/** It takes long, and the screen says so (C-100). */
export const slow = (stage: Stage, way: Recovery = 'retry'): Outcome => ({
  sees: [stage.says('common.stillLoading'), stage.button('common.retry')],
  way,
})
/** As if nothing had been wrong. */
export const unharmed = (stage: Stage, { fine }: Pick<Situation, 'fine'>): Outcome => ({
  sees: [fine(stage)],
  misses: [stage.page.getByRole('alert')],
  way: 'reload',
})
/** The hint under a sentence about something that could not be fetched. */
export const hint = (stage: Stage, fault: FaultName): Locator =>
  stage.says(
    isNetwork(fault)
      ? 'common.unreachable'
      : fault === '429' || fault === '503'
        ? 'common.overloaded'
        : 'common.nothingLost',
  )

type Form = {
  /** The sentence where the server has none, and its words in the language of the specification. */
  readonly fallback: (stage: Stage) => readonly Locator[]
  readonly busy: string
  readonly done: (stage: Stage) => Locator
  readonly rejected: (stage: Stage) => Outcome
  /** What a success without words shows: a success, or a failure where words are needed. */
  readonly wordless: (stage: Stage, fault: FaultName) => Outcome
}
/** What becomes of a form that is sent (quality 3: login; register, forgot; PUT password). */
export const formOutcome = (stage: Stage, fault: FaultName, form: Form): Outcome => {
  // A page is of something on the way: the server was not reached.
  if (isLost(fault) || fault === 'html')
    return { sees: [...form.fallback(stage), stage.says('common.unreachable')], way: 'again' }
  // A form that waits has no time limit (C-100): it stays busy, and a page loaded anew is a way out.
  if (fault === 'hang') return { sees: [stage.button(form.busy)], way: 'reopen' }
  if (fault === '401') return form.rejected(stage)
  if (isRefused(fault)) return { sees: [stage.reads(said(fault))], way: 'again' }
  if (isFailing(fault)) return { sees: form.fallback(stage), misses: [stage.says('common.unreachable')], way: 'again' }
  if (fault === 'huge')
    return { sees: [stage.reads(longMessage.slice(0, 250))], misses: [tooLong(stage)], way: 'again' }
  if (fault === 'trickle') return { sees: [form.done(stage)], misses: [stage.page.getByRole('alert')], way: 'reopen' }
  return form.wordless(stage, fault)
}

/** A message far too long; 300 characters of it may be shown (quality R15). */
export const longMessage = `Refused: ${'x'.repeat(10_000)}`
const tooLong = ({ page }: Stage): Locator => page.getByText('x'.repeat(301))
export const refusedAtLength: Effect = { status: 422, body: { message: longMessage } }
