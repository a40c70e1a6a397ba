// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { cartStoreOver, type CartStoreNews } from '../../src/machines/ordering/cart-store'
import type { CartLine } from '../../src/machines/rules/cart'
import { readCart } from '../../src/machines/rules/cart-storage'
import { readText, takenOver, writeText } from '../../src/machines/rules/cart-sync'
import { line } from '../rules/samples'
import { collectingParent, noted } from '../support/machine'

const older = (...lines: CartLine[]) => JSON.stringify({ tenantCode: 'ACME', lines })

/** The store of one tab; `hold` keeps the lock away from it. */
const open = (first: string | null = null, { isHeld = false, atOnce = Infinity, isRoot = false } = {}) => {
  let stored = first
  let listener: ((text: string | null) => void) | null = null
  const written: string[] = []
  const waiting: (() => void)[] = []
  const unpainted = new Set<() => void>()
  const leaving = new Set<() => void>()
  const { parent, told } = collectingParent<CartStoreNews>()
  const logic = cartStoreOver({
    read: () => stored,
    write: (text) => {
      stored = text
      written.push(text)
    },
    atOnce,
    oncePainted: (work) => {
      unpainted.add(work)
      return () => unpainted.delete(work)
    },
    onLeaving: (leave) => {
      leaving.add(leave)
      return () => leaving.delete(leave)
    },
    onOtherTab: (hear) => {
      listener = hear
      return () => {
        listener = null
      }
    },
    locked: (work) => (isHeld ? void waiting.push(work) : work()),
    freshMark: () => 'mine',
  })
  const actor = createActor(logic, { ...(isRoot ? {} : { parent }), input: { tenantCode: 'ACME' } }).start()
  return {
    actor,
    told,
    written,
    waiting,
    unpainted,
    paint: () => unpainted.forEach((work) => work()),
    leave: () => leaving.forEach((listening) => listening()),
    isListening: () => listener !== null,
    save: (...lines: CartLine[]) => actor.send({ type: 'cart.saved', lines }),
    /** Another tab wrote a text. */
    hear: async (text: string | null) => {
      stored = text
      listener?.(text)
      await noted()
    },
    /** Another tab wrote a text, and this one has not heard of it yet. */
    overwrite: (text: string | null) => void (stored = text),
    stored: () => readCart(stored, 'ACME').lines,
  }
}
/** What another tab makes of a text: other lines, with its marks. */
const edited = (text: string | null, ...lines: CartLine[]): string =>
  writeText('ACME', takenOver(readText(text, 'ACME').cart, lines, 'theirs'))

test('CART-36 what is stored is told when the cart opens, and nothing is written', () => {
  const { told, written } = open(older(line(3)))
  expect([told, written]).toEqual([[{ type: 'cart.found', lines: [line(3)], isDamaged: false }], []])
})

test.each(['{bad', '[{}]', '{"tenantCode":"ACME","lines":[{"product":{}}]}'])('R4 damage is reported: %s', (text) => {
  expect(open(text).told).toEqual([{ type: 'cart.found', lines: [], isDamaged: true }])
})

test('CARD-27 CART-36 a change is written at once, while another tab holds the lock', () => {
  const { save, stored, written, waiting, told } = open(null, { isHeld: true })
  save(line(3))
  expect([stored(), written.length, waiting.length]).toEqual([[line(3)], 1, 1])
  expect(told.at(-1)).toEqual({ type: 'cart.stored' })
})

test('R24 under the lock it is looked again whether another tab wrote over it', async () => {
  const { save, overwrite, waiting, stored, told } = open(older(line(3)), { isHeld: true })
  save(line(3), line(1, { id: 2 }))
  overwrite(edited(older(line(3)), line(3), line(1, { id: 'p9' })))
  waiting.shift()?.()
  await noted()
  expect(stored().map(({ product }) => product.id)).toEqual([1, 2, 'p9'])
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: stored() })
})

test('R23 what another tab has written is there as soon as it is sought: no news is waited for, and no lock', async () => {
  const { actor, overwrite, told, stored } = open(older(line(3)), { isHeld: true })
  overwrite(edited(older(line(3))))
  actor.send({ type: 'cart.sought' })
  await noted()
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: [], isOrdered: true })
  expect(stored()).toEqual([])
})

test('R24 news of another tab wait for the lock, too', async () => {
  const { hear, waiting, told } = open(null, { isHeld: true })
  await hear(edited(null, line(3)))
  expect([told.length, waiting.length]).toEqual([1, 1])
  waiting.shift()?.()
  await noted()
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: [line(3)] })
})

test('R24 CART-37 what another tab wrote is told, and not written again', async () => {
  const { hear, told, written } = open()
  const text = edited(null, line(3))
  await hear(text)
  await hear(text)
  expect([told.slice(1), written]).toEqual([[{ type: 'cart.changedElsewhere', lines: [line(3)] }], []])
})

