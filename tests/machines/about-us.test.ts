// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import {
  aboutUsMachine,
  type AboutUsDocument,
  type AboutUsQuestion,
  type AddressNews,
} from '../../src/machines/account/about-us.machine'
import type { Answered } from '../../src/api/schemas/kept'
import type { Settings } from '../../src/api/schemas/tenant'
import { createDocuments } from '../../src/api/documents'
import { calm, failureOf, testHttp } from '../support/http'
import { fakeFetch } from '../support/fake-fetch'
import { publisher, question, record, testApp } from '../support/machine'

const recorder = record(aboutUsMachine)
const document: AboutUsDocument = { html: '<p>Hello</p>', address: 'https://portal.test/about.html' }

const addresses = { en: '/about-us/en.html' }
const told: AddressNews = {
  type: 'settings.settled',
  settings: { b2b_about_us_private: addresses } as unknown as Settings,
}

/** A document of ACME, with what its source tells at once. */
const start = (audience: 'private' | 'public' = 'private', first: readonly AddressNews[] = [told]) => {
  const load = question<Answered<AboutUsDocument | null>, AboutUsQuestion>()
  const source = publisher<AddressNews>(first)
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    aboutUsMachine.provide({
      actors: { loadDocument: load.logic },
    }),
    { input: { app: app.app, audience, code: 'ACME', source: source.ref }, clock, inspect: recorder.inspect },
  ).start()
  return { actor, app, source, load, clock, now: () => actor.getSnapshot() }
}

test('ABOUT-01 the document of the company is asked for and shown', async () => {
  const { load, now } = start()
  expect(now().hasTag('busy')).toBe(true)
  expect(load.last().input).toEqual({ audience: 'private', code: 'ACME', addresses })
  await load.answer(document)
  expect(now().value).toBe('ready')
  expect(now().context.document).toEqual(document)
})

test('ABOUT-06 ABOUT-07 no document is no failure', async () => {
  const { load, now } = start()
  await load.answer(null)
  expect(now().value).toBe('missing')
})

test('ABOUT-09 I18N-19 another language asks again; the former document stays until the other is there', async () => {
  const { actor, load, now } = start()
  await load.answer(document)
  actor.send({ type: 'language.changed' })
  expect(now().hasTag('busy')).toBe(true)
  expect(now().context.document).toEqual(document)
  await load.answer({ ...document, html: '<p>Hola</p>' })
  expect(now().context.document?.html).toBe('<p>Hola</p>')
  actor.send({ type: 'language.changed' })
  await load.answer(null)
  expect(now().context.document).toBeNull()
})

test('C-122 without a network the document that was kept is shown with its time, until the server has spoken', async () => {
  const { app, load, now } = start()
  await load.answer({ value: document, asOf: 1_000, isSearched: false })
  expect([now().hasTag('kept'), now().context.document, now().context.kept?.asOf]).toEqual([true, document, 1_000])
  app.tell({ type: 'network.returned' })
  await load.answer(document)
  expect([now().hasTag('kept'), now().context.kept]).toEqual([false, null])
})

test('ABOUT-05 ABOUT-08 a failure can be retried, by hand or by the network coming back', async () => {
  const { actor, load, now } = start()
  await load.fail({ kind: 'unreachable' })
  expect(now().value).toBe('failed')
  actor.send({ type: 'network.returned' })
  await load.fail({ kind: 'unreadable' })
  expect(now().context.failure).toEqual({ kind: 'unreadable' })
  actor.send({ type: 'retry.requested' })
  await load.answer(document)
  expect(now().value).toBe('ready')
  expect(now().context.failure).toBeNull()
})

test('C-100 ABOUT nothing is asked before the settings say where the document is; Retry waits anew', () => {
  const { actor, app, source, load, clock, now } = start('private', [])
  app.tell({ type: 'language.changed' })
  expect([now().value, now().hasTag('busy')]).toEqual([{ waiting: 'patient' }, true])
  clock.increment(8000)
  expect(now().hasTag('slow')).toBe(true)
  actor.send({ type: 'retry.requested' })
  expect([now().hasTag('slow'), load.calls]).toEqual([false, []])
  source.tell(told)
  expect(load.last().input).toEqual({ audience: 'private', code: 'ACME', addresses })
})

