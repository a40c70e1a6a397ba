import type { Language } from './shared'

/**
 * Everything that can go wrong with a call, made once at the edge (`api/http.ts`).
 * - `rejected`: the server answered with a status that is not a success; `message` and `fields` as it sent them.
 * - `unauthorised`: 401; the session is being ended by the time the caller hears of it.
 *   `lang`: the language in which the server was asked, where it said something.
 * - `unreadable`: a success whose body is not what the contract says.
 * - `unreachable`: no answer (network, or the connection was cut).
 */
export type Failure =
  | {
      readonly kind: 'rejected'
      readonly status: number
      readonly message: string | null
      readonly fields: Readonly<Record<string, readonly string[]>>
      readonly lang?: Language
    }
  | { readonly kind: 'unauthorised'; readonly message: string | null; readonly lang?: Language }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable' }
