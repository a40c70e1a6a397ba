// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { isFitting, selectKept } from '../../src/machines/catalogue/paged-query.selectors'
import { productListMachine } from '../../src/machines/catalogue/product-list.machine'
import { selectSpelling } from '../../src/machines/catalogue/product-list.selectors'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { record } from '../support/machine'
import { openProductList, pageOf, type Had } from '../support/product-lists'
import { leading } from './product-list.exact'

const recorder = record(productListMachine)
const start = (search?: string, had?: Had, hash?: string) =>
  openProductList({ inspect: recorder.inspect, ...(search && { search }), ...(had && { had }), ...(hash && { hash }) })

leading(start)

describe('one writer: the address', () => {
  test('API-11 the first question is what the address says', () => {
    const { products, now } = start('?search=bolt&category=5&tag=1&tag=2&per_page=24&page=3')
    expect(products.last().input).toEqual({
      code: 'ACME',
      query: { page: 3, perPage: 24, search: 'bolt', categoryId: '5', tagIds: ['1', '2'] },
    })
    expect(now().hasTag('busy')).toBe(true)
  })

  test.each([
    { patch: { search: 'nut' }, to: '/products?search=nut&category=5' },
    { patch: { search: '' }, to: '/products?category=5' },
    { patch: { categoryId: null }, to: '/products?search=bolt' },
    { patch: { tagIds: ['9'] }, to: '/products?search=bolt&category=5&tag=9' },
    { patch: { perPage: 48 }, to: '/products?search=bolt&category=5&per_page=48' },
  ] as const)('LIST-26 LIST-27 LIST-28 C-50 $patch from page 3 leads to $to', async ({ patch, to }) => {
    const { actor, products, moves } = start('?search=bolt&category=5&page=3')
    await products.answer(pageOf('A'))
    actor.send({ type: 'query.changed', patch })
    expect(moves()).toEqual([to])
    expect(products.calls).toHaveLength(1)
  })

  test('LIST-17 only the changed address loads; the former page stays meanwhile', async () => {
    const { products, visit, now, parts } = start()
    await products.answer(pageOf('A'))
    visit('?per_page=48')
    expect(products.last().input.query.perPage).toBe(48)
    expect(now().hasTag('busy')).toBe(true)
    expect(parts()).toEqual(['A'])
  })

  test('LIST an address that asks for the same, or another screen, loads nothing', async () => {
    const { products, visit } = start('?page=1')
    await products.answer(pageOf('A'))
    visit('')
    visit('?page=2', '/cart')
    expect(products.calls).toHaveLength(1)
  })
})

test('LIST-22 a page that does not exist any more gives way to the last one, without a trace in the history', async () => {
  const { products, moves, visit, now } = start('?search=bolt&page=99')
  await products.answer({ ...pageOf(), meta: { from: 0, to: 0, total: 30, last_page: 3, current_page: 99 } })
  expect(moves()).toEqual(['instead /products?search=bolt&page=3'])
  expect(now().context.page).toBeNull()
  expect(now().value).toBe('leavingForLastPage')
  expect(now().hasTag('busy')).toBe(true)
  visit('?search=bolt&page=3')
  await products.answer(pageOf('Z'))
  expect(now().value).toEqual({ ready: 'plain' })
})

test('LIST-25 nothing that fits is a state of its own', async () => {
  const { products, visit, now } = start('?search=zzz')
  await products.answer(pageOf())
  expect(now().matches('empty')).toBe(true)
  expect(now().hasTag('empty')).toBe(true)
  visit('')
  expect(now().hasTag('empty')).toBe(false)
})