test('ABOUT-06 settings that could not be fetched do not say that there is no document: it is still looked for', () => {
  const { load } = start('private', [{ type: 'settings.settled', settings: null }])
  expect(load.last().input).toEqual({ audience: 'private', code: 'ACME', addresses: null })
})

test('ABOUT-03 the public document is asked for with the public settings of this company, and no other', () => {
  const { source, load } = start('public', [
    { type: 'storefront.settled', code: 'BOLT', addresses: {}, looks: null },
    told,
  ])
  expect(load.calls).toEqual([])
  source.tell({ type: 'storefront.settled', code: 'ACME', addresses: null, looks: null })
  expect(load.last().input).toEqual({ audience: 'public', code: 'ACME', addresses: null })
  source.tell({ type: 'code.offered', code: 'ACME' })
  expect(load.calls).toHaveLength(1)
})

test('C-100 after 8 s the screen says so; asking again gives the slow call up', () => {
  const { actor, load, clock, now } = start()
  clock.increment(8000)
  expect(now().hasTag('slow')).toBe(true)
  actor.send({ type: 'retry.requested' })
  expect(now().hasTag('slow')).toBe(false)
  expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

const documents = (answer: () => Response) => {
  const foreign = fakeFetch(answer)
  const { http, calls, state, rejections } = testHttp(answer)
  state.token = 't-1'
  const { read } = createDocuments(http, 'http://portal.test', foreign.fetch)
  return { own: calls, foreign: foreign.calls, rejections, read }
}

test('C-36 API-28 a document of our own origin goes with token and language, and keeps its query', async () => {
  const { read, own, foreign } = documents(() => new Response('<p>x</p>'))
  expect(await read('http://portal.test/about.html?a=1&a=2', calm())).toBe('<p>x</p>')
  const sent = own.map(({ url, headers }) => [url.search, headers.get('Authorization')])
  expect(sent).toEqual([['?a=1&a=2&lang=en', 'Bearer t-1']])
  expect(foreign).toEqual([])
})

test('C-36 T-24 a document of another origin goes bare: no token, no language, nothing changed', async () => {
  const { read, own, foreign } = documents(() => new Response('<p>x</p>'))
  await read('https://cdn.test/about.html?sig=1', calm())
  await read('http://portal.test.evil.test/about.html', calm())
  expect(own).toEqual([])
  expect(foreign.map(({ url, headers }) => [url.href, headers.get('Authorization')])).toEqual([
    ['https://cdn.test/about.html?sig=1', null],
    ['http://portal.test.evil.test/about.html', null],
  ])
})

test('S2 C-36 a document of another origin is asked for without cookies, and not told who asks', async () => {
  const asked: (RequestInit | undefined)[] = []
  const bare: typeof fetch = async (_, init) => {
    asked.push(init)
    return new Response('<p>x</p>')
  }
  const { read } = createDocuments(testHttp().http, 'http://portal.test', bare)
  await read('https://cdn.test/about.html', calm())
  expect(asked).toEqual([{ signal: expect.any(AbortSignal), credentials: 'omit', referrerPolicy: 'no-referrer' }])
})

test('S2 a document of more than 1 MB is not read to its end', async () => {
  const { read } = documents(() => new Response('x'.repeat(1024 * 1024 + 1)))
  expect(await failureOf(read('https://cdn.test/big', calm()))).toEqual({ kind: 'unreadable' })
  expect(await failureOf(read('http://portal.test/big', calm()))).toEqual({ kind: 'unreadable' })
})

test('ABOUT-08 a foreign refusal or a dead network is a failure; a foreign 401 ends no session', async () => {
  const { read, rejections } = documents(() => new Response('', { status: 401 }))
  expect(await failureOf(read('https://cdn.test/x', calm()))).toMatchObject({ kind: 'rejected', status: 401 })
  expect(rejections).toEqual([])
  const dead = documents(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failureOf(dead.read('https://cdn.test/x', calm()))).toEqual({ kind: 'unreachable' })
})

test('ABOUT every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
