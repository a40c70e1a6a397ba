import { setup, type ActorRefFrom } from 'xstate'
import type { AppRef } from '../app.types'
import { listener, port } from '../port'

/** What the browser tells of its printing, also where the reader called it by its own menu. */
export type PrintNews = { readonly type: 'print.begun' } | { readonly type: 'print.ended' }
export type PrintingContext = { readonly app: AppRef }
export type PrintingEvent = PrintNews | { type: 'print.requested' }

export const printingMachine = setup({
  types: {} as { context: PrintingContext; events: PrintingEvent; input: PrintingContext; tags: 'whole' },
  actors: {
    printNews: listener<PrintNews>('printNews'),
    openPrint: port<void>('openPrint'),
  },
}).createMachine({
  id: 'printing',
  description: 'A screen on paper: while it is printed all of its rows are there, not only those in view.',
  meta: { spec: '2 Orders list' },
  context: ({ input }) => input,
  invoke: { src: 'printNews' },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is printed.',
      on: {
        'print.requested': { description: 'Print is pressed.', target: 'opening' },
        'print.begun': { description: 'The reader prints by a key or menu of the browser.', target: 'printing' },
      },
    },
    opening: {
      description: 'All rows are drawn; then the browser is asked to print.',
      tags: 'whole',
      invoke: {
        src: 'openPrint',
        onDone: { description: 'The browser has been asked.', target: 'printing' },
        onError: { description: 'This browser does not print.', target: 'resting' },
      },
      on: {
        'print.ended': { description: 'It is printed, or was put off.', target: 'resting' },
      },
    },
    printing: {
      description: 'The browser prints, or asks how.',
      tags: 'whole',
      on: {
        'print.requested': { description: 'Once more: a browser that never told that it ended.', target: 'opening' },
        'print.ended': { description: 'It is printed, or was put off.', target: 'resting' },
      },
    },
  },
})
export type PrintingActor = ActorRefFrom<typeof printingMachine>
