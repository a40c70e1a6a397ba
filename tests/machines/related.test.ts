// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Id } from '../../src/api/schemas/shared'
import { relatedMachine, type RelatedAsked, type RelatedNews } from '../../src/machines/catalogue/related.machine'
import { selectOthers, selectRelated } from '../../src/machines/catalogue/related.selectors'
import { listening } from '../../src/machines/port'
import { isBusy } from '../../src/machines/tags'
import { record, testApp } from '../support/machine'
import { fullProduct } from '../support/products'

const recorder = record(relatedMachine)

const start = (asked: Pick<RelatedAsked, 'ids' | 'categoryId'> = { ids: [1, 'b/2'], categoryId: null }) => {
  const { app, tell } = testApp()
  const readings: (readonly Id[])[] = []
  let say: (news: RelatedNews) => void = () => undefined
  const actor = createActor(
    relatedMachine.provide({
      actors: {
        readProducts: listening<RelatedNews, RelatedAsked>((answer, { ids, categoryId }) => {
          readings.push(categoryId === null ? ids : [categoryId])
          say = answer
          return () => undefined
        }),
      },
    }),
    { inspect: recorder.inspect, input: { app, code: 'ACME', ...asked } },
  ).start()
  const read = (...ids: readonly Id[]) =>
    say({
      type: 'products.read',
      results: ids.map((id) => ({ productId: id, at: 1, product: fullProduct({ id }) })),
      failed: [],
    })
  return { actor, readings, tell, read, say: (news: RelatedNews) => say(news), now: () => actor.getSnapshot() }
}

test('DETAIL-36 the products that belong to another one are read, and each is there as soon as it was', () => {
  const { readings, read, say, now } = start()
  expect([readings, isBusy(now())]).toEqual([[[1, 'b/2']], true])
  read('b/2')
  expect([selectRelated(1)(now()), selectRelated('b/2')(now())?.id]).toEqual([null, 'b/2'])
  read(1)
  say({ type: 'reading.ended' })
  expect([selectRelated(1)(now())?.id, isBusy(now())]).toEqual([1, false])
})

test('one that the server does not know, or cannot give, stays what its neighbour said of it', () => {
  const { say, now } = start()
  say({ type: 'products.read', results: [{ productId: 1, at: 1, product: null }], failed: ['b/2'] })
  say({ type: 'reading.ended' })
  expect([selectRelated(1)(now()), selectRelated('b/2')(now()), isBusy(now())]).toEqual([null, null, false])
})

test('R9 those that could not be had are read again when the network is back; all of them in another language', () => {
  const { read, say, tell, readings } = start()
  read(1)
  say({ type: 'reading.ended' })
  tell({ type: 'network.returned' })
  expect(readings).toHaveLength(2)
  read('b/2')
  say({ type: 'reading.ended' })
  tell({ type: 'network.returned' })
  expect(readings).toHaveLength(2)
  tell({ type: 'language.changed' })
  expect(readings).toHaveLength(3)
})

test('where nothing belongs to it, others of its category stand there, without itself; a failure is mended by the network', () => {
  const { read, say, tell, readings, now } = start({ ids: [], categoryId: 11 })
  say({ type: 'reading.ended' })
  tell({ type: 'network.returned' })
  expect(readings).toEqual([[11], [11]])
  read(1, 2, 3, 4, 5, 6, 7, 8)
  say({ type: 'reading.ended' })
  expect(selectOthers(2)(now()).map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7])
  tell({ type: 'network.returned' })
  expect(readings).toHaveLength(2)
})

test('RELATED every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
