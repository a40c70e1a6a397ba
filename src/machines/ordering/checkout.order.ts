import { raise } from 'xstate'
import { checkoutSetup } from './checkout.setup'
import type { CheckoutContext, FormChanged } from './checkout.types'

const remembered = ({ code, email, form }: CheckoutContext) => ({ owner: { tenantCode: code, email }, form })
const changing = {
  description: 'A field changes.',
  actions: [
    { type: 'changeForm', params: ({ event }: { event: FormChanged }) => event },
    { type: 'rememberForm', params: ({ context }: { context: CheckoutContext }) => remembered(context) },
  ],
} as const

/** A rule speaks against the order. */
const refused = {
  description: 'A rule speaks against it: the first one is shown, nothing is sent (C-77).',
  guard: 'hasProblem',
  target: 'collecting',
  actions: 'tellProblem',
} as const
/** Order at the prices shown. */
const trusted = [
  { ...refused, description: 'A rule speaks against it all the same: the first one is shown (C-77).' },
  {
    description: 'The buyer orders at the prices shown, checked or not: the order is handed over.',
    target: 'collecting',
    actions: ['trust', 'handOver', 'dropCheck'],
  },
] as const

/** The order from the first field to the moment when it is handed to the sender. */
export const order = checkoutSetup.createStateConfig({
  description: 'The order itself.',
  initial: 'opening',
  on: {
    'order.changed': [
      {
        description:
          'An order is stored, here or by another tab: what was typed for it goes, the next one has its own.',
        guard: { type: 'isStored', params: ({ event }) => event },
        target: '.opening',
        actions: [{ type: 'keepPhase', params: ({ event }) => event }, 'dropForm'],
      },
      {
        description:
          'The company refused the order for its goods: the lines are checked, and the reader is led to them.',
        guard: { type: 'isOutdated', params: ({ event }) => event },
        target: '.collecting',
        actions: [{ type: 'keepPhase', params: ({ event }) => event }, 'askForCheck'],
      },
      {
        description: 'No order is under way: this one can be filled in and sent.',
        guard: { type: 'isPhase', params: ({ event }) => ({ event, phase: 'free' }) },
        target: '.collecting',
        actions: { type: 'keepPhase', params: ({ event }) => event },
      },
      {
        description: 'Nobody knows what became of an order: that has to be found out first.',
        guard: { type: 'isPhase', params: ({ event }) => ({ event, phase: 'doubt' }) },
        target: '.waiting',
        actions: { type: 'keepPhase', params: ({ event }) => event },
      },
      {
        description: 'An order is under way.',
        target: '.held',
        actions: { type: 'keepPhase', params: ({ event }) => event },
      },
    ],
  },
  states: {
    opening: {
      description: 'What was filled in before, on this device?',
      tags: 'busy',
      on: {
        'order.changed': {
          description: 'The sender says where it stands: minded when the form is there.',
          actions: { type: 'keepPhase', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'rememberedForm',
        input: ({ context: { code, email } }) => ({ code, email }),
        onDone: {
          description: 'The form is there: where the sender stands decides what can be done.',
          target: 'held',
          actions: [
            { type: 'takeForm', params: ({ event }) => ({ form: event.output }) },
            raise(({ context: { phase, blamed } }) => ({ type: 'order.changed', phase, blamed })),
          ],
        },
      },
    },
    held: { description: 'An order is under way: nothing changes it, nothing sends it twice.', tags: 'busy' },
    waiting: {
      description: 'An order is in doubt: what is filled in now is another one, and waits until that is resolved.',
      on: {
        'form.changed': changing,
      },
    },
    collecting: {
      description: 'The buyer fills in the order.',
      on: {
        'form.changed': changing,
        'order.submitted': [
          refused,
          {
            description: 'The buyer has said already to order at the prices shown: the order is handed over.',
            guard: 'isTrusted',
            actions: ['dropProblem', 'handOver'],
          },
          {
            description: 'First its lines are held against the server; what the buyer sees now is what may be sent.',
            target: 'checking',
            actions: ['keepPressed', 'askForCheck'],
          },
        ],
        'order.trusted': trusted,
        'check.ended': {
          description: 'What the refusal is about is known now: the reader is led there.',
          guard: 'isRefusedForGoods',
          actions: 'lead',
        },
      },
    },
    checking: {
      description: 'The order is held until its lines are checked, for some seconds at most.',
      tags: 'checking',
      entry: 'tellPressed',
      exit: 'tellReleased',
      on: {
        'form.changed': changing,
        'check.ended': [
          refused,
          {
            description: 'The order is not what it was at the press, though nobody has to agree: it is shown first.',
            guard: 'isAnother',
            target: 'collecting',
            actions: 'tellChange',
          },
          {
            description: 'Some lines could not be checked: the buyer decides, nothing is sent.',
            guard: { type: 'isUnchecked', params: ({ event }) => event },
            target: 'collecting',
          },
          {
            description: 'Nothing differs: the order goes on as it was pressed.',
            target: 'collecting',
            actions: 'handOver',
          },
        ],
        'order.trusted': trusted,
      },
    },
  },
})
