import { useMemo } from 'react'
import type { OrderRow } from '../../api/schemas/ordering'
import { barsOf } from '../../machines/rules/order-bars'
import { ordersIn } from '../../machines/rules/order-desk'
import { allTimes, type OrderView } from '../../machines/rules/order-view'
import { useApp } from '../app-context'
import { useDay } from '../format'

/** The orders that a view shows, those that only its period hides because their date is none, and what all times came to. */
export const useOrdersInView = (rows: readonly OrderRow[], view: OrderView) => {
  const day = useDay()
  const today = useApp().today()
  const { from, to } = view
  const { shown, undated } = useMemo(() => ordersIn(rows, view, day), [rows, view, day])
  const ofAllTimes = useMemo(() => ordersIn(rows, allTimes(view), day).shown, [rows, view, day])
  const bars = useMemo(() => barsOf(ofAllTimes, today, { from, to }), [ofAllTimes, today, from, to])
  return { shown, undated, bars }
}
