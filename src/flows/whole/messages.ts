import { typeIn } from '../message-type'
import type { Departure } from '../report/replay'

/** What the page asks the portal in its frame for: to go on, or back, until an entry of the report has happened. */
export type RunAsked = { readonly type: 'tradepost-run'; readonly until: number }
/** How far the portal in the frame is; the first departure so far, `null` while it goes the recorded way. */
export type RunTold = { readonly type: 'tradepost-ran'; readonly until: number; readonly departure: Departure | null }

export const isRunAsked = (data: unknown): data is RunAsked => typeIn(data) === 'tradepost-run'
export const isRunTold = (data: unknown): data is RunTold => typeIn(data) === 'tradepost-ran'
