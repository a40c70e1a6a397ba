// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Settings } from '../../src/api/schemas/tenant'
import { settingsMachine, type SettingsSettled } from '../../src/machines/tenant/settings.machine'
import { hasAdvancedCategories, isInfoHidden, selectOrderMessage } from '../../src/machines/tenant/settings.selectors'
import { question, recipient, record } from '../support/machine'

const recorder = record(settingsMachine)
const settings: Settings = {
  default_page: 'catalogs',
  b2b_sell_minimum: true,
  b2b_hide_additional_info: true,
  b2b_about_us_private: {},
  b2b_message_order_confirmation: 'Thanks!',
  b2b_advanced_categories: true,
}

const start = (code = 'BOLT') => {
  const own = question<Settings, { code: string }>()
  const logged: string[] = []
  const actor = createActor(
    settingsMachine.provide({
      actors: { loadSettings: own.logic },
      actions: { logFailure: (_, { what }) => void logged.push(what) },
    }),
    { input: { code }, inspect: recorder.inspect },
  ).start()
  const now = () => actor.getSnapshot()
  const subscribe = () => {
    const { ref, heard } = recipient<SettingsSettled>()
    actor.send({ type: 'subscriber.joined', subscriber: ref })
    return { heard, leave: () => actor.send({ type: 'subscriber.left', subscriber: ref }) }
  }
  return { actor, own, logged, now, subscribe, isPending: () => now().hasTag('pending') }
}

test('SESSION-13 SESSION-14 they are fetched once, and known from then on', async () => {
  const { own, now, isPending } = start()
  expect(own.calls.map(({ input }) => input)).toEqual([{ code: 'BOLT' }])
  expect([isPending(), isInfoHidden(now())]).toEqual([true, true])
  await own.answer(settings)
  expect([isPending(), own.calls.length]).toEqual([false, 1])
  expect([hasAdvancedCategories(now()), isInfoHidden(now())]).toEqual([true, true])
  expect(selectOrderMessage(now())).toBe('Thanks!')
})

test('C-52 who wants to know is told when they are there, or at once', async () => {
  const { own, subscribe } = start()
  const [early, gone] = [subscribe(), subscribe()]
  gone.leave()
  expect(early.heard).toEqual([])
  await own.answer(settings)
  const news = [{ type: 'settings.settled', settings }]
  expect([early.heard, gone.heard, subscribe().heard]).toEqual([news, [], news])
})

test('R18 failing settings are only logged, and the flags count as off', async () => {
  const { own, now, logged, subscribe, isPending } = start('FAIL')
  const { heard } = subscribe()
  await own.fail({ kind: 'unreachable' })
  expect(logged).toEqual(['Settings'])
  expect(heard).toEqual([{ type: 'settings.settled', settings: null }])
  expect(isPending()).toBe(false)
  expect([hasAdvancedCategories(now()), isInfoHidden(now()), selectOrderMessage(now())]).toEqual([false, false, null])
})

test('R18 settings that could not be fetched are asked for again when the network is back; known ones are not', async () => {
  const { actor, own, subscribe } = start()
  const { heard } = subscribe()
  await own.fail({ kind: 'unreachable' })
  actor.send({ type: 'network.returned' })
  expect(own.calls).toHaveLength(2)
  await own.answer(settings)
  expect(heard.at(-1)).toEqual({ type: 'settings.settled', settings })
  actor.send({ type: 'network.returned' })
  expect(own.calls).toHaveLength(2)
})

test('C-100 Retry gives the call up and asks again', () => {
  const { actor, own } = start()
  const first = own.last()
  actor.send({ type: 'settings.retried' })
  expect(first.signal.aborted).toBe(true)
  expect(own.calls).toHaveLength(2)
})

test('SESSION-06 with the session the settings go, and their call is given up', () => {
  const { actor, own } = start()
  actor.stop()
  expect(own.last().signal.aborted).toBe(true)
})

test('SETTINGS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
