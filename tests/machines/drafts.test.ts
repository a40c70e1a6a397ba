// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { NoticeGiven } from '../../src/machines/app.types'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { draftsMachine } from '../../src/machines/ordering/drafts.machine'
import type { ListQuestion, ListRead, ListsEvent } from '../../src/machines/ordering/lists.types'
import { bareLine, listLineOf, listOf, type ListLine } from '../../src/machines/rules/lists'
import { line } from '../rules/samples'
import { collectingParent, publisher, question, recipient, record } from '../support/machine'

const recorder = record(draftsMachine)
const owner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const draft = (lines: readonly ListLine[] = [listLineOf(line(3))], damaged = 0): ListRead => ({
  ...listOf({ id: 'a', name: 'Draft a', savedAt: '2026-03-01T10:00:00.000Z' }, lines),
  damaged,
})
const named = { id: 'a', name: 'Draft a' }

/** The drafts of a buyer whose cart holds `cartLines`. */
const start = (cartLines: Lines = []) => {
  const reading = question<ListRead | null, ListQuestion>()
  const { parent, told } = collectingParent<NoticeGiven>({ inspect: recorder.inspect })
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines: cartLines, isSellMinimumOn: false }])
  const lists = recipient<ListsEvent>()
  const actor = createActor(draftsMachine.provide({ actors: { readList: reading.logic } }), {
    parent,
    input: { owner, cart: cart.ref, lists: lists.ref },
  }).start()
  return {
    actor,
    cart,
    reading,
    now: () => actor.getSnapshot(),
    notices: () => told.map(({ notice }) => notice),
    wanted: () => lists.heard.filter(({ type }) => !type.startsWith('xstate.')),
  }
}

describe('saving', () => {
  test('CART-35 C-59 a copy of the cart becomes a list, and the cart stays', () => {
    const { actor, cart, wanted } = start([line(7)])
    actor.send({ type: 'draft.saved' })
    const change = { kind: 'made', name: null, lines: [listLineOf(line(7))] }
    expect(wanted()).toEqual([{ type: 'change.wanted', change }])
    expect(cart.heard).toEqual([])
  })

  test('C-59 an empty cart makes no draft, and goes on no list', () => {
    const { actor, wanted } = start()
    actor.send({ type: 'draft.saved' })
    actor.send({ type: 'cart.listed' })
    expect(wanted()).toEqual([])
  })

  test('LISTS the cart can go on a list that is there: the lists ask which', () => {
    const { actor, wanted } = start([line(7)])
    actor.send({ type: 'cart.listed' })
    expect(wanted()).toEqual([{ type: 'adding.requested', lines: [listLineOf(line(7))] }])
  })
})

