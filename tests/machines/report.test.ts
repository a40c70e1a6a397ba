// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { listening } from '../../src/machines/port'
import { reportMachine, type NetworkReturned } from '../../src/machines/shell/report.machine'
import { hasReportFailed, selectReport, selectReportOutcome } from '../../src/machines/shell/report.selectors'
import type { WrittenReport } from '../../src/machines/shell/report.types'
import { question, record } from '../support/machine'

const recorder = record(reportMachine)
const written: WrittenReport = { text: '{}', events: 4, calls: 2, places: 1 }
const start = () => {
  const writing = question<WrittenReport>()
  const copying = question<void, { readonly text: string }>()
  const saving = question<void, { readonly text: string }>()
  const network = { return: () => {} }
  const networkNews = listening<NetworkReturned>((tell) => {
    network.return = () => tell({ type: 'network.returned' })
    return () => void (network.return = () => {})
  })
  const actors = { writeReport: writing.logic, networkNews, copyText: copying.logic, saveReport: saving.logic }
  const actor = createActor(reportMachine.provide({ actors }), { inspect: recorder.inspect }).start()
  return { writing, copying, saving, network, actor, outcome: () => selectReportOutcome(actor.getSnapshot()) }
}

test('a report is written at once, and copied or saved as often as its reader wants', async () => {
  const { writing, copying, saving, actor, outcome } = start()
  expect(selectReport(actor.getSnapshot())).toBeNull()
  actor.send({ type: 'save.pressed' })
  expect(saving.calls).toEqual([])
  await writing.answer(written)
  expect(selectReport(actor.getSnapshot())).toEqual(written)
  expect(outcome()).toBeNull()
  actor.send({ type: 'copy.pressed' })
  expect(copying.last().input).toEqual({ text: '{}' })
  await copying.answer(undefined)
  expect(outcome()).toBe('copied')
  actor.send({ type: 'save.pressed' })
  expect(saving.last().input).toEqual({ text: '{}' })
  await saving.answer(undefined)
  expect(outcome()).toBe('saved')
})

test('a browser that allows neither says so', async () => {
  const { writing, copying, saving, actor, outcome } = start()
  await writing.answer(written)
  actor.send({ type: 'copy.pressed' })
  await copying.fail(new Error('forbidden'))
  expect(outcome()).toBe('refused')
  actor.send({ type: 'save.pressed' })
  expect(outcome()).toBeNull()
  await saving.fail(new Error('forbidden'))
  expect(outcome()).toBe('refused')
})

test('where the recorder cannot be fetched, it can be asked again', async () => {
  const { writing, actor } = start()
  await writing.fail(new Error('no network'))
  expect(hasReportFailed(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'report.retried' })
  await writing.answer(written)
  expect(selectReport(actor.getSnapshot())).toEqual(written)
})

test('R16 it is asked again by itself when the network is back', async () => {
  const { writing, network, actor } = start()
  await writing.fail(new Error('no network'))
  network.return()
  expect(hasReportFailed(actor.getSnapshot())).toBe(false)
  await writing.answer(written)
  expect(selectReport(actor.getSnapshot())).toEqual(written)
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
