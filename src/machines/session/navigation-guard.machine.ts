import { assign, type ActorRefFrom } from 'xstate'
import { recorded } from '../rules/navigation-loop'
import { doorOf, expected, guardSetup, loginFor, redirection, remembered, written } from './navigation-guard.setup'

export const navigationGuardMachine = guardSetup.createMachine({
  id: 'navigationGuard',
  description: 'Watches every change of address: lets it pass, redirects it, or stops a loop.',
  meta: { spec: '2 Routes: public group, authenticated group, loop guard' },
  context: ({ input: { place, link = null } }) => ({
    visitor: null,
    place,
    times: [],
    returnTo: null,
    returnFor: null,
    link,
    wish: null,
    door: null,
  }),
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
          description: 'A guest with an order link: led to the login of its tenant; this tab keeps the link.',
          guard: 'isLinkRefused',
          target: 'guarding',
          actions: [
            assign(({ context }) => ({ link: written(context.place) })),
            { type: 'storeLink', params: ({ context }) => ({ link: context.link }) },
            { type: 'replace', params: ({ context }) => ({ to: loginFor(context.link) }) },
          ],
        },
        {
          description: 'An address of no page: that is said, and the root path decides where to begin.',
          guard: 'isNowhere',
          target: 'guarding',
          actions: ['tellNowhere', { type: 'replace', params: { to: '/' } }],
        },
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
          description: 'Signed in, at a door of another company: it is said where, and that one logs out first.',
          guard: 'isElsewhere',
          target: 'guarding',
          actions: [
            'tellElsewhere',
            { type: 'replace', params: ({ context }) => ({ to: redirection(context) ?? '/' }) },
          ],
        },
        {
          description: 'The place stands for another one.',
          guard: 'isRedirected',
          target: 'guarding',
          actions: { type: 'replace', params: ({ context }) => ({ to: redirection(context) ?? '/' }) },
        },
        {
          description: 'Signed in, and a link has waited for it.',
          guard: 'isLinkExpected',
          target: 'guarding',
          actions: [
            { type: 'replace', params: ({ context }) => ({ to: context.link ?? '/dashboard' }) },
            assign({ link: null, returnTo: null }),
            { type: 'storeLink', params: { link: null } },
          ],
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
          actions: [assign({ door: null }), 'announcePlace'],
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
            returnTo: expected(context, event.visitor),
            returnFor: null,
            wish: null,
          })),
        },
        'visitor.left': [
          {
            description: 'The buyer leaves for the login of the tenant of an order link.',
            guard: 'hasLink',
            actions: [
              assign(({ event }) => ({ visitor: event.visitor, returnTo: null, returnFor: null })),
              { type: 'replace', params: ({ context }) => ({ to: loginFor(context.link) }) },
            ],
          },
          {
            description:
              'The session is gone: the browser goes to the root path (C-10). A lost session remembers the place, and a ' +
              'guest whose login was refused with 401 comes back to the same door (C-117).',
            actions: [
              assign(({ context, event }) => ({
                visitor: event.visitor,
                door: event.isReturning ? doorOf(context) : null,
                ...remembered(context, event.isReturning),
              })),
              { type: 'replace', params: { to: '/' } },
            ],
          },
        ],
        'link.kept': {
          description: 'An order link of another tenant is to come along to its login.',
          actions: [
            assign(({ event }) => ({ link: event.link })),
            { type: 'storeLink', params: ({ event }) => ({ link: event.link }) },
          ],
        },
        'place.wished': {
          description: 'A guest wants to see something that needs a login, or does not want it any more.',
          actions: assign(({ event }) => ({ wish: event.wish })),
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
