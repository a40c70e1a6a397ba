import { standDoor, type Door } from './api/browser/door'
import { showGoods, type EarlyDress } from './api/browser/early-goods'
import { holdEdition } from './api/browser/edition-hold'
import type { FirstCalls } from './api/browser/first-calls'
import { firstFrame } from './api/browser/first-frame'
import { languageSources } from './api/browser/preferences-store'
import { createTextStore } from './api/browser/storage'
import { buildSettings } from './build-settings'
import type { Visitor } from './machines/rules/access'
import { densityKey, densityOf } from './machines/rules/density'
import { beginning, fieldOf, firstGoods, firstLogin, firstPictures, firstWish } from './machines/rules/first-wish'
import { resolveLanguage } from './machines/rules/language'
import { isAtRisk, lyingCart } from './machines/rules/lying-cart'

/** A built file, and what it must hold; styles say nothing of that. */
type File = { readonly path: string; readonly integrity?: string }
/** The files of each part, and of the words: put in by the build (scripts/first-load.ts). */
declare const FIRST_FILES: Readonly<Record<string, readonly File[]>>
/** The classes of a card of the shop, and of the page of a product. */
declare const EARLY_DRESS: EarlyDress

let isStorageRefused = false
const store = createTextStore(
  () => window.localStorage,
  () => void (isStorageRefused = true),
)

/** Who seems to be signed in; whether that holds is the business of the portal. */
const visitorNow = (token: string | null): Visitor => {
  const code = fieldOf(JSON.parse(store.read('manufacturer') ?? 'null'), 'code')
  if (token !== null && typeof code === 'string' && code !== '') return { kind: 'signedIn', code }
  return { kind: 'guest', lastCode: store.read('lastManufacturerCode') }
}

/** Names a file to the browser, which fetches it beside what it fetches already. */
const announce = ({ path, integrity }: File): void => {
  const link = document.createElement('link')
  link.rel = integrity ? 'modulepreload' : 'preload'
  if (integrity) link.integrity = integrity
  else link.as = 'style'
  link.crossOrigin = ''
  link.href = buildSettings.basePath + path
  document.head.append(link)
}

/** Until the banner of a login hangs in its place. */
let hanging: Promise<unknown> | undefined
/** The banner is seen as soon as it is there: it hangs over the pattern of the door, which goes when the portal draws it itself. */
const hangBanner = (picture: HTMLImageElement): void => {
  picture.fetchPriority = 'high'
  hanging = new Promise((done) => {
    picture.addEventListener('error', done)
    picture.addEventListener('load', () => {
      const pattern = document.querySelector<HTMLElement>('[data-door] [data-pattern]')
      if (pattern) pattern.style.backgroundImage = `url(${JSON.stringify(picture.src)})`
      done(pattern)
    })
  })
}

/** Pictures come while the code does that will show them; nothing of them stands in the page, which the next company may see. */
const fetchPictures = (answer: unknown, isLogin: boolean): void => {
  for (const url of firstPictures(answer, isLogin)) {
    const picture = new Image()
    if (url === fieldOf(answer, 'banner_image_url')) hangBanner(picture)
    picture.src = url
  }
}

const base = buildSettings.basePath.replace(/\/$/, '')

const drawGoods = (kind: 'goods' | 'product', answer: unknown, language: string): void => {
  const sheet = FIRST_FILES['shop']?.find(({ integrity }) => integrity === undefined)
  if (sheet)
    showGoods(
      { document, dress: EARLY_DRESS, sheet: buildSettings.basePath + sheet.path, base, language },
      kind,
      firstGoods(answer),
    )
}

/** Sends a call of the first screen; the portal takes the answer over, or asks again. */
const call = (path: string, token: string | null, calls: FirstCalls, use: (answer: unknown) => void): void => {
  const url = `${window.location.origin}${base}${buildSettings.apiPath}${path}`
  const authorization = token === null ? null : `Bearer ${token}`
  const leaving = new AbortController()
  const answer = fetch(url, {
    signal: leaving.signal,
    headers: { Accept: 'application/json', ...(authorization === null ? {} : { Authorization: authorization }) },
  })
  // Read to its end whoever takes it over, so that no connection is held; a failure is told to who takes it over, and to
  // nobody else.
  answer
    .then((response) => response.clone().json())
    .then(use)
    .catch(() => undefined)
  calls.set(url, { authorization, sentAt: performance.now(), answer, stop: () => leaving.abort() })
}

/** Before any module runs: what this page will need is asked for, all of it at once. */
const begin = (): void => {
  const { pathname, search } = window.location
  const language = resolveLanguage(languageSources(store))
  const token = store.read('authToken')
  const visitor = visitorNow(token)
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
  const here = { pathname: path || '/', search, language, visitor }
  const { parts, isAllWords, calls } = firstWish(here)
  const words = [`${language}-door`, ...(isAllWords ? [`${language}-rest`] : [])]
  for (const name of [...words, ...parts]) for (const file of FIRST_FILES[name] ?? []) announce(file)
  const login = token === null && store.read('user') === null ? firstLogin(here) : null
  const sent: FirstCalls = new Map()
  const kind = beginning(here)
  const isDrawn = kind === 'product' || densityOf(store.read(densityKey)) === 'cards'
  for (const one of calls)
    call(one, visitor.kind === 'signedIn' ? token : null, sent, (answer) => {
      fetchPictures(answer, login !== null)
      if (kind && isDrawn) drawGoods(kind, answer, language)
    })
  Object.assign(window, { firstCalls: sent })

  // A warning about a cart stands above the form, and would push it down.
  const isWarned =
    login !== null && isAtRisk(lyingCart(store.read('cart'), store.read('lastManufacturerCode')), login.code)
  const { theme } = document.documentElement.dataset
  // Where nothing can be kept the portal says so in a notice, which the drawing does not have.
  const wish = login && !isWarned && !isStorageRefused ? { language, code: login.part, isDark: theme === 'dark' } : null
  standDoor(document, wish, (door: Door) => Object.assign(window, { door }))
}

holdEdition(window, buildSettings.basePath)
Object.assign(window, { firstFrame: () => firstFrame(window, hanging) })
try {
  begin()
} catch {
  // A guess that failed costs nothing: the portal asks for everything itself.
}
