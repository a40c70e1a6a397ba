import type { Product, TenantSeed } from '../kinds'
import type { Order, OrderLine, OrderStatus } from '../records'
import { totalOf } from '../totals'

type Sale = {
  readonly id: number
  readonly status: OrderStatus
  readonly date: string
  readonly lines: readonly OrderLine[]
  /** The list's own total, where it differs from the sum of the lines. */
  readonly total?: number
}

const lineOf = (product: Product, quantity: number, id: number): OrderLine => ({
  id,
  partNumber: product.partNumber,
  description: product.description,
  uom: product.uom,
  quantity,
  price: Number(product.price ?? 0),
})

/** The orders of buyer@acme.test, and one of a buyer at BOLT. */
export const seedOrders = (acme: TenantSeed, bolt: TenantSeed): Order[] => {
  const lines = (id: number, from: number, count: number, seed: TenantSeed = acme): OrderLine[] =>
    seed.products
      .slice(from, from + count)
      .map((product, index) => lineOf(product, 1 + ((index * 3) % 7), id * 100 + index))
  const withoutUom = lines(103, 1, 3).map((line, index) => Object.assign(line, index === 1 ? { uom: null } : {}))

  const sales: readonly Sale[] = [
    { id: 101, status: 'draft', date: '2025-02-20', lines: lines(101, 0, 3) },
    { id: 102, status: 'draft', date: '2025-03-01', lines: lines(102, 1, 1) },
    { id: 103, status: 'draft', date: '2025-03-14', lines: withoutUom },
    { id: 104, status: 'processed', date: '2024-12-12', lines: lines(104, 30, 4), total: 999.99 },
    { id: 105, status: 'processed', date: '2025-01-01', lines: lines(105, 28, 25) },
    { id: 106, status: 'processed', date: '2025-01-31', lines: lines(106, 40, 2) },
    { id: 107, status: 'pending', date: '2025-03-10', lines: lines(107, 33, 2) },
    { id: 108, status: 'canceled', date: '2025-03-11', lines: lines(108, 35, 2) },
  ]
  const order = (
    tenant: string,
    email: string,
    customerName: string,
    { id, status, date, lines: own, total }: Sale,
  ): Order => ({
    id,
    tenant,
    email,
    saleNo: `SO-${10_000 + id}`,
    status,
    date,
    customerName,
    total: total ?? totalOf(own),
    lines: own,
  })
  return [
    ...sales.map((sale) => order('ACME', 'buyer@acme.test', 'Northwind Machining Ltd.', sale)),
    order('BOLT', 'buyer@bolt.test', 'Customer 1 of BOLT', {
      id: 109,
      status: 'draft',
      date: '2025-03-12',
      lines: lines(109, 2, 2, bolt),
    }),
  ]
}
