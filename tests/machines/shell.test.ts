// @vitest-environment node
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ErrorReport } from '../../src/api/schemas/shell'
import type { Settings } from '../../src/api/schemas/tenant'
import { crashMachine } from '../../src/machines/shell/crash.machine'
import { dashboardMachine, type DashboardEvent } from '../../src/machines/shell/dashboard.machine'
import { question, record } from '../support/machine'

describe('dashboard', () => {
  const recorder = record(dashboardMachine)
  const settings = (default_page: string) => ({ default_page }) as Settings
  const start = (known?: Settings | null) => {
    const clock = new SimulatedClock()
    const left: string[] = []
    let retries = 0
    const actor = createActor(
      dashboardMachine.provide({
        actors: {
          settingsNews: fromCallback<EventObject, void>(({ sendBack }) => {
            if (known !== undefined) sendBack({ type: 'settings.settled', settings: known } satisfies DashboardEvent)
          }),
        },
        actions: {
          leaveFor: (_, { to }) => void left.push(to),
          retrySettings: () => {
            retries += 1
          },
        },
      }),
      { clock, inspect: recorder.inspect },
    ).start()
    return { actor, clock, left, retries: () => retries }
  }

  test.each([
    { known: settings('about_us'), to: '/about-us' },
    { known: settings('catalogs'), to: '/catalogs' },
    { known: settings('products'), to: '/products' },
    { known: settings('something_else'), to: '/products' },
    { known: settings(''), to: '/products' },
    { known: null, to: '/products' },
  ])('DASH-02 to DASH-06 default_page $known.default_page leads to $to', ({ known, to }) => {
    const { actor, left } = start(known)
    expect(left).toEqual([to])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('DASH-07 nothing is decided before the settings are known', () => {
    const { actor, clock, left } = start()
    clock.increment(60_000)
    expect(left).toEqual([])
    actor.send({ type: 'settings.settled', settings: settings('catalogs') })
    expect(left).toEqual(['/catalogs'])
  })

  test('C-100 after 8 s the screen says so; Retry asks again and waits anew', () => {
    const { actor, clock, retries } = start()
    clock.increment(7999)
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    expect(retries()).toBe(1)
  })

  test('DASH every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('crash', () => {
  const recorder = record(crashMachine)
  const report = (message: string): ErrorReport => ({
    error: { message, stack: `${message}\n  at render` },
    errorInfo: { componentStack: '' },
  })
  const start = () => {
    const log = question<void, { report: ErrorReport }>()
    const actor = createActor(crashMachine.provide({ actors: { logError: log.logic } }), { inspect: recorder.inspect })
    actor.start()
    const sent = () => log.calls.map(({ input }) => input.report.error.message)
    return { actor, log, sent, isCrashed: () => actor.getSnapshot().hasTag('crashed') }
  }

  test('ERR-01 ERR-07 a crashed screen shows the error screen and posts one report', async () => {
    const { actor, log, sent, isCrashed } = start()
    const error = new Error('x is undefined')
    actor.send({ type: 'screen.crashed', error, report: report('x is undefined') })
    actor.send({ type: 'screen.crashed', error: new Error('again'), report: report('again') })
    await log.answer()
    expect(isCrashed()).toBe(true)
    expect(actor.getSnapshot().context.error).toBe(error)
    expect(sent()).toEqual(['x is undefined'])
  })

  test('R7 an error beside the screen is posted and stops nobody', () => {
    const { actor, sent, isCrashed } = start()
    actor.send({ type: 'error.noticed', report: report('late') })
    expect(isCrashed()).toBe(false)
    expect(sent()).toEqual(['late'])
  })

  test('ERR-09 R8 a failing log call is silent; what waits is sent after it, each error once', async () => {
    const { actor, log, sent } = start()
    for (const message of ['a', 'b', 'a', 'b']) actor.send({ type: 'error.noticed', report: report(message) })
    expect(sent()).toEqual(['a'])
    await log.fail(new TypeError('Failed to fetch'))
    await log.answer()
    expect(sent()).toEqual(['a', 'b'])
    expect(actor.getSnapshot().matches({ log: 'idle' })).toBe(true)
  })

  test('R8 a flood of errors sends at most five reports', async () => {
    const { actor, log, sent } = start()
    for (let at = 0; at < 40; at += 1) actor.send({ type: 'error.noticed', report: report(`error ${at}`) })
    for (let at = 0; at < 10; at += 1) await log.answer()
    expect(sent()).toEqual(['error 0', 'error 1', 'error 2', 'error 3', 'error 4'])
  })

  test('CRASH every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
