// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { draftsMachine, type DraftsEmitted } from '../../src/machines/ordering/drafts.machine'
import type { Draft, DraftOwner } from '../../src/machines/rules/drafts'
import { line } from '../rules/samples'
import { question, record } from '../support/machine'

const recorder = record(draftsMachine)
const owner: DraftOwner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
const draft = (id: string, name = `Draft ${id}`): Draft => ({
  id,
  name,
  savedAt: '2026-03-01T10:00:00.000Z',
  ...owner,
  lines: [line(3)],
})

const start = (drafts: readonly Draft[] = [draft('a'), draft('b')], isOpen = true) => {
  const naming = question<Omit<Draft, 'lines'>, { owner: DraftOwner }>()
  const saved: (readonly string[])[] = []
  const emitted: DraftsEmitted[] = []
  const actor = createActor(
    draftsMachine.provide({
      actors: { nameDraft: naming.logic },
      actions: { saveDrafts: (_, params) => void saved.push(params.drafts.map(({ name }) => name)) },
    }),
    { inspect: recorder.inspect },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  if (isOpen) actor.send({ type: 'drafts.opened', owner, drafts })
  const now = () => actor.getSnapshot()
  return { actor, naming, saved, emitted, now, names: () => now().context.drafts.map(({ name }) => name) }
}

describe('saving', () => {
  test('CART-35 C-59 a copy of the cart is kept under a name, newest first, and that is said', async () => {
    const { actor, naming, saved, emitted, names, now } = start()
    actor.send({ type: 'draft.saved', lines: [line(7)] })
    expect(naming.last().input).toEqual({ owner })
    const { lines: _, ...named } = draft('c', '2026-03-02 09:30')
    await naming.answer(named)
    expect(names()).toEqual(['2026-03-02 09:30', 'Draft a', 'Draft b'])
    expect(now().context.drafts[0]?.lines).toEqual([line(7)])
    expect(saved).toEqual([names()])
    expect(emitted).toEqual([{ type: 'notice.given', notice: { kind: 'draftSaved', name: '2026-03-02 09:30' } }])
  })

  test('CART-35 an empty cart is not kept', () => {
    const { actor, naming } = start()
    actor.send({ type: 'draft.saved', lines: [] })
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
  const opened = (mode: 'replace' | 'merge'): DraftsEmitted => ({ type: 'draft.opened', mode, lines: [line(3)] })
  const told: DraftsEmitted = { type: 'notice.given', notice: { kind: 'draftOpened', name: 'Draft a' } }

  test('C-59 into an empty cart it goes at once, and stays in the list', () => {
    const { actor, emitted, names, saved } = start()
    actor.send({ type: 'opening.requested', id: 'a', isCartEmpty: true })
    expect(emitted).toEqual([opened('replace'), told])
    expect(names()).toEqual(['Draft a', 'Draft b'])
    expect(saved).toEqual([])
  })

  test.each([
    { type: 'replacing.chosen', mode: 'replace' },
    { type: 'merging.chosen', mode: 'merge' },
  ] as const)('C-59 with something in the cart the buyer chooses: $type', ({ type, mode }) => {
    const { actor, emitted, now } = start()
    actor.send({ type: 'opening.requested', id: 'a', isCartEmpty: false })
    expect(now().hasTag('asking')).toBe(true)
    expect(emitted).toEqual([])
    actor.send({ type })
    expect(emitted).toEqual([opened(mode), told])
    expect(now().value).toBe('listing')
  })

  test('C-59 declining opens nothing', () => {
    const { actor, emitted, now } = start()
    actor.send({ type: 'opening.requested', id: 'a', isCartEmpty: false })
    actor.send({ type: 'question.declined' })
    expect([now().value, emitted]).toEqual(['listing', []])
  })
})

describe('deleting', () => {
  test('C-59 it asks first, then the draft is gone from this device', () => {
    const { actor, emitted, names, saved, now } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    expect(now().hasTag('asking')).toBe(true)
    actor.send({ type: 'question.confirmed' })
    expect(names()).toEqual(['Draft b'])
    expect(saved).toEqual([['Draft b']])
    expect(emitted).toEqual([{ type: 'notice.given', notice: { kind: 'draftDeleted', name: 'Draft a' } }])
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
    const { actor, names } = start()
    actor.send({ type: 'drafts.changedElsewhere', drafts: [draft('z')] })
    expect(names()).toEqual(['Draft z'])
  })

  test('R24 what another tab saved while a question was open survives the answer', () => {
    const { actor, names, saved } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    actor.send({ type: 'drafts.changedElsewhere', drafts: [draft('z'), draft('a'), draft('b')] })
    actor.send({ type: 'question.confirmed' })
    expect(names()).toEqual(['Draft z', 'Draft b'])
    expect(saved).toEqual([['Draft z', 'Draft b']])
  })

  test('SESSION-06 the drafts are out of sight after the session, also what another tab saves then', () => {
    const { actor, names, now } = start()
    actor.send({ type: 'deletion.requested', id: 'a' })
    actor.send({ type: 'drafts.closed' })
    actor.send({ type: 'drafts.changedElsewhere', drafts: [draft('z')] })
    expect([names(), now().value, now().context.owner]).toEqual([[], 'closed', null])
  })

  test('ROLE-03 a guest has no drafts and saves none', () => {
    const { actor, naming, now } = start([], false)
    actor.send({ type: 'draft.saved', lines: [line(1)] })
    expect([now().value, naming.calls]).toEqual(['closed', []])
  })
})

test('DRAFTS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
