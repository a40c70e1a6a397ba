// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { copierMachine } from '../../src/machines/shell/copier.machine'
import { question, record, testApp } from '../support/machine'

const recorder = record(copierMachine)
const start = () => {
  const copying = question<void, { readonly text: string }>()
  const { app, told } = testApp()
  const actor = createActor(copierMachine.provide({ actors: { copyText: copying.logic } }), {
    input: { app },
    inspect: recorder.inspect,
  }).start()
  return { copying, told, copy: (text: string) => actor.send({ type: 'copying.requested', text }) }
}

test('a text is copied and the reader told; where the browser refuses, that', async () => {
  const { copying, told, copy } = start()
  copy('SO-12')
  expect(copying.last().input).toEqual({ text: 'SO-12' })
  await copying.answer(undefined)
  copy('CB-120')
  await copying.fail(new Error('forbidden'))
  expect(told()).toEqual([{ kind: 'copied' }, { kind: 'notCopied' }])
})

test('the last text is the one that counts', async () => {
  const { copying, told, copy } = start()
  copy('one')
  copy('two')
  expect(copying.calls.map(({ input }) => input.text)).toEqual(['one', 'two'])
  copying.calls[0]?.reject(new Error('late'))
  await copying.answer(undefined)
  expect(told()).toEqual([{ kind: 'copied' }])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
