// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { PublicSettings, Settings } from '../../src/api/schemas/tenant'
import { tenantMachine } from '../../src/machines/tenant/tenant.machine'
import {
  areSettingsPending,
  hasAdvancedCategories,
  isInfoHidden,
  isStorefrontKnown,
  selectOrderMessage,
  selectSettings,
  selectStorefront,
  selectStorefrontCode,
} from '../../src/machines/tenant/tenant.selectors'
import { question, record } from '../support/machine'

const recorder = record(tenantMachine)
const looks = { name: 'Acme', logo_url: '/acme.svg' } as PublicSettings
const settings: Settings = {
  default_page: 'catalogs',
  b2b_sell_minimum: true,
  b2b_hide_additional_info: true,
  b2b_about_us_private: {},
  b2b_message_order_confirmation: 'Thanks!',
  b2b_advanced_categories: true,
}

const start = () => {
  const host = question<string | null>()
  const storefront = question<PublicSettings, { code: string }>()
  const own = question<Settings, { code: string }>()
  const logged: string[] = []
  const steps: boolean[] = []
  const actor = createActor(
    tenantMachine.provide({
      actors: { resolveHost: host.logic, loadPublicSettings: storefront.logic, loadSettings: own.logic },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { inspect: recorder.inspect },
  )
  actor.on('sellMinimum.known', ({ isOn }) => steps.push(isOn))
  actor.start()
  const visit = (pathname: string) => actor.send({ type: 'place.changed', pathname })
  return { actor, host, storefront, own, logged, steps, visit, now: () => actor.getSnapshot() }
}

describe('storefront', () => {
  test('LOGIN-39 LOGIN-41 a code in the address is used, and the host is not asked', async () => {
    const { visit, host, storefront, now } = start()
    visit('/login/ACME')
    expect(storefront.last().input).toEqual({ code: 'ACME' })
    expect(isStorefrontKnown(now())).toBe(false)
    await storefront.answer(looks)
    expect(selectStorefront(now())).toEqual(looks)
    expect(isStorefrontKnown(now())).toBe(true)
    expect(host.calls).toHaveLength(0)
  })

  const publicPaths = ['/login', '/register', '/forgot-password']
  test.each(publicPaths)('LOGIN-38 C-02 %s without a code asks the host', async (path) => {
    const { visit, host, storefront, now } = start()
    visit(path)
    expect(isStorefrontKnown(now())).toBe(false)
    await host.answer('BOLT')
    expect(storefront.last().input).toEqual({ code: 'BOLT' })
    expect(selectStorefrontCode(now())).toBe('BOLT')
  })

  test.each(['/', '/products', '/cart', '/about-us'])('API-04 %s asks nothing', (path) => {
    const { visit, host, storefront } = start()
    visit(path)
    expect([host.calls, storefront.calls]).toEqual([[], []])
  })

  test('API-04 the host is asked once; moving between public screens keeps its answer', async () => {
    const { visit, host, storefront } = start()
    visit('/login')
    await host.answer('BOLT')
    visit('/register')
    visit('/forgot-password')
    expect(host.calls).toHaveLength(1)
    expect(storefront.calls).toHaveLength(1)
  })

  test('LOGIN-40 a host without a code, or without an answer, leaves the plain screen', async () => {
    const { visit, host, now, logged } = start()
    visit('/login')
    await host.answer(null)
    expect(selectStorefrontCode(now())).toBeNull()
    expect(isStorefrontKnown(now())).toBe(true)
    visit('/register')
    await host.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    expect(selectStorefrontCode(now())).toBeNull()
    expect(logged).toEqual([])
  })

  test('LOGIN-42 failing public settings are only logged', async () => {
    const { visit, storefront, now, logged } = start()
    visit('/browse/ACME')
    await storefront.fail({ kind: 'unreachable' })
    expect(isStorefrontKnown(now())).toBe(true)
    expect(selectStorefront(now())).toBeNull()
    expect(logged).toEqual(['Public settings'])
  })

  test('LOGIN-06 another code in the address drops the looks and the late answer of the former one', async () => {
    const { visit, storefront, now } = start()
    visit('/login/ACME')
    const first = storefront.last()
    visit('/login/BOLT')
    expect(first.signal.aborted).toBe(true)
    await storefront.answer({ ...looks, name: 'Bolt' })
    visit('/register/BOLT')
    expect(storefront.calls).toHaveLength(2)
    expect(selectStorefront(now())?.name).toBe('Bolt')
    visit('/login/ACME')
    expect(selectStorefront(now())).toBeNull()
  })
})

describe('settings', () => {
  test('SESSION-13 SESSION-14 they are fetched when a session opens, once', async () => {
    const { actor, own, now, visit, steps } = start()
    visit('/dashboard')
    expect(own.calls).toHaveLength(0)
    actor.send({ type: 'session.opened', code: 'BOLT' })
    expect(own.last().input).toEqual({ code: 'BOLT' })
    expect(areSettingsPending(now())).toBe(true)
    await own.answer(settings)
    visit('/products')
    expect(own.calls).toHaveLength(1)
    expect(areSettingsPending(now())).toBe(false)
    expect(steps).toEqual([true])
    expect([hasAdvancedCategories(now()), isInfoHidden(now())]).toEqual([true, true])
    expect(selectOrderMessage(now())).toBe('Thanks!')
  })

  test('R18 failing settings are only logged, and the flags count as off', async () => {
    const { actor, own, now, logged, steps } = start()
    actor.send({ type: 'session.opened', code: 'FAIL' })
    await own.fail({ kind: 'unreachable' })
    expect(logged).toEqual(['Settings'])
    expect(steps).toEqual([false])
    expect(areSettingsPending(now())).toBe(false)
    expect([hasAdvancedCategories(now()), isInfoHidden(now()), selectOrderMessage(now())]).toEqual([false, false, null])
  })

  test('C-100 Retry gives the call up and asks again', () => {
    const { actor, own } = start()
    actor.send({ type: 'session.opened', code: 'ACME' })
    const first = own.last()
    actor.send({ type: 'settings.retried' })
    expect(first.signal.aborted).toBe(true)
    expect(own.calls).toHaveLength(2)
  })

  test('SESSION-06 nothing of the former tenant stays after the session', async () => {
    const { actor, own, now, steps } = start()
    actor.send({ type: 'session.opened', code: 'BOLT' })
    await own.answer(settings)
    actor.send({ type: 'session.closed' })
    expect(selectSettings(now())).toBeNull()
    expect(steps).toEqual([true, false])
    actor.send({ type: 'session.opened', code: 'ACME' })
    expect(selectSettings(now())).toBeNull()
    expect(own.last().input).toEqual({ code: 'ACME' })
  })
})

test('TENANT every state and every transition of the tenant is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