test('R24 what another tab wrote is joined with what is saved before it was heard of', async () => {
  const { save, overwrite, stored, told } = open()
  overwrite(edited(null, line(3)))
  save(line(1, { id: 2 }))
  expect(stored()).toHaveLength(2)
  expect(told.map(({ type }) => type)).toEqual(['cart.found', 'cart.stored'])
  await noted()
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: stored() })
})

test('R24 two changes in a row lose nothing of another tab that the cart has not been told of yet', async () => {
  const { save, overwrite, stored } = open()
  overwrite(edited(null, line(3)))
  save(line(1, { id: 2 }))
  save(line(1, { id: 2 }), line(1, { id: 'p3' }))
  await noted()
  expect(
    stored()
      .map(({ product }) => String(product.id))
      .toSorted(),
  ).toEqual(['1', '2', 'p3'])
})

test('R24 a text that says the same in other words is nothing to tell', async () => {
  const { hear, told } = open(older(line(3)))
  await hear(` ${older(line(3))}`)
  expect(told).toHaveLength(1)
})

test('C-13 the cart of another tenant is neither told nor written over', async () => {
  const { hear, save, told, written } = open(older(line(3)))
  await hear(JSON.stringify({ tenantCode: 'BOLT', lines: [line(9)] }))
  save(line(4))
  await noted()
  expect([told.map(({ type }) => type), written]).toEqual([['cart.found', 'cart.stored'], []])
})

test('R23 a removed cart is told as an empty one', async () => {
  const { hear, told } = open(older(line(3)))
  await hear(null)
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: [] })
})

test('SESSION-06 after the end nobody listens, and work that waited for the lock is not done', async () => {
  const waiting: (() => void)[] = []
  let isListening = true
  const written: string[] = []
  const logic = cartStoreOver({
    read: () => null,
    write: (text) => void written.push(text),
    atOnce: Infinity,
    oncePainted: () => () => undefined,
    onLeaving: () => () => undefined,
    onOtherTab: () => () => {
      isListening = false
    },
    locked: (work) => void waiting.push(work),
    freshMark: () => 'mine',
  })
  const root = createActor(logic, { input: { tenantCode: 'ACME' } })
  root.start()
  root.send({ type: 'cart.saved', lines: [line(3)] })
  root.stop()
  waiting.forEach((work) => work())
  await noted()
  expect([isListening, written.length]).toEqual([false, 1])
})

const twoLines = [line(3), line(1, { id: 2 })] as const

test('PERF R27 a long cart is written once its press is painted, and several presses once', () => {
  const { save, written, stored, paint, told, unpainted } = open(null, { atOnce: 2 })
  save(line(3))
  expect(written).toHaveLength(1)
  save(...twoLines)
  save(line(4), line(1, { id: 2 }))
  expect([written.length, unpainted.size]).toEqual([1, 1])
  paint()
  expect([written.length, stored(), unpainted.size]).toEqual([2, [line(4), line(1, { id: 2 })], 0])
  expect(told.at(-1)).toEqual({ type: 'cart.stored' })
})

test('PERF R27 a page that is left has written its long cart before it is gone', () => {
  const { save, leave, stored, written, paint } = open(null, { atOnce: 2 })
  save(...twoLines)
  leave()
  expect(stored()).toEqual(twoLines)
  paint()
  expect(written).toHaveLength(1)
})

test('PERF R27 a session that ends has written its long cart, and puts back none that was removed', () => {
  const { save, actor, stored, unpainted } = open(null, { atOnce: 2, isRoot: true })
  save(...twoLines)
  actor.stop()
  expect([stored(), unpainted.size]).toEqual([twoLines, 0])
  const removed = open(older(...twoLines), { atOnce: 2, isRoot: true })
  removed.save(line(4), line(1, { id: 2 }))
  removed.overwrite(null)
  removed.actor.stop()
  expect(removed.written).toEqual([])
})

test('PERF R24 what another tab wrote is joined with what waits to be painted', async () => {
  const { save, hear, stored, told } = open(older(line(3)), { atOnce: 2 })
  save(...twoLines)
  await hear(edited(older(line(3)), line(3), line(1, { id: 'p9' })))
  expect(stored().map(({ product }) => product.id)).toEqual([1, 'p9', 2])
  expect(told.at(-1)).toEqual({ type: 'cart.changedElsewhere', lines: stored() })
})

test('PERF a cart that became short, or was ordered, is written at once and for the last time', () => {
  const { save, actor, stored, unpainted } = open(null, { atOnce: 2 })
  save(...twoLines)
  save(line(3))
  expect([stored(), unpainted.size]).toEqual([[line(3)], 0])
  save(...twoLines)
  actor.send({ type: 'order.settled', ordered: [{ productId: 2, quantity: 1 }], by: 'me', lines: [line(3)] })
  expect([stored(), unpainted.size]).toEqual([[line(3)], 0])
})
