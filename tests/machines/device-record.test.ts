// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { deviceRecordMachine, type Forgetting, type Forgotten } from '../../src/machines/account/device-record.machine'
import type { DeviceRecord } from '../../src/machines/rules/device-kept'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { question, record } from '../support/machine'

const recorder = record(deviceRecordMachine)
const owner: Owner = { tenantCode: 'ACME', email: 'ann@acme.test' }
const nothing: DeviceRecord = {
  cartLines: 0,
  drafts: 0,
  padRows: 0,
  hasForm: false,
  hasPartNumbers: false,
  receipts: 0,
  order: null,
}
const cart: DeviceRecord = { ...nothing, cartLines: 2 }
const doubtful: DeviceRecord = { ...cart, order: { key: 'k-1', total: '$9.00', sentAt: '2026-03-01T10:00:00.000Z' } }

const start = async (kept: DeviceRecord = cart) => {
  const look = question<DeviceRecord, { owner: Owner }>()
  const forget = question<Forgotten, Forgetting>()
  const begun: true[] = []
  const actor = createActor(
    deviceRecordMachine.provide({
      actors: { lookAtDevice: look.logic, forgetOnDevice: forget.logic },
      actions: { beginAnew: () => void begun.push(true) },
    }),
    { input: { owner }, inspect: recorder.inspect },
  ).start()
  await look.answer(kept)
  /** The buyer asks, and the device is looked through once more. */
  const ask = async (found: DeviceRecord = kept) => {
    actor.send({ type: 'forgetting.requested' })
    await look.answer(found)
  }
  return { actor, look, forget, begun, ask, now: () => actor.getSnapshot() }
}

test('C-122 what is kept is shown, and forgotten after a question; the page then begins anew', async () => {
  const { actor, look, forget, begun, ask, now } = await start()
  expect(look.last().input).toEqual({ owner })
  expect(now().context.kept).toEqual(cart)
  await ask()
  expect([now().hasTag('asking'), now().hasTag('inDoubt')]).toEqual([true, false])
  actor.send({ type: 'question.confirmed' })
  expect(forget.last().input).toEqual({ owner, toldOf: null })
  await forget.answer({ isDone: true, kept: nothing })
  expect([now().value, now().context.kept, begun.length]).toEqual(['forgotten', nothing, 1])
})

test('C-122 whoever declines keeps everything', async () => {
  for (const kept of [cart, doubtful]) {
    const { actor, forget, ask, now } = await start(kept)
    await ask()
    actor.send({ type: 'question.declined' })
    expect([now().value, forget.calls.length]).toEqual(['resting', 0])
  }
})

test('C-122 an order in doubt is not forgotten without saying so, even one of another tab a moment ago', async () => {
  const { actor, forget, ask, now } = await start(cart)
  await ask(doubtful)
  expect([now().hasTag('asking'), now().hasTag('inDoubt')]).toEqual([true, true])
  actor.send({ type: 'question.confirmed' })
  expect(forget.last().input).toEqual({ owner, toldOf: 'k-1' })
})

test('C-122 an order that was sent while the question stood open comes back as a question; nothing is removed', async () => {
  const { actor, forget, begun, ask, now } = await start()
  await ask()
  actor.send({ type: 'question.confirmed' })
  await forget.answer({ isDone: false, kept: doubtful })
  expect([now().hasTag('inDoubt'), now().context.kept, begun]).toEqual([true, doubtful, []])
})

test('C-122 when another tab has forgotten it already, nothing is asked', async () => {
  const { ask, now } = await start()
  await ask(nothing)
  expect([now().value, now().context.kept]).toEqual(['resting', nothing])
})

test('C-122 a device that cannot be read or written says so, and another attempt is possible', async () => {
  const { actor, look, forget, ask, now } = await start()
  actor.send({ type: 'forgetting.requested' })
  await look.fail(new Error('no'))
  expect(now().hasTag('failed')).toBe(true)
  await ask()
  actor.send({ type: 'question.confirmed' })
  await forget.fail(new Error('no'))
  expect(now().hasTag('failed')).toBe(true)
  const blind = question<DeviceRecord, { owner: Owner }>()
  const other = createActor(deviceRecordMachine.provide({ actors: { lookAtDevice: blind.logic } }), {
    input: { owner },
    inspect: recorder.inspect,
  }).start()
  await blind.fail(new Error('no'))
  expect(other.getSnapshot().hasTag('failed')).toBe(true)
})

test('C-122 every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
