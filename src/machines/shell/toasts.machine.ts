import { assign, enqueueActions, sendTo, setup, stopChild, type ActorRefFrom } from 'xstate'
import type { Notice } from '../rules/notice'
import { toastId, withToast } from '../rules/toasts'
import { toastTimerMachine } from './toast-timer.machine'
import type { ToastsContext, ToastsEvent } from './toasts.types'

export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent },
  actors: { timer: toastTimerMachine },
  actions: {
    show: enqueueActions(({ context, enqueue }, { notice }: { notice: Notice }) => {
      const id = toastId(context.count)
      const toasts = withToast(context.toasts, { id, notice })
      for (const former of context.toasts) if (!toasts.includes(former)) enqueue.stopChild(former.id)
      enqueue.assign({ toasts, count: context.count + 1 })
      enqueue.spawnChild('timer', { id, input: { id } })
    }),
    drop: assign(({ context }, { id }: { id: string }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
  },
  guards: {
    isShown: ({ context }, { id }: { id: string }) => context.toasts.some((toast) => toast.id === id),
  },
}).createMachine({
  id: 'toasts',
  description: 'Short notices in the corner of the screen, at most three at a time, each with a timer of its own.',
  meta: { spec: '4 States (toasts), 9 Constants' },
  context: { toasts: [], count: 0 },
  initial: 'showing',
  states: {
    showing: {
      description: 'Notices come and go.',
      on: {
        'notice.given': {
          description: 'Something is to be told; told again, it is shown anew and not twice.',
          actions: { type: 'show', params: ({ event }) => event },
        },
        'toast.closed': {
          description: 'The time is over, or the reader closes the toast.',
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: [stopChild(({ event }) => event.id), { type: 'drop', params: ({ event }) => event }],
        },
        'toast.attended': {
          description: 'The reader hovers over a toast or focuses it: its time stands still.',
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: sendTo(({ event }) => event.id, { type: 'attended' }),
        },
        'toast.unattended': {
          description: 'The reader turns away: the full time begins again.',
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: sendTo(({ event }) => event.id, { type: 'unattended' }),
        },
      },
    },
  },
})
export type ToastsActor = ActorRefFrom<typeof toastsMachine>
