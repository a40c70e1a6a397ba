import type { NoticeGiven } from '../app.types'
import type { Notice } from '../rules/notice'

export type Toast = { readonly id: string; readonly notice: Notice }
export type ToastsContext = {
  /** The newest last. */
  readonly toasts: readonly Toast[]
  /** How many there have been: the next id. */
  readonly count: number
}
export type ToastsEvent =
  | NoticeGiven
  | { type: 'toast.closed'; id: string }
  | { type: 'toast.attended'; id: string }
  | { type: 'toast.unattended'; id: string }
