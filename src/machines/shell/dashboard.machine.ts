import { sendTo, setup, type ActorRefFrom } from 'xstate'
import type { AppRef } from '../app.types'
import { delays } from '../delays'
import { subscription } from '../news'
import { landingPath } from '../rules/landing'
import type { SettingsRef, SettingsSettled } from '../tenant/settings.machine'

export type DashboardContext = { readonly app: AppRef; readonly settings: SettingsRef }
export type DashboardEvent = SettingsSettled | { type: 'retry.requested' }

export const dashboardMachine = setup({
  types: {} as { context: DashboardContext; events: DashboardEvent; input: DashboardContext; tags: 'slow' },
  actors: { settingsNews: subscription<SettingsSettled>() },
  actions: {
    leaveFor: sendTo(
      ({ context }) => context.app,
      (_, { to }: { to: string }) => ({ type: 'navigation.replaced' as const, to }),
    ),
    retrySettings: sendTo(({ context }) => context.settings, { type: 'settings.retried' }),
  },
  delays: { slow: delays.slow },
}).createMachine({
  id: 'dashboard',
  description: "A stop on the way: waits for the tenant's settings and leads to its default page.",
  meta: { spec: '2 Dashboard' },
  context: ({ input }) => input,
  invoke: { src: 'settingsNews', input: ({ context }) => ({ to: context.settings }) },
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
        patient: {
          description: 'It has not taken long yet.',
          after: { slow: { description: 'There is no time limit, only a word about it (C-100).', target: 'slow' } },
        },
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
