import { createDice } from '../../../dice'
import type { Product } from '../../kinds'
import type { Order, OrderLine } from '../../records'
import { totalOf } from '../../totals'
import { dollars } from '../products'

const day = 24 * 60 * 60 * 1000
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A buyer whose last years are told. */
export type Regular = {
  readonly tenant: string
  readonly email: string
  readonly customerName: string
  readonly firstId: number
  readonly seed: number
}

/** No restock is written in the weeks of Christmas and of the summer holidays, and in five weeks of a slow autumn. */
const isQuiet = (time: number, weeksAgo: number): boolean => {
  const date = new Date(time)
  const month = date.getUTCMonth()
  const isChristmas = (month === 11 && date.getUTCDate() > 20) || (month === 0 && date.getUTCDate() < 4)
  const isHoliday = month === 7 && date.getUTCDate() > 5 && date.getUTCDate() < 20
  return isChristmas || isHoliday || (weeksAgo > 96 && weeksAgo < 102)
}
/** Building sites buy more from March to June, and least in January. */
const season = (time: number): number =>
  [0.6, 0.8, 1.2, 1.3, 1.35, 1.25, 0.95, 0.85, 1.1, 1.05, 0.95, 0.75][new Date(time).getUTCMonth()] ?? 1

/**
 * The days of so many orders, the first one four years ago and the last on the working day before `today`: more on Mondays and in spring,
 * none on Sundays, Saturdays and holidays.
 */
export const workingDaysOf = (count: number, today: Date): readonly string[] => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const ends: { readonly time: number; readonly end: number }[] = []
  let sum = 0
  for (let time = midnight - 4 * 365 * day; time < midnight; time += day) {
    const weekday = new Date(time).getUTCDay()
    if (weekday === 0 || weekday === 6 || isQuiet(time, 0)) continue
    sum += season(time) * (weekday === 1 ? 1.5 : 1)
    ends.push({ time, end: sum })
  }
  let at = 0
  return Array.from({ length: count }, (_, place) => {
    const wanted = ((place + 1) / count) * sum
    while (at < ends.length - 1 && (ends[at]?.end ?? sum) < wanted) at += 1
    return textOf(ends[at]?.time ?? midnight)
  })
}

/**
 * Three years of orders until the day before `today`, the oldest first: a restock in most weeks, a small order now and
 * then, a large one every ninth week. The same parts come again and again; prices rose by three per cent a year.
 */
export const yearsOf = (regular: Regular, sold: readonly Product[], today: Date): Order[] => {
  const { roll } = createDice(regular.seed)
  const upTo = (count: number) => Math.floor(roll() * count)
  const plain = sold.filter(({ price, puomId }) => typeof price === 'number' && puomId !== null)
  const staples = plain.filter((_, at) => at % 9 === 0)
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day
  const orders: Order[] = []

  const line = (product: Product, factor: number, yearsAgo: number, id: number): OrderLine => {
    const least = product.min ?? 1
    const wanted = Math.max(least, Math.round((1 + upTo(7)) * factor))
    return {
      id,
      partNumber: product.partNumber,
      description: product.description,
      uom: product.uom,
      quantity: Math.min(product.max ?? wanted, Number(product.price) > 60 ? Math.max(least, upTo(3)) : wanted),
      price: dollars(Number(product.price) / 1.03 ** yearsAgo),
    }
  }
  const place = (time: number, count: number) => {
    const yearsAgo = Math.floor((midnight - time) / (365 * day))
    const chosen = new Set<Product>()
    for (let turn = 0; turn < count; turn += 1) {
      const shelf = roll() < 0.7 ? staples : plain
      const one = shelf[upTo(shelf.length)]
      if (one !== undefined) chosen.add(one)
    }
    const id = regular.firstId + orders.length
    const lines = [...chosen].map((one, at) => line(one, season(time), yearsAgo, id * 100 + at))
    const isRecent = midnight - time < 12 * day
    orders.push({
      id,
      tenant: regular.tenant,
      email: regular.email,
      saleNo: `SO-${10_000 + id}`,
      status: isRecent ? 'draft' : roll() < 0.03 ? 'canceled' : 'processed',
      date: textOf(time),
      customerName: regular.customerName,
      total: totalOf(lines),
      lines,
    })
  }

  for (let weeksAgo = 156; weeksAgo >= 0; weeksAgo -= 1) {
    const start = monday - weeksAgo * 7 * day
    const isLarge = weeksAgo % 9 === 4
    const restock = start + upTo(2) * day
    const small = start + (2 + upTo(3)) * day
    const isOpen = !isQuiet(start, weeksAgo)
    if (isOpen && (roll() < 0.9 || weeksAgo < 3) && restock < midnight)
      place(restock, isLarge ? 14 + upTo(8) : 4 + upTo(6))
    if (isOpen && roll() < 0.2 && small < midnight) place(small, 1 + upTo(3))
  }
  return orders
}
