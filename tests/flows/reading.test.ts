// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { graphOf } from '../../src/flows/chart/graph'
import { readTested } from '../../src/flows/coverage/tested'
import { walkedFrom } from '../../src/flows/difference/record'
import { readPlace, writePlace } from '../../src/flows/page/chart-place'
import { filterOf, sifted } from '../../src/flows/page/filters'
import { conditionOf } from '../../src/flows/chart/condition-words'
import { createSearch } from '../../src/flows/page/search'
import { helpersOf, waysOutOf, waysThrough } from '../../src/flows/page/leaving'
import { stories } from '../../src/flows/stories/stories'
import { rootFile } from '../support/files'
import { machineOf } from './machines'

const found = (filter: 'error' | 'waits' | 'ends') => sifted(allMachines, filter).map(({ selection }) => selection?.id)

describe('what the states are sifted by', () => {
  test('every screen that shows an error is found, and what only rests is not', () => {
    const errors = found('error')
    for (const id of [
      'login.error',
      'checkout.customer.failed',
      'checkout.customer.missing',
      'checkout.order.waiting',
      'orderDetail.notFound',
      'list.gone',
      'pad.checking.stalled',
      'crash.screen.unfetched',
      'checkout.order.collecting on order.submitted [0]',
    ])
      expect(errors, id).toContain(id)
    expect(errors.filter((id) => /resting|\.free$|\.ready$|\.empty$|settled$/.test(id ?? ''))).toEqual([])
    // A machine without a screen shows nothing.
    expect(errors.filter((id) => id?.startsWith('session.'))).toEqual([])
  })

  test('what waits for the server, and what ends', () => {
    expect(found('waits')).toContain('checkout.customer.loading')
    expect(found('waits')).not.toContain('checkout.order.collecting')
    expect(found('ends')).toContain('login.success')
    expect(found('ends')).not.toContain('login.error')
    expect([filterOf('error'), filterOf('nonsense'), filterOf(null)]).toEqual(['error', null, null])
  })
})

test('all ways out of a machine are those that lead to another screen, and its ends', () => {
  const waysOf = (id: string) => {
    const { tells } = walkedFrom(JSON.parse(rootFile(`docs/flows/${id}.json`)))
    return waysOutOf(graphOf(machineOf(id)), tells).map(({ way, where }) => `${way.event}: ${where}`)
  }
  expect(waysOf('cart')).toContain('checkout.requested: to /checkout')
  expect(waysOf('login')).toContainEqual(expect.stringMatching(/: ends in success$/))
  expect(waysOf('density')).toEqual([])
})

test('who hands an order over leaves by way of whom it tells: from the checkout to the receipt', () => {
  const walked = (id: string) => walkedFrom(JSON.parse(rootFile(`docs/flows/${id}.json`)))
  const through = (id: string) =>
    helpersOf(id, walked(id).tells).flatMap((helper) =>
      waysThrough(graphOf(machineOf(helper)), walked(helper === 'orderSender' ? 'order-sender' : helper).tells).map(
        ({ where }) => `${helper} ${where}`,
      ),
    )
  expect(through('checkout')).toContain('orderSender to /order-success')
  // Whoever is told of it decides nothing about this screen.
  expect(through('cart')).toEqual([])
  expect(through('density')).toEqual([])
})

describe('the search', () => {
  const search = createSearch(allMachines, stories)
  test('finds stories and screens by the stem of a word', () => {
    const hits = search('what happens when the session expires during checkout')
    expect(hits.map(({ address }) => address)).toContain('#/-/stories?story=lost-session&step=1')
    const failed = search('customer fetched')
    // As it is written elsewhere, and where only the number is told.
    for (const asked of ['unauthorized', 'unauthorised']) {
      const found = search(asked)
      expect(found.map(({ machine }) => machine)).toEqual(expect.arrayContaining(['app', 'session', 'tenant']))
      expect(found.some(({ text }) => text.includes('401'))).toBe(true)
    }
    expect(search('cancelled')).toEqual(search('canceled'))
    expect(failed.find(({ selection }) => selection?.id === 'checkout.customer.failed')?.hasScreen).toBe(true)
  })
})