test('LIST-25 nothing is found for CB120: CB-120 is offered where the server knows it, and gone with the next search', async () => {
  const { actor, products, spellings, visit, now } = start('?search=CB120')
  await products.answer(pageOf())
  expect(spellings.last().input).toEqual({ code: 'ACME', search: 'CB-120', page: 1 })
  await spellings.answer(pageOf('CB-120'))
  expect(selectSpelling(now())).toBe('CB-120')
  actor.send({ type: 'retry.requested' })
  expect(selectSpelling(now())).toBeNull()
  await products.answer(pageOf())
  visit('?search=bolt')
  expect(spellings.last().signal.aborted).toBe(true)
})

describe('turning pages', () => {
  const third: ProductPage = { ...pageOf('C'), meta: { from: 25, to: 36, total: 70, last_page: 6, current_page: 3 } }

  test.each([
    { to: 'first', place: '/products?search=bolt' },
    { to: 'previous', place: '/products?search=bolt&page=2' },
    { to: 'next', place: '/products?search=bolt&page=4' },
    { to: 'last', place: '/products?search=bolt&page=6' },
  ] as const)('LIST-19 to LIST-24 from page 3 of 6 the $to page is $place', async ({ to, place }) => {
    const { actor, products, moves } = start('?search=bolt&page=3')
    await products.answer(third)
    actor.send({ type: 'page.turned', to })
    expect(moves()).toEqual([place])
  })

  test('LIST-19 quick presses add up: the target is counted from the page that was asked for', async () => {
    const { actor, products, moves, visit } = start('?page=3')
    await products.answer(third)
    for (const page of [4, 5]) {
      actor.send({ type: 'page.turned', to: 'next' })
      visit(`?page=${page}`)
    }
    expect(moves()).toEqual(['/products?page=4', '/products?page=5'])
    expect(products.last().input.query.page).toBe(5)
  })

  test('LIST-19 LIST-24 there is no page before the first, after the last, or before anything is known', async () => {
    const { actor, products, moves, visit, now } = start()
    const can = () =>
      (['first', 'previous', 'next', 'last'] as const).map((to) => now().can({ type: 'page.turned', to }))
    expect(can()).toEqual([false, false, false, false])
    await products.answer({ ...third, meta: { ...third.meta, current_page: 1 } })
    expect(can()).toEqual([false, false, true, true])
    visit('?page=6')
    expect(can()).toEqual([true, true, false, false])
    actor.send({ type: 'page.turned', to: 'next' })
    expect(moves()).toEqual([])
  })
})

describe('the latest question is the one that counts', () => {
  test('R11 a late answer of a former question is never shown', async () => {
    const { products, visit, parts } = start()
    visit('?page=2')
    visit('?page=3')
    const [first, second] = products.calls
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, true])
    await products.answer(pageOf('C'))
    first?.resolve(pageOf('A'))
    second?.reject({ kind: 'unreachable' })
    await products.answer(pageOf('D'))
    expect(parts()).toEqual(['C'])
  })

  test('R11 another language asks again at once', async () => {
    const { actor, products, parts } = start()
    actor.send({ type: 'language.changed' })
    expect(products.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await products.answer(pageOf('Perno'))
    expect(parts()).toEqual(['Perno'])
  })

  test('R12 leaving the screen gives the call up', () => {
    const { actor, app, products } = start()
    expect(app.subscribers()).toBe(1)
    actor.stop()
    expect(app.subscribers()).toBe(0)
    expect(products.last().signal.aborted).toBe(true)
  })
})

