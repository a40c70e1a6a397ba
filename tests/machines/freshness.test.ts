// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { selectAsked, selectHeard, selectUnchecked } from '../../src/machines/ordering/freshness.selectors'
import { freshFor } from '../../src/machines/rules/freshness'
import { line } from '../rules/samples'
import { freshnessRecorder, heard, noon, openFreshness } from '../support/freshness'
import { noted } from '../support/machine'

const three = [line(2), line(1, { id: 2 }), line(4, { id: 3 })]
const fresh = three.map((one) => ({ ...one, check: { at: noon, offer: null, was: null } }))
/** Freshness that has chosen what to read. */
const start = async (...setting: Parameters<typeof openFreshness>) => {
  const opened = openFreshness(...setting)
  await noted()
  return opened
}

describe('which lines are read', () => {
  test('at the checkout all that were not checked for five minutes', async () => {
    const { asked, answer, end, now } = await start([...fresh.slice(0, 1), ...three.slice(1)])
    expect(asked()).toEqual([[2, 3]])
    expect([selectAsked(now()), selectHeard(now())]).toEqual([2, 0])
    await answer([heard(2)])
    expect(selectHeard(now())).toBe(1)
    await answer([heard(3)])
    await end()
    expect([now().value, asked().length]).toEqual(['resting', 1])
  })

  test('on the cart those in view; others when they come into view, and none of them twice', async () => {
    const { asked, answer, end, see, now } = await start(three, '/cart')
    expect([now().value, asked()]).toEqual(['resting', []])
    see(0, 1)
    await noted()
    see(1, 2)
    expect(asked()).toEqual([[1, 2]])
    await answer([heard(1), heard(2)])
    await end()
    expect(asked()).toEqual([[1, 2], [3]])
    await answer([heard(3)])
    await end()
    see(0, 2)
    await noted()
    expect([now().value, asked().length]).toEqual(['resting', 2])
  })

  test('five minutes later once more, when somebody looks', async () => {
    const { asked, see, later } = await start(fresh, '/cart')
    see(0, 2)
    await noted()
    later(freshFor)
    expect(asked()).toEqual([])
    see(0, 1)
    await noted()
    expect(asked()).toEqual([[1, 2]])
  })

  test('lines that come in, as with a draft, are looked at; a change of those that are there is not', async () => {
    const { asked, hold, now } = await start(fresh)
    hold(fresh.map((one) => ({ ...one, comment: 'blue' })))
    expect(now().value).toBe('resting')
    hold([...fresh, line(1, { id: 4 })])
    await noted()
    expect(asked()).toEqual([[4]])
  })

  test('so is a line of which less is known than before: a draft took its place', async () => {
    const { asked, hold } = await start(fresh)
    hold([...fresh.slice(0, 2), line(9, { id: 3 })])
    await noted()
    expect(asked()).toEqual([[3]])
  })

  test('leaving gives up what is asked, and elsewhere nothing is', async () => {
    const { asked, visit, readings, now, hold } = await start(three)
    visit('/orders')
    await noted()
    expect([readings[0]?.isGivenUp, now().value]).toEqual([true, 'resting'])
    hold([...three, line(1, { id: 4 })])
    visit('/orders')
    await noted()
    expect(asked()).toHaveLength(1)
    visit('/checkout')
    await noted()
    expect(asked()[1]).toEqual([1, 2, 3, 4])
  })
})

describe('what it hears', () => {
  test('answers go to the cart in portions', async () => {
    const { readings, take } = await start(three)
    readings[0]?.tell({ type: 'products.read', results: [heard(1, 13.5), heard(2)], failed: [] })
    expect(take()).toEqual([heard(1, 13.5), heard(2)])
  })

  test('an answer that passes by counts as a check of what is in the cart, and of that alone', async () => {
    const { pass, see, asked } = await start(three, '/cart')
    expect(pass([heard(2, 13.5), heard(99)])).toEqual([heard(2, 13.5)])
    expect(pass([heard(1)], 'BOLT')).toEqual([])
    see(0, 2)
    await noted()
    expect(asked()).toEqual([[1, 3]])
  })

  test('what passed by before it was added counts as a check, so that it is not read again', async () => {
    const { pass, hold, take, asked } = await start(fresh, '/products')
    pass([heard(4), heard(5)])
    pass([heard(6)], 'BOLT')
    hold([...fresh, line(1, { id: 4 }), line(1, { id: 6 })])
    expect(take().map(({ productId }) => productId)).toEqual([4])
    expect(asked()).toEqual([])
  })

  test('one that passes by also makes good what could not be read', async () => {
    const { answer, end, pass, now } = await start(three)
    await answer([heard(1), heard(3)], [2])
    await end()
    expect(selectUnchecked(now())).toBe(1)
    pass([heard(2)])
    expect([selectUnchecked(now()), now().value]).toEqual([0, 'resting'])
  })
})

