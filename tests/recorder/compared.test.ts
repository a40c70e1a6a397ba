import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { comparedWords } from '../../src/flows/report/compared'
import { play } from '../../src/flows/report/played'
import { readReport } from '../../src/flows/report/report-file'
import { createRecorder } from '../../src/recorder/recorder'
import type { Report } from '../../src/recorder/report'

type Event = { readonly type: 'order.pressed'; readonly count: number } | { readonly type: 'order.left' }
const desk = setup({
  types: {} as { events: Event },
  guards: { isMany: ({ event }) => event.type === 'order.pressed' && event.count > 1 },
}).createMachine({
  id: 'desk',
  description: 'Where orders are made: one after the other.',
  initial: 'open',
  states: {
    open: {
      description: 'Orders are taken.',
      on: {
        'order.pressed': [
          { guard: 'isMany', target: 'busy', description: 'Many orders come: nobody else is served.' },
          { description: 'One order comes and is made at once.' },
        ],
        'order.left': { actions: () => undefined },
      },
    },
    busy: { description: 'Many orders are made.' },
  },
})
const surroundings = { edition: null, language: 'en', place: '/', screen: { width: 1280, height: 800 } }
const session = (...events: readonly Event[]) => {
  const recorder = createRecorder(3)
  const actor = createActor(desk, { inspect: (event) => recorder.take(event, 0, false) }).start()
  for (const event of events) actor.send(event)
  const report = readReport(recorder.write(surroundings, '2026-11-24T00:00:00.000Z')) as Report
  return play(report, [desk])
}
const [one, many, left] = [
  { type: 'order.pressed', count: 1 },
  { type: 'order.pressed', count: 3 },
  { type: 'order.left' },
] as const

test('QA two sessions part in the words of the charts, with the names of the code beside them', () => {
  expect(comparedWords(session(one), session(one))).toBe('Both have the same 2 steps.')
  expect(comparedWords(session(one, one), session(one))).toBe(
    'The first 2 steps are the same. Step 3: here “One order comes and is made at once” (order.pressed from screen to desk), there it ends.',
  )
  expect(comparedWords(session(left), session(one))).toBe(
    'The first step is the same. Step 2: here “desk takes note of it, and nothing else” (order.left from screen to desk), there “One order comes and is made at once” (order.pressed from screen to desk).',
  )
})

test('QA two sessions part where one goes another way, though the same was told', () => {
  expect(comparedWords(session(one), session(many))).toMatch(
    /^The first step is the same\. Step 2: here “One order comes and is made at once” \(.*\), there “Many orders come: nobody else is served” \(.*\)\.$/,
  )
})
