import { assign } from 'xstate'
import { adding, holding } from './pad.adding'
import {
  allRowsTicked,
  chosen,
  cleared,
  numbersRead,
  opened,
  pointing,
  removed,
  restored,
  typed,
  untickedRow,
} from './pad.changes'
import { quantitiesIn } from '../rules/cart-column'
import { isReadable } from '../rules/pad-kept'
import { roomIn } from '../rules/pad-rows'
import { padSetup } from './pad.setup'
import { columnChosen, filledDown, headingRefused, questionDeclined } from './pad.sheets'

/** The rows, and everything that changes them. */
export const desk = padSetup.createStateConfig({
  description: 'The rows, as they are typed, pasted, dropped and handed over; every change can be undone.',
  initial: 'opening',
  on: {
    'row.typed': {
      description: 'A letter in a field.',
      actions: assign(({ context, event }) => typed(context, event)),
    },
    'row.left': {
      description: 'A field is left: its part number may be looked up, and what is typed next is a change of its own.',
      actions: assign({ typing: null, touched: null }),
    },
    'row.removed': {
      description: 'A row is taken out.',
      actions: assign(({ context, event }) => removed(context, event.id)),
    },
    'row.fixed': {
      description: 'What is offered for a row is taken (Alt+Enter).',
      actions: { type: 'fix', params: ({ event }) => event },
    },
    'row.restored': {
      description: 'A duplicate that was left out, or a row that another tab has added, is wanted after all.',
      actions: assign(({ context, event }) => restored(context, event.id)),
    },
    'row.unticked': {
      description: 'A row from an order can be ordered, and is not wanted this time.',
      guard: { type: 'isTicked', params: ({ event }) => event },
      actions: assign(({ context, event }) => untickedRow(context, event.id)),
    },
    'rows.ticked': {
      description: 'All rows that can be ordered are ticked at once, or none; how many that are is said.',
      actions: assign(({ context, event }) => allRowsTicked(context, event.isOn)),
    },
    'product.chosen': {
      description: 'The buyer chooses one of several products.',
      actions: assign(({ context, event }) => ({
        ...chosen(context, event.id, event.product),
        ...pointing(context, event.id, 'quantity'),
      })),
    },
    'number.read': {
      description: 'The buyer says whether 1.000 is a thousand or one.',
      actions: assign(({ context, event }) => numbersRead(context, event.reading)),
    },
    'column.chosen': {
      description: 'A column of a sheet holds something else than was guessed.',
      actions: assign(({ context, event }) => columnChosen(context, event)),
    },
    'question.declined': {
      description: 'None of the columns holds what the pad asked for.',
      actions: assign(({ context, event }) => questionDeclined(context, event)),
    },
    'heading.refused': {
      description: 'What was taken for a heading is a row.',
      actions: assign(({ context, event }) => headingRefused(context, event)),
    },
    'rows.cleared': {
      description: 'All rows are taken out; that, too, can be undone.',
      actions: assign(({ context }) => cleared(context)),
    },
    'change.undone': { description: 'The last change is taken back (Ctrl+Z).', actions: 'undo' },
    'row.sought': {
      description: 'Enter and Shift+Enter lead to the next row and the one before.',
      guard: { type: 'hasNeighbour', params: ({ event }) => event },
      actions: [assign({ typing: null }), { type: 'pointAtNeighbour', params: ({ event }) => event }],
    },
    'problem.sought': {
      description:
        'F8 leads to the next row that cannot be added, Shift and F8 to the one before; without another one that is told.',
      actions: [assign({ typing: null }), { type: 'pointAtProblem', params: ({ event }) => event }],
    },
    'text.pasted': [
      {
        description: 'A column of numbers is pasted into a quantity: it fills downwards.',
        guard: { type: 'isColumn', params: ({ event }) => event },
        actions: assign(({ context, event }) =>
          filledDown(context, event.into?.id ?? '', quantitiesIn(event.text) ?? []),
        ),
      },
      {
        description: 'A text is pasted anywhere on the page.',
        actions: { type: 'keepIncoming', params: ({ event }) => ({ kind: 'text', text: event.text }) },
      },
    ],
    'file.dropped': {
      description: 'A file is dropped, or chosen.',
      actions: { type: 'keepIncoming', params: ({ event }) => ({ kind: 'file', file: event.file }) },
    },
    'rows.opened': {
      description: 'An order, a list or a link hands rows over.',
      actions: { type: 'keepIncoming', params: ({ event }) => opened(event) },
    },
    'rest.wanted': {
      description: 'There is room again: the text that waited is read further.',
      guard: 'canTakeRest',
      actions: {
        type: 'keepIncoming',
        params: ({ context: { rest } }) => {
          const waiting = rest.find(isReadable)
          return waiting ? { kind: 'rest', waiting } : { kind: 'text', text: '' }
        },
      },
    },
    'refusal.closed': {
      description: 'The reason why something could not be read is read.',
      actions: assign({ refusal: null }),
    },
  },
  states: {
    opening: {
      description: 'The store looks what this device keeps; what is pasted meanwhile waits.',
      tags: 'opening',
      on: {
        'pad.found': { description: 'The rows of the last time are there.', target: 'open' },
      },
    },
    open: {
      description: 'Rows can be changed and added.',
      always: [
        {
          description: 'Rows were handed over: they are taken in.',
          guard: 'hasWanted',
          actions: ['addWanted', 'dropIncoming'],
        },
        { description: 'A text or a file waits: it is read.', guard: 'hasSheet', target: 'reading' },
      ],
      on: {
        'adding.requested': { description: 'The good rows go to the cart.', guard: 'hasGood', target: 'holding' },
      },
    },
    reading: {
      description: 'A text or a file is read into rows; nothing else waits for it.',
      tags: 'reading',
      invoke: {
        src: 'readSheet',
        input: ({ context }) => ({
          source: context.inbox[0] ?? { kind: 'text', text: '' },
          room: roomIn(context.rows),
        }),
        onDone: [
          {
            description: 'It is no text, or too much of it: the reason is shown.',
            guard: { type: 'isRefused', params: ({ event }) => ({ read: event.output }) },
            target: 'open',
            actions: [{ type: 'refuse', params: ({ event }) => ({ read: event.output }) }, 'dropIncoming'],
          },
          {
            description: 'Its rows stand in the pad.',
            target: 'open',
            actions: [{ type: 'addSheet', params: ({ event }) => ({ read: event.output }) }, 'dropIncoming'],
          },
        ],
        onError: {
          description: 'The file could not be opened: that is shown.',
          target: 'open',
          actions: ['refuseUnopened', 'dropIncoming'],
        },
      },
    },
    holding,
    adding,
  },
})
