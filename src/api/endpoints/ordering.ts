import { type Http, segment } from '../http'
import type { Failure } from '../schemas/failure'
import {
  CustomerList,
  OrderOrNothing,
  type Order,
  OrderList,
  type Customer,
  type OrderRow,
  type OrderStatus,
  WholeOrderList,
} from '../schemas/ordering'

export const orderingEndpoints = (http: Http) => ({
  /** GET /api/customers/{code}: the customer of that email, `null` when there is none. */
  customer: async (
    code: string,
    { email, withAddresses }: { readonly email: string; readonly withAddresses: boolean },
    signal: AbortSignal,
  ): Promise<Customer | null> => {
    const embed = withAddresses ? 'shippingAddresses.province,shippingAddresses.country' : null
    return (await http.get(`/api/customers/${segment(code)}`, CustomerList, { email, embed }, signal)).data[0] ?? null
  },
  /**
   * POST /api/orders/{code}: a body that was written before, byte for byte. The key makes a second sending of the same
   * order harmless. Any success will do.
   */
  placeOrder: async (code: string, body: string, key: string, signal: AbortSignal): Promise<void> =>
    http.postText(`/api/orders/${segment(code)}`, body, { signal, headers: { 'Idempotency-Key': key } }),
  /** GET /api/orders/{code}. */
  orders: async (code: string, status: OrderStatus, signal: AbortSignal): Promise<OrderRow[]> =>
    (await http.get(`/api/orders/${segment(code)}`, OrderList, { status }, signal)).data,
  /** The same, every row of it: what nobody can read as a whole settles nothing. */
  wholeOrders: async (code: string, status: OrderStatus, signal: AbortSignal): Promise<OrderRow[]> => {
    const { data, meta } = await http.get(`/api/orders/${segment(code)}`, WholeOrderList, { status }, signal)
    if (meta !== null && (meta.last_page > 1 || meta.total > data.length))
      throw { kind: 'unreadable' } satisfies Failure
    return data
  },
  /** GET /api/orders/{code}/{orderId}: the order, `null` for an empty answer (C-82). */
  order: async (code: string, orderId: string, signal: AbortSignal): Promise<Order | null> => {
    const order = await http.get(`/api/orders/${segment(code)}/${segment(orderId)}`, OrderOrNothing, {}, signal)
    return order === null || (order.sale_no === '' && order.items.length === 0) ? null : order
  },
})
