import { screen } from '@testing-library/react'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { departureWords, play } from '../../src/flows/report/played'
import { reportIn } from '../../src/flows/report/report-file'
import { ReportTab } from '../../src/flows/report/report-tab'
import { toastsMachine } from '../../src/machines/shell/toasts.machine'
import { createRecorder } from '../../src/recorder/recorder'
import { openPage } from '../flows/open-page'

const machines = allMachines.map(({ machine }) => machine)
const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }
/** What a portal with a list of toasts writes down, as an object. */
const written = (): Record<string, unknown> => {
  const recorder = createRecorder(5)
  const inspect = (event: Parameters<typeof recorder.take>[0]) => recorder.take(event, 0, false)
  const toasts = createActor(toastsMachine, { inspect, clock: new SimulatedClock() }).start()
  toasts.send({ type: 'notice.given', notice: { kind: 'cartNotSaved' } })
  return JSON.parse(recorder.write(surroundings, '2026-11-24T00:00:00.000Z')) as Record<string, unknown>
}
const without = (report: object, ...names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(report).filter(([name]) => !names.includes(name))))
const reasonOf = (text: string): string => {
  const read = reportIn(text)
  return 'reason' in read ? read.reason : 'it is read'
}

test('QA a report of an older form is read where it holds all that a replay needs', () => {
  const older = without({ ...written(), form: 'tradepost report 0' }, 'written', 'isTorn', 'bases', 'calls', 'language')
  const read = reportIn(older)
  if ('reason' in read) throw new Error(read.reason)
  const played = play(read.report, machines)
  expect(departureWords(played)).toBeNull()
  expect(played.rows.map(({ label }) => label)).toContain('notice.given')
})

test('QA a report that cannot be read says whether it is older, newer, broken, too long or none', () => {
  const report = written()
  const older = JSON.stringify({ ...report, form: 'tradepost report 0', entries: 'packed' })
  expect(reasonOf(older)).toMatch(/^The file is a report of an older form \(0; form 1 is read here\)\./)
  const newer = JSON.stringify({ ...report, form: 'tradepost report 2' })
  expect(reasonOf(newer)).toMatch(/^The file is a report of a newer form \(2; form 1 is read here\)\./)
  expect(reasonOf(without(report, 'calls'))).toContain('parts of it are missing or broken')
  expect(reasonOf(`${' '.repeat(5_000_001)}{}`)).toContain('too long')
  for (const text of ['', '{}', 'null', '[]', '<html>', '{"form":"tradepost-world"}'])
    expect(reasonOf(text)).toBe('The file holds no report of a problem.')
})

test.each([
  [{ kind: 'began', at: 1, time: 0 }],
  [{ kind: 'began', at: 1, time: 0, actor: { id: 1, name: 'cart', machine: 7, parent: null }, became: null }],
  [{ kind: 'sent', at: 1, time: 0, to: 1, from: 'buyer', event: null, became: null }],
  [{ kind: 'sent', at: 1, time: 0, to: 1, from: null, event: { type: 'x' }, became: null }],
  [{ kind: 'sent', at: 1, time: 0, to: 1, from: 'page', event: { type: 'x' }, became: { value: 'x' } }],
  [{ kind: 'gone', at: 1, time: 0 }],
])('QA an entry that nobody can replay is found before it is replayed: %j', (entry) => {
  expect(reasonOf(JSON.stringify({ ...written(), entries: [entry] }))).toContain('parts of it are missing or broken')
})

test('QA the page says why a report is not opened, and opens one of an older form', async () => {
  const user = await openPage([{ id: 'report', title: 'Report', drawsOther: true, Body: ReportTab }], '#/-/report')
  const open = (report: object) =>
    user.upload(
      screen.getByLabelText<HTMLInputElement>('Open a report: file'),
      new File([JSON.stringify(report)], 'report.json'),
    )
  await open({ ...written(), form: 'tradepost report 3' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The file is a report of a newer form \(3;/)
  await open({ ...written(), form: 'tradepost report 0', written: undefined })
  expect(
    await screen.findByText(/^The machines of today end as recorded: \d+ steps of some day replayed\.$/),
  ).toBeTruthy()
})

test('QA where nothing failed the report says so, and stays where it stands', async () => {
  const user = await openPage([{ id: 'report', title: 'Report', drawsOther: true, Body: ReportTab }], '#/-/report')
  const file = new File([JSON.stringify(written())], 'report.json')
  await user.upload(screen.getByLabelText<HTMLInputElement>('Open a report: file'), file)
  const jump = await screen.findByRole('button', { name: 'Jump to the failure' })
  const step = new URLSearchParams(window.location.hash.split('?')[1]).get('step')
  await user.click(jump)
  expect(await screen.findByText('Nothing failed in this report.')).toBeTruthy()
  expect(new URLSearchParams(window.location.hash.split('?')[1]).get('step')).toBe(step)
})
