import * as v from 'valibot'
import { lang } from './shared'

/** POST /api/log/error, request (spec 7). */
export const ErrorLogRequest = v.strictObject({
  error: v.strictObject({ message: v.string(), stack: v.string() }),
  errorInfo: v.strictObject({ componentStack: v.string() }),
  lang,
})
export type ErrorReport = Omit<v.InferOutput<typeof ErrorLogRequest>, 'lang'>
