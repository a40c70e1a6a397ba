const memory = (first: Readonly<Record<string, string>>): Storage => {
  const kept = new Map(Object.entries(first))
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/**
 * A window whose address, history and storage are its own: the framed portal is where it is told to be and keeps
 * nothing. Document and everything drawn are those of the real one.
 */
export const frameWindow = (real: Window, path: string, stored: Readonly<Record<string, string>>): Window => {
  const location = {
    origin: real.location.origin,
    pathname: '/',
    search: '',
    hash: '',
    assign: () => undefined,
    reload: () => undefined,
  }
  const go = (to: string | URL | null | undefined) => {
    const { pathname, search, hash } = new URL(to ?? '/', `${location.origin}${location.pathname}`)
    Object.assign(location, { pathname, search, hash })
  }
  go(path)
  let state: unknown = null
  const move = (next: unknown, _title: string, to?: string | URL | null) => {
    state = next
    go(to)
  }
  const history = {
    get state() {
      return state
    },
    pushState: move,
    replaceState: move,
    back: () => undefined,
    go: () => undefined,
  }
  const ignore = () => undefined
  const own = {
    location,
    history,
    document: real.document,
    navigator: real.navigator,
    localStorage: memory(stored),
    sessionStorage: memory({}),
    addEventListener: ignore,
    removeEventListener: ignore,
    scrollTo: ignore,
  }
  return own as unknown as Window
}
