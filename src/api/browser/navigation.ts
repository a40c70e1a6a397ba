/** A place in the portal: the path below the base, and what a link can share. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly key: string
  readonly state: unknown
}
/** How the reader came to the present place. */
export type Move = 'POP' | 'PUSH' | 'REPLACE'

type Target = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

const written = (target: Target): string =>
  typeof target === 'string' ? target : `${target.pathname ?? ''}${target.search ?? ''}${target.hash ?? ''}`

/**
 * The browser's address and history behind one port; paths are given and taken without `base` ('/' or '/sub/path/').
 * It is also the navigator of react-router, so that links and machines move through the same door.
 */
export const createNavigation = (window: Window, base: string) => {
  const prefix = base.replace(/\/$/, '')
  const listeners = new Set<() => void>()
  let move: Move = 'POP'
  const inside = (pathname: string): string =>
    pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  const read = (): Place => {
    const { pathname, search, hash } = window.location
    const state = window.history.state as { key?: string; state?: unknown } | null
    return { pathname: inside(pathname) || '/', search, hash, key: state?.key ?? 'start', state: state?.state ?? null }
  }
  let place = read()
  const searches = new Map([[place.pathname, place.search]])
  const announce = (how: Move) => {
    move = how
    place = read()
    searches.set(place.pathname, place.search)
    Array.from(listeners).forEach((listener) => listener())
  }
  window.addEventListener('popstate', () => announce('POP'))
  const createHref = (to: Target): string => `${prefix}${written(to)}`
  const change = (how: 'PUSH' | 'REPLACE', to: Target, state: unknown) => {
    const entry = { key: Math.random().toString(36).slice(2, 10), state: state ?? null }
    if (how === 'PUSH') window.history.pushState(entry, '', createHref(to))
    else window.history.replaceState(entry, '', createHref(to))
    announce(how)
  }
  return {
    place: (): Place => place,
    move: (): Move => move,
    push: (to: Target, state?: unknown) => change('PUSH', to, state),
    replace: (to: Target, state?: unknown) => change('REPLACE', to, state),
    go: (steps: number) => window.history.go(steps),
    createHref,
    /** The path of an address of this portal; of another host it is none. */
    pathOf: (href: string): string => {
      const { origin, pathname } = new URL(href)
      return origin === window.location.origin ? inside(pathname) : ''
    },
    /** The whole address of a path, as it is passed on to others. */
    address: (to: string): string => `${window.location.origin}${createHref(to)}`,
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Loads the portal anew at a path: the one way out of a crashed screen. */
    restart: (to: string) => window.location.assign(createHref(to)),
    /** A path with the search that the reader last had there: the way back to a list as it was left. */
    asLeft: (pathname: string): string => pathname + (searches.get(pathname) ?? ''),
    reload: () => window.location.reload(),
  }
}
export type Navigation = ReturnType<typeof createNavigation>

/** The address without a parameter that has been minded; the history keeps no trace of it. */
export const dropParameter = (navigation: Pick<Navigation, 'place' | 'replace'>, name: string): void => {
  const { pathname, search, hash } = navigation.place()
  const params = new URLSearchParams(search)
  if (!params.has(name)) return
  params.delete(name)
  navigation.replace({ pathname, search: params.size > 0 ? `?${params}` : '', hash })
}
