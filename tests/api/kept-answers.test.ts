// @vitest-environment node
import { IDBFactory as FakeFactory, IDBKeyRange as FakeRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAnswering, createSeen, type Asked, type Shelf } from '../../src/api/answering'
import { createAnswerStore, type Reader } from '../../src/api/answers/answer-store'
import { longestAnswer, most, mostCharacters, readLedger, withEntry, type Entry } from '../../src/api/answers/ledger'
import { openAnswers } from '../../src/api/answers/recall'
import { withPassers } from '../../src/api/product-reading'
import type { Http } from '../../src/api/http'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import { createShopApi } from '../../src/api/shop-api'
import { json, type Sent } from '../support/fake-fetch'
import { calm, failureOf, testHttp } from '../support/http'

const ann = { tenantCode: 'ACME', buyer: 'a' }
const filter = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] }
const row = (id: number, words = 'Bolt') => ({ id, part_number: `P-${id}`, description: words, selling_price: 12.5 })
const page = (...rows: object[]) => ({ data: rows, meta: { from: 1, to: 1, total: 1, last_page: 1, current_page: 1 } })

/** A device with one server; `net` says what the network does, `reader` who is signed in. */
const device = (answer: (sent: Sent) => Response = () => json(page(row(1)))) => {
  const factory = new FakeFactory()
  const net: { fails: boolean; isOnline: boolean } = { fails: false, isOnline: true }
  const { http, calls, state } = testHttp((sent) => {
    if (net.fails) throw new TypeError('Failed to fetch')
    return answer(sent)
  })
  const options = { http, over: createShopApi, language: () => state.language }
  const signedIn: { reader: Reader | null } = { reader: { owner: ann, isCurrent: () => true } }
  const passing = withPassers(createShopApi(http))
  const open = (database: () => IDBFactory | undefined = () => factory) => {
    const store = createAnswerStore(database, FakeRange)
    const answers = openAnswers(options, store)
    const pending: Promise<unknown>[] = []
    const shelf: Shelf = {
      reader: () => signedIn.reader,
      keep: (...given) => void pending.push(answers.keep(...given).catch(() => undefined)),
      recall: (...given) => answers.recall(...given).catch(() => null),
    }
    const live = (client: Http) => ({ ...createShopApi(client), ...passing.over(createShopApi(client)) })
    const answered = createAnswering({ ...options, live, shelf, isOnline: () => net.isOnline, now: () => 1_000 })
    const pages = (asked: object = {}): Asked<ProductPage> => ({
      kind: 'pages',
      ask: (api) => api.products('ACME', { ...filter, ...asked }, calm()),
      otherwise: (seen) => seen.search({ ...filter, ...asked }),
    })
    const products = (asked: object = {}) => answered(pages(asked))
    const looked = (asked: object = {}) => createSeen(shelf)(pages(asked))
    const product = (id: string) =>
      answered({
        kind: 'products',
        ask: (api) => api.productDetails('ACME', id, calm()),
        otherwise: (seen) => seen.product(id),
      })
    const order = (id: string) => answered({ kind: 'orders', ask: (api) => api.order('ACME', id, calm()) })
    return { products, product, order, looked, store, kept: () => Promise.all(pending) }
  }
  return { factory, net, calls, state, signedIn, passing, open }
}
const offline = { fails: true, isOnline: false }

