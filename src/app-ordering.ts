import { fromPromise } from 'xstate'
import { deviceKeys } from './api/browser/device-keys'
import { createJsonStore } from './api/browser/json-store'
import { onNetwork } from './api/browser/network'
import { onPointedLinks } from './api/browser/pointed-links'
import type { Records } from './api/browser/records'
import type { ShopApi } from './api/shop-api'
import type { readable } from './app-answers'
import { listPorts } from './app-lists'
import { orderFilePorts, orderTrail, printingPorts } from './app-orders'
import { ask, type Ports } from './app-ports'
import { copyTextIn, sharingPorts } from './app-sharing'
import { foresightMachine, type PointingNews } from './machines/catalogue/foresight.machine'
import { checkoutMachine } from './machines/ordering/checkout.machine'
import type { NetworkSaid } from './machines/ordering/checkout.types'
import { draftsMachine } from './machines/ordering/drafts.machine'
import { listsMachine } from './machines/ordering/lists.machine'
import { orderDetailMachine } from './machines/ordering/order-detail.machine'
import { orderFilesMachine } from './machines/ordering/order-files.machine'
import { orderListMachine } from './machines/ordering/order-list.machine'
import { orderRepeatMachine } from './machines/ordering/order-repeat.machine'
import { sharingMachine } from './machines/ordering/sharing.machine'
import { listening, memory, seenBefore } from './machines/port'
import { formRecord, readForm } from './machines/rules/checkout-form'
import { copierMachine } from './machines/shell/copier.machine'
import { printingMachine } from './machines/shell/printing.machine'
import type { OrderingParts } from './machines/shop.types'

/** What the shop has made already, and its late parts are built on. */
export type ShopPorts = {
  readonly api: ShopApi
  /** Reads that whoever watches products hears of. */
  readonly passing: Pick<ShopApi, 'products'>
  readonly records: Records
  readonly reads: ReturnType<typeof readable>
}

/** Lists, drafts and the screens of carts and orders: loaded with the first of them. */
export const orderingParts = (ports: Ports, { api, records, reads }: ShopPorts): OrderingParts => {
  const { window, store, say, navigation, logFailure } = ports
  const lists = listPorts({ window, store, say }, records)
  const trail = orderTrail(window)
  const formStore = createJsonStore(store, deviceKeys.form)
  return {
    part: 'ordering',
    lists: listsMachine.provide({ actors: lists }),
    drafts: draftsMachine.provide({ actors: { readList: lists.readList } }),
    foresight: foresightMachine.provide({
      actors: {
        pointing: listening<PointingNews>((tell) =>
          onPointedLinks(window, (link) =>
            tell(
              link === null
                ? { type: 'link.left' }
                : { type: 'link.pointed', pathname: navigation.pathOf(link.href), isSaving: link.isSaving },
            ),
          ),
        ),
      },
      actions: { foresee: (_, { code, foreseen }) => foreseen && reads.foresee(code, foreseen) },
    }),
    screens: {
      checkout: checkoutMachine.provide({
        actors: {
          loadCustomer: ask(reads.customer),
          networkNews: listening<NetworkSaid>((tell) =>
            onNetwork(window, (isOnline) => tell({ type: 'network.said', isOnline })),
          ),
          rememberedForm: fromPromise(async ({ input: { code, email } }) =>
            readForm(formStore.read(), { tenantCode: code, email }),
          ),
        },
        actions: {
          logFailure,
          rememberForm: (_, { owner, form }) => formStore.write(formRecord(owner, form)),
        },
      }),
      copier: copierMachine.provide({ actors: { copyText: copyTextIn(window) } }),
      sharing: sharingMachine.provide({ actors: sharingPorts({ window, say }) }),
      orderList: orderListMachine.provide({
        actors: {
          loadOrders: ask(reads.orders.load),
          orders: memory(reads.orders.had),
          seenOrders: seenBefore(reads.orders.seen),
        },
        actions: { keepTrail: trail.keepTrail },
      }),
      orderDetail: orderDetailMachine.provide({
        actors: {
          loadOrder: ask(reads.order.load),
          order: memory(reads.order.had),
          seenOrder: seenBefore(reads.order.seen),
          readTrail: trail.readTrail,
        },
      }),
      orderFiles: orderFilesMachine.provide({ actors: orderFilePorts(ports, api) }),
      printing: printingMachine.provide({ actors: printingPorts(ports) }),
      orderRepeat: orderRepeatMachine.provide({
        actors: {
          loadOrder: ask(({ code, orderId }: { code: string; orderId: string }, signal) =>
            api.order(code, orderId, signal),
          ),
        },
      }),
    },
  }
}
