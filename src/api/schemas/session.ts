import * as v from 'valibot'
import { lang, looseText, rowsOrNone, textOrNull } from './shared'

/** The tenant that a session belongs to (spec 3 Session). */
export const Manufacturer = v.object({ code: v.pipe(v.string(), v.nonEmpty()), name: looseText, logo: textOrNull })
export type Manufacturer = v.InferOutput<typeof Manufacturer>

/** A tenant as found in storage: without a code it still counts as signed in, and no call can be made (C-65). */
export const StoredManufacturer = v.pipe(
  v.object({ code: looseText, name: looseText, logo: textOrNull }),
  v.check(({ code, name }) => code !== '' || name !== ''),
)

/** The signed-in buyer; other fields of the server are ignored (C-95). */
export const User = v.object({ email: looseText, name: looseText, rep_code: textOrNull })
export type User = v.InferOutput<typeof User>

/** Token, tenant and user of a signed-in buyer. */
export type Session = { readonly token: string; readonly manufacturer: Manufacturer; readonly user: User }

/** What is found in storage at start, and again when another tab changed it. */
export type StoredSession = { readonly session: Session | null; readonly lastCode: string | null }
/** Why a session ended: each reason forgets its own keys (C-11). */
export type SessionEnd = 'loggedOut' | 'loopDetected' | 'rejected' | 'endedElsewhere' | 'crashed'

/** Email and password, as typed. */
export type Credentials = { readonly email: string; readonly password: string }

/** POST /api/login, request. */
export const LoginRequest = v.strictObject({
  email: v.pipe(v.string(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  lang,
})

/** POST /api/login, answer. The first tenant is used (C-93); missing parts are found out by the caller. */
export const LoginAnswer = v.object({
  token: textOrNull,
  tenants: rowsOrNone(Manufacturer),
  user: v.optional(v.fallback(v.nullable(User), null), null),
})
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>