describe('reading without a network', () => {
  test('what was answered is given back when the network fails, with the time of the answer', async () => {
    const { net, open } = device()
    const tab = open()
    expect(await tab.looked()).toBeNull()
    const there = await tab.products()
    await tab.kept()
    // While the server is asked, just what it answered to this is looked for.
    expect(await tab.looked()).toEqual({ value: there, asOf: 1_000, isSearched: false, isAwaited: true })
    expect(await tab.looked({ search: 'bolt' })).toBeNull()
    Object.assign(net, offline)
    // Also in a page that was loaded anew.
    const kept = await open().products()
    expect(kept).toEqual({ value: there, asOf: 1_000, isSearched: false })
  })

  test.each([
    { why: 'a refusal', response: () => json({ message: 'No.' }, 404) },
    { why: 'a server in trouble', response: () => json({}, 501) },
    { why: 'an answer that makes no sense', response: () => new Response('<html>') },
    { why: 'a session that is over', response: () => json({}, 401) },
  ])('$why is told as it is, whatever is kept', async ({ response }) => {
    let isWell = true
    const { open } = device(() => (isWell ? json(page(row(1))) : response()))
    const tab = open()
    await tab.products()
    await tab.kept()
    isWell = false
    expect(await failureOf(tab.products())).not.toMatchObject({ kind: 'unreachable' })
  })

  test.each([Number.NaN, Infinity, 9e15])(
    'what was kept at no moment (%s) is as if it had not been seen',
    async (at) => {
      const { open, signedIn } = device()
      const { store } = open()
      await store.keep(signedIn.reader!, 'orders', { key: 'it', at, json: 1 })
      expect(await store.find(signedIn.reader!, 'orders', 'it')).toBeNull()
    },
  )

  test('a question that was never asked stays without an answer; one that was asked in another language says so', async () => {
    const { net, open, state } = device()
    const tab = open()
    const there = await tab.products()
    await tab.kept()
    Object.assign(net, offline)
    expect(await failureOf(tab.products({ page: 2 }))).toEqual({ kind: 'unreachable' })
    expect(await failureOf(tab.order('7'))).toEqual({ kind: 'unreachable' })
    state.language = 'fr'
    expect(await tab.products()).toEqual({ value: there, asOf: 1_000, isSearched: false, language: 'en' })
    expect(await tab.product('1')).toMatchObject({ language: 'en' })
    expect(await failureOf(tab.products({ page: 2 }))).toEqual({ kind: 'unreachable' })
  })

  test('a browser that knows itself to be without a network is asked once, any other as often as ever', async () => {
    const { net, open, calls } = device(() => json({}, 503))
    const tab = open()
    net.isOnline = false
    await failureOf(tab.products())
    expect(calls).toHaveLength(1)
  })

  test('a product that was seen in a list is there by itself', async () => {
    const { net, open } = device(() => json(page(row(1), row(2))))
    const tab = open()
    await tab.products()
    await tab.kept()
    Object.assign(net, offline)
    expect(await tab.product('2')).toMatchObject({ value: { part_number: 'P-2' }, isSearched: false })
    expect(await failureOf(tab.product('3'))).toEqual({ kind: 'unreachable' })
  })

  test('a search looks at what was seen, and says so; pages, words and tags count', async () => {
    const rows = Array.from({ length: 14 }, (_, at) => row(at + 1, at % 2 === 0 ? 'Hex bolt' : 'Flat washer'))
    const { net, open } = device(() => json(page(...rows, { ...row(20, 'Hex nut'), tags: [{ id: 5, name: 'Sale' }] })))
    const tab = open()
    await tab.products()
    await tab.kept()
    Object.assign(net, offline)
    const found = await tab.products({ search: 'bolt HEX', perPage: 3, page: 3 })
    expect(found).toMatchObject({ isSearched: true, value: { meta: { total: 7, last_page: 3, from: 7, to: 7 } } })
    expect(await tab.products({ search: 'hex', tagIds: ['5'] })).toMatchObject({ value: { meta: { total: 1 } } })
    expect(await tab.products({ search: 'none such' })).toMatchObject({
      value: { data: [], meta: { total: 0, from: 0 } },
    })
    // Products do not say in which category they are.
    expect(await failureOf(tab.products({ search: 'hex', categoryId: '4' }))).toEqual({ kind: 'unreachable' })
  })

  test('what is kept is never taken for news of a product', async () => {
    const { net, open, passing } = device()
    const heard: string[] = []
    passing.onProducts((code) => heard.push(code))
    const tab = open()
    await tab.products()
    await tab.kept()
    expect(heard).toEqual(['ACME'])
    Object.assign(net, offline)
    await tab.products()
    await tab.product('1')
    expect(heard).toEqual(['ACME'])
  })

  test('what an earlier portal kept and this one cannot read is as if it had not been seen', async () => {
    const { net, open } = device()
    const tab = open()
    const reader = { owner: ann, isCurrent: () => true }
    const key = `en /api/orders/ACME/7 {}`
    await tab.store.keep(reader, 'orders', { key, at: 1, json: 'an order' })
    Object.assign(net, offline)
    expect(await failureOf(tab.order('7'))).toEqual({ kind: 'unreachable' })
  })

  test('a device that keeps nothing changes nothing', async () => {
    const { net, open } = device()
    const tab = open(() => undefined)
    expect(await tab.products()).toMatchObject({ data: [{ part_number: 'P-1' }] })
    await tab.kept()
    Object.assign(net, offline)
    expect(await failureOf(tab.products())).toEqual({ kind: 'unreachable' })
  })
})

