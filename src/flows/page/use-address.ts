import { useCallback, useSyncExternalStore } from 'react'

/** Where the reader is: `#/<machine>/<tab>?select=...`; empty parts stand for the first of their kind, and `-` is an empty one before a tab. */
export type Address = { readonly machine: string; readonly tab: string; readonly parameters: URLSearchParams }

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What stands for an empty part: two slashes look like a mistake. */
const nothing = '-'
const partOf = (text: string): string => (text === nothing ? '%2D' : encodeURIComponent(text))

/** Reads the hash of an address, `#//<tab>` of before, too; anything unreadable is an empty part. */
export const readAddress = (hash: string): Address => {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  const [machine = '', tab = ''] = path
    .replace(/^\//, '')
    .split('/')
    .map((part) => (part === nothing ? '' : decoded(part)))
  return { machine, tab, parameters: new URLSearchParams(query) }
}

/** Writes the hash of an address, `#` included. */
export const writeAddress = ({ machine, tab, parameters }: Address): string => {
  const query = parameters.toString()
  const parts = [machine === '' && tab !== '' ? nothing : partOf(machine), ...(tab === '' ? [] : [partOf(tab)])]
  return `#/${parts.join('/')}${query === '' ? '' : `?${query}`}`
}
/** The address of a step of a story. */
export const storyAddress = (story: string, step: number | string): string =>
  writeAddress({ machine: '', tab: 'stories', parameters: new URLSearchParams({ story, step: String(step) }) })

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
const hashNow = (): string => window.location.hash

/** The address and a way to another one; `replace` leaves no trace for the Back button. */
export const useAddress = () => {
  const hash = useSyncExternalStore(subscribe, hashNow)
  const go = useCallback((to: Address, how: 'push' | 'replace' = 'push') => {
    const next = writeAddress(to)
    if (next === window.location.hash) return
    if (how === 'push') window.location.hash = next
    else window.location.replace(next)
  }, [])
  return { address: readAddress(hash), go }
}
export type Go = ReturnType<typeof useAddress>['go']
