import type { ShopPorts } from './app-ordering'
import { listPorts } from './app-lists'
import { orderFilePorts } from './app-orders'
import { padPorts } from './app-pad'
import type { Ports } from './app-ports'
import { deskMachine } from './machines/ordering/desk.machine'
import { listMachine } from './machines/ordering/list.machine'
import { orderLinkMachine } from './machines/ordering/order-link.machine'
import { padMachine } from './machines/ordering/pad.machine'
import type { ToolsParts } from './machines/shop.types'

/** The order pad and the screens of the tools: loaded with the first of them. */
export const toolsParts = (ports: Ports, { api, records, passing, allOrders }: ShopPorts): ToolsParts => ({
  part: 'tools',
  pad: padMachine.provide({ actors: padPorts(ports, passing, records) }),
  screens: {
    list: listMachine.provide({ actors: { readList: listPorts(ports, records).readList } }),
    orderLink: orderLinkMachine,
    desk: deskMachine.provide({
      actors: { loadOrders: allOrders, readOrders: orderFilePorts(ports, api).readOrders },
    }),
  },
})
