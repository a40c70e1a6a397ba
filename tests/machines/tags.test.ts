// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Tag } from '../../src/api/schemas/catalogue'
import type { Answered } from '../../src/api/schemas/kept'
import { tagsMachine } from '../../src/machines/catalogue/tags.machine'
import { question, record, testApp } from '../support/machine'

describe('tags', () => {
  const recorder = record(tagsMachine)
  const start = () => {
    const tags = question<Answered<Tag[]>>()
    const app = testApp()
    const clock = new SimulatedClock()
    const actor = createActor(tagsMachine.provide({ actors: { loadTags: tags.logic } }), {
      input: { app: app.app },
      clock,
      inspect: recorder.inspect,
    }).start()
    return { actor, app, tags, clock, now: () => actor.getSnapshot() }
  }
  const fresh: Tag = { id: 1, name: 'New', colour: 'ffee00' }

  test('CARD-23 they are fetched when a list of them is opened, not before, and once', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'language.changed' })
    expect(tags.calls).toHaveLength(0)
    actor.send({ type: 'tags.wanted' })
    actor.send({ type: 'tags.wanted' })
    expect(now().hasTag('busy')).toBe(true)
    await tags.answer([fresh])
    actor.send({ type: 'tags.wanted' })
    expect(tags.calls).toHaveLength(1)
    expect(now().context.tags).toEqual([fresh])
  })

  test('LIST-10 CARD-25 a failure can be tried again, by Retry or by opening a list', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    await tags.fail({ kind: 'unreachable' })
    expect(now().hasTag('failed')).toBe(true)
    actor.send({ type: 'retry.requested' })
    await tags.fail({ kind: 'unreachable' })
    actor.send({ type: 'tags.wanted' })
    await tags.fail({ kind: 'unreachable' })
    actor.send({ type: 'network.returned' })
    expect(tags.calls).toHaveLength(4)
  })

  test('C-100 LIST-10 a list that takes long says so, and Retry gives the call up and asks again', async () => {
    const { actor, tags, clock, now } = start()
    actor.send({ type: 'tags.wanted' })
    clock.increment(7999)
    expect(now().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(now().hasTag('slow')).toBe(true)
    actor.send({ type: 'retry.requested' })
    expect(now().hasTag('slow')).toBe(false)
    expect(tags.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await tags.answer([fresh])
    expect(now().context.tags).toEqual([fresh])
  })

  test('R11 another language fetches them again, also while they are being fetched', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    actor.send({ type: 'language.changed' })
    expect(tags.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await tags.answer([fresh])
    actor.send({ type: 'language.changed' })
    expect(now().context.tags).toEqual([fresh])
    await tags.answer([{ ...fresh, name: 'Nuevo' }])
    expect(now().context.tags[0]?.name).toBe('Nuevo')
  })

  test('SESSION-06 with the session the tags go, and their call is given up', () => {
    const { actor, app, tags } = start()
    actor.send({ type: 'tags.wanted' })
    actor.stop()
    expect([tags.last().signal.aborted, app.subscribers()]).toEqual([true, 0])
  })

  test('without a network the tags as this device kept them can be chosen, and are asked for again', async () => {
    const { actor, tags, now } = start()
    actor.send({ type: 'tags.wanted' })
    await tags.answer({ value: [fresh], asOf: 1_000, isSearched: false })
    expect(now().hasTag('ready')).toBe(true)
    expect(now().context).toEqual(expect.objectContaining({ tags: [fresh], kept: { asOf: 1_000, isSearched: false } }))
    actor.send({ type: 'language.changed' })
    await tags.answer({ value: [fresh], asOf: 1_000, isSearched: false })
    actor.send({ type: 'network.returned' })
    await tags.answer([fresh])
    expect(now().context.kept).toBeNull()
  })

  test('A7 how many tags fit can be told when no letter came for a while', () => {
    const { actor, clock, now } = start()
    for (let letters = 0; letters < 4; letters += 1) {
      actor.send({ type: 'search.changed' })
      clock.increment(899)
      expect(now().hasTag('settled')).toBe(false)
    }
    clock.increment(1)
    expect(now().hasTag('settled')).toBe(true)
  })

  test('TAGS every state and every transition is reached by the tests above', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
