// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { sharingMachine, type CodeSquares } from '../../src/machines/ordering/sharing.machine'
import { isCodeShown, selectSquares } from '../../src/machines/ordering/sharing.selectors'
import { bareLine, type ListLine } from '../../src/machines/rules/lists'
import { linkFragment } from '../../src/machines/rules/order-link'
import type { Numbers } from '../../src/machines/rules/part-numbers'
import { question, record, testApp } from '../support/machine'

const recorder = record(sharingMachine)
const base = 'https://portal.test/order-link'
const shared = { name: 'Weekly', lines: [bareLine('CB-120', 6, 'gate 4')] }
const long = { name: 'A year', lines: Array.from({ length: 400 }, (_, at) => bareLine(`PART-${at}`, at)) }

const start = () => {
  const copying = question<void, { text: string }>()
  const drawing = question<CodeSquares, { text: string }>()
  const writing = question<void, { name: string; lines: readonly ListLine[]; numbers: Numbers }>()
  const { app, told } = testApp()
  const actor = createActor(
    sharingMachine.provide({
      actors: { copyText: copying.logic, drawCode: drawing.logic, saveLines: writing.logic },
    }),
    { input: { app, tenantCode: 'ACME', base }, inspect: recorder.inspect },
  ).start()
  return { actor, copying, drawing, writing, told, now: () => actor.getSnapshot() }
}
const address = `${base}#${linkFragment('ACME', shared.lines)}`

test('LINKS a link is copied, and the buyer told; where the browser refuses, that', async () => {
  const { actor, copying, told } = start()
  actor.send({ type: 'link.requested', ...shared })
  expect(copying.last().input).toEqual({ text: address })
  await copying.answer(undefined)
  actor.send({ type: 'link.requested', ...shared })
  await copying.fail(new Error('no'))
  expect(told()).toEqual([{ kind: 'linkCopied' }, { kind: 'linkNotCopied' }])
})

test('LINKS a code is shown until it is closed', async () => {
  const { actor, drawing, told, now } = start()
  actor.send({ type: 'code.requested', ...shared })
  expect(drawing.last().input).toEqual({ text: address })
  await drawing.answer([[true]])
  expect([isCodeShown(now()), selectSquares(now())]).toEqual([true, [[true]]])
  actor.send({ type: 'code.closed' })
  expect(isCodeShown(now())).toBe(false)
  actor.send({ type: 'code.requested', ...shared })
  await drawing.fail(new Error('no'))
  expect(told()).toEqual([{ kind: 'linkNotCopied' }])
})

test('LINKS more than 2,000 characters go into a file only', async () => {
  const { actor, copying, drawing, writing, told } = start()
  actor.send({ type: 'link.requested', ...long })
  actor.send({ type: 'code.requested', ...long })
  expect([copying.calls.length, drawing.calls.length, told()]).toEqual([
    0,
    0,
    [{ kind: 'linkTooLong' }, { kind: 'linkTooLong' }],
  ])
  const written = { ...long, numbers: [{ own: 'BOLT-A', partNumber: 'PART-1' }] }
  actor.send({ type: 'file.requested', ...written })
  expect(writing.last().input).toEqual(written)
  await writing.answer(undefined)
  actor.send({ type: 'file.requested', ...written })
  await writing.fail(new Error('no'))
  expect(told().at(-1)).toEqual({ kind: 'fileNotSaved' })
})

test('SHARING every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
