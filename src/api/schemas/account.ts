import * as v from 'valibot'
import { lang } from './shared'

const required = v.pipe(v.string(), v.nonEmpty())

/** The fields of a registration (spec 3), without the two optional passwords. */
const fields = {
  firstName: required,
  lastName: required,
  company: required,
  address: required,
  address2: v.string(),
  address3: v.string(),
  city: required,
  state: required,
  zip: required,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  phone: required,
  email: required,
  webAddress: v.string(),
  manufacturerCode: required,
}
/** POST /api/register, request: the passwords come together or not at all (C-22). */
export const RegistrationRequest = v.union([
  v.strictObject({ ...fields, lang }),
  v.strictObject({ ...fields, password: required, password_confirmation: required, lang }),
])
export type Registration = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>
/** A choice of password at registration: both fields, or neither. */
export type ChosenPassword = { readonly password: string; readonly password_confirmation: string }

/** PUT /api/user/{code}/password, request. */
export const PasswordRequest = v.strictObject({
  current_password: required,
  new_password: required,
  new_password_confirmation: required,
  lang,
})
export type PasswordChange = Omit<v.InferOutput<typeof PasswordRequest>, 'lang'>

/** POST /api/auth/forgot-password, request. */
export const ForgotPasswordRequest = v.strictObject({ email: required, manufacturerCode: required, lang })
export type ForgotPassword = Omit<v.InferOutput<typeof ForgotPasswordRequest>, 'lang'>
