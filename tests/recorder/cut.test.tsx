import { screen, waitFor } from '@testing-library/react'
import type { InspectionEvent } from 'xstate'
import { describe, expect, test, vi } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { testOf } from '../../src/flows/report/exported'
import { asideWords, departureWords, play, playWhole } from '../../src/flows/report/played'
import { hindrance } from '../../src/flows/whole/whole'
import { readReport } from '../../src/flows/report/report-file'
import { startRecording } from '../../src/recorder/early'
import { createRecorder, type Recorder } from '../../src/recorder/recorder'
import type { Report } from '../../src/recorder/report'
import { rowOf, visit } from '../support/screen'
import { paste, reportOf, troubles, type Trouble } from './whole-troubles'

const machines = allMachines.map(({ machine }) => machine)
const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }
const reportIn = (recorder: Recorder): Report => readReport(recorder.write(surroundings, '2026-11-26')) as Report

/** What a buyer saves who has that trouble, from black boxes that keep so many events. */
const reportsOf = async ({ path, options, happens }: Trouble, sizes: readonly number[]): Promise<readonly Report[]> => {
  const recorders = sizes.map((size) => createRecorder(7, size))
  const inner = startRecording(window)
  const inspect = (event: InspectionEvent) => {
    const now = performance.now()
    if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return
    for (const recorder of recorders) recorder.take(event, now, false)
  }
  const recording: typeof inner = { ...inner, over: (own) => inner.over({ ...own, inspect }) }
  await happens(await visit(path, { ...options, recording }))
  return recorders.map(reportIn)
}
/** All that is said of a report that does not end as recorded. */
const saidOf = (report: Report) => {
  const [each, whole] = [play(report, machines), playWhole(report, machines)]
  const lost = [...each.replay.lost, ...whole.replay.lost]
  return [hindrance(report), departureWords(each), departureWords(whole), asideWords(whole), ...lost]
}
const nothing = [null, null, null, null]

describe('QA a report whose beginning is gone replays from where everybody stood, in both ways', () => {
  test.each(troubles)('$name', async (trouble) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const reports = (await reportsOf(trouble, [3, 7, 23, 51, 97, 143, 211])).filter(({ dropped }) => dropped > 0)
    expect(reports.length).toBeGreaterThan(0)
    expect(reports.map(saidOf)).toEqual(reports.map(() => nothing))
  })

  test('more of a product, sixty times over', { timeout: 120_000 }, async () => {
    const report = await reportOf({
      name: 'pressed often',
      path: '/products',
      options: { signedInAs: 'buyer@acme.test' },
      happens: async ({ user }) => {
        const card = await rowOf('P-1001')
        for (let count = 0; count < 60; count += 1) await user.click(card.getByRole('button', { name: /^More of/ }))
      },
    })
    expect(report.dropped).toBeGreaterThan(100)
    expect(report.entries.length).toBeGreaterThan(450)
    expect(saidOf(report)).toEqual(nothing)
    expect(playWhole(report, machines).replay.steps.size).toBeGreaterThan(150)
  })
})

test(
  'changes of a long cart, which everybody is told with all its lines, do not shorten the record',
  { timeout: 120_000 },
  async () => {
    const kinds = 'HB HN CB LN FW AN CC BR BV HC DR GL BX CT DS'.split(' ')
    const parts = kinds.flatMap((kind) => [100, 110, 120].map((size) => `${kind}-${size}`))
    const report = await reportOf({
      name: 'a long cart',
      path: '/products',
      options: { signedInAs: 'buyer@acme.test', cart: Object.fromEntries(parts.map((part) => [part, 1])) },
      happens: async ({ user }) => {
        const card = await rowOf('P-1001')
        for (let count = 0; count < 30; count += 1) await user.click(card.getByRole('button', { name: /^More of/ }))
      },
    })
    expect(report.dropped).toBe(0)
    expect(saidOf(report)).toEqual(nothing)
    expect(testOf(report).length).toBeLessThan(500_000)
  },
)

test('a report that begins in the midst of something is run machine by machine', async () => {
  const [trouble] = troubles
  const [report] = await reportsOf(trouble as Trouble, [7])
  expect(hindrance({ ...(report as Report), isTorn: true })).toMatch(/begins in the midst of something: \d+ entries/)
})

test('twelve part numbers in a row, pasted into the pad, replay in both ways', async () => {
  const report = await reportOf({
    name: 'numbers in a row',
    path: '/order-pad',
    options: { signedInAs: 'buyer@acme.test' },
    happens: async () => {
      await screen.findByLabelText('Part number, row 1')
      paste(Array.from({ length: 12 }, (_, at) => `HB-${111 + at}\t${at + 1}`).join('\n'))
      await waitFor(() => expect(screen.getAllByText('Not found').length).toBeGreaterThan(10))
    },
  })
  expect(saidOf(report)).toEqual(nothing)
})
