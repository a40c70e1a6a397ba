// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { PublicSettings } from '../../src/api/schemas/tenant'
import { tenantMachine } from '../../src/machines/tenant/tenant.machine'
import type { TenantNews } from '../../src/machines/tenant/tenant.types'
import { selectStorefront, selectStorefrontCode, selectUnknownCode } from '../../src/machines/tenant/tenant.selectors'
import { question, recipient, record } from '../support/machine'

const recorder = record(tenantMachine)
const looks = { name: 'Acme', logo_url: '/acme.svg' } as PublicSettings

const start = () => {
  const host = question<string | null>()
  const storefront = question<PublicSettings, { code: string }>()
  const logged: string[] = []
  const actor = createActor(
    tenantMachine.provide({
      actors: { resolveHost: host.logic, loadPublicSettings: storefront.logic },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { inspect: recorder.inspect },
  ).start()
  const visit = (pathname: string) => actor.send({ type: 'place.changed', pathname })
  const now = () => actor.getSnapshot()
  return { actor, host, storefront, logged, visit, now, isPending: () => now().hasTag('pending') }
}

describe('storefront', () => {
  test('LOGIN-39 LOGIN-41 a code in the address is used, and the host is not asked', async () => {
    const { visit, host, storefront, now, isPending } = start()
    visit('/login/ACME')
    expect(storefront.last().input).toEqual({ code: 'ACME' })
    expect(isPending()).toBe(true)
    await storefront.answer(looks)
    expect(selectStorefront(now())).toEqual(looks)
    expect(isPending()).toBe(false)
    expect(host.calls).toHaveLength(0)
  })

  const publicPaths = ['/login', '/register', '/forgot-password']
  test.each(publicPaths)('LOGIN-38 C-02 %s without a code asks the host', async (path) => {
    const { visit, host, storefront, now, isPending } = start()
    visit(path)
    expect(isPending()).toBe(true)
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
    const { visit, host, now, logged, isPending } = start()
    visit('/login')
    await host.answer(null)
    expect(selectStorefrontCode(now())).toBeNull()
    expect(isPending()).toBe(false)
    visit('/register')
    await host.fail({ kind: 'rejected', status: 500, message: null, fields: {} })
    expect(selectStorefrontCode(now())).toBeNull()
    expect(logged).toEqual([])
  })

  test('API-04 a host that is being asked is not asked again by another screen', async () => {
    const { visit, host, storefront } = start()
    visit('/login')
    visit('/register')
    expect(host.calls).toHaveLength(1)
    await host.answer('BOLT')
    expect(storefront.last().input).toEqual({ code: 'BOLT' })
  })

  test('SESSION-09 a 401 of the host sends the visitor to the start once: the host is asked no more', async () => {
    const { visit, host, storefront, isPending } = start()
    visit('/login')
    // The session hears of the 401 first, and the start leads back to the login.
    visit('/login')
    await host.fail({ kind: 'unauthorised', message: null })
    expect(isPending()).toBe(false)
    visit('/login')
    visit('/register')
    expect(host.calls).toHaveLength(1)
    visit('/login/ACME')
    expect(storefront.last().input).toEqual({ code: 'ACME' })
  })

  test('LOGIN-42 failing public settings are only logged', async () => {
    const { visit, storefront, now, logged, isPending } = start()
    visit('/browse/ACME')
    await storefront.fail({ kind: 'unreachable' })
    expect(isPending()).toBe(false)
    expect(selectStorefront(now())).toBeNull()
    expect(logged).toEqual(['Public settings'])
  })

  test('C-125 a code that no company has is said, until the address has another', async () => {
    const { visit, storefront, now, logged, isPending } = start()
    visit('/login/zetta')
    expect(selectUnknownCode(now())).toBeNull()
    await storefront.fail({ kind: 'rejected', status: 404, message: 'There is no company with this code.', fields: {} })
    expect(selectUnknownCode(now())).toBe('ZETTA')
    expect([isPending(), logged]).toEqual([false, []])
    visit('/register/ZETTA')
    expect([selectUnknownCode(now()), storefront.calls.length]).toEqual(['ZETTA', 1])
    visit('/login/ACME')
    expect(selectUnknownCode(now())).toBeNull()
    await storefront.answer(looks)
    expect(selectStorefront(now())).toEqual(looks)
  })

  test('C-125 any other refusal says nothing about the code', async () => {
    const { visit, storefront, now } = start()
    visit('/login/ACME')
    await storefront.fail({ kind: 'rejected', status: 403, message: null, fields: {} })
    expect(selectUnknownCode(now())).toBeNull()
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

describe('who depends on the tenant', () => {
  const subscribe = (actor: ReturnType<typeof start>['actor']) => {
    const { ref, heard } = recipient<TenantNews>()
    actor.send({ type: 'subscriber.joined', subscriber: ref })
    return { heard, leave: () => actor.send({ type: 'subscriber.left', subscriber: ref }) }
  }
  const about_us_url = { en: '/about.html' }

  test('C-03 C-29 hears the code of the host, then where its document is', async () => {
    const { actor, visit, host, storefront } = start()
    visit('/register')
    const { heard, leave } = subscribe(actor)
    expect(heard).toEqual([])
    await host.answer('BOLT')
    await storefront.answer({ ...looks, about_us_url })
    const news = [
      { type: 'code.offered', code: 'BOLT' },
      {
        type: 'storefront.settled',
        code: 'BOLT',
        addresses: about_us_url,
        looks: { logo: '/acme.svg', styles: [undefined, undefined] },
      },
    ]
    expect(heard).toEqual(news)
    expect(subscribe(actor).heard).toEqual(news)
    leave()
    visit('/login/ACME')
    await storefront.answer(looks)
    expect(heard).toEqual(news)
  })

  test('C-03 hears no code of an address, which needs no offer', () => {
    const { actor, visit } = start()
    visit('/register/ACME')
    expect(subscribe(actor).heard).toEqual([])
  })

  test('ABOUT-08 hears that the public settings could not be fetched', async () => {
    const { actor, visit, storefront } = start()
    visit('/browse/ACME')
    const { heard } = subscribe(actor)
    await storefront.fail({ kind: 'unreachable' })
    expect(heard).toEqual([{ type: 'storefront.settled', code: 'ACME', addresses: null, looks: null }])
    expect(subscribe(actor).heard).toEqual(heard)
  })
})

test('TENANT every state and every transition of the tenant is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
