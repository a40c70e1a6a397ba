// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import type { AccountParts } from '../../src/machines/account/account.types'
import type { AppNews } from '../../src/machines/app.types'
import { appMachine } from '../../src/machines/app.machine'
import {
  hasAccountFailed,
  hasShopFailed,
  isAccountSlow,
  isShopSlow,
  selectAccount,
  selectSettingsActor,
  selectShop,
} from '../../src/machines/app.selectors'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import { hasCrashed } from '../../src/machines/shell/crash.selectors'
import { line } from '../rules/samples'
import { recipient, record } from '../support/machine'
import type { ShopActor } from '../../src/machines/shop.machine'
import { quietShop, startPortal } from '../support/portals'
import { sessionAt } from '../support/sessions'

const recorder = record(appMachine)
const acme = sessionAt('ACME')
const stored = JSON.stringify(cartEnvelope('ACME', [line(3)]))

const start = (path: string) => startPortal({ path, inspect: recorder.inspect })
/** A portal at `path` whose device has said who is there. */
const startAs = async (path: string, session: typeof acme | null) => {
  const started = start(path)
  await started.device.answer({ session, lastCode: session?.manufacturer.code ?? 'ACME' })
  return started
}
/** The same with an open shop. */
const startOpen = async (path = '/cart') => {
  const started = await startAs(path, acme)
  await started.shopCode.answer(quietShop(stored))
  return started
}

/** What the shop of a buyer knows. */
const openShop = (app: Parameters<typeof selectShop>[0]) => {
  const actor = selectShop(app)?.actor as ShopActor
  return actor.getSnapshot().context
}

