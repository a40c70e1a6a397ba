import { useSyncExternalStore } from 'react'
import { signing } from './store'

const place = 'tradepost-flows-name'
/** What was signed and said, kept up to date. */
export const useSigning = () => useSyncExternalStore(signing.subscribe, signing.snapshot)
/** The name that the reader signed with the last time. */
export const knownName = (): string => window.localStorage.getItem(place) ?? ''
export const keepName = (name: string): void => window.localStorage.setItem(place, name)
/** Today in the reader's own time, `2026-11-24`. */
export const today = (): string => {
  const now = new Date()
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
