import { assign, sendParent, setup, type ActorRefFrom } from 'xstate'
import type { GuardNews, NavigationRequest, PathAndSearch } from '../app.types'
import { effect } from '../port'
import { access, type Visitor } from '../rules/access'
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
}
export type GuardEvent =
  | { type: 'place.changed'; place: PathAndSearch; at: number }
  | { type: 'visitor.restored'; visitor: Visitor }
  | { type: 'visitor.entered'; visitor: Visitor }
  | { type: 'visitor.left'; visitor: Visitor; isReturning: boolean }
  | NavigationRequest

/** Where the rules of access send the reader from here; `null` when the place is open to them. */
const redirection = ({ visitor, place }: GuardContext): string | null => {
  const decision = visitor === null ? null : access(place.pathname, visitor)
  return decision?.kind === 'redirect' ? decision.to : null
}
const isFor = (code: string | null, visitor: Visitor): boolean =>
  code === null || (visitor.kind === 'signedIn' && visitor.code === code)
const written = ({ pathname, search }: PathAndSearch): string => `${pathname}${search}`
/** A guest whose login was refused still wants to be where they wanted to be before. */
const remembered = ({ visitor, place, returnTo, returnFor }: GuardContext, isReturning: boolean) => {
  const code = visitor?.kind === 'signedIn' ? visitor.code : null
  if (isReturning && code === null) return { returnTo, returnFor }
  return { returnTo: isReturning ? written(place) : null, returnFor: code }
}

export const navigationGuardMachine = setup({
  types: {} as { context: GuardContext; events: GuardEvent; input: { place: PathAndSearch }; tags: 'undecided' },
  actions: {
    push: (_, _params: { to: string }) => effect('push')(),
    replace: (_, _params: { to: string }) => effect('replace')(),
    announceLoop: sendParent({ type: 'loop.found' } satisfies GuardNews),
    announcePlace: sendParent(({ context: { place } }): GuardNews => ({ type: 'place.opened', place })),
  },
  guards: {
    isRefused: ({ context }) =>
      context.visitor?.kind === 'guest' && context.place.pathname !== '/' && redirection(context) === '/',
    isRedirected: ({ context }) => redirection(context) !== null,
    isExpectedElsewhere: ({ context }) => context.place.pathname === '/dashboard' && context.returnTo !== null,
    isLooping: ({ context }, { place, at }: { place: PathAndSearch; at: number }) =>
      place.pathname !== context.place.pathname && isLoop(recorded(context.times, at)),
  },
}).createMachine({
  id: 'navigationGuard',
  description: 'Watches every change of address: lets it pass, redirects it, or stops a loop.',
  meta: { spec: '2 Routes: public group, authenticated group, loop guard' },
  context: ({ input }) => ({ visitor: null, place: input.place, times: [], returnTo: null, returnFor: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing is decided before the stored session has been read.',
      tags: 'undecided',
      on: {
        'place.changed': {
          description: 'The address of the moment is the one to decide on.',
          actions: assign(({ event }) => ({ place: event.place })),
        },
        'visitor.restored': {
          description: 'It is known who is there: the first address is decided.',
          target: 'deciding',
          actions: assign(({ event }) => ({ visitor: event.visitor })),
        },
      },
    },
    deciding: {
      description: 'One rule over session and route decides whether the place is open.',
      always: [
        {
          description: 'A guest at a closed door: led to the root path; the place is remembered for after the login.',
          guard: 'isRefused',
          target: 'guarding',
          actions: [
            assign(({ context }) => ({ returnTo: context.returnTo ?? written(context.place) })),
            { type: 'replace', params: { to: '/' } },
          ],
        },
        {
          description: 'The place stands for another one.',
          guard: 'isRedirected',
          target: 'guarding',
          actions: { type: 'replace', params: ({ context }) => ({ to: redirection(context) ?? '/' }) },
        },
        {
          description: 'Signed in again: back to the place that was refused or lost.',
          guard: 'isExpectedElsewhere',
          target: 'guarding',
          actions: [
            { type: 'replace', params: ({ context }) => ({ to: context.returnTo ?? '/dashboard' }) },
            assign({ returnTo: null }),
          ],
        },
        {
          description: 'The place is open: all who follow the address are told.',
          target: 'guarding',
          actions: 'announcePlace',
        },
      ],
    },
    guarding: {
      description: 'The reader is where they may be; every change of address is looked at.',
      on: {
        'place.changed': [
          {
            description: 'The 16th path change within 5,000 ms: the session is ended, and counting starts anew.',
            guard: { type: 'isLooping', params: ({ event }) => event },
            actions: [
              assign(({ event }) => ({ place: event.place, times: [], returnTo: null, returnFor: null })),
              'announceLoop',
            ],
          },
          {
            description: 'A change of path counts for the loop guard, a change of search does not (C-09).',
            target: 'deciding',
            actions: assign(({ context, event }) => ({
              place: event.place,
              times:
                event.place.pathname === context.place.pathname ? context.times : recorded(context.times, event.at),
            })),
          },
        ],
        'visitor.entered': {
          description: 'A login: the public group sends the buyer to the dashboard.',
          target: 'deciding',
          actions: assign(({ context, event }) => ({
            visitor: event.visitor,
            times: [],
            returnTo: isFor(context.returnFor, event.visitor) ? context.returnTo : null,
            returnFor: null,
          })),
        },
        'visitor.left': {
          description:
            'The session is gone: the browser goes to the root path (C-10). A lost session remembers the place.',
          actions: [
            assign(({ context, event }) => ({ visitor: event.visitor, ...remembered(context, event.isReturning) })),
            { type: 'replace', params: { to: '/' } },
          ],
        },
        'navigation.requested': {
          description: 'A machine asks to move on.',
          actions: { type: 'push', params: ({ event }) => event },
        },
        'navigation.replaced': {
          description: 'A machine asks to move on without leaving a trace in the history.',
          actions: { type: 'replace', params: ({ event }) => event },
        },
      },
    },
  },
})

export type NavigationGuardActor = ActorRefFrom<typeof navigationGuardMachine>
