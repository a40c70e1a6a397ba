/** Who is at the door. Signed in means a token and a manufacturer with a code; anything less is a guest (C-08). */
export type Visitor =
  { readonly kind: 'guest'; readonly lastCode: string | null } | { readonly kind: 'signedIn'; readonly code: string }

const publicRoutes = { login: 'login', register: 'register', 'forgot-password': 'forgotPassword' } as const
const privateRoutes = {
  dashboard: 'dashboard',
  products: 'products',
  category: 'category',
  profile: 'profile',
  cart: 'cart',
  checkout: 'checkout',
  'about-us': 'aboutUs',
  'order-success': 'orderSuccess',
  orders: 'orders',
  catalogs: 'catalogs',
  lists: 'lists',
  'part-numbers': 'partNumbers',
  'order-link': 'orderLink',
  'order-pad': 'orderPad',
  desk: 'desk',
} as const

/** The words that an address of the portal may begin with, save the code of a manufacturer. */
export const firstWords = (): readonly string[] => [
  ...Object.keys(publicRoutes),
  ...Object.keys(privateRoutes),
  'browse',
]

/** Every address of spec 2; `code` is /{manufacturerCode}, `publicAboutUs` is /about-us/{manufacturerCode}. */
export type RouteName =
  | 'root'
  | 'code'
  | 'publicAboutUs'
  | 'browse'
  | 'product'
  | 'order'
  | 'list'
  | (typeof publicRoutes)[keyof typeof publicRoutes]
  | (typeof privateRoutes)[keyof typeof privateRoutes]

/** A route with the decoded values of its address. */
export type Route = {
  readonly name: RouteName
  readonly code?: string
  readonly categoryId?: string
  readonly productId?: string
  readonly orderId?: string
  readonly listId?: string
}

const entry = <TMap extends object>(map: TMap, word: string): TMap[keyof TMap] | null =>
  Object.hasOwn(map, word) ? map[word as keyof TMap] : null

/** What no encoding makes a segment of its own: browsers and servers read `.` and `..` as steps. */
const isNoSegment = (text: string): boolean =>
  text.trim() === '' || text === '.' || text === '..' || /[\p{Cc}\p{Surrogate}]/u.test(text)
const isUnsafe = (text: string): boolean => isNoSegment(text) || /[/\\]/.test(text)

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const mostLayers = 5

/**
 * An id as one segment of an address, whatever signs it is made of (a slash, a per cent sign): decoded it is that id
 * again. `null` when it cannot be one: blank, '.', '..', control characters, broken text (quality S14).
 */
export const segment = (text: string): string | null => (isNoSegment(text) ? null : encodeURIComponent(text))

/**
 * The code of a company as one segment of an address, `null` when it cannot be one (quality S13): what no id can be, and
 * slashes and backslashes, also when hidden under layers of percent-encoding that someone further on might undo.
 */
export const codeSegment = (text: string): string | null => {
  let layer = text
  for (let depth = 0; depth < mostLayers; depth += 1) {
    if (isUnsafe(layer)) return null
    const inner = decoded(layer)
    if (inner === null || inner === layer) return encodeURIComponent(text)
    layer = inner
  }
  return null
}

/** The code of a company that somebody wrote down: of a whole address, as it is passed on, the last piece of its path. */
export const writtenCode = (text: string): string => {
  const written = text.trim()
  if (!/^(?:https?:\/\/|\/)[^\s\\]*$/i.test(written)) return written.replace(/(?<=[^/])\/+$/, '')
  const [path = ''] = written.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  const last = path.split('/').findLast((piece) => piece !== '')
  return last === undefined ? written : (decoded(last) ?? written)
}

const segmentsOf = (pathname: string): readonly string[] | null => {
  if (!pathname.startsWith('/')) return null
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  if (path === '') return pathname === '/' ? [] : null
  const segments: string[] = []
  for (const part of path.split('/')) {
    const text = decoded(part)
    if (text === null || segment(text) === null) return null
    segments.push(text)
  }
  return segments
}

const matchTwo = (first: string, second: string): Route | null => {
  const name = entry(publicRoutes, first)
  const ofCode = name ?? (first === 'browse' ? 'browse' : first === 'about-us' ? 'publicAboutUs' : null)
  if (ofCode !== null) return codeSegment(second) === null ? null : { name: ofCode, code: second }
  if (first === 'category') return { name: 'category', categoryId: second }
  if (first === 'products') return { name: 'product', productId: second }
  if (first === 'orders') return { name: 'order', orderId: second }
  if (first === 'lists') return { name: 'list', listId: second }
  return null
}

/**
 * The route of an address without its query, `null` when there is none. Fixed words win over /{manufacturerCode}, in
 * lower case as written (C-04); /browse needs a code. A slash at the end changes nothing.
 */
export const matchRoute = (pathname: string): Route | null => {
  const segments = segmentsOf(pathname)
  if (segments === null || segments.length > 2) return null
  const [first, second] = segments
  if (first === undefined) return { name: 'root' }
  if (second !== undefined) return matchTwo(first, second)
  const name = entry(publicRoutes, first) ?? entry(privateRoutes, first)
  if (name !== null) return { name }
  return first === 'browse' || codeSegment(first) === null ? null : { name: 'code', code: first }
}

const sidebarRoutes: ReadonlySet<RouteName> = new Set(['dashboard', 'products', 'category', 'browse'])
/** True for the addresses whose screens stand beside the category tree (spec 2 Routes). */
export const hasSidebar = (pathname: string): boolean => sidebarRoutes.has(matchRoute(pathname)?.name ?? 'root')

/** May the visitor see the address, or where to go instead. */
export type Access = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string }

const allow: Access = { kind: 'allow' }
const redirect = (to: string): Access => ({ kind: 'redirect', to })

const login = (code: string | null | undefined): string => {
  const part = code === null || code === undefined ? null : codeSegment(code)
  return part === null ? '/login' : `/login/${part}`
}

/** /browse without a code is half an address: it leads to the login (C-04). */
const isHalf = (pathname: string): boolean => /^\/browse\/?$/.test(pathname)
/** Whether an address is none of the portal's. */
export const isNowhere = (pathname: string): boolean => matchRoute(pathname) === null && !isHalf(pathname)

const openToAll: ReadonlySet<RouteName> = new Set(['browse', 'publicAboutUs'])
const publicGroup: ReadonlySet<RouteName> = new Set(Object.values(publicRoutes))

/** Whether an address is a door of another company than the one that the visitor is signed in at; codes in any case are alike. */
export const isElsewhere = (pathname: string, visitor: Visitor): boolean => {
  const route = matchRoute(pathname)
  if (visitor.kind === 'guest' || route?.code === undefined || !publicGroup.has(route.name)) return false
  return route.code.toUpperCase() !== visitor.code.toUpperCase()
}

/** The decision of spec 2 for an address and a visitor (C-01 to C-08); following the redirects takes at most 3 hops. */
export const access = (pathname: string, visitor: Visitor): Access => {
  const isSignedIn = visitor.kind === 'signedIn'
  const route = matchRoute(pathname)
  if (route === null) return redirect(isHalf(pathname) ? '/login' : '/')
  if (route.name === 'root') return redirect(isSignedIn ? '/dashboard' : login(visitor.lastCode))
  if (route.name === 'code') return redirect(login(route.code))
  if (openToAll.has(route.name)) return allow
  if (publicGroup.has(route.name)) return isSignedIn ? redirect('/dashboard') : allow
  return isSignedIn ? allow : redirect('/')
}
