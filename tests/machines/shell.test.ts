// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ErrorReport } from '../../src/api/schemas/shell'
import type { Settings } from '../../src/api/schemas/tenant'
import type { SettingsEvent, SettingsSettled } from '../../src/machines/tenant/settings.machine'
import { crashMachine } from '../../src/machines/shell/crash.machine'
import { dashboardMachine } from '../../src/machines/shell/dashboard.machine'
import { publisher, question, record, testApp } from '../support/machine'

describe('dashboard', () => {
  const recorder = record(dashboardMachine)
  const settings = (default_page: string) => ({ default_page }) as Settings
  const start = (known?: Settings | null) => {
    const clock = new SimulatedClock()
    const app = testApp()
    const first: SettingsSettled[] = known === undefined ? [] : [{ type: 'settings.settled', settings: known }]
    const source = publisher<SettingsSettled, SettingsEvent>(first)
    const input = { app: app.app, settings: source.ref }
    const actor = createActor(dashboardMachine, { input, clock, inspect: recorder.inspect }).start()
    return { actor, clock, source, left: app.moves }
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
    expect(left()).toEqual([`instead ${to}`])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('DASH-07 nothing is decided before the settings are known', () => {
    const { source, clock, left } = start()
    clock.increment(60_000)
    expect(left()).toEqual([])
    source.tell({ type: 'settings.settled', settings: settings('catalogs') })
    expect(left()).toEqual(['instead /catalogs'])
  })

  test('C-100 after 8 s the screen says so; Retry asks again and waits anew', () => {
    const { actor, clock, source } = start()
    clock.increment(7999)
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    expect(source.heard).toEqual([{ type: 'settings.retried' }])
  })

  test('DASH every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('crash', () => {
  const recorder = record(crashMachine)
  const describeError = (error: unknown, componentStack: string): ErrorReport => ({
    error: { message: String(error), stack: `${error}\n  at render` },
    errorInfo: { componentStack },
  })
  const start = () => {
    const log = question<void, { report: ErrorReport }>()
    const done: string[] = []
    const actor = createActor(
      crashMachine.provide({
        actors: { logError: log.logic },
        actions: {
          forgetSession: () => void done.push('forgotten'),
          restart: () => void done.push('restarted'),
          reload: () => void done.push('reloaded'),
        },
      }),
      { input: { describe: describeError }, inspect: recorder.inspect },
    ).start()
    const sent = () => log.calls.map(({ input }) => input.report.error.message)
    return { actor, log, done, sent, isCrashed: () => actor.getSnapshot().hasTag('crashed') }
  }

  test('ERR-01 ERR-07 a crashed screen shows the error screen and posts one report', async () => {
    const { actor, log, sent, isCrashed } = start()
    const error = 'x is undefined'
    actor.send({ type: 'screen.crashed', error, componentStack: 'at Cart' })
    actor.send({ type: 'screen.crashed', error: 'again', componentStack: '' })
    await log.answer()
    expect(isCrashed()).toBe(true)
    expect(actor.getSnapshot().context.error).toBe(error)
    expect(sent()).toEqual(['x is undefined'])
    expect(log.last().input.report.errorInfo.componentStack).toBe('at Cart')
  })

  test('R7 an error beside the screen is posted and stops nobody', () => {
    const { actor, sent, isCrashed } = start()
    actor.send({ type: 'error.noticed', error: 'late' })
    expect(isCrashed()).toBe(false)
    expect(sent()).toEqual(['late'])
  })

  test('ERR-09 R8 a failing log call is silent; what waits is sent after it, each error once', async () => {
    const { actor, log, sent } = start()
    for (const message of ['a', 'b', 'a', 'b']) actor.send({ type: 'error.noticed', error: message })
    expect(sent()).toEqual(['a'])
    await log.fail(new TypeError('Failed to fetch'))
    await log.answer()
    expect(sent()).toEqual(['a', 'b'])
    expect(actor.getSnapshot().matches({ log: 'idle' })).toBe(true)
  })

  test('R8 a flood of errors sends at most five reports', async () => {
    const { actor, log, sent } = start()
    for (let at = 0; at < 40; at += 1) actor.send({ type: 'error.noticed', error: `error ${at}` })
    for (let at = 0; at < 10; at += 1) await log.answer()
    expect(sent()).toEqual(['error 0', 'error 1', 'error 2', 'error 3', 'error 4'])
  })

  test('ERR-02 ERR-03 ERR-04 Reload Page reloads; Return to Login forgets the session and begins anew', () => {
    const { actor, done } = start()
    actor.send({ type: 'reload.requested' })
    actor.send({ type: 'return.requested' })
    expect(done).toEqual([])
    actor.send({ type: 'screen.crashed', error: 'x', componentStack: '' })
    actor.send({ type: 'reload.requested' })
    expect(done).toEqual(['reloaded'])
    actor.send({ type: 'return.requested' })
    expect(done).toEqual(['reloaded', 'forgotten', 'restarted'])
  })

  test('C-106 a screen whose code could not be fetched is no crash: nothing is reported, and Retry reloads', () => {
    const { actor, done, sent, isCrashed } = start()
    actor.send({ type: 'screen.unfetched' })
    expect([isCrashed(), sent()]).toEqual([false, []])
    actor.send({ type: 'return.requested' })
    actor.send({ type: 'reload.requested' })
    expect(done).toEqual(['reloaded'])
  })

  test('R9 a screen whose code could not be fetched is loaded by itself when the network is back; none that stands there is', () => {
    const { actor, done } = start()
    actor.send({ type: 'network.returned' })
    expect(done).toEqual([])
    actor.send({ type: 'screen.unfetched' })
    actor.send({ type: 'network.returned' })
    expect(done).toEqual(['reloaded'])
  })

  test('CRASH every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
