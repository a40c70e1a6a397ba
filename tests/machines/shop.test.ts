// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/api/schemas/tenant'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import { shopMachine } from '../../src/machines/shop.machine'
import { showcaseMachine } from '../../src/machines/showcase.machine'
import { actorIn } from '../../src/machines/system'
import type { SettingsEvent, SettingsSettled } from '../../src/machines/tenant/settings.machine'
import { line } from '../rules/samples'
import { publisher, record, testApp } from '../support/machine'
import { quietShop } from '../support/portals'
import { sessionAt } from '../support/sessions'

const openApp = ({ inspect }: ReturnType<typeof record>) => testApp({ systemId: 'app', inspect })

describe('shop', () => {
  const recorder = record(shopMachine)
  const stored = JSON.stringify(cartEnvelope('ACME', [line(3)]))

  /** The shop of a buyer of ACME who is at `path`, with a cart of one line. */
  const start = (path = '/cart') => {
    const app = openApp(recorder)
    const settings = publisher<SettingsSettled, SettingsEvent>()
    const [pathname = '/', search] = path.split('?')
    const place = { pathname, search: search ? `?${search}` : '' }
    const actor = createActor(quietShop(stored).shop, {
      parent: app.app,
      input: { session: sessionAt('ACME'), settings: settings.ref, place },
    }).start()
    const { system } = actor
    const visit = (to: string, query = '') => app.tell({ type: 'place.changed', pathname: to, search: query })
    return {
      app,
      settings,
      visit,
      cart: actorIn(system, 'cart'),
      drafts: actorIn(system, 'drafts'),
      categories: actorIn(system, 'categories'),
      tags: actorIn(system, 'tags'),
    }
  }

  test('SIDE-12 SIDE-14 the tree is fetched when it is seen first, at once or later', () => {
    expect(start('/products').categories.getSnapshot().hasTag('busy')).toBe(true)
    const { categories, visit } = start('/cart')
    expect(categories.getSnapshot().hasTag('busy')).toBe(false)
    visit('/category/7')
    expect(categories.getSnapshot().hasTag('busy')).toBe(true)
  })

  test('LIST tags in the address are called by their names', () => {
    expect(start('/products?tag=4').tags.getSnapshot().hasTag('busy')).toBe(true)
    const { tags, visit } = start('/products')
    expect(tags.getSnapshot().value).toBe('unasked')
    visit('/products', '?tag=4')
    expect(tags.getSnapshot().hasTag('busy')).toBe(true)
  })

  test('PANEL-01 the panel shuts on another screen, and stays while only the search changes', () => {
    const { cart, visit } = start('/products')
    const isShown = () => cart.getSnapshot().hasTag('panelShown')
    cart.send({ type: 'panel.opened' })
    visit('/products', '?page=2')
    expect(isShown()).toBe(true)
    visit('/orders')
    expect(isShown()).toBe(false)
    cart.send({ type: 'panel.opened' })
    visit('/orders', '?status=processed')
    expect(isShown()).toBe(true)
  })

  test.each([
    { settings: { b2b_sell_minimum: true } as Settings, isOn: true },
    { settings: { b2b_sell_minimum: false } as Settings, isOn: false },
    { settings: null, isOn: false },
  ])('C-52 C-53 the cart counts in minimums as the settings say: $isOn', ({ settings: known, isOn }) => {
    const { cart, settings } = start()
    settings.tell({ type: 'settings.settled', settings: known })
    expect(cart.getSnapshot().context.isSellMinimumOn).toBe(isOn)
  })

  test('CART-12 the cart that can be ordered asks for the checkout', () => {
    const { cart, app } = start()
    cart.send({ type: 'checkout.requested' })
    expect(app.moves()).toEqual(['/checkout'])
  })

  test('C-58 a cart that is emptied at the checkout leads back to the cart, elsewhere nowhere', () => {
    for (const [path, moves] of [
      ['/checkout', ['/cart']],
      ['/cart', []],
    ] as const) {
      const { cart, app } = start(path)
      cart.send({ type: 'clearing.requested' })
      cart.send({ type: 'question.confirmed' })
      expect([app.moves(), app.told()]).toEqual([moves, [{ kind: 'orderCanceled' }]])
    }
  })

  test('C-58 what counts is where the buyer is now', () => {
    const { cart, app, visit } = start('/cart')
    visit('/checkout')
    cart.send({ type: 'clearing.requested' })
    cart.send({ type: 'question.confirmed' })
    expect(app.moves()).toEqual(['/cart'])
  })

  test('C-59 the drafts know what is in the cart', () => {
    const { cart, drafts } = start()
    cart.send({ type: 'comment.changed', productId: 1, comment: 'blue' })
    expect(drafts.getSnapshot().context.cartLines).toEqual([line(3, {}, 'blue')])
  })

  test('SHOP every state and every transition of the shop is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('showcase', () => {
  const recorder = record(showcaseMachine)

  test('SIDE-14 ROLE-02 a guest sees the categories of the tenant at once, and there is no cart', () => {
    const app = openApp(recorder)
    const { system } = createActor(quietShop().showcase, { parent: app.app, input: { code: 'ACME' } }).start()
    const { context, value } = actorIn(system, 'categories').getSnapshot()
    expect([context.source, value]).toMatchObject([
      { audience: 'guest', code: 'ACME' },
      { list: { loadingFirst: 'patient' } },
    ])
    expect([actorIn(system, 'cart'), app.subscribers()]).toEqual([undefined, 1])
  })

  test('SHOWCASE every state is reached by the test above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
