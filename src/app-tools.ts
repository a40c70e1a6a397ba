import type { ShopPorts } from './app-ordering'
import { listPorts } from './app-lists'
import { orderFilePorts } from './app-orders'
import { padPorts } from './app-pad'
import { partNamedBy } from './app-naming'
import { ask, type Ports } from './app-ports'
import { tenantEndpoints } from './api/endpoints/tenant'
import { orderStatuses } from './api/schemas/ordering'
import { deskMachine } from './machines/ordering/desk.machine'
import { listMachine } from './machines/ordering/list.machine'
import { orderLinkMachine } from './machines/ordering/order-link.machine'
import { padMachine } from './machines/ordering/pad.machine'
import { isUnknownThere } from './machines/port'
import { together, valueOf } from './machines/rules/kept-answer'
import type { ToolsParts } from './machines/shop.types'

/** False where the server knows no such company; a call that fails says nothing. */
const isCompany = async (http: Ports['http'], code: string, signal: AbortSignal): Promise<boolean> => {
  try {
    await tenantEndpoints(http).publicSettings(code, signal)
    return true
  } catch (error) {
    if (isUnknownThere(error)) return false
    throw error
  }
}

/** The order pad and the screens of the tools: loaded with the first of them. */
export const toolsParts = (ports: Ports, { records, passing, reads }: ShopPorts): ToolsParts => ({
  part: 'tools',
  partNamed: partNamedBy(passing),
  pad: padMachine.provide({ actors: padPorts(ports, passing, records) }),
  screens: {
    list: listMachine.provide({ actors: { readList: listPorts(ports, records).readList } }),
    orderLink: orderLinkMachine.provide({
      actors: { findCompany: ask(({ code }, signal) => isCompany(ports.http, code, signal)) },
    }),
    desk: deskMachine.provide({
      actors: {
        loadOrders: ask(async ({ code }, signal) =>
          together(await Promise.all(orderStatuses.map((status) => reads.orders.load({ code, status }, signal)))),
        ),
        readOrders: orderFilePorts(ports, {
          order: async (code, orderId, signal) => valueOf(await reads.order.load({ code, orderId }, signal)),
        }).readOrders,
      },
    }),
  },
})
