// @vitest-environment node
import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { printingMachine, type PrintNews } from '../../src/machines/shell/printing.machine'
import { isWhole } from '../../src/machines/shell/printing.selectors'
import { question, record, testApp } from '../support/machine'

const recorder = record(printingMachine)
const start = () => {
  const opening = question<void>()
  const tellers: ((news: PrintNews) => void)[] = []
  const actor = createActor(
    printingMachine.provide({
      actors: {
        openPrint: opening.logic,
        printNews: fromCallback<PrintNews, void>(({ sendBack }) => void tellers.push(sendBack)),
      },
    }),
    { input: { app: testApp().app }, inspect: recorder.inspect },
  ).start()
  return {
    opening,
    press: () => actor.send({ type: 'print.requested' }),
    tell: (type: PrintNews['type']) => tellers.forEach((teller) => teller({ type })),
    whole: () => isWhole(actor.getSnapshot()),
  }
}

test('all rows are there before the browser is asked, and until it says that it ended', async () => {
  const { opening, press, tell, whole } = start()
  expect(whole()).toBe(false)
  press()
  expect([whole(), opening.calls.length]).toEqual([true, 1])
  await opening.answer(undefined)
  expect(whole()).toBe(true)
  tell('print.ended')
  expect(whole()).toBe(false)
})

test('the same when the reader prints by a key of the browser', () => {
  const { tell, whole } = start()
  tell('print.begun')
  expect(whole()).toBe(true)
  tell('print.ended')
  expect(whole()).toBe(false)
})

test('a browser that tells before it answers, one that never tells, and one that does not print', async () => {
  const { opening, press, tell, whole } = start()
  press()
  tell('print.ended')
  expect(whole()).toBe(false)
  press()
  await opening.answer(undefined)
  press()
  expect(opening.calls).toHaveLength(3)
  await opening.fail(new Error('no printer'))
  expect(whole()).toBe(false)
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