describe('the condition of a way', () => {
  test('is a sentence that can follow "only if", whatever its guard is called', () => {
    const sentences = {
      isStored: 'it is stored',
      hasLines: 'it has lines',
      hasNoCode: 'it has no code',
      hasFurtherPage: 'it has a further page',
      hasChanged: 'it has changed',
      mayStillArrive: 'it may still arrive',
      isCartEmpty: 'the cart is empty',
      isAllHeld: 'all are held',
      areAddressesSettled: 'the addresses are settled',
      isAtCart: 'it is at the cart',
      isInDoubt: 'it is in doubt',
      isCustomer: 'it is a customer',
      isOtherTab: 'it is another tab',
      'hasMorePages and isFirstLoad': 'it has more pages and it is the first load',
      'not isStored': 'it is not stored',
      '(not hasCode) or isOwn': '(it has no code) or it is its own',
      'in cart.open': 'in cart.open',
      early: 'early',
    }
    for (const [guard, words] of Object.entries(sentences)) expect(conditionOf(guard)).toBe(words)
  })

  test('names somebody in every machine: none begins with its verb', () => {
    const guards = allMachines.flatMap(({ machine }) =>
      graphOf(machine).transitions.flatMap(({ guard }) => guard ?? []),
    )
    expect(guards.length).toBeGreaterThan(200)
    expect(guards.map(conditionOf).filter((words) => /^(?:is|are|has|can|may)\b|[A-Z]/.test(words))).toEqual([])
  })
})

describe('the order of what a search finds', () => {
  const search = createSearch(allMachines, stories)
  test('what is called so comes first, then what says so, and last what only the code says', () => {
    for (const machine of ['checkout', 'cart', 'session', 'pad'])
      expect(search(machine)[0]).toMatchObject({ machine, selection: null })
    const kinds = search('retried').map(({ title, text }) =>
      /retried/i.test(title) ? 'called' : /retried/i.test(text) ? 'said' : 'code',
    )
    expect(kinds).toEqual(kinds.toSorted((one, other) => order(one) - order(other)))
    expect(new Set(kinds).size).toBeGreaterThan(0)
    const refused = search('password refused')
    expect(`${refused[0]?.title} ${refused[0]?.text}`.toLowerCase()).toMatch(/refused/)
  })
})
describe('what is asked of a machine as a whole', () => {
  const search = createSearch(allMachines, stories)
  test('all ways out of a machine are found first, as a product owner asks for them, in three languages', () => {
    for (const asked of [
      'ways out of the cart',
      'all ways out of the cart',
      'How do I leave the cart?',
      'cart exits',
      'salidas del carrito',
      '¿Cómo salir del carrito?',
      'todas las salidas del carrito',
      'sorties du panier',
      'comment quitter le panier ?',
      "toutes les façons de sortir d'un panier",
    ])
      expect(search(asked)[0], asked).toMatchObject({ machine: 'cart', title: 'All ways out', isInWords: true })
    expect(search('ways out of the checkout')[0]).toMatchObject({ machine: 'checkout', title: 'All ways out' })
    expect(search('salidas de la caja')[0]).toMatchObject({ machine: 'checkout', title: 'All ways out' })
    expect(search('ways out of the login')[0]).toMatchObject({ machine: 'login', tab: 'chart' })
  })

  test('so are what has changed, and what was said about it', () => {
    expect(search('what changed in the checkout')[0]).toMatchObject({ machine: 'checkout', tab: 'compare' })
    expect(search('qué cambió en la caja')[0]).toMatchObject({ machine: 'checkout', tab: 'compare' })
    expect(search('approve the checkout')[0]).toMatchObject({ machine: 'checkout', tab: 'sign-off' })
  })

  test('a name alone finds the machine, and no question about others', () => {
    expect(search('cart')[0]).toMatchObject({ machine: 'cart', title: 'cart' })
    expect(search('panier')).toEqual(search('cart'))
    expect(search('cart').some(({ title }) => title === 'All ways out')).toBe(false)
    for (const asked of [
      'session ends in the checkout',
      'la sesión termina en la caja',
      'la session se termine à la caisse',
    ])
      expect(search(asked)[0]?.address, asked).toBe('#/-/stories?story=lost-session&step=1')
  })
})
const order = (kind: string): number => ['called', 'said', 'code'].indexOf(kind)

