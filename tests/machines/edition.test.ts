// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { listening } from '../../src/machines/port'
import { editionMachine, type EditionNews } from '../../src/machines/shell/edition.machine'
import { isEditionOffered } from '../../src/machines/shell/edition.selectors'
import { record } from '../support/machine'

const recorder = record(editionMachine)

const start = () => {
  const told = { news: () => undefined as void, reloads: 0 }
  const actor = createActor(
    editionMachine.provide({
      actors: {
        versions: listening<EditionNews>((tell) => {
          told.news = () => tell({ type: 'edition.found' })
          return () => undefined
        }),
      },
      actions: { reloadPage: () => void (told.reloads += 1) },
    }),
    { inspect: recorder.inspect },
  ).start()
  return { actor, told, isOffered: () => isEditionOffered(actor.getSnapshot()) }
}

test('a new version is offered, and nothing is loaded before the buyer wants it', () => {
  const { actor, told, isOffered } = start()
  expect(isOffered()).toBe(false)
  told.news()
  expect([isOffered(), told.reloads]).toEqual([true, 0])
  actor.send({ type: 'edition.accepted' })
  expect([isOffered(), told.reloads]).toEqual([false, 1])
})

test('who has something better to do is not asked again before there is more news', () => {
  const { actor, told, isOffered } = start()
  told.news()
  actor.send({ type: 'edition.postponed' })
  expect([isOffered(), told.reloads]).toEqual([false, 0])
  told.news()
  expect([isOffered(), told.reloads]).toEqual([true, 0])
})

test('EDITION every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
