// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/api/schemas/tenant'
import { cartEnvelope } from '../../src/machines/rules/cart-storage'
import type { LatePart } from '../../src/machines/rules/late-parts'
import { bareLine } from '../../src/machines/rules/lists'
import { shopMachine } from '../../src/machines/shop.machine'
import type { LateParts, OrderingParts, ToolsParts } from '../../src/machines/shop.types'
import { showcaseMachine } from '../../src/machines/showcase.machine'
import { actorIn } from '../../src/machines/system'
import type { SettingsEvent, SettingsSettled } from '../../src/machines/tenant/settings.machine'
import { line } from '../rules/samples'
import { publisher, question, record, testApp } from '../support/machine'
import { quietOrdering, quietShop, quietTools } from '../support/portals'
import { sessionAt } from '../support/sessions'

const openApp = ({ inspect }: ReturnType<typeof record>) => testApp({ systemId: 'app', inspect })

describe('shop', () => {
  const recorder = record(shopMachine)
  const stored = JSON.stringify(cartEnvelope('ACME', [line(3)]))

  /** The shop of a buyer of ACME who is at `path`, with a cart of one line. */
  const start = (path = '/cart') => {
    const clock = new SimulatedClock()
    const app = testApp({ systemId: 'app', inspect: recorder.inspect, clock })
    const code = { ordering: question<OrderingParts>(), tools: question<ToolsParts>() }
    const reloads: string[] = []
    const settings = publisher<SettingsSettled, SettingsEvent>()
    const [pathname = '/', search] = path.split('?')
    const place = { pathname, search: search ? `?${search}` : '' }
    const { shop } = quietShop(stored, { loadOrdering: code.ordering.logic, loadTools: code.tools.logic })
    const actor = createActor(shop.provide({ actions: { reloadPage: () => void reloads.push('reloaded') } }), {
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
      shop: actor,
      clock,
      reloads,
      /** How often each part was asked for. */
      asked: () => (['ordering', 'tools'] as const).flatMap((part) => code[part].calls.map(() => part)),
      answer: (parts: LateParts) =>
        parts.part === 'ordering' ? code.ordering.answer(parts) : code.tools.answer(parts),
      fail: (part: LatePart) => code[part].fail(new Error('Failed to fetch')),
      late: () => actor.getSnapshot().context,
      says: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
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
    expect(tags.getSnapshot().matches({ list: 'unasked' })).toBe(true)
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

  test('C-59 the drafts come with the cart, and know what is in it', async () => {
    const { cart, answer, asked, late } = start('/cart')
    expect(asked()).toEqual(['ordering'])
    cart.send({ type: 'comment.changed', productId: 1, comment: 'blue' })
    await answer(quietOrdering)
    expect(late().ordering?.drafts.getSnapshot().context.cartLines).toEqual([line(3, {}, 'blue')])
    expect(late().tools).toBe(null)
  })

  describe('parts that come when they are wanted', () => {
    const added = { type: 'adding.requested', lines: [bareLine('HB-100', 2)] } as const

    test('PERF the products need none of them; after a while they are fetched beforehand', async () => {
      const { asked, clock, answer, late } = start('/products')
      expect(asked()).toEqual([])
      clock.increment(3999)
      expect(asked()).toEqual([])
      clock.increment(1)
      expect(asked()).toEqual(['ordering', 'tools'])
      await answer(quietOrdering)
      await answer(quietTools)
      expect([late().ordering === null, late().tools === null]).toEqual([false, false])
    })

    test.each([
      ['/orders/7', ['ordering']],
      ['/order-pad', ['ordering', 'tools']],
      ['/part-numbers', ['ordering', 'tools']],
      ['/profile', []],
    ])('PERF %s asks for what it needs, once', async (path, parts) => {
      const { asked, visit } = start('/products')
      visit(path)
      visit(path, '?page=2')
      expect(asked()).toEqual(parts)
    })

    test('PERF C-59 lines for a list that are chosen before the lists are there wait for them, and later ones do not', async () => {
      const { shop, asked, answer, late } = start('/products')
      shop.send(added)
      expect([asked(), late().held]).toEqual([['ordering'], [added]])
      await answer(quietOrdering)
      const { lists } = late().ordering ?? {}
      expect(lists?.getSnapshot().context.linesToAdd).toEqual(added.lines)
      expect(late().held).toEqual([])
      lists?.send({ type: 'adding.declined' })
      shop.send({ ...added, lines: [bareLine('AN-12', 1)] })
      expect(lists?.getSnapshot().context.linesToAdd).toEqual([bareLine('AN-12', 1)])
      expect([asked(), late().held]).toEqual([['ordering'], []])
    })

    test('PERF what is meant for the order pad waits for it, whatever fails, in its order', async () => {
      const { shop, asked, fail, answer, app, late } = start('/products')
      const text = { type: 'text.pasted', text: 'HB-100\t2' } as const
      const rows = { type: 'rows.opened', source: 'order', name: '4711', rows: [] } as const
      shop.send(text)
      expect(asked()).toEqual(['tools'])
      await fail('tools')
      expect([late().held, app.told()]).toEqual([[text], []])
      shop.send(rows)
      expect(asked()).toEqual(['tools', 'tools'])
      await answer(quietTools)
      expect(late().held).toEqual([])
      expect(
        late()
          .tools?.pad.getSnapshot()
          .context.inbox.map(({ kind }) => kind),
      ).toEqual(['text', 'rows'])
      shop.send(text)
      expect(
        late()
          .tools?.pad.getSnapshot()
          .context.inbox.map(({ kind }) => kind),
      ).toEqual(['text', 'rows', 'text'])
    })

    test('PERF a press that needs lists whose code cannot be fetched is told, and asks again', async () => {
      const { shop, asked, fail, app, late } = start('/products')
      shop.send(added)
      await fail('ordering')
      expect([app.told(), late().held]).toEqual([[{ kind: 'listsNotLoaded' }], []])
      shop.send(added)
      expect(asked()).toEqual(['ordering', 'ordering'])
      await fail('ordering')
      expect(app.told()).toHaveLength(2)
    })

    test('PERF code that fails beforehand is nobody’s business; a screen that needs it asks again', async () => {
      const { asked, fail, app, clock, visit, says } = start('/products')
      clock.increment(4000)
      await fail('ordering')
      expect([app.told(), says('orderingFailed')]).toEqual([[], true])
      visit('/products', '?page=2')
      expect(asked()).toEqual(['ordering', 'tools'])
      visit('/cart')
      expect([asked(), says('orderingFailed')]).toEqual([['ordering', 'ordering', 'tools'], false])
    })

    test('PERF a screen whose code failed asks again by its button, and when the network is back', async () => {
      const { shop, asked, fail, app, says } = start('/orders')
      await fail('ordering')
      expect(says('orderingFailed')).toBe(true)
      shop.send({ type: 'part.retried' })
      await fail('ordering')
      // Something for the pad is no reason to ask for the lists.
      shop.send({ type: 'text.pasted', text: 'HB-100\t2' })
      app.tell({ type: 'network.returned' })
      expect(asked()).toEqual(['ordering', 'ordering', 'ordering', 'tools'])
    })

    test('C-100 code that hangs is spoken of; asking again loads the page anew', () => {
      const { shop, clock, says, reloads } = start('/cart')
      clock.increment(7999)
      expect(says('orderingSlow')).toBe(false)
      clock.increment(1)
      expect(says('orderingSlow')).toBe(true)
      shop.send({ type: 'part.retried' })
      expect(reloads).toEqual(['reloaded'])
    })

    test('PERF the same holds for the tools', async () => {
      const { shop, clock, visit, fail, says, reloads, asked, app } = start('/products')
      visit('/desk')
      clock.increment(8000)
      expect(says('toolsSlow')).toBe(true)
      shop.send({ type: 'part.retried' })
      expect(reloads).toHaveLength(2)
      await fail('tools')
      expect(says('toolsFailed')).toBe(true)
      visit('/products')
      shop.send(added)
      visit('/order-pad')
      await fail('tools')
      shop.send({ type: 'part.retried' })
      await fail('tools')
      app.tell({ type: 'network.returned' })
      expect(asked().filter((part) => part === 'tools')).toHaveLength(4)
    })
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
