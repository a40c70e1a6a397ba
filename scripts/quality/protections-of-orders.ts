import type { Protection } from './protections.ts'

/** Around the order: its room on the device, what is of the next one, and presses that are left (decision 054). */
export const protectionsOfOrders: readonly Protection[] = [
  {
    what: 'Room is set aside for an order on a device that becomes full',
    file: 'src/api/browser/order-room.ts',
    take: ['moveBack()\n      setAside()', 'moveBack()'],
    test: ['tests/api/order-room.test.ts', 'a device that became full after the shop was opened'],
  },
  {
    what: 'A device that was full before keeps an order in the tab',
    file: 'src/api/browser/order-room.ts',
    take: ['window.sessionStorage.setItem(key, value)', 'void value'],
    test: ['tests/api/order-room.test.ts', 'a device that was full before keeps it in the tab'],
  },
  {
    what: 'An order that only its tab has room for is known to every other tab',
    file: 'src/api/browser/order-room.ts',
    take: ['shorter(value).some(', '[].some('],
    test: ['tests/api/order-room.test.ts', 'is whole in its tab, through a reload'],
  },
  {
    what: 'Whether to cancel is not asked any more once the order is placed',
    file: 'src/machines/ordering/cart.clearing.ts',
    take: ["target: 'settled',\n      actions: [...accepting]", 'actions: [...accepting]'],
    test: ['tests/machines/cart-emptied.test.ts', 'whether to cancel is not asked any more'],
  },
  {
    what: 'What was put in anew while an order is open is not taken out with it',
    file: 'src/machines/rules/cart-merge.ts',
    take: ['line.nextTo?.includes(by) ? line', 'false ? line'],
    test: ['tests/machines/cart-next-order.test.ts', 'a line that was cleared and put in anew'],
  },
  {
    what: 'What is of the next order is one with all else when that begins',
    file: 'src/machines/ordering/cart.setup.ts',
    take: [
      "context.orderPhase === 'free' ? { ...orders, orderPhase: 'free' } : orders",
      "{ ...orders, orderPhase: 'opening' }",
    ],
    test: ['tests/machines/cart-next-order.test.ts', 'the next order takes it all'],
  },
  {
    what: 'What a colleague puts into the cart while an order is open stays when that is settled',
    file: 'src/machines/ordering/cart.setup.ts',
    take: ['isOrderOpen(orderPhase) ? [...others, buyer] : others', 'isOrderOpen(orderPhase) ? [buyer] : []'],
    test: ['tests/machines/cart-next-order.test.ts', 'C-91 what a colleague puts in'],
  },
  {
    what: 'An order of another tab cannot be undone here',
    file: 'src/machines/ordering/cart.setup.ts',
    take: ['dropUndo: assign({ undo: null })', 'dropUndo: assign({})'],
    test: ['tests/machines/order-sender.test.ts', 'R33 what was removed in a tab is not offered back'],
  },
  {
    what: 'A refusal that may be that of a second sending is held against the orders',
    file: 'src/machines/ordering/order-sender.setup.ts',
    take: ['attempt !== null && mayHaveNewOrder(rows, attempt)', 'attempt === null && rows.length < 0'],
    test: ['tests/machines/order-sender.test.ts', 'an order like it is there: in doubt'],
  },
  {
    what: 'An order whose session ended with its refusal is looked up after the next login',
    file: 'src/machines/ordering/order-sender.setup.ts',
    take: ["seen(context, found).attempt?.state === 'refused'", 'seen(context, found).attempt === undefined'],
    test: ['tests/machines/order-sender.test.ts', 'R31 it is there after the next login'],
  },
  {
    what: 'What a killed browser forgets of an order is there again',
    file: 'src/machines/rules/order-journal.ts',
    take: ['written <= writtenIn(json, owner)', 'written > 0'],
    test: ['tests/rules/order-journal.test.ts', 'an order that was on its way is there again'],
  },
  {
    what: 'A stored order whose lines a killed browser puts back into the cart is in doubt',
    file: 'src/machines/rules/order-journal.ts',
    take: ['isBack ? {', 'false ? {'],
    test: ['tests/rules/order-journal.test.ts', 'whose lines are back in the cart'],
  },
  {
    what: 'A press that is left while its lines are checked is told',
    file: 'src/machines/ordering/order-sender.setup.ts',
    take: ['isLeaving: (_, { pathname }: Path) => pathname !== checkout', 'isLeaving: () => false'],
    test: ['tests/machines/order-sender.test.ts', 'R31 a press whose lines are being checked'],
  },
  {
    what: 'A refusal that belongs to a session that has ended leads nobody to the login a second time',
    file: 'src/api/http.ts',
    take: ['ends() === sentAfter && onUnauthorised', 'onUnauthorised'],
    test: ['tests/api/http.test.ts', 'once the session that it belongs to has ended it is no news'],
  },
  {
    what: 'One tab at a time sends an order, also where the browser gives no locks',
    file: 'src/api/browser/locks.ts',
    take: ["? say('taken') :", '? undefined :'],
    test: [
      'tests/api/turns.test.ts',
      'R31 the second tab waits for as long as the first one is at it, and begins when that is over',
    ],
  },
]