describe('the place of a chart', () => {
  test('comes back from the address as it was, to the px', () => {
    const whole = fc.integer({ min: 0, max: 9_999 })
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), whole, whole, (percent, x, y) => {
        expect(readPlace(writePlace({ scale: percent / 100, x, y }))).toEqual({ scale: percent / 100, x, y })
      }),
    )
    for (const text of [null, '', '85', '85-1', '85-1-2-3', '-5-1-2', 'x-1-2']) expect(readPlace(text)).toBe(null)
  })
})

describe('what tests have reached', () => {
  const file = (parts: unknown) => () => Promise.resolve({ file: 'tests/x.test.ts', parts })
  test('is joined from all files of a machine; nothing is nothing, and no record is left out', async () => {
    const files = {
      'r/cart--tests.a.json': file({ 'cart.open': ['one', 'two'], 'cart.shut': 7 }),
      'r/cart--tests.b.json': file({ 'cart.open': ['two', 'three', 4] }),
      'r/cart--tests.c.json': () => Promise.resolve(null),
      'r/cartView--tests.a.json': file({ 'cart.open': ['other'] }),
    }
    expect(await readTested('cart', files)).toEqual(
      new Map([
        ['cart.open', ['one', 'two', 'three']],
        ['cart.shut', []],
      ]),
    )
    expect(await readTested('login', files)).toBe(null)
  })
})

describe('the search by names as the code writes them', () => {
  const search = createSearch(allMachines)
  const first = (query: string) => search(query)[0]?.selection?.id ?? search(query)[0]?.machine
  test.each([
    ['cart.settled', 'cart.basket.open.settled'],
    ['cart.sett', 'cart.basket.open.settled'],
    ['#cart.basket.open.settled', 'cart.basket.open.settled'],
    ['cart.basket.open.settled', 'cart.basket.open.settled'],
    ['checkout.order.checking', 'checkout.order.checking'],
    ['confirmingRemoval', 'cart.basket.open.confirmingRemoval'],
    ['open.confirmingRemoval', 'cart.basket.open.confirmingRemoval'],
    [
      'xstate.done.actor.placeOrder',
      'orderSender.order.underWay.sending on xstate.done.actor.1.orderSender.order.underWay.sending [0]',
    ],
    ['placeOrder', 'orderSender.order.underWay.sending'],
    ['PLACE_ORDER', 'orderSender.order.underWay.sending'],
    ['order.submitted', 'checkout.order.collecting on order.submitted [0]'],
    ['ORDER_SUBMITTED', 'checkout.order.collecting on order.submitted [0]'],
    ['session.guest on session.started [1]', 'session.guest on session.started [1]'],
    ['[isUnsaved]', 'cart.keeping.kept on always [0]'],
    ['cart.', 'cart'],
  ])('%s', (query, id) => expect(first(query)).toBe(id))

  test('what is no name is found by its words as before, and signs alone find nothing', () => {
    expect(search('line.decreased').map(({ selection }) => selection?.id)).toEqual(
      search('line decreased').map(({ selection }) => selection?.id),
    )
    expect(search('cart.nowhere')).toEqual([])
    for (const query of ['...', '[]', '# ', '.', '->', '(', ' ']) expect(search(query), query).toEqual([])
  })
})

describe('a word that nothing has', () => {
  const search = createSearch(allMachines, stories)
  test.each([
    ['cart xqzzy', 'cart', 'xqzzy'],
    ['what leaves the cart with Xqzzy?', 'leaves cart', 'xqzzy'],
    ['qué pasa con el carrito cuando xqzzy', 'carrito', 'xqzzy'],
    ['que se passe pour le panier avec xqzzy', 'panier', 'xqzzy'],
  ])('is named: %s', (asked, rest, missing) => {
    expect(search(asked)[0]).toEqual(search(rest)[0])
    expect(search(asked)).toHaveLength(search(rest).length)
    expect(search.leftOut(asked)).toBe(`Nothing has “${missing}”; shown is what has the rest.`)
  })

  test('is told from one that is found elsewhere, and nothing is said where all words are found, or none', () => {
    expect(search.leftOut('password order checkout printing')).toMatch(
      /^Nothing has (?:all of these words|“printing” with it); shown is what has the (?:most of them|rest)\.$/,
    )
    for (const asked of ['cart', 'customer fetched', 'xqzzy', 'xqzzy qqq', '', 'cart.settled'])
      expect(search.leftOut(asked), asked).toBe('')
  })
})
