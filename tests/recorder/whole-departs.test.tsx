import { SimulatedClock, type AnyStateMachine } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../src/app'
import { allMachines } from '../../src/flows/all-machines'
import { asideWords, departureWords, play, playWhole } from '../../src/flows/report/played'
import { createRun } from '../../src/flows/whole/run'
import { hindrance } from '../../src/flows/whole/whole'
import { readReport } from '../../src/flows/report/report-file'
import { shopMachine } from '../../src/machines/shop.machine'
import { actorIn } from '../../src/machines/system'
import { createRecorder } from '../../src/recorder/recorder'
import type { Report } from '../../src/recorder/report'
import { rested, signedInStorage } from '../support/apps'
import { json } from '../support/fake-fetch'

const machines = allMachines.map(({ machine }) => machine)
const withOther = (changed: AnyStateMachine) => machines.map((one) => (one.id === changed.id ? changed : one))
const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }

/** A buyer whose categories never come: the portal waits until it says that it is slow. Times are those of its clock. */
const reportOfWaiting = async (): Promise<Report> => {
  window.history.replaceState(null, '', '/products')
  for (const [key, value] of Object.entries(signedInStorage())) window.localStorage.setItem(key, value)
  const recorder = createRecorder(7)
  const clock = new SimulatedClock()
  const app = createApp({
    window,
    basePath: '/',
    fetch: (input) => {
      const { url } = input as Request
      return url.includes('/categories')
        ? new Promise(() => undefined)
        : Promise.resolve(json({ data: [], last_page: 1 }))
    },
    loadWords: () => Promise.resolve(),
    loadRest: () => Promise.resolve(),
    say: (word) => word,
    actorOptions: { clock, inspect: (event) => recorder.take(event, clock.now(), false) },
  })
  onTestFinished(() => void app.root.stop())
  await vi.dynamicImportSettled()
  const isWaiting = () => JSON.stringify(actorIn(app.root.system, 'categories').getSnapshot().value).includes('patient')
  await vi.waitFor(() => expect(isWaiting()).toBe(true))
  // Second by second: it would ring all at once.
  for (let second = 0; second < 20; second += 1) {
    clock.increment(1000)
    await rested()
  }
  // Something that happens afterwards, so that the record goes on.
  window.dispatchEvent(new Event('online'))
  await rested()
  return readReport(recorder.write(surroundings, '2026-11-24T00:00:00.000Z')) as Report
}
const isTimer = (entry: Report['entries'][number]): boolean =>
  entry.kind === 'sent' && entry.event.type.startsWith('xstate.after.slow.categories')
const altered = (
  report: Report,
  change: (entry: Report['entries'][number]) => readonly Report['entries'][number][],
) => ({
  ...report,
  entries: report.entries.flatMap(change),
})

test('timers ring when they rang then, by a clock of the run', async () => {
  const report = await reportOfWaiting()
  expect(report.entries.filter(isTimer)).toHaveLength(1)
  expect(departureWords(playWhole(report, machines))).toBeNull()
  // A browser is late now and then.
  const late = altered(report, (entry) => [isTimer(entry) ? { ...entry, time: entry.time + 900 } : entry])
  expect(departureWords(playWhole(late, machines))).toBeNull()
})

test('a timer that is longer today, or that there was none of, is where the portal departs', async () => {
  const report = await reportOfWaiting()
  const early = altered(report, (entry) => [isTimer(entry) ? { ...entry, time: 1 } : entry])
  expect(departureWords(playWhole(early, machines))).toMatch(
    /^differs at step \d+: nothing, recorded the timer slow of categories rings$/,
  )
  const never = altered(report, (entry) => (isTimer(entry) ? [] : [entry]))
  expect(departureWords(playWhole(never, machines))).toMatch(
    /^differs at step \d+: the timer slow of categories rings, recorded /,
  )
})

test('what a machine tells its neighbour no more is seen in the whole portal only, at its step', async () => {
  const report = await reportOfWaiting()
  const silent = withOther(shopMachine.provide({ actions: { showTree: () => undefined } }))
  expect(departureWords(play(report, silent))).toBeNull()
  const played = playWhole(report, silent)
  const words = departureWords(played) ?? ''
  expect(words).toMatch(/^differs at step \d+: nothing, recorded categories is told catalogue\.shown by shop$/)
  const [, step] = /step (\d+)/.exec(words) ?? []
  expect(played.rows[Number(step) - 1]).toMatchObject({ label: 'catalogue.shown', from: 'shop', to: 'categories' })
})

test('what is asked today and was not then has no answer in the report, which says so', async () => {
  const report = await reportOfWaiting()
  const unasked = altered(report, (entry) =>
    entry.kind === 'began' && entry.actor.name === 'loadSettings' ? [] : [entry],
  )
  expect(departureWords(playWhole(unasked, machines))).toMatch(
    /settings asks loadSettings, recorded nothing\. The report holds no answer to that/,
  )
})

test('numbers and rows that machines tell each other are held against the record, letters are not', async () => {
  const report = await reportOfWaiting()
  const told = (payload: object) =>
    altered(report, (entry) => [
      entry.kind === 'sent' && entry.event.type === 'step.changed'
        ? { ...entry, event: { ...entry.event, payload } }
        : entry,
    ])
  const played = playWhole(told({ isSellMinimumOn: true }), machines)
  expect(departureWords(played)).toBeNull()
  expect(asideWords(played)).toMatch(
    /^What is said differs at step \d+: cart is told step\.changed by shop with isSellMinimumOn: false, recorded .* with isSellMinimumOn: true\./,
  )
  expect(asideWords(playWhole(report, machines))).toBeNull()
})

test('a report whose beginning is gone is not run as a whole, and one that is run so far goes on from there', async () => {
  const report = await reportOfWaiting()
  expect(hindrance(report)).toBeNull()
  expect(hindrance({ ...report, dropped: 12, isTorn: true })).toMatch(/in the midst of something: 12 entries/)
  expect(hindrance({ ...report, entries: report.entries.slice(1) })).toMatch(/does not begin with the start/)
  const run = createRun(report, machines)
  run.runTo(30)
  const half = run.steps.size
  run.runTo(Infinity)
  expect(half).toBeLessThan(run.steps.size)
  expect(run.departures()).toEqual([])
})
