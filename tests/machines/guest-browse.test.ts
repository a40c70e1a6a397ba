// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { GuestCatalogue } from '../../src/api/schemas/catalogue'
import { guestBrowseMachine } from '../../src/machines/catalogue/guest-browse.machine'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { question, record, testApp } from '../support/machine'

const recorder = record(guestBrowseMachine)
const answerOf = (manufacturer_name: string): GuestCatalogue => ({
  manufacturer_name,
  manufacturer_logo_url: null,
  manufacturer_code: 'ACME',
  data: [],
  meta: { from: 0, to: 0, total: 0, last_page: 3, current_page: 1 },
})

const bolt = { part_number: 'P-1' } as GuestCatalogue['data'][number]

const start = (search = '') => {
  const catalogue = question<GuestCatalogue, { code: string; query: ProductQuery }>()
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    guestBrowseMachine.provide({
      actors: { loadCatalogue: catalogue.logic },
    }),
    { input: { app: app.app, code: 'ACME', pathname: '/browse/ACME', search }, clock, inspect: recorder.inspect },
  ).start()
  return { actor, catalogue, moves: app.moves, wishes: app.wishes, clock, now: () => actor.getSnapshot() }
}

describe('guest browse', () => {
  test('GUEST-15 tags and page size of a pasted address mean nothing', () => {
    const { catalogue } = start('?search=bolt&category=5&page=3&per_page=48&tag=1')
    expect(catalogue.last().input).toEqual({
      code: 'ACME',
      query: { page: 3, perPage: 12, search: 'bolt', categoryId: '5', tagIds: [] },
    })
  })

  test('GUEST-16 a search from page 2 leads to page 1, and only the changed address loads', async () => {
    const { actor, catalogue, moves } = start('?page=2')
    await catalogue.answer(answerOf('Acme Supply'))
    actor.send({ type: 'query.changed', patch: { search: 'hex' } })
    expect(moves()).toEqual(['/browse/ACME?search=hex'])
    actor.send({ type: 'place.changed', pathname: '/browse/ACME', search: '?search=hex' })
    expect(catalogue.last().input.query).toMatchObject({ search: 'hex', page: 1 })
    actor.send({ type: 'place.changed', pathname: '/login/ACME', search: '?search=x' })
    expect(catalogue.calls).toHaveLength(2)
  })

  test('GUEST-05 a page that does not exist any more gives way to the last one', async () => {
    const { catalogue, moves, now } = start('?page=99')
    await catalogue.answer({ ...answerOf('Acme'), meta: { from: 0, to: 0, total: 30, last_page: 3, current_page: 99 } })
    expect(moves()).toEqual(['instead /browse/ACME?page=3'])
    expect(now().matches({ catalogue: 'leavingForLastPage' })).toBe(true)
    expect(now().hasTag('busy')).toBe(true)
  })

  test('GUEST-05 quick presses of Next add up, until there is no further page', async () => {
    const { actor, catalogue, moves } = start()
    await catalogue.answer(answerOf('Acme'))
    actor.send({ type: 'page.turned', to: 'next' })
    actor.send({ type: 'place.changed', pathname: '/browse/ACME', search: '?page=2' })
    actor.send({ type: 'page.turned', to: 'next' })
    actor.send({ type: 'place.changed', pathname: '/browse/ACME', search: '?page=3' })
    actor.send({ type: 'page.turned', to: 'next' })
    expect(moves()).toEqual(['/browse/ACME?page=2', '/browse/ACME?page=3'])
  })

  test('GUEST-13 a refusal is kept with the words of the server, and can be tried again', async () => {
    const { actor, catalogue, now } = start()
    await catalogue.fail({ kind: 'rejected', status: 404, message: 'No such company.', fields: {} })
    expect(now().hasTag('failed')).toBe(true)
    expect(now().context.failure).toMatchObject({ message: 'No such company.' })
    actor.send({ type: 'network.returned' })
    await catalogue.fail({ kind: 'unreachable' })
    actor.send({ type: 'retry.requested' })
    await catalogue.answer(answerOf('Acme Supply'))
    expect(now().hasTag('empty')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await catalogue.answer({ ...answerOf('Acme Supply'), data: [bolt] })
    expect(now().matches({ catalogue: 'ready' })).toBe(true)
  })

  test('GUEST-06 GUEST-07 a product asks for a login; cancel changes nothing else', async () => {
    const { actor, catalogue, now, moves, wishes } = start('?page=2')
    await catalogue.answer(answerOf('Acme Supply'))
    actor.send({ type: 'product.chosen', productId: 'P/7' })
    expect(now().hasTag('asking')).toBe(true)
    actor.send({ type: 'prompt.declined' })
    actor.send({ type: 'product.chosen', productId: '..' })
    actor.send({ type: 'prompt.declined' })
    // What cannot be an address is no wish.
    expect(wishes()).toEqual([{ code: 'ACME', to: '/products/P%2F7' }, null, null, null])
    expect(now().hasTag('asking')).toBe(false)
    expect(now().context.query.page).toBe(2)
    expect(moves()).toEqual([])
  })

  test('C-100 after 8 s it says that it is slow; another language asks again', async () => {
    const { actor, catalogue, clock, now } = start()
    clock.increment(8000)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'language.changed' })
    expect(catalogue.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await catalogue.answer(answerOf('Acme'))
    expect(now().context.page?.manufacturer_name).toBe('Acme')
  })

  test('every state, transition and answer of a guard is reached', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
