import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { seenLater } from '../../src/ui/seen-later'

const counter = setup({
  types: {} as { context: { letters: number; rows: number }; events: { type: 'typed' | 'added' } },
}).createMachine({
  context: { letters: 0, rows: 0 },
  on: {
    typed: { actions: assign({ letters: ({ context }) => context.letters + 1 }) },
    added: { actions: assign({ rows: ({ context }) => context.rows + 1 }) },
  },
})
const open = () => {
  const actor = createActor(counter).start()
  const seen = seenLater(actor, (was, now) => (was.context.rows === now.context.rows ? 120 : null))
  const drawn: string[] = []
  const shown = () => {
    const { letters, rows } = seen.getSnapshot().context as { letters: number; rows: number }
    return `${letters} ${rows}`
  }
  const follow = () => seen.subscribe({ next: () => void drawn.push(shown()) })
  return { actor, drawn, shown, follow }
}

test('PERF what may wait is seen a moment later, once for a burst; what may not is seen at once', () => {
  vi.useFakeTimers()
  const { actor, drawn, shown, follow } = open()
  follow()
  actor.send({ type: 'typed' })
  actor.send({ type: 'typed' })
  expect([shown(), drawn]).toEqual(['0 0', []])
  vi.runAllTimers()
  expect([shown(), drawn]).toEqual(['2 0', ['2 0']])
  actor.send({ type: 'typed' })
  actor.send({ type: 'added' })
  expect([shown(), drawn]).toEqual(['3 1', ['2 0', '3 1']])
  vi.useRealTimers()
})

test('PERF of letters one after another nothing is drawn between them, but a long burst does not keep it away', () => {
  vi.useFakeTimers()
  const { actor, drawn, follow } = open()
  follow()
  const type = (letters: number) => {
    for (let at = 0; at < letters; at += 1) {
      actor.send({ type: 'typed' })
      vi.advanceTimersByTime(50)
    }
  }
  type(4)
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(200)
  expect(drawn).toEqual(['4 0'])
  type(40)
  expect(drawn.length).toBeGreaterThanOrEqual(3)
  expect(drawn.length).toBeLessThanOrEqual(6)
  vi.useRealTimers()
})

test('PERF nobody who looks anew sees what is past, and who has gone is not called', () => {
  vi.useFakeTimers()
  const { actor, drawn, shown, follow } = open()
  actor.send({ type: 'typed' })
  const following = follow()
  expect(shown()).toBe('1 0')
  actor.send({ type: 'typed' })
  following.unsubscribe()
  vi.runAllTimers()
  expect([shown(), drawn]).toEqual(['2 0', []])
  actor.send({ type: 'typed' })
  follow()
  expect(shown()).toBe('3 0')
  vi.useRealTimers()
})
