import { assign, sendParent, setup, stopChild, type ActorRefFrom } from 'xstate'
import { delays } from '../delays'
import type { Notice } from '../rules/notice'

export type Toast = { readonly id: string; readonly notice: Notice }
export type ToastsEvent =
  | { type: 'notice.given'; notice: Notice }
  | { type: 'toast.closed'; id: string }
  | { type: 'toast.attended'; id: string }
  | { type: 'toast.unattended'; id: string }

const shownAtOnce = 3

/** The time of one toast: it runs only while nobody hovers over it or holds the focus in it. */
const toastTimerMachine = setup({
  types: {} as { events: { type: 'attended' } | { type: 'unattended' } },
  delays: { toast: delays.toast },
}).createMachine({
  id: 'toastTimer',
  description: 'Counts down the time that one toast stays on the screen.',
  meta: { spec: '4 States (toasts), 9 Constants (3000 ms)' },
  initial: 'counting',
  states: {
    counting: {
      description: 'Nobody attends to the toast: after 3,000 ms it goes.',
      after: { toast: { target: 'over' } },
      on: { attended: { description: 'The reader hovers over the toast or focuses it.', target: 'held' } },
    },
    held: {
      description: 'The reader is busy with the toast: it stays.',
      on: { unattended: { description: 'The reader turns away.', target: 'counting' } },
    },
    over: {
      description: 'The time is over.',
      type: 'final',
      entry: sendParent(({ self }) => ({ type: 'toast.closed', id: self.id })),
    },
  },
})

/** The newest last. What is told again takes the place of what was told before. */
const withNotice = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const text = JSON.stringify(toast.notice)
  return [...toasts.filter(({ notice }) => JSON.stringify(notice) !== text), toast].slice(-shownAtOnce)
}

export const toastsMachine = setup({
  types: {} as { context: { toasts: readonly Toast[]; count: number }; events: ToastsEvent },
  actors: { timer: toastTimerMachine },
  actions: {
    tellTimer: ({ self }, { id, type }: { id: string; type: 'attended' | 'unattended' }) =>
      self.getSnapshot().children[id]?.send({ type }),
  },
}).createMachine({
  id: 'toasts',
  description: 'Short notices in the corner of the screen, at most three at a time.',
  meta: { spec: '4 States (toasts), 9 Constants' },
  context: { toasts: [], count: 0 },
  initial: 'showing',
  states: {
    showing: {
      description: 'Notices come and go.',
      on: {
        'notice.given': {
          description: 'Something is to be told; told again, it is shown anew and not twice.',
          actions: [
            assign(({ context, event }) => ({
              count: context.count + 1,
              toasts: withNotice(context.toasts, { id: `toast-${context.count}`, notice: event.notice }),
            })),
            assign(({ context, spawn }) => {
              const id = `toast-${context.count - 1}`
              spawn('timer', { id })
              return {}
            }),
          ],
        },
        'toast.closed': {
          description: 'The time is over, or the reader closes the toast.',
          actions: [
            stopChild(({ event }) => event.id),
            assign(({ context, event }) => ({ toasts: context.toasts.filter(({ id }) => id !== event.id) })),
          ],
        },
        'toast.attended': {
          description: 'The reader hovers over a toast or focuses it: its time stands still.',
          actions: { type: 'tellTimer', params: ({ event }) => ({ id: event.id, type: 'attended' }) },
        },
        'toast.unattended': {
          description: 'The reader turns away: the full time begins again.',
          actions: { type: 'tellTimer', params: ({ event }) => ({ id: event.id, type: 'unattended' }) },
        },
      },
    },
  },
})

export type ToastsActor = ActorRefFrom<typeof toastsMachine>