describe('trouble', () => {
  test('LIST-29 LIST-31 a failure keeps what was there, and the next success takes it away', async () => {
    const { products, visit, now, parts } = start()
    await products.answer(pageOf('A'))
    visit('?page=2')
    await products.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    expect(now().value).toBe('failed')
    expect(now().context.failure).toMatchObject({ status: 500 })
    expect(parts()).toEqual(['A'])
    visit('?page=3')
    await products.answer(pageOf('C'))
    expect(now().value).toEqual({ ready: 'plain' })
    expect(now().context.failure).toBeNull()
  })

  test('R9 Retry asks the same again, also while a call is under way', async () => {
    const { actor, products } = start('?page=2')
    actor.send({ type: 'retry.requested' })
    expect(products.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await products.fail({ kind: 'unreachable' })
    actor.send({ type: 'retry.requested' })
    expect(products.calls.map(({ input }) => input.query.page)).toEqual([2, 2, 2])
  })

  test('R16 the network coming back asks again once, and only after a failure', async () => {
    const { actor, products } = start()
    actor.send({ type: 'network.returned' })
    await products.fail({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    actor.send({ type: 'network.returned' })
    expect(products.calls).toHaveLength(2)
    await products.answer(pageOf('A'))
    actor.send({ type: 'network.returned' })
    expect(products.calls).toHaveLength(2)
  })

  test('C-100 API-32 after 8 s the screen says so, and the call goes on', async () => {
    const { clock, products, now, parts } = start()
    clock.increment(7999)
    expect(now().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(now().hasTag('slow')).toBe(true)
    clock.increment(90_000)
    expect(products.last().signal.aborted).toBe(false)
    await products.answer(pageOf('A'))
    expect(parts()).toEqual(['A'])
    expect(now().hasTag('slow')).toBe(false)
  })
})

describe('without a network', () => {
  const kept = (page: ProductPage, isSearched = false) => ({ value: page, asOf: 1_000, isSearched })

  test('what this device kept is shown with its time; with the network it is asked for again', async () => {
    const { actor, products, now, parts } = start()
    await products.answer(kept(pageOf('A')))
    expect(now().hasTag('kept')).toBe(true)
    expect(parts()).toEqual(['A'])
    expect(selectKept(now())).toEqual({ asOf: 1_000, isSearched: false })
    actor.send({ type: 'network.returned' })
    expect(products.calls).toHaveLength(2)
    // The mark stays until the server has spoken.
    expect(selectKept(now())).not.toBeNull()
    await products.answer(pageOf('B'))
    expect(selectKept(now())).toBeNull()
    expect(now().value).toEqual({ ready: 'plain' })
  })

  test('a search of what was seen that finds nothing claims nothing about the catalogue', async () => {
    const { products, spellings, now } = start('?search=FW+M8')
    await products.answer(kept({ ...pageOf(), data: [] }, true))
    expect(now().hasTag('empty')).toBe(false)
    expect(now().hasTag('kept')).toBe(true)
    expect(spellings.calls).toHaveLength(0)
  })
})

describe('what was there before', () => {
  const kept = (page: ProductPage) => ({ value: page, asOf: 1_000, isSearched: false })
  const known = (query: ProductQuery) => (query.page === 1 ? kept(pageOf('A')) : null)

  test('LIST-17 is there at once, unmarked, while it is asked for; the answer takes its place', async () => {
    const { products, now, parts } = start('', known)
    expect(parts()).toEqual(['A'])
    expect(now().hasTag('busy')).toBe(true)
    expect([isFitting(now()), selectKept(now())]).toEqual([true, null])
    await products.answer(pageOf('B'))
    expect([parts(), isFitting(now())]).toEqual([['B'], false])
  })

  test('LIST-17 is there at once, too, when the address comes back to it', async () => {
    const { products, visit, now, parts } = start('?page=2', known)
    expect(isFitting(now())).toBe(false)
    await products.answer(pageOf('B'))
    visit('')
    expect([parts(), products.calls.length]).toEqual([['A'], 2])
    visit('?search=bolt&page=3')
    expect([parts(), isFitting(now())]).toEqual([['A'], false])
  })

  test('R10 stays with its time when it cannot be asked for again', async () => {
    const { products, now, parts } = start('', known)
    await products.fail({ kind: 'unreachable' })
    expect([now().hasTag('kept'), parts()]).toEqual([true, ['A']])
    expect(selectKept(now())).toEqual({ asOf: 1_000, isSearched: false, isRefused: false })
  })
})

test('LIST every state and every transition of the product list is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
