// @vitest-environment node
import { createActor, SimulatedClock, type InspectionEvent } from 'xstate'
import { expect, test } from 'vitest'
import { toastTimerMachine } from '../../src/machines/shell/toast-timer.machine'
import { toastsMachine } from '../../src/machines/shell/toasts.machine'
import type { Notice } from '../../src/machines/rules/notice'
import { record } from '../support/machine'

const recorder = record(toastsMachine)
const timerRecorder = record(toastTimerMachine)
const inspect = (event: InspectionEvent) => {
  recorder.inspect(event)
  timerRecorder.inspect(event)
}
const saved = (name: string): Notice => ({ kind: 'draftSaved', name })

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock, inspect }).start()
  const give = (name: string) => actor.send({ type: 'notice.given', notice: saved(name) })
  const shown = () =>
    actor.getSnapshot().context.toasts.map(({ notice }) => (notice.kind === 'draftSaved' ? notice.name : notice.kind))
  const idOf = (at: number) => actor.getSnapshot().context.toasts[at]?.id ?? ''
  return { actor, clock, give, shown, idOf }
}

test('CONST a toast stays 3,000 ms', () => {
  const { clock, give, shown } = start()
  give('one')
  clock.increment(2999)
  expect(shown()).toEqual(['one'])
  clock.increment(1)
  expect(shown()).toEqual([])
})

test('CONST each toast has its own time', () => {
  const { clock, give, shown } = start()
  give('one')
  clock.increment(2000)
  give('two')
  clock.increment(1000)
  expect(shown()).toEqual(['two'])
})

test('CONST a toast that is hovered over or focused stays; its time begins anew afterwards', () => {
  const { actor, clock, give, shown, idOf } = start()
  give('one')
  give('two')
  clock.increment(2900)
  actor.send({ type: 'toast.attended', id: idOf(0) })
  clock.increment(60_000)
  expect(shown()).toEqual(['one'])
  actor.send({ type: 'toast.unattended', id: idOf(0) })
  clock.increment(2999)
  expect(shown()).toEqual(['one'])
  clock.increment(1)
  expect(shown()).toEqual([])
})

test('C-88 at most three toasts are shown, the newest', () => {
  const { clock, give, shown } = start()
  for (const name of ['one', 'two', 'three', 'four', 'five']) give(name)
  expect(shown()).toEqual(['three', 'four', 'five'])
  clock.increment(3000)
  expect(shown()).toEqual([])
})

test('C-88 a toast can be closed, and leaves no clock behind', () => {
  const { actor, clock, give, shown, idOf } = start()
  give('one')
  give('two')
  actor.send({ type: 'toast.closed', id: idOf(0) })
  expect(shown()).toEqual(['two'])
  expect(Object.keys(actor.getSnapshot().children)).toHaveLength(1)
  clock.increment(3000)
  expect(Object.keys(actor.getSnapshot().children)).toHaveLength(0)
})

test('C-88 attending to a toast that is gone does nothing', () => {
  const { actor, give, shown } = start()
  give('one')
  actor.send({ type: 'toast.closed', id: 'toast-99' })
  actor.send({ type: 'toast.attended', id: 'toast-99' })
  actor.send({ type: 'toast.unattended', id: 'toast-99' })
  expect(shown()).toEqual(['one'])
})

test('TOASTS every state and every transition is reached by the tests above, of each single toast, too', () => {
  expect([recorder.unreached(), timerRecorder.unreached()]).toEqual([[], []])
})

test('CONST the same notice again is shown once, for its full time', () => {
  const { clock, give, shown } = start()
  give('one')
  clock.increment(2000)
  give('one')
  expect(shown()).toEqual(['one'])
  clock.increment(2999)
  expect(shown()).toEqual(['one'])
  clock.increment(1)
  expect(shown()).toEqual([])
})
