import type { Story } from './story'

/** A clerk's morning: what was bought before, once more. */
export const deskMorning: Story = {
  id: 'morning-at-the-desk',
  title: 'A morning at the desk',
  lesson:
    'The page that a clerk keeps open shows the last orders at once and fills up behind them. A part that was bought before ' +
    'stands in the order pad with one press, and a failure of the orders takes nothing else away.',
  steps: [
    {
      machine: 'desk',
      begins: 'the buyer of Acme',
      says: 'The clerk opens the desk; the orders are asked for.',
      leads: ['desk.loading.patient'],
    },
    {
      machine: 'desk',
      does: 'error.loadOrders',
      says: 'The server does not answer as it should.',
      sees: 'What failed and “Retry” stand in the place of the orders; cart and pad are there as before.',
      leads: ['desk.failed'],
    },
    {
      machine: 'desk',
      does: 'retry.requested',
      says: 'The clerk asks once more.',
      leads: ['desk.loading.patient'],
    },
    {
      machine: 'desk',
      does: 'done.loadOrders',
      sample: 'one order',
      says: 'The last orders stand there, and nobody waits for their lines.',
      sees: '“Last orders”, with number, day and total.',
      leads: ['desk.reading'],
    },
    {
      machine: 'desk',
      does: 'orders.read',
      sample: 'the lines of one order',
      says: 'The lines of an order have come.',
      sees: '“Bought before”: each part with its last quantity and day.',
      leads: ['desk.reading'],
    },
    {
      machine: 'desk',
      does: 'reading.ended',
      says: 'All lines that could be had are there.',
      leads: ['desk.ready'],
    },
    {
      machine: 'desk',
      does: 'part.wanted',
      sample: 'the bolt',
      says: 'The clerk presses To the pad beside the bolts: they stand in the order pad with their last quantity.',
      leads: ['desk.ready'],
    },
  ],
}

/** What was sent, kept and numbered. */
export const keptReceipt: Story = {
  id: 'kept-receipt',
  title: 'The receipt of an order',
  lesson:
    'What goes out is written down before its answer is known, and becomes a receipt once the company has the order. Its ' +
    'number is looked for once among the orders; nobody waits for it.',
  steps: [
    {
      machine: 'receipts',
      begins: 'the buyer of Acme',
      isUnseen: true,
      says: 'With the session the receipts begin: the device is asked for what it keeps.',
      leads: ['receipts.keeping.settled', 'receipts.number.resting'],
    },
    {
      machine: 'receipts',
      does: 'receipts.found',
      sample: 'none',
      isUnseen: true,
      says: 'It keeps none yet.',
      leads: ['receipts.keeping.settled'],
    },
    {
      machine: 'receipts',
      does: 'order.begun',
      sample: 'two lines',
      isUnseen: true,
      says: 'An order of two lines goes out: what it holds is written down.',
      leads: ['receipts.keeping.storing'],
    },
    {
      machine: 'receipts',
      does: 'done.changeReceipt',
      isUnseen: true,
      says: 'It stands on the device, whatever becomes of the answer.',
      leads: ['receipts.keeping.settled'],
    },
    {
      machine: 'receipts',
      does: 'order.stored',
      sample: 'known what was there before',
      says: 'The company has the order: it is a receipt now, and the orders are read once for its number.',
      leads: ['receipts.keeping.storing', 'receipts.number.searching'],
    },
    {
      machine: 'receipts',
      does: 'receipts.found',
      sample: 'the last order',
      says: 'The receipt is on the screen: everything that was sent.',
      sees: '“Lines sent”, the total, “What happens next”, and “Looking for it in your orders…”.',
      leads: ['receipts.number.searching'],
    },
    {
      machine: 'receipts',
      does: 'done.loadOrders',
      sample: 'nothing new',
      says: 'None of the orders is surely this one: the receipt stays without a number, and says where to look.',
      sees: '“Not known yet: see your orders”.',
      leads: ['receipts.number.resting'],
    },
  ],
}

/** From the shelf to the pad with a camera. */
export const scannedPart: Story = {
  id: 'scanned-part',
  title: 'A part by its code',
  lesson:
    'A mechanic holds codes before the camera: each is a part, and the same counts once more after a moment. Where there ' +
    'is no camera, or it is refused, the box to type in is all that is needed.',
  steps: [
    {
      machine: 'scan',
      begins: 'in the jump box',
      says: 'The portal looks whether this device has a camera that may be asked for.',
      leads: ['scan.finding'],
    },
    {
      machine: 'scan',
      does: 'done.findCamera',
      sample: 'there is one',
      says: 'There is one: its button is offered.',
      sees: '“Scan codes”.',
      leads: ['scan.closed'],
    },
    {
      machine: 'scan',
      does: 'scan.requested',
      says: 'The mechanic presses it.',
      sees: '“Close the camera”.',
      leads: ['scan.open.looking'],
    },
    {
      machine: 'scan',
      does: 'camera.opened',
      sample: 'a picture',
      says: 'The browser was allowed to use the camera: what it sees is shown.',
      sees: '“Hold a code before the camera. Pictures stay on this device.”',
      leads: ['scan.open.looking'],
    },
    {
      machine: 'scan',
      does: 'code.seen',
      sample: 'a part number',
      says: 'A code on a shelf: it is taken, and said.',
      leads: ['scan.open.holding'],
    },
    {
      machine: 'scan',
      does: 'after.onceMore',
      says: 'A moment later the same code would be one more.',
      leads: ['scan.open.looking'],
    },
    {
      machine: 'scan',
      does: 'code.seen',
      sample: 'another one',
      says: 'The next shelf.',
      leads: ['scan.open.holding'],
    },
    {
      machine: 'scan',
      does: 'camera.failed',
      says: 'Somebody takes the leave away: the camera is off and its button gone.',
      sees: '“The camera cannot be used. Type the part number.”',
      leads: ['scan.absent'],
    },
  ],
}
