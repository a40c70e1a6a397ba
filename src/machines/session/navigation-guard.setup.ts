import { sendParent, setup } from 'xstate'
import type { GuardNews, NavigationRequest, NoticeGiven, PathAndSearch, PlaceWished } from '../app.types'
import { effect } from '../port'
import { access, isElsewhere, isNowhere, matchRoute, type Visitor } from '../rules/access'
import { loginOfLink } from '../rules/link-tenant'
import { isLoop, recorded } from '../rules/navigation-loop'

export type GuardContext = {
  readonly visitor: Visitor | null
  readonly place: PathAndSearch
  /** When the path changed, in ms, not older than the loop guard looks back. */
  readonly times: readonly number[]
  /** Where a buyer of that tenant wanted to be when the session was missing or lost. */
  readonly returnTo: string | null
  /** The tenant whose session was lost there; `null` when nobody was signed in yet. */
  readonly returnFor: string | null
  /** An order link that waits for a login, as a path with its fragment; kept in this tab. */
  readonly link: string | null
  /** What a guest wants to see once signed in at that company. */
  readonly wish: PlaceWished['wish']
  /** The company whose door a 401 led a guest away from: the root leads back there, once (C-117). */
  readonly door: string | null
}
export type GuardEvent =
  | { type: 'place.changed'; place: PathAndSearch; at: number }
  | { type: 'visitor.restored'; visitor: Visitor }
  | { type: 'visitor.entered'; visitor: Visitor }
  | { type: 'visitor.left'; visitor: Visitor; isReturning: boolean }
  | { type: 'link.kept'; link: string }
  | PlaceWished
  | NavigationRequest

/** Where the rules of access send the reader from here; `null` when the place is open to them. */
export const redirection = ({ visitor, place, door }: GuardContext): string | null => {
  const isBack = visitor?.kind === 'guest' && door !== null
  const decision = visitor === null ? null : access(place.pathname, isBack ? { ...visitor, lastCode: door } : visitor)
  return decision?.kind === 'redirect' ? decision.to : null
}
export const isFor = (code: string | null, visitor: Visitor): boolean =>
  code === null || (visitor.kind === 'signedIn' && visitor.code === code)
/** Where a login leads on to: what was wished for as a guest of that company, else the place that was refused or lost. */
export const expected = ({ wish, returnTo, returnFor }: GuardContext, visitor: Visitor): string | null => {
  if (wish !== null && isFor(wish.code, visitor)) return wish.to
  return isFor(returnFor, visitor) ? returnTo : null
}
export const written = ({ pathname, search, hash = '' }: PathAndSearch): string => `${pathname}${search}${hash}`
export const loginFor = (link: string | null): string =>
  link === null ? '/' : loginOfLink(link.slice(link.indexOf('#')))
/** The company of the door where a guest was when a call was refused with 401. */
export const doorOf = ({ visitor, place }: GuardContext): string | null =>
  visitor?.kind === 'guest' ? (matchRoute(place.pathname)?.code?.toUpperCase() ?? null) : null
/** A guest whose login was refused still wants to be where they wanted to be before. */
export const remembered = ({ visitor, place, returnTo, returnFor }: GuardContext, isReturning: boolean) => {
  const code = visitor?.kind === 'signedIn' ? visitor.code : null
  if (isReturning && code === null) return { returnTo, returnFor }
  return { returnTo: isReturning ? written(place) : null, returnFor: code }
}

export const guardSetup = setup({
  types: {} as {
    context: GuardContext
    events: GuardEvent
    input: { place: PathAndSearch; link?: string | null }
    tags: 'undecided'
  },
  actions: {
    push: (_, _params: { to: string }) => effect('push')(),
    replace: (_, _params: { to: string }) => effect('replace')(),
    storeLink: (_, _params: { link: string | null }) => effect('storeLink')(),
    announceLoop: sendParent({ type: 'loop.found' } satisfies GuardNews),
    tellNowhere: sendParent({ type: 'notice.given', notice: { kind: 'noSuchPage' } } satisfies NoticeGiven),
    tellElsewhere: sendParent(({ context: { visitor } }): NoticeGiven => ({
      type: 'notice.given',
      notice: { kind: 'otherCompany', code: visitor?.kind === 'signedIn' ? visitor.code : '' },
    })),
    announcePlace: sendParent(({ context: { place } }): GuardNews => ({ type: 'place.opened', place })),
  },
  guards: {
    isLinkRefused: ({ context: { visitor, place } }) =>
      visitor?.kind === 'guest' && matchRoute(place.pathname)?.name === 'orderLink',
    isLinkExpected: ({ context }) => context.place.pathname === '/dashboard' && context.link !== null,
    hasLink: ({ context }) => context.link !== null,
    isRefused: ({ context }) =>
      context.visitor?.kind === 'guest' && context.place.pathname !== '/' && redirection(context) === '/',
    isNowhere: ({ context: { place } }) => isNowhere(place.pathname),
    isElsewhere: ({ context: { visitor, place } }) => visitor !== null && isElsewhere(place.pathname, visitor),
    isRedirected: ({ context }) => redirection(context) !== null,
    isExpectedElsewhere: ({ context }) => context.place.pathname === '/dashboard' && context.returnTo !== null,
    isLooping: ({ context }, { place, at }: { place: PathAndSearch; at: number }) =>
      place.pathname !== context.place.pathname && isLoop(recorded(context.times, at)),
  },
})
