import { typeIn } from '../message-type'

/** What the page asks its painter for: the screen at the end of a run, written by `writeRun`. */
export type PaintAsked = { readonly type: 'tradepost-paint'; readonly run: string }
/** The painter has begun, and waits to be asked. */
export type PainterTold = { readonly type: 'tradepost-painter' }

export const isPaintAsked = (data: unknown): data is PaintAsked => typeIn(data) === 'tradepost-paint'
export const isPainterTold = (data: unknown): data is PainterTold => typeIn(data) === 'tradepost-painter'