describe('what could not be read', () => {
  const failing = async () => {
    const started = await start(three)
    await started.answer([heard(1)], [2, 3])
    await started.end()
    return started
  }

  test('is counted, not tried again by itself, and read once more when the buyer says so', async () => {
    const { now, actor, asked } = await failing()
    expect([now().value, selectUnchecked(now()), asked().length]).toEqual(['failed', 2, 1])
    actor.send({ type: 'check.retried' })
    await noted()
    expect([asked()[1], selectUnchecked(now())]).toEqual([[2, 3], 0])
  })

  test('is read once more when the network is back', async () => {
    const { app, asked } = await failing()
    app.tell({ type: 'network.returned' })
    await noted()
    expect(asked()[1]).toEqual([2, 3])
  })

  test('is of no account once it is gone from the cart, or the buyer orders at the prices shown', async () => {
    const one = await failing()
    one.hold(three.slice(0, 1))
    expect(one.now().value).toBe('resting')
    const other = await failing()
    other.actor.send({ type: 'check.waived' })
    expect([other.now().value, selectUnchecked(other.now())]).toEqual(['resting', 0])
  })

  test('is told to the view of the cart, and when it is made up for', async () => {
    const { answer, end, see, missed, pass } = await start(three, '/cart')
    see(0, 1)
    await noted()
    await answer([heard(1)], [2])
    await end()
    expect(missed()).toEqual({ type: 'check.settled', missed: ['2'] })
    pass([heard(2)])
    expect(missed()).toEqual({ type: 'check.settled', missed: [] })
  })

  test('stays counted on the cart while other lines come into view', async () => {
    const { answer, end, see, asked, now } = await start(three, '/cart')
    see(0, 1)
    await noted()
    await answer([heard(1)], [2])
    await end()
    see(1, 2)
    await noted()
    expect(asked()).toEqual([[1, 2], [3]])
    await answer([heard(3)])
    await end()
    expect([now().value, selectUnchecked(now())]).toEqual(['failed', 1])
  })
})

describe('an order that waits', () => {
  test('goes on at once when all is fresh', async () => {
    const { asker, request, asked } = await start(fresh)
    request()
    await noted()
    expect([asker, asked()]).toEqual([[{ type: 'check.ended', unchecked: 0 }], []])
  })

  test('waits for the check that is under way, and hears how much of it failed', async () => {
    const { asker, request, answer, end } = await start(three)
    request()
    await answer([heard(1)], [2])
    expect(asker).toEqual([])
    await answer([heard(3)])
    await end()
    expect(asker).toEqual([{ type: 'check.ended', unchecked: 1 }])
  })

  test('never waits for a hanging check: after 8 s the rest counts as not checked', async () => {
    const { asker, request, answer, clock, readings, now } = await start(three)
    clock.increment(60_000)
    expect(now().hasTag('checking')).toBe(true)
    request()
    await answer([heard(1)])
    clock.increment(7999)
    expect(asker).toEqual([])
    clock.increment(1)
    expect([asker, readings[0]?.isGivenUp]).toEqual([[{ type: 'check.ended', unchecked: 2 }], true])
    expect(selectUnchecked(now())).toBe(2)
  })

  test('waits for one that goes on: each answer is worth another 8 s', async () => {
    const { asker, request, answer, end, clock } = await start(three)
    request()
    clock.increment(7999)
    await answer([heard(1)])
    clock.increment(7999)
    await answer([heard(2)])
    clock.increment(7999)
    expect(asker).toEqual([])
    await answer([heard(3)])
    await end()
    expect(asker).toEqual([{ type: 'check.ended', unchecked: 0 }])
  })

  test('what could not be had is worth no longer wait: many lines that hang hold an order for 8 s, not for each six', async () => {
    const { asker, request, answer, clock, readings } = await start(three)
    request()
    clock.increment(7999)
    await answer([], [1])
    expect(asker).toEqual([])
    clock.increment(1)
    expect([asker, readings[0]?.isGivenUp]).toEqual([[{ type: 'check.ended', unchecked: 3 }], true])
  })

  test('asked for again it tries again; a press while it is being chosen is not forgotten', async () => {
    const { asker, request, answer, end, asked } = await start(three)
    await answer([heard(1)], [2, 3])
    await end()
    request()
    request()
    await noted()
    expect(asked()[1]).toEqual([2, 3])
    await answer([heard(2), heard(3)])
    await end()
    expect(asker.map(({ unchecked }) => unchecked)).toEqual([0, 0])
  })

  test('whoever left does not wait any more', async () => {
    const { asker, request, visit } = await start(three)
    request()
    visit('/cart')
    await noted()
    expect(asker).toEqual([])
  })
})

describe('a refusal that speaks of goods', () => {
  test('has all lines checked at once, fresh or not; another phase of the order has none', async () => {
    const { refuse, sending, asked } = await start(fresh)
    sending()
    await noted()
    expect(asked()).toEqual([])
    refuse()
    await noted()
    expect(asked()).toEqual([[1, 2, 3]])
  })

  test('heard of elsewhere, it waits until the buyer is back at the checkout', async () => {
    const { refuse, visit, asked } = await start(fresh)
    visit('/products')
    refuse()
    await noted()
    expect(asked()).toEqual([])
    visit('/checkout')
    await noted()
    expect(asked()).toEqual([[1, 2, 3]])
  })
})

test('a reading that ends without a word about a line counts it as not checked', async () => {
  const { end, now } = await start(three)
  await end()
  expect(selectUnchecked(now())).toBe(3)
})

test('FRESH every state, transition and answer of a guard is reached by the tests above', () => {
  expect(freshnessRecorder.unreached()).toEqual([])
})
