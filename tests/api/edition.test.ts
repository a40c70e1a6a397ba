import { createActor } from 'xstate'
import { afterEach, expect, test, vi } from 'vitest'
import { holdEdition } from '../../src/api/browser/edition-hold'
import { editionOver } from '../../src/app-edition'
import { isEditionOffered } from '../../src/machines/shell/edition.selectors'
import { fakeFetch, json } from '../support/fake-fetch'

const page = document.documentElement
const own = '00000000000000a1'
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete page.dataset['edition']
  delete page.dataset['keeper']
})

/** A browser's container of workers, with a registration that was there before or not. */
const workers = ({ isThere = false, isBroken = false } = {}) => {
  const deeds: string[] = []
  const registration = {
    scope: new URL('/', window.location.href).href,
    update: async () => {
      deeds.push('update')
      if (isBroken) throw new TypeError('404')
    },
    unregister: async () => void deeds.push('unregister'),
  }
  const container = Object.assign(new EventTarget(), {
    controller: isThere ? {} : null,
    getRegistration: async () => (isThere ? registration : undefined),
    register: async (script: string) => void deeds.push(`register ${new URL(script, window.location.href).pathname}`),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('caches', {
    keys: async () => ['tradepost-code / 1', 'tradepost-code /shop/ 1', 'other'],
    delete: async (name: string) => void deeds.push(`delete ${name}`),
  })
  return { container, deeds }
}
const watch = (answer: () => Response) => {
  const found = vi.fn<() => void>()
  const server = fakeFetch(answer)
  const edition = createActor(editionOver({ window, basePath: '/', fetch: server.fetch, reload: () => undefined }))
  edition.subscribe((snapshot) => isEditionOffered(snapshot) && found())
  edition.start()
  return { found, stop: () => void edition.stop(), server }
}
const text = (content: string) => () => new Response(content)
const calmDown = async () => {
  await vi.advanceTimersByTimeAsync(4_000)
  await vi.dynamicImportSettled()
}

test('KEEPER a page that says no version has no worker: development, tests', async () => {
  vi.useFakeTimers()
  const { deeds } = workers()
  watch(text(own))
  await calmDown()
  expect(deeds).toEqual([])
})

test('KEEPER the worker comes when the page is there, and is asked for a newer one when it was there before', async () => {
  vi.useFakeTimers()
  page.dataset['edition'] = own
  page.dataset['keeper'] = 'keeper.js'
  const first = workers()
  const { stop } = watch(text(own))
  expect(first.deeds).toEqual([])
  await calmDown()
  expect(first.deeds).toEqual(['register /keeper.js'])
  stop()
  const second = workers({ isThere: true })
  const later = watch(text(own))
  await calmDown()
  expect(second.deeds).toEqual(['update'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(second.deeds).toEqual(['update', 'update'])
  later.stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(second.deeds).toEqual(['update', 'update'])
})

test('KEEPER on a fast line the worker comes soon; a first screen on a slow one has the line for itself, four seconds at most', async () => {
  vi.useFakeTimers()
  page.dataset['edition'] = own
  page.dataset['keeper'] = 'keeper.js'
  const comes = async (startedAfter: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(startedAfter)
    const { deeds } = workers()
    const { stop } = watch(text(own))
    for (const at of [1_000, 2_000, 3_000, 4_000]) {
      await vi.advanceTimersByTimeAsync(1_000)
      await vi.dynamicImportSettled()
      if (deeds.length > 0) {
        stop()
        return at
      }
    }
    return null
  }
  expect([await comes(250), await comes(900), await comes(20_000)]).toEqual([1_000, 3_000, 4_000])
})

test.each([
  ['is gone', () => json({}, 404)],
  ['is the page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])('KEEPER a worker whose script %s goes with what it keeps, and with nothing of others', async (_, answer) => {
  vi.useFakeTimers()
  page.dataset['edition'] = own
  page.dataset['keeper'] = 'keeper.js'
  const { deeds } = workers({ isThere: true, isBroken: true })
  watch(answer)
  await calmDown()
  expect(deeds).toEqual(['update', 'unregister', 'delete tradepost-code / 1'])
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['of a server in trouble', () => json({}, 503)],
])('KEEPER %s the worker stays', async (_, answer) => {
  vi.useFakeTimers()
  page.dataset['edition'] = own
  page.dataset['keeper'] = 'keeper.js'
  const { deeds } = workers({ isThere: true, isBroken: true })
  watch(answer as () => Response)
  await calmDown()
  expect(deeds).toEqual(['update'])
})

test.each([
  ['00000000000000b2\n', 1],
  [own, 0],
  ['<!doctype html>', 0],
])('KEEPER another worker took over: %s is news %i times', async (content, times) => {
  page.dataset['edition'] = own
  const { container } = workers({ isThere: true })
  vi.useFakeTimers()
  const { found, server } = watch(text(content))
  await calmDown()
  vi.useRealTimers()
  container.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(times))
})

test('KEEPER a look that cannot be taken is taken a minute later, until the tab is gone', async () => {
  page.dataset['edition'] = own
  const { container } = workers({ isThere: true })
  vi.useFakeTimers()
  const broken = () => Promise.reject(new TypeError('Failed to fetch')) as unknown as Response
  const answers = [broken, broken, text('00000000000000b2'), broken]
  const { found, server, stop } = watch(() => (answers.shift() ?? broken)())
  await calmDown()
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(119_999)
  expect([server.calls.length, found.mock.calls.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([server.calls.length, found.mock.calls.length]).toEqual([3, 1])
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.calls).toHaveLength(4)
})

test('KEEPER where workers are forbidden, the host says what is new, and files that are gone lead there, too', async () => {
  page.dataset['edition'] = own
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('Forbidden.', 'SecurityError')
    },
  })
  vi.useFakeTimers()
  const answers = [own, '00000000000000b2']
  const { found, server } = watch(() => new Response(answers.shift()))
  await calmDown()
  vi.useRealTimers()
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  expect(found).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(found).toHaveBeenCalledOnce())
})

test('KEEPER a page holds the files of its version, and where locks are forbidden it does without', () => {
  const request = vi.fn<(name: string) => Promise<void>>(() =>
    Promise.reject(new DOMException('Forbidden.', 'SecurityError')),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  holdEdition(window, '/shop/')
  expect(request).not.toHaveBeenCalled()
  page.dataset['edition'] = own
  holdEdition(window, '/shop/')
  expect(request.mock.calls[0]?.[0]).toBe(`tradepost-code /shop/ ${own}`)
  vi.stubGlobal('navigator', {})
  expect(() => holdEdition(window, '/shop/')).not.toThrow()
})