describe('C-122 whose it is', () => {
  test('another buyer, or another tenant, never sees it, and removes it', async () => {
    const { net, open, signedIn } = device()
    const tab = open()
    await tab.products()
    await tab.kept()
    Object.assign(net, offline)
    for (const owner of [
      { tenantCode: 'ACME', buyer: 'b' },
      { tenantCode: 'ACMEX', buyer: 'a' },
    ]) {
      signedIn.reader = { owner, isCurrent: () => true }
      expect(await failureOf(open().products())).toEqual({ kind: 'unreachable' })
    }
    signedIn.reader = { owner: ann, isCurrent: () => true }
    expect(await failureOf(open().products())).toEqual({ kind: 'unreachable' })
  })

  test('an answer that comes after the session is over is not kept, and nothing is given to a session that is over', async () => {
    const { net, open, signedIn } = device()
    let isCurrent = true
    signedIn.reader = { owner: ann, isCurrent: () => isCurrent }
    const tab = open()
    await tab.products()
    await tab.kept()
    isCurrent = false
    await tab.products({ page: 2 })
    await tab.kept()
    Object.assign(net, offline)
    expect(await failureOf(tab.products())).toEqual({ kind: 'unreachable' })
    // The same buyer is back: what was there is there, what came too late is not.
    isCurrent = true
    expect(await tab.products()).toMatchObject({ isSearched: false })
    expect(await failureOf(tab.products({ page: 2 }))).toEqual({ kind: 'unreachable' })
  })

  test('a logout removes all of it, while it is open', async () => {
    const { net, open, factory } = device()
    const tab = open()
    await tab.products()
    await tab.kept()
    await new Promise((resolve) => {
      factory.deleteDatabase('tradepost-answers').addEventListener('success', resolve)
    })
    Object.assign(net, offline)
    expect(await failureOf(tab.products())).toEqual({ kind: 'unreachable' })
    expect(await failureOf(open().products())).toEqual({ kind: 'unreachable' })
  })

  test('nobody is signed in: nothing is kept', async () => {
    const { net, open, signedIn } = device()
    signedIn.reader = null
    const tab = open()
    await tab.products()
    await tab.kept()
    Object.assign(net, offline)
    expect(await failureOf(tab.products())).toEqual({ kind: 'unreachable' })
  })
})

describe('the bounds', () => {
  const kinds = ['products', 'pages', 'orders', 'shelves'] as const
  const entries = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      key: fc.integer({ min: 0, max: 300 }).map(String),
      size: fc.integer({ min: 1, max: longestAnswer + 100_000 }),
    }),
    { maxLength: 400 },
  )

  test('never more of a kind, nor more characters, than there may be; the newest are there, each once', () => {
    fc.assert(
      fc.property(entries, (given) => {
        let ledger: readonly Entry[] = []
        const device = new Set<string>()
        for (const entry of given) {
          const { kept, dropped } = withEntry(ledger, entry)
          ledger = kept
          device.add(`${entry.kind} ${entry.key}`)
          for (const { kind, key } of dropped) device.delete(`${kind} ${key}`)
          for (const kind of kinds)
            expect(kept.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(most[kind])
          expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(mostCharacters)
          expect(kept.includes(entry)).toBe(entry.size <= longestAnswer)
        }
        // What the device holds is what the ledger says.
        expect([...device].toSorted()).toEqual(ledger.map(({ kind, key }) => `${kind} ${key}`).toSorted())
      }),
      { numRuns: 30 },
    )
  })

  test('the device holds the last 50 pages, and no more', async () => {
    const { open } = device()
    const { store } = open()
    const reader = { owner: ann, isCurrent: () => true }
    for (let at = 0; at < 55; at += 1) await store.keep(reader, 'pages', { key: `k${at}`, at, json: { at } })
    const found = await store.all(reader, 'pages')
    expect(found).toHaveLength(50)
    expect(await store.find(reader, 'pages', 'k4')).toBeNull()
    expect(await store.find(reader, 'pages', 'k54')).toEqual({ key: 'k54', at: 54, json: { at: 54 } })
  })

  test('a ledger of something else is an empty one', () => {
    expect(readLedger('no')).toEqual([])
    expect(readLedger([{ kind: 'toString', key: 'a', size: 1 }, null, { kind: 'pages', key: 'a', size: 1 }])).toEqual([
      { kind: 'pages', key: 'a', size: 1 },
    ])
  })
})
