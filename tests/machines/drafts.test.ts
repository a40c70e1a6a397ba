// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { NoticeGiven } from '../../src/machines/app.types'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { draftsMachine, type DraftsStored } from '../../src/machines/ordering/drafts.machine'
import { listening } from '../../src/machines/port'
import type { Draft, DraftOwner } from '../../src/machines/rules/drafts'
import { line } from '../rules/samples'
import { collectingParent, publisher, question, record } from '../support/machine'

const recorder = record(draftsMachine)
const owner: DraftOwner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const draft = (id: string, name = `Draft ${id}`): Draft => ({
  id,
  name,
  savedAt: '2026-03-01T10:00:00.000Z',
  ...owner,
  lines: [line(3)],
})

/** The drafts of a buyer whose cart holds `cartLines`. */
const start = (cartLines: Lines = [], drafts: readonly Draft[] = [draft('a'), draft('b')]) => {
  const naming = question<Omit<Draft, 'lines'>, { owner: DraftOwner }>()
  const saved: (readonly string[])[] = []
  const { parent, told } = collectingParent<NoticeGiven>({ inspect: recorder.inspect })
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines: cartLines, isSellMinimumOn: false }])
  let tellStored: (news: DraftsStored) => void = () => undefined
  const actor = createActor(
    draftsMachine.provide({
      actors: {
        nameDraft: naming.logic,
        storedDrafts: listening<DraftsStored>((tell) => {
          tellStored = tell
          tell({ type: 'drafts.found', all: drafts })
          return () => undefined
        }),
      },
      actions: { saveDrafts: (_, params) => void saved.push(params.drafts.map(({ name }) => name)) },
    }),
    { parent, input: { owner, cart: cart.ref } },
  ).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    naming,
    saved,
    told,
    cart,
    now,
    names: () => now().context.drafts.map(({ name }) => name),
    /** What the device keeps now, as another tab left it. */
    find: (...all: Draft[]) => tellStored({ type: 'drafts.found', all }),
  }
}

describe('saving', () => {
  test('CART-35 C-59 a copy of the cart is kept under a name, newest first, and that is said', async () => {
    const { actor, naming, saved, told, names, now } = start([line(7)])
    actor.send({ type: 'draft.saved' })
    expect(naming.last().input).toEqual({ owner })
    const { lines: _, ...named } = draft('c', '2026-03-02 09:30')
    await naming.answer(named)
    expect(names()).toEqual(['2026-03-02 09:30', 'Draft a', 'Draft b'])
    expect(now().context.drafts[0]?.lines).toEqual([line(7)])
    expect(saved).toEqual([names()])
    expect(told).toEqual([{ type: 'notice.given', notice: { kind: 'draftSaved', name: '2026-03-02 09:30' } }])
  })

  test('CART-35 an empty cart is not kept', () => {
    const { actor, naming } = start()
    actor.send({ type: 'draft.saved' })
    expect(naming.calls).toHaveLength(0)
  })

  test('C-59 a draft gets another name, and never a blank one', () => {
    const { actor, names, saved } = start()
    actor.send({ type: 'draft.renamed', id: 'a', name: '  Spring order ' })
    actor.send({ type: 'draft.renamed', id: 'b', name: '   ' })
    expect(names()).toEqual(['Spring order', 'Draft b'])
    expect(saved).toHaveLength(1)
  })
})

describe('opening', () => {
  const opened = (mode: 'replace' | 'merge') => ({ type: 'draft.opened', mode, lines: [line(3)] })
  const notice: NoticeGiven = { type: 'notice.given', notice: { kind: 'draftOpened', name: 'Draft a' } }

  test('C-59 into an empty cart it goes at once, and stays in the list', () => {
    const { actor, cart, told, names, saved } = start()
    actor.send({ type: 'opening.requested', id: 'a' })
    expect([cart.heard, told]).toEqual([[opened('replace')], [notice]])
    expect(names()).toEqual(['Draft a', 'Draft b'])
    expect(saved).toEqual([])
  })

  test.each([
    { type: 'replacing.chosen', mode: 'replace' },
    { type: 'merging.chosen', mode: 'merge' },
  ] as const)('C-59 with something in the cart the buyer chooses: $type', ({ type, mode }) => {
    const { actor, cart, told, now } = start([line(7)])
    actor.send({ type: 'opening.requested', id: 'a' })
    expect(now().hasTag('asking')).toBe(true)
    expect([cart.heard, told]).toEqual([[], []])
    actor.send({ type })
    expect([cart.heard, told]).toEqual([[opened(mode)], [notice]])
    expect(now().value).toBe('listing')
  })

  test('C-59 declining opens nothing', () => {
    const { actor, cart, told, now } = start([line(7)])
    actor.send({ type: 'opening.requested', id: 'a' })
    actor.send({ type: 'question.declined' })
    expect([now().value, cart.heard, told]).toEqual(['listing', [], []])
  })

  test('C-59 what counts is the cart of that moment', () => {
    const { actor, cart, now } = start([line(7)])
    cart.tell({ type: 'cart.changed', lines: [], isSellMinimumOn: false })
    actor.send({ type: 'opening.requested', id: 'a' })
    expect(now().hasTag('asking')).toBe(false)
  })
})

describe('deleting', () => {
  test('C-59 it asks first, then the draft is gone from this device', () => {
    const { actor, told, names, saved, now } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    expect(now().hasTag('asking')).toBe(true)
    actor.send({ type: 'question.confirmed' })
    expect(names()).toEqual(['Draft b'])
    expect(saved).toEqual([['Draft b']])
    expect(told).toEqual([{ type: 'notice.given', notice: { kind: 'draftDeleted', name: 'Draft a' } }])
  })

  test('C-59 declining deletes nothing', () => {
    const { actor, names, saved } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    actor.send({ type: 'question.declined' })
    expect([names(), saved]).toEqual([['Draft a', 'Draft b'], []])
  })
})

describe('other tabs and other buyers', () => {
  test('R24 what another tab saved shows here', () => {
    const { find, names } = start()
    find(draft('z'))
    expect(names()).toEqual(['Draft z'])
  })

  test('R24 what another tab saved while a question was open survives the answer', () => {
    const { actor, find, names, saved } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    find(draft('z'), draft('a'), draft('b'))
    actor.send({ type: 'question.confirmed' })
    expect(names()).toEqual(['Draft z', 'Draft b'])
    expect(saved).toEqual([['Draft z', 'Draft b']])
  })

  test('C-59 R11 drafts of another buyer, or of another tenant, are not listed', () => {
    const { find, names } = start()
    find(draft('a'), { ...draft('x'), email: 'other@acme.test' }, { ...draft('y'), tenantCode: 'BOLT' })
    expect(names()).toEqual(['Draft a'])
  })

  test('SESSION-06 with the session the drafts leave the cart', () => {
    const cart = publisher<CartChanged, CartEvent>()
    const storedDrafts = listening<DraftsStored>(() => () => undefined)
    const logic = draftsMachine.provide({ actors: { storedDrafts } })
    const actor = createActor(logic, { input: { owner, cart: cart.ref } }).start()
    expect(cart.subscribers()).toBe(1)
    actor.stop()
    expect(cart.subscribers()).toBe(0)
  })
})

test('DRAFTS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