describe('the shop', () => {
  test('its code is fetched when somebody is there, not before', async () => {
    const guest = await startAs('/cart', null)
    expect([guest.moves.at(-1), guest.shopCode.calls]).toEqual(['/login/ACME', []])
    const buyer = await startAs('/cart', acme)
    expect([buyer.shopCode.calls.length, selectShop(buyer.now())]).toEqual([1, null])
  })

  test('SESSION-01 it opens for a buyer, with cart, drafts, categories and tags of their own', async () => {
    const { now, actor } = await startOpen()
    expect(selectShop(now())?.owner).toEqual({ kind: 'buyer', session: acme })
    expect(actor('cart').getSnapshot().context).toMatchObject({ tenantCode: 'ACME', lines: [line(3)] })
    expect(openShop(now()).ordering?.drafts.getSnapshot().context.owner).toEqual({
      tenantCode: 'ACME',
      email: 'buyer@acme.test',
    })
    expect(actor('categories').getSnapshot().context.source).toEqual({ audience: 'buyer', code: 'ACME' })
    expect(actor('tags').getSnapshot().matches({ list: 'unasked' })).toBe(true)
  })

  test('ROLE-02 ROLE-03 it opens for a guest who browses, with categories and no cart', async () => {
    const { now, actor, shopCode } = await startAs('/browse/acme', null)
    await shopCode.answer(quietShop(stored))
    expect(selectShop(now())?.owner).toEqual({ kind: 'guest', code: 'ACME' })
    expect(actor('categories').getSnapshot().context.source).toEqual({ audience: 'guest', code: 'ACME' })
    expect(actor('cart')).toBeUndefined()
  })

  test('C-100 its code takes long to come: that is said after 8 s, until it is there', async () => {
    const { now, clock, shopCode } = await startAs('/cart', acme)
    clock.increment(7999)
    expect(isShopSlow(now())).toBe(false)
    clock.increment(1)
    expect(isShopSlow(now())).toBe(true)
    await shopCode.answer(quietShop(stored))
    expect(isShopSlow(now())).toBe(false)
  })

  test('SESSION-06 S17 it closes with the session: nothing of it stays, not even an open question', async () => {
    const warn = vi.spyOn(console, 'warn')
    const { now, actor, settings } = await startOpen()
    const { drafts } = openShop(now()).ordering ?? {}
    const cart = actor('cart')
    cart.send({ type: 'clearing.requested' })
    actor('session').send({ type: 'logout.requested' })
    expect([selectShop(now()), selectSettingsActor(now())]).toEqual([null, null])
    expect([actor('cart'), actor('categories'), actor('settings')]).toEqual([undefined, undefined, undefined])
    expect([cart.getSnapshot().status, drafts?.getSnapshot().status]).toEqual(['stopped', 'stopped'])
    expect(settings.last().signal.aborted).toBe(true)
    // Nobody says goodbye to an actor that is gone already.
    expect(warn).not.toHaveBeenCalled()
  })

  test('R23 another buyer who signs in in another tab gets a shop of their own', async () => {
    const { tell, now, actor, shopCode } = await startOpen()
    const former = actor('cart')
    const bolt = sessionAt('BOLT')
    tell({ type: 'session.stored', stored: { session: bolt, lastCode: 'BOLT' } })
    expect([former.getSnapshot().status, selectShop(now())]).toEqual(['stopped', null])
    await shopCode.answer(quietShop())
    expect(selectShop(now())?.owner).toEqual({ kind: 'buyer', session: bolt })
    expect(actor('cart').getSnapshot().context).toMatchObject({ tenantCode: 'BOLT', lines: [] })
    expect(actor('settings').getSnapshot().context.code).toBe('BOLT')
  })

  test('SIDE-14 a guest who goes to another tenant sees that one, and one who leaves none', async () => {
    const { go, now, shopCode } = await startAs('/browse/ACME', null)
    await shopCode.answer(quietShop())
    go('/browse/BOLT')
    await shopCode.answer(quietShop())
    expect(selectShop(now())?.owner).toEqual({ kind: 'guest', code: 'BOLT' })
    go('/login')
    expect(selectShop(now())).toBeNull()
  })

  test('SESSION-06 code that comes after the buyer has left opens nothing', async () => {
    const { now, actor, shopCode } = await startAs('/cart', acme)
    actor('session').send({ type: 'logout.requested' })
    await shopCode.answer(quietShop())
    expect([selectShop(now()), shopCode.calls.length]).toEqual([null, 1])
  })

  test('C-100 asking again for code that hangs loads the page anew: the same code is never fetched twice', async () => {
    const { root, clock, now, shopCode, reloads } = await startAs('/cart', acme)
    root.send({ type: 'part.retried' })
    expect(reloads()).toBe(0)
    clock.increment(8000)
    root.send({ type: 'part.retried' })
    expect([reloads(), isShopSlow(now()), shopCode.calls.length]).toEqual([1, true, 1])
    const account = await startAs('/profile', null)
    account.go('/register/ACME')
    account.clock.increment(8000)
    expect(isAccountSlow(account.now())).toBe(true)
    account.root.send({ type: 'part.retried' })
    expect([account.reloads(), account.accountCode.calls.length]).toEqual([1, 1])
  })

  test('R9 R16 code that cannot be fetched is asked for again: by hand, or when the network is back', async () => {
    const { root, tell, now, actor, shopCode } = await startAs('/cart', acme)
    await shopCode.fail(new TypeError('Failed to fetch'))
    expect(hasShopFailed(now())).toBe(true)
    expect(hasCrashed(actor('crash').getSnapshot())).toBe(false)
    root.send({ type: 'part.retried' })
    expect(hasShopFailed(now())).toBe(false)
    await shopCode.fail(new TypeError('Failed to fetch'))
    tell({ type: 'network.returned' })
    await shopCode.answer(quietShop())
    expect([shopCode.calls.length, selectShop(now())?.owner.kind]).toEqual([3, 'buyer'])
  })

  test('R9 who leaves while it could not be fetched is asked nothing any more', async () => {
    const { now, actor, shopCode } = await startAs('/cart', acme)
    await shopCode.fail(new TypeError('Failed to fetch'))
    actor('session').send({ type: 'logout.requested' })
    expect(hasShopFailed(now())).toBe(false)
  })
})

describe('the account part', () => {
  const parts = {} as AccountParts

  test('its code is fetched when it is needed first, and stays', async () => {
    const { go, now, accountCode } = await startAs('/login/ACME', null)
    expect(accountCode.calls).toEqual([])
    go('/register/ACME')
    await accountCode.answer(parts)
    go('/login/ACME')
    go('/forgot-password/ACME')
    expect([accountCode.calls.length, selectAccount(now()) === parts]).toEqual([1, true])
  })

  test('C-100 its code takes long to come: that is said after 8 s', async () => {
    const { now, clock } = await startAs('/register/ACME', null)
    clock.increment(8000)
    expect(isAccountSlow(now())).toBe(true)
  })

  test('R9 R16 code that cannot be fetched is asked for again: by hand, or when the network is back', async () => {
    const { root, tell, now, actor, accountCode } = await startAs('/register/ACME', null)
    await accountCode.fail(new TypeError('Failed to fetch'))
    expect(hasAccountFailed(now())).toBe(true)
    expect(hasCrashed(actor('crash').getSnapshot())).toBe(false)
    root.send({ type: 'part.retried' })
    await accountCode.fail(new TypeError('Failed to fetch'))
    tell({ type: 'network.returned' })
    await accountCode.answer(parts)
    expect([accountCode.calls.length, selectAccount(now()) === parts]).toEqual([3, true])
  })
})

