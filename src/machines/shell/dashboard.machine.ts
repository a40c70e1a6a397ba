import { setup, type ActorRefFrom } from 'xstate'
import type { Settings } from '../../api/schemas/tenant'
import { delays } from '../delays'
import { deed, listener } from '../port'
import { landingPath } from '../rules/landing'

export type DashboardEvent = { type: 'settings.settled'; settings: Settings | null } | { type: 'retry.requested' }

export const dashboardMachine = setup({
  types: {} as { events: DashboardEvent; tags: 'slow' },
  actors: { settingsNews: listener('settingsNews') },
  actions: {
    leaveFor: (_, _params: { to: string }) => deed('leaveFor')(),
    retrySettings: deed('retrySettings'),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'dashboard',
  description: "A stop on the way: waits for the tenant's settings and leads to its default page.",
  meta: { spec: '2 Dashboard' },
  invoke: { src: 'settingsNews' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The settings are not known yet; nothing is decided before (C-41).',
      on: {
        'settings.settled': {
          description: 'The settings are there, or could not be fetched.',
          target: 'left',
          actions: { type: 'leaveFor', params: ({ event }) => ({ to: landingPath(event.settings) }) },
        },
        'retry.requested': { description: 'The buyer will not wait.', target: '.patient', actions: 'retrySettings' },
      },
      initial: 'patient',
      states: {
        patient: { description: 'It has not taken long yet.', after: { slow: 'slow' } },
        slow: { description: 'It takes long: the screen says so and offers Retry.', tags: 'slow' },
      },
    },
    left: {
      description: 'The buyer is on the way to the default page; the step leaves no trace in the history (C-39).',
      type: 'final',
    },
  },
})
export type DashboardActor = ActorRefFrom<typeof dashboardMachine>
