import { fromPromise } from 'xstate'
import { createJsonStore } from './api/browser/json-store'
import { inPool } from './api/pool'
import { decimalIn, saveTable } from './api/browser/table-file'
import { pagePrinting } from './api/browser/page-printing'
import { createTextStore } from './api/browser/storage'
import type { Order, OrderRow } from './api/schemas/ordering'
import type { Id } from './api/schemas/shared'
import type { ShopApi } from './api/shop-api'
import { recordOwner, type Ports } from './app-ports'
import type { OrdersReadNews } from './machines/ordering/order-files.machine'
import { listening } from './machines/port'
import type { Owner } from './machines/rules/order-attempt'
import { readTrail } from './machines/rules/order-desk'
import { orderLineRows, orderListRows, type ReadOrder } from './machines/rules/order-file'
import type { Numbers } from './machines/rules/part-numbers'
import type { PrintNews } from './machines/shell/printing.machine'

const atOnce = 6
/** How long answers are gathered before they are told, in ms. */
const gathering = 250

/** Reads orders, six at once, and tells what came in portions. */
const readOrders = (api: Pick<ShopApi, 'order'>, logFailure: Ports['logFailure']) =>
  listening<OrdersReadNews, { code: string; ids: readonly Id[] }>((tell, { code, ids }) => {
    const stop = new AbortController()
    const gathered: { id: Id; order: Order | null }[] = []
    const tellGathered = () => {
      if (gathered.length > 0) tell({ type: 'orders.read', answers: gathered.splice(0) })
    }
    const timer = setInterval(tellGathered, gathering)
    const read = async (id: Id): Promise<void> => {
      try {
        gathered.push({ id, order: await api.order(code, String(id), stop.signal) })
      } catch (error) {
        if (stop.signal.aborted) return
        logFailure(null, { what: 'An order for the file', error })
        gathered.push({ id, order: null })
      }
    }
    void inPool(ids, atOnce, read, stop.signal).then(() => {
      clearInterval(timer)
      if (stop.signal.aborted) return
      tellGathered()
      tell({ type: 'reading.ended' })
    })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  })

/** The ports of the orders on paper and in files. */
export const orderFilePorts = (
  { window, say, logFailure }: Pick<Ports, 'window' | 'say' | 'logFailure'>,
  api: Pick<ShopApi, 'order'>,
) => ({
  saveOrderList: fromPromise<void, { rows: readonly OrderRow[] }>(async ({ input: { rows } }) =>
    saveTable(window, 'orders.csv', orderListRows(rows, say, decimalIn(window))),
  ),
  saveOrderLines: fromPromise<void, { orders: readonly ReadOrder[]; numbers: Numbers }>(
    async ({ input: { orders, numbers } }) =>
      saveTable(window, 'order-lines.csv', orderLineRows(orders, say, numbers, decimalIn(window))),
  ),
  readOrders: readOrders(api, logFailure),
})

/** The ports by which a screen is printed. */
export const printingPorts = ({ window }: Pick<Ports, 'window'>) => {
  const { listen, open } = pagePrinting(window)
  return {
    printNews: listening<PrintNews>((tell) =>
      listen(
        () => tell({ type: 'print.begun' }),
        () => tell({ type: 'print.ended' }),
      ),
    ),
    openPrint: fromPromise<void, void>(open),
  }
}

/** What orders the buyer saw in the list, in its order: kept by this tab, without the name of the buyer. */
export const orderTrail = (window: Window) => {
  const tab = createTextStore(
    () => window.sessionStorage,
    () => undefined,
  )
  const kept = createJsonStore(tab, 'orderTrail')
  const keyOf = (owner: Owner): string => JSON.stringify(recordOwner(owner))
  return {
    keepTrail: (_: unknown, { owner, ids }: { readonly owner: Owner; readonly ids: readonly string[] }): void =>
      kept.write({ of: keyOf(owner), ids }),
    readTrail: fromPromise<readonly string[], { owner: Owner }>(async ({ input: { owner } }) =>
      readTrail(kept.read(), keyOf(owner)),
    ),
  }
}