describe('opening', () => {
  const opened = (mode: 'replace' | 'merge') => ({ type: 'draft.opened', lines: [line(3)], mode })

  test('C-59 into an empty cart it opens at once', async () => {
    const { actor, cart, reading, notices, now } = start()
    actor.send({ type: 'opening.requested', ...named })
    expect(reading.last().input).toEqual({ owner, id: 'a' })
    await reading.answer(draft())
    expect([cart.heard, notices()]).toEqual([[opened('replace')], [{ kind: 'draftOpened', name: 'Draft a' }]])
    expect(now().value).toBe('listing')
  })

  test.each([
    { type: 'replacing.chosen', mode: 'replace' },
    { type: 'merging.chosen', mode: 'merge' },
  ] as const)('C-59 with something in the cart the buyer chooses: $type', async ({ type, mode }) => {
    const { actor, cart, reading, now } = start([line(7)])
    actor.send({ type: 'opening.requested', ...named })
    expect(now().hasTag('askingOpening')).toBe(true)
    expect([cart.heard, reading.calls.length]).toEqual([[], 0])
    actor.send({ type })
    await reading.answer(draft())
    expect(cart.heard).toEqual([opened(mode)])
  })

  test('C-59 declining opens nothing', () => {
    const { actor, cart, now } = start([line(7)])
    actor.send({ type: 'opening.requested', ...named })
    actor.send({ type: 'question.declined' })
    expect([now().value, cart.heard]).toEqual(['listing', []])
  })

  test('C-59 what counts is the cart of that moment', () => {
    const { actor, cart, now } = start([line(7)])
    cart.tell({ type: 'cart.changed', lines: [], isSellMinimumOn: false })
    actor.send({ type: 'opening.requested', ...named })
    expect(now().hasTag('asking')).toBe(false)
  })

  test('LISTS lines without a quantity or a known product stay behind, and are counted', async () => {
    const { actor, cart, reading, notices } = start()
    actor.send({ type: 'opening.requested', ...named })
    const waiting = { ...listLineOf(line(2, { id: 9, part_number: 'P-9' })), quantity: 0 }
    await reading.answer(draft([listLineOf(line(3)), bareLine('CB-120', 4), waiting], 1))
    expect(cart.heard).toEqual([opened('replace')])
    expect(notices()).toEqual([{ kind: 'draftPartlyOpened', name: 'Draft a', count: 3 }])
  })

  test('P30 merged, a line that the cart holds by another unit stays behind, and is counted', async () => {
    const boxed = line(7, { uom_code: 'BOX', cf: 12 })
    for (const { mode, told } of [
      { mode: 'merging.chosen', told: { kind: 'draftPartlyOpened', name: 'Draft a', count: 1 } },
      { mode: 'replacing.chosen', told: { kind: 'draftOpened', name: 'Draft a' } },
    ] as const) {
      const { actor, reading, notices } = start([boxed])
      actor.send({ type: 'opening.requested', ...named })
      actor.send({ type: mode })
      await reading.answer(draft())
      expect(notices()).toEqual([told])
    }
  })

  test('LISTS a list of which nothing can be ordered yet does not empty the cart', async () => {
    const { actor, cart, reading, notices } = start([line(7)])
    actor.send({ type: 'opening.requested', ...named })
    actor.send({ type: 'replacing.chosen' })
    await reading.answer(draft([bareLine('CB-120', 4)]))
    expect([cart.heard, notices()]).toEqual([[], [{ kind: 'listNotReady', name: 'Draft a' }]])
  })

  test.each(['gone', 'unreadable'])(
    'R24 a list that is %s meanwhile leaves the cart as it is, and it is told',
    async (how) => {
      const { actor, cart, reading, notices, now } = start()
      actor.send({ type: 'opening.requested', ...named })
      if (how === 'gone') await reading.answer(null)
      else await reading.fail(new Error('no'))
      expect([cart.heard, notices(), now().value]).toEqual([[], [{ kind: 'listGone' }], 'listing'])
    },
  )
})

describe('deleting', () => {
  test('C-59 it asks first, then the draft is to go', () => {
    const { actor, now, wanted } = start()
    actor.send({ type: 'deletion.requested', ...named })
    expect([now().hasTag('askingDeletion'), now().context.chosen.name]).toEqual([true, 'Draft a'])
    actor.send({ type: 'question.confirmed' })
    expect(wanted()).toEqual([{ type: 'change.wanted', change: { kind: 'removed', id: 'a' } }])
  })

  test('C-59 declining deletes nothing', () => {
    const { actor, wanted, now } = start()
    actor.send({ type: 'deletion.requested', ...named })
    actor.send({ type: 'question.declined' })
    expect([wanted(), now().value]).toEqual([[], 'listing'])
  })
})

test('SESSION-06 with the session the drafts leave the cart', () => {
  const cart = publisher<CartChanged, CartEvent>()
  const lists = recipient<ListsEvent>()
  const actor = createActor(draftsMachine, { input: { owner, cart: cart.ref, lists: lists.ref } }).start()
  expect(cart.subscribers()).toBe(1)
  actor.stop()
  expect(cart.subscribers()).toBe(0)
})

test('DRAFTS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
