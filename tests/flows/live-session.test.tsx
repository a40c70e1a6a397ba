import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { createActor, SimulatedClock, type InspectionEvent } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { layOut } from '../../src/flows/chart/layout'
import { LiveTab } from '../../src/flows/live/live-tab'
import { createTap } from '../../src/flows/live/tap'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { keptReport, readReport } from '../../src/flows/report/report-file'
import { toastsMachine } from '../../src/machines/shell/toasts.machine'
import { createRecorder } from '../../src/recorder/recorder'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
configure({ asyncWrapper: (wait) => wait(), eventWrapper: (happen) => happen() })
const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }

/** A portal with a list of toasts and a black box, beside its visualizer. */
const watch = async (isBroken = false) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const recorder = createRecorder(3)
  const tap = createTap(
    { page: 'page 1', tab: 'one', since: 0 },
    () => 'Products',
    () => performance.now(),
    async () => {
      if (isBroken) throw new Error('no code')
      return recorder.write(surroundings, '2026-11-24T00:00:00.000Z')
    },
  )
  const inspect = (event: InspectionEvent) => {
    tap.inspect(event)
    recorder.take(event, performance.now(), false)
  }
  // No time passes: on a busy machine a toast would go between two looks.
  const toasts = createActor(toastsMachine, { inspect, clock: new SimulatedClock() }).start()
  window.location.hash = '#//live'
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<FlowsPage tabs={[{ id: 'live', title: 'Live', drawsOther: true, Body: LiveTab }]} layOut={layOut} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    tap.leave()
    tap.close()
    window.location.hash = ''
  })
  const tools = within(await screen.findByRole('toolbar', { name: 'Live' }))
  const user = userEvent.setup()
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return {
    toasts,
    files,
    tap,
    press: async (name: string) => {
      await user.click(await tools.findByRole('button', { name: 'More' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    },
    /** What the menu offers now. */
    offered: async () => {
      await user.click(await tools.findByRole('button', { name: 'More' }))
      const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await user.keyboard('{Escape}')
      return names
    },
    compare: (text: string) =>
      user.upload(
        screen.getByLabelText<HTMLInputElement>('Compare with a saved one: file'),
        new File([text], 'x.json'),
      ),
    told: (text: RegExp | string) => waitFor(() => expect(tools.getAllByText(text)).toHaveLength(1)),
    tools,
  }
}
const notice = { type: 'notice.given', notice: { kind: 'cartNotSaved' } } as const

test('the session that is watched is saved, and two of them are compared', async () => {
  const { toasts, files, press, compare, told } = await watch()
  toasts.send(notice)
  await press('Save session')
  await told('The session is saved.')
  const text = (await files[0]?.text()) ?? ''
  expect(readReport(text)?.entries.map((entry) => (entry.kind === 'sent' ? entry.event.type : entry.kind))).toContain(
    'notice.given',
  )
  await compare(text)
  await told(/^Both have the same \d+ steps\.$/)
  toasts.send(notice)
  await compare(text)
  // In the words of the chart, the names of the code beside them.
  await told(
    /^The first \d+ steps are the same\. Step \d+: here “[A-Z][^”]+” \(notice\.given from screen to toasts\), there it ends\.$/,
  )
  await compare('{}')
  await told('The file holds no session.')
})

test('it is opened as a report, and gone with its portal', async () => {
  const { toasts, press, tap, offered, told } = await watch()
  toasts.send(notice)
  await press('Open as report')
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/-\/report\?report=[0-9a-f]{8}&step=1$/))
  const id = /report=([0-9a-f]+)/.exec(window.location.hash)?.[1] ?? ''
  expect(keptReport(window.sessionStorage, id)?.place).toBe('/products')
  window.location.hash = '#//live'
  await told('Live')
  const clear = 'Clear what was told so far'
  expect(await offered()).toEqual([clear, 'Save session', 'Open as report', 'Compare with a saved one'])
  tap.leave()
  await told('Closed: this portal is gone, its last moment shows.')
  expect(await offered()).toEqual([clear])
})

test('a portal whose black box cannot be read says so', async () => {
  const { press, tools, files } = await watch(true)
  await press('Save session')
  expect(await tools.findByText('The session could not be written.')).toBeDefined()
  expect(files).toEqual([])
})