describe('who hears of what', () => {
  test('SESSION-13 a login fetches the settings of its tenant, and the guard lets the buyer in', async () => {
    const { actor, moves, settings } = await startAs('/login/ACME', null)
    actor('session').send({ type: 'session.started', session: acme })
    expect([settings.last().input, moves.at(-1)]).toEqual([{ code: 'ACME' }, '/dashboard'])
  })

  test('SESSION-08 a 401 ends the session; ROUTE-33 so does a loop', async () => {
    const refused = await startAs('/cart', acme)
    refused.tell({ type: 'call.unauthorised', message: null })
    expect([refused.forgotten, refused.moves.at(-1)]).toEqual([['rejected'], '/login/ACME'])
    const looping = await startAs('/cart', acme)
    for (let at = 0; at < 16; at += 1) {
      const place = { pathname: at % 2 === 0 ? '/orders' : '/cart', search: '' }
      looping.tell({ type: 'address.changed', place, at: 1e6 })
    }
    expect(looping.forgotten).toEqual(['loopDetected'])
  })

  test('LIST-17 R16 R37 a screen that joins hears of place, network and language, and no more when it leaves', async () => {
    const { root, go, tell, actor, words } = await startOpen()
    const { ref, heard } = recipient<AppNews>()
    root.send({ type: 'subscriber.joined', subscriber: ref })
    go('/orders?status=processed')
    tell({ type: 'network.returned' })
    actor('preferences').send({ type: 'language.chosen', language: 'fr' })
    await words.answer()
    root.send({ type: 'subscriber.left', subscriber: ref })
    go('/cart')
    expect(heard).toEqual([
      { type: 'place.changed', pathname: '/orders', search: '?status=processed' },
      { type: 'network.returned' },
      { type: 'language.changed' },
    ])
  })

  test('LOGIN-39 the tenant hears where the reader is; A2 F6 leads from region to region there, too', async () => {
    const { actor, tell, led } = await startAs('/login/BOLT', null)
    for (const isBack of [false, true]) tell({ type: 'region.wanted', isBack })
    expect(led).toEqual(['on', 'back'])
    expect(actor('tenant').getSnapshot().context.code).toBe('BOLT')
  })

  test('ROUTE a screen that wants to go somewhere is taken there by the guard', async () => {
    const { root, moves } = await startAs('/cart', acme)
    root.send({ type: 'navigation.requested', to: '/checkout' })
    root.send({ type: 'navigation.replaced', to: '/orders' })
    expect(moves).toEqual(['/checkout', '/orders'])
  })

  test('GUEST-08 what a guest wants to see is remembered by the guard', async () => {
    const { root, actor } = await startAs('/browse/ACME', null)
    const wish = { code: 'ACME', to: '/products/101' }
    root.send({ type: 'place.wished', wish })
    expect(actor('guard').getSnapshot().context.wish).toEqual(wish)
  })

  test('R5 C-88 whoever has something to tell, tells it as a toast', async () => {
    const { root, tell, notices } = await startAs('/cart', acme)
    tell({ type: 'storage.refused' })
    root.send({ type: 'notice.given', notice: { kind: 'cartRepaired' } })
    expect(notices()).toEqual(['cartNotSaved', 'cartRepaired'])
  })

  test('C-35 the theme of another tab shows here', async () => {
    const { actor, tell } = await startAs('/cart', acme)
    tell({ type: 'preferences.stored', preferences: { language: 'en', isDark: true } })
    expect(actor('preferences').getSnapshot().context.isDark).toBe(true)
  })
})

describe('errors', () => {
  test('R7 one beside the screen is reported and stops nobody; ERR-01 one of a screen shows the error screen', async () => {
    const { root, tell, actor, reports } = await startAs('/cart', acme)
    const isCrashed = () => actor('crash').getSnapshot().hasTag('crashed')
    tell({ type: 'error.noticed', error: 'late' })
    expect(isCrashed()).toBe(false)
    root.send({ type: 'screen.crashed', error: 'drawn', componentStack: 'at Cart' })
    expect(isCrashed()).toBe(true)
    await vi.waitFor(() => expect(reports.map(({ error }) => error.message)).toEqual(['late', 'drawn']))
  })

  test('SESSION-03 a session that cannot be read shows the error screen', async () => {
    const { device, actor } = start('/cart')
    await device.fail(new SyntaxError('bad'))
    expect(actor('crash').getSnapshot().hasTag('crashed')).toBe(true)
  })

  test('ERR-01 an actor that fails for good shows the error screen', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { actor, now, shopCode } = await startAs('/cart', acme)
    const broken = quietShop()
    // A shop without its cart's store: starting it fails.
    await shopCode.answer({ ...broken, shop: broken.shop.provide({ actors: { cart: cartMachine } }) })
    expect(actor('crash').getSnapshot().hasTag('crashed')).toBe(true)
    expect(now().status).toBe('active')
  })
})

test('APP every state and every transition of the app is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
