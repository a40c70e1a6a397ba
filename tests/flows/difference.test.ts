// @vitest-environment node
import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { graphOf } from '../../src/flows/chart/graph'
import { layOut } from '../../src/flows/chart/layout'
import { compare, compareAll } from '../../src/flows/difference/compare'
import { fingerprintOfGraph, graphFrom, readRecords, walkedFrom, writeRecord } from '../../src/flows/difference/record'
import { sentencesOf, sumOf } from '../../src/flows/difference/sentences'

type Config = Parameters<typeof createMachine>[0]
const graph = (config: Config) => graphOf(createMachine({ id: 'kettle', description: 'Boils water.', ...config }))
const base = graph({
  initial: 'cold',
  states: {
    cold: { description: 'Nothing happens.', on: { 'switch.pressed': { target: 'warm', description: 'On.' } } },
    warm: {
      description: 'It gets hot.',
      after: { 8000: { target: 'cold', description: 'Done.' } },
      on: { 'switch.pressed': 'cold' },
    },
  },
})

describe('the difference between two charts of a machine', () => {
  test('is nothing between the same, whatever the order of its states', () => {
    expect(compare(base, graphFrom(JSON.parse(writeRecord(base)))).changes).toEqual([])
    expect(sumOf([])).toBe('nothing')
  })

  test('names states and ways that are new or gone, and keeps what is gone in the chart', () => {
    const now = graph({
      initial: 'cold',
      states: {
        cold: { description: 'Nothing happens.', on: { 'switch.pressed': { target: 'hot', description: 'On.' } } },
        hot: { description: 'It boils at once.' },
      },
    })
    const difference = compare(base, now)
    expect(sentencesOf(difference)).toEqual([
      'State warm is gone: It gets hot.',
      'State hot is new: It boils at once.',
      'Way of cold: when switch.pressed (“On.”): where it leads was warm and is hot.',
      'Way of warm: when switch.pressed, to cold, is gone.',
      'Way of warm: after 8 s, to cold, is gone. Done.',
    ])
    expect(sumOf(difference.changes)).toBe('1 added, 3 removed, 1 changed')
    expect(difference.joined?.states.map(({ id }) => id)).toEqual([
      'kettle',
      'kettle.cold',
      'kettle.hot',
      'kettle.warm',
    ])
    const keys = difference.joined?.transitions.map(({ key }) => key) ?? []
    expect(new Set(keys).size).toBe(keys.length)
    for (const { id, what } of difference.changes.filter((one) => one.what !== 'machine'))
      expect(what === 'state' ? difference.joined?.states.map((state) => state.id) : keys).toContain(id)
  })

  test('says what of words, conditions, actions and times is another one', () => {
    const now = graph({
      description: 'Boils water for tea.',
      initial: 'cold',
      states: {
        cold: {
          description: 'Nobody has pressed anything.',
          on: { 'switch.pressed': { target: 'warm', description: 'On.', guard: 'hasWater', actions: 'beep' } },
        },
        warm: {
          description: 'It gets hot.',
          after: { 5000: { target: 'cold', description: 'Done.' } },
          on: { 'switch.pressed': 'cold' },
        },
      },
    })
    expect(sentencesOf(compare(base, now))).toEqual([
      'The machine: the words were “Boils water.” and are “Boils water for tea.”',
      'State cold: the words were “Nothing happens.” and are “Nobody has pressed anything.”',
      'Way of cold: when switch.pressed (“On.”): the condition is new: “it has water”; what is done is new: beep.',
      'Way of warm: after 5 s (“Done.”): when was after 8 s and is after 5 s.',
    ])
  })

  test('knows a state that only has another name', () => {
    const now = graph({
      initial: 'off',
      states: {
        off: { description: 'Nothing happens.', on: { 'switch.pressed': { target: 'warm', description: 'On.' } } },
        warm: {
          description: 'It gets hot.',
          after: { 8000: { target: 'off', description: 'Done.' } },
          on: { 'switch.pressed': 'off' },
        },
      },
    })
    expect(sentencesOf(compare(base, now))).toEqual(['State off: the name was kettle.cold and is kettle.off.'])
  })

  test('a way put before others does not change them', () => {
    const on = (first: object[]) =>
      graph({
        initial: 'a',
        states: { a: { on: { go: [...first, { target: 'b', guard: 'isLate' }, 'c'] } }, b: {}, c: {} },
      })
    const sentences = sentencesOf(compare(on([]), on([{ target: 'c', guard: 'isEarly' }])))
    expect(sentences).toEqual(['Way of a: when go, only if it is early, to c, is new.'])
  })

  test('machines that came and went are told as a whole', () => {
    const [one] = compareAll([], [base])
    expect(one && sentencesOf(one)[0]).toBe('The machine is new: Boils water.')
    const [other] = compareAll([base], [])
    expect(other && sentencesOf(other)[0]).toBe('The machine is gone.')
  })
})

test('every machine comes back the same from its file', () => {
  for (const { machine } of allMachines) {
    const written = graphOf(machine)
    const [read] = readRecords(writeRecord(written))
    expect(read && compare(written, read).changes, machine.id).toEqual([])
    expect(read && fingerprintOfGraph(read), machine.id).toBe(fingerprintOfGraph(written))
  }
})

test('walks come back from the file, and what is no record is nothing', () => {
  const walked = {
    screens: { 'kettle.cold': 'kettle' },
    troubles: { 'kettle on y [0]': 'kettle!y' },
    tells: { 'kettle on x [0]': ['parent tea.wanted'] },
  }
  expect(walkedFrom(JSON.parse(writeRecord(base, walked)))).toEqual(walked)
  for (const text of ['', '{', '[]', '{"id":4}', '{"id":"x"}', 'null']) expect(readRecords(text)).toEqual([])
})

test('the chart of a difference can be drawn, with what is gone and what is new in it', async () => {
  const now = graph({ initial: 'cold', states: { cold: { on: { 'switch.pressed': 'hot' } }, hot: {} } })
  const { joined } = compare(base, now)
  const layout = joined && (await layOut(joined))
  expect(layout?.states.map(({ state }) => state.key).toSorted()).toEqual(['cold', 'hot', 'kettle', 'warm'])
})
