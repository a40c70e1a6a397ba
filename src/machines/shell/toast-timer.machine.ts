import { sendParent, setup } from 'xstate'
import { delays } from '../delays'
import type { ToastsEvent } from './toasts.types'

/** The time of one toast: it runs only while nobody hovers over it or holds the focus in it. */
export const toastTimerMachine = setup({
  types: {} as {
    events: { type: 'attended' } | { type: 'unattended' }
    context: { id: string }
    input: { id: string }
  },
  actions: {
    close: sendParent(({ context: { id } }): ToastsEvent => ({ type: 'toast.closed', id })),
  },
  delays: { toast: delays.toast },
}).createMachine({
  id: 'toastTimer',
  description: 'Counts down the time that one toast stays on the screen.',
  meta: { spec: '4 States (toasts), 9 Constants (3000 ms)' },
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      description: 'Nobody attends to the toast: after 3,000 ms it goes.',
      after: { toast: { description: 'The time is over.', target: 'over' } },
      on: { attended: { description: 'The reader hovers over the toast or focuses it.', target: 'held' } },
    },
    held: {
      description: 'The reader is busy with the toast: it stays.',
      on: { unattended: { description: 'The reader turns away: the full time begins again.', target: 'counting' } },
    },
    over: { description: 'The toast goes.', type: 'final', entry: 'close' },
  },
})
