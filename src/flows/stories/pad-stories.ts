import { openCart } from './ordering-steps'
import type { Story } from './story'

/** A sheet of every Monday, from one paste to the cart. */
export const mondaysParts: Story = {
  id: 'mondays-sixty-parts',
  title: "Monday's sixty parts",
  lesson:
    'A clerk pastes the part numbers of the week. What is found goes to the cart in one click; what is not stays in the ' +
    'pad with its reason, and nothing is taken that was only likely.',
  steps: [
    ...openCart('empty', 'The cart is empty.'),
    {
      machine: 'pad',
      begins: 'on its page',
      says: 'The clerk opens the order pad; it looks what this device keeps.',
      leads: ['pad.desk.opening', 'pad.keeping.opening', 'pad.presence.here'],
    },
    {
      machine: 'pad',
      does: 'pad.found',
      sample: 'nothing',
      says: 'Nothing is left of last week: the pad shows one empty row.',
      leads: ['pad.desk.open', 'pad.checking.waiting'],
    },
    {
      machine: 'pad',
      does: 'numbers.changed',
      sample: 'none',
      says: 'The clerk has no part numbers of their own: those of the company will be asked for as they are written.',
      leads: ['pad.checking.resting'],
    },
    {
      machine: 'pad',
      does: 'text.pasted',
      sample: 'two rows',
      says: 'The clerk copies the rows of the sheet and pastes them anywhere on the page.',
      leads: ['pad.desk.reading'],
    },
    {
      machine: 'pad',
      does: 'done.readSheet',
      sample: 'two rows',
      says: 'The rows stand in the pad, and their part numbers are looked up side by side.',
      leads: ['pad.desk.open', 'pad.checking.asking.patient'],
    },
    {
      machine: 'pad',
      does: 'part.answered',
      sample: 'the bolt',
      says: 'The bolts are found: just this part number, and only one product has it.',
      leads: ['pad.checking.asking.patient'],
    },
    {
      machine: 'pad',
      does: 'part.answered',
      sample: 'a washer, spelled otherwise',
      says: 'FW M8 is not found as it was written, but FW-M8 is: it is offered, and not taken.',
      leads: ['pad.checking.resting'],
    },
    {
      machine: 'pad',
      does: 'adding.requested',
      says: 'One click adds what is found.',
      leads: ['pad.desk.holding'],
    },
    {
      machine: 'pad',
      does: 'hold.given',
      sample: 'the first of the paste',
      says: 'No other tab adds them as well: they go to the cart.',
      leads: ['pad.desk.adding'],
    },
    {
      machine: 'cart',
      does: 'rows.added',
      sample: 'four bolts',
      isUnseen: true,
      says: 'The cart takes the bolts, and tells the pad how many.',
      leads: ['cart.basket.open.settled'],
    },
    {
      machine: 'pad',
      does: 'rows.taken',
      sample: 'all bolts',
      says: 'The bolts leave the pad; the washer stays, with what is offered for it.',
      leads: ['pad.desk.open'],
    },
  ],
}

/** An order of last month, once more, as a difference against today. */
export const lastMonthsOrder: Story = {
  id: 'last-months-order',
  title: "Last month's order, once more",
  lesson:
    'A buyer orders again what was ordered last month. The pad holds every line against today, shows what is different, ' +
    'and adds what can be ordered in one click.',
  steps: [
    ...openCart('empty', 'The cart is empty.'),
    {
      machine: 'orderRepeat',
      begins: 'the buyer of Acme',
      says: 'The buyer looks at the orders.',
      leads: ['orderRepeat.resting'],
    },
    {
      machine: 'orderRepeat',
      does: 'order.repeated',
      sample: 'order 1042',
      says: 'Order again is pressed in the row of an order. The list knows no lines: the order is read.',
      leads: ['orderRepeat.reading.patient'],
    },
    {
      machine: 'orderRepeat',
      does: 'done.loadOrder',
      sample: 'two lines',
      says: 'Its lines go to the order pad, each with price, quantity and unit of then.',
      leads: ['orderRepeat.left'],
    },
    {
      machine: 'pad',
      begins: 'on its page',
      isUnseen: true,
      says: 'The order pad looks what this device keeps.',
      leads: ['pad.desk.opening'],
    },
    {
      machine: 'pad',
      does: 'pad.found',
      sample: 'nothing',
      isUnseen: true,
      says: 'It keeps nothing.',
      leads: ['pad.desk.open'],
    },
    {
      machine: 'pad',
      does: 'numbers.changed',
      sample: 'none',
      isUnseen: true,
      says: 'The buyer has no part numbers of their own.',
      leads: ['pad.checking.resting'],
    },
    {
      machine: 'pad',
      does: 'rows.opened',
      sample: 'of an order at another price',
      says: 'The lines stand in the pad, and their part numbers are looked up.',
      leads: ['pad.desk.open', 'pad.checking.asking.patient'],
    },
    {
      machine: 'pad',
      does: 'part.answered',
      sample: 'the bolt',
      says: 'The bolts cost more than last month: both prices are shown, and what that comes to in all.',
      leads: ['pad.checking.resting', 'pad.view.whole'],
    },
    {
      machine: 'pad',
      does: 'view.narrowed',
      says: 'The buyer looks at what changed, and at nothing else.',
      leads: ['pad.view.narrow'],
    },
    {
      machine: 'pad',
      does: 'adding.requested',
      says: 'One click adds everything that can be ordered, whether it is in sight or not.',
      leads: ['pad.desk.holding'],
    },
  ],
}
