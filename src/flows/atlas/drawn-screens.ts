import { useSyncExternalStore } from 'react'
import { typeIn } from '../message-type'
import type { Drawn } from './drawing'

/** What the frames of this page have drawn so far, by run. */
export type DrawnScreens = ReadonlyMap<string, Drawn>

export const isDrawn = (data: unknown): data is Drawn => typeIn(data) === 'tradepost-drawn'

let drawn: DrawnScreens = new Map()
const listeners = new Set<() => void>()
const change = (next: DrawnScreens) => {
  drawn = next
  for (const listener of listeners) listener()
}
const listen = ({ data, origin }: MessageEvent<unknown>) => {
  if (origin === window.location.origin && isDrawn(data)) change(new Map(drawn).set(data.run, data))
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('message', listen)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('message', listen)
  }
}
/** The same, kept up to date. */
export const useDrawnScreens = (): DrawnScreens => useSyncExternalStore(subscribe, () => drawn)
/** Forgets what was drawn: the screens have another look now. */
export const forgetDrawn = (): void => change(new Map())
