// @vitest-environment node
import { and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate'
import { describe, expect, test } from 'vitest'
import { collapse, graphOf, type Graph } from '../../src/flows/chart/graph'
import { layOut } from '../../src/flows/chart/layout'
import { textWidth } from '../../src/flows/chart/text-size'
import { overlaps } from '../../src/flows/chart/overlaps'
import { svgOf } from '../../src/flows/chart/svg'

const childMachine = setup({}).createMachine({ id: 'child' })
/** Everything a chart may hold, also what the portal's machines do without. */
const machine = setup({
  actors: { child: childMachine, load: fromPromise(() => Promise.resolve(1)) },
  actions: { note: () => {} },
  guards: { isFit: () => true, isLate: () => false },
  delays: { slow: 10 },
}).createMachine({
  id: 'sample',
  description: 'A <sample> & more.',
  meta: { spec: '1 Languages' },
  invoke: { src: 'child' },
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: {
      tags: ['calm'],
      entry: 'note',
      after: { slow: 'work', 250: { target: 'work', guard: not('isFit') } },
      on: {
        'work.started': [
          { guard: and(['isFit', not('isLate')]), target: ['work.left.on', 'work.right.on'] },
          { guard: stateIn('idle'), actions: [assign({ count: 1 }), emit({ type: 'told' })] },
          { guard: () => true, target: 'work.back', actions: () => {} },
        ],
        'idle.entered': { target: 'idle', reenter: true },
        '*': {},
      },
    },
    work: {
      type: 'parallel',
      onDone: 'done',
      on: { 'work.dropped': 'idle', 'work.turned': '.left.on' },
      states: {
        left: {
          initial: 'off',
          states: {
            off: { invoke: { id: 'loading', src: 'load', onDone: 'on', onError: '#sample.idle' } },
            on: { on: { 'light.crossed': '#sample.work.right.off' } },
          },
        },
        right: {
          initial: 'off',
          states: { off: { always: { guard: 'isLate', target: 'on' } }, on: { type: 'final' } },
        },
        back: { type: 'history', history: 'deep' },
      },
    },
    done: { type: 'final' },
  },
})
const graph = graphOf(machine)
const stateOf = (of: Graph, id: string) => of.states.find((state) => state.id === id)
const transitionOf = (of: Graph, key: string) => of.transitions.find((transition) => transition.key === key)

describe('the graph of a machine', () => {
  test('says what each state is', () => {
    expect(graph).toMatchObject({ id: 'sample', description: 'A <sample> & more.', spec: '1 Languages' })
    expect(stateOf(graph, 'sample')).toMatchObject({ kind: 'compound', initial: 'sample.idle', parent: null })
    expect(stateOf(graph, 'sample')?.invokes).toEqual([{ id: '0.sample', port: 'child', chart: 'child' }])
    expect(stateOf(graph, 'sample.idle')).toMatchObject({ kind: 'atomic', tags: ['calm'], path: ['idle'] })
    expect(stateOf(graph, 'sample.work')).toMatchObject({ kind: 'parallel', initial: null })
    expect(stateOf(graph, 'sample.work.back')?.kind).toBe('history')
    expect(stateOf(graph, 'sample.done')?.kind).toBe('final')
  })

  test('keeps the clock of a delay out of the entry and exit actions', () => {
    expect(stateOf(graph, 'sample.idle')).toMatchObject({ entry: ['note'], exit: [] })
  })

  test.each([
    ['sample.idle on work.started [0]', 'event', 'work.started', 'isFit and (not isLate)', []],
    ['sample.idle on work.started [1]', 'event', 'work.started', 'in idle', ['assign count', 'emit told']],
    ['sample.idle on work.started [2]', 'event', 'work.started', 'inline code', ['inline code']],
    ['sample.idle on xstate.after.slow.sample.idle [0]', 'after', 'after 10 ms', null, []],
    ['sample.idle on xstate.after.250.sample.idle [0]', 'after', 'after 250 ms', 'not isFit', []],
    ['sample.idle on * [0]', 'event', 'any other event', null, []],
    ['sample.work on xstate.done.state.sample.work [0]', 'done', 'its end is reached', null, []],
    ['sample.work.left.off on xstate.done.actor.loading [0]', 'done', 'load has answered', null, []],
    ['sample.work.left.off on xstate.error.actor.loading [0]', 'error', 'load has failed', null, []],
    ['sample.work.right.off on always [0]', 'always', 'at once', 'isLate', []],
  ])('tells %s in plain words', (key, kind, label, guard, actions) => {
    expect(transitionOf(graph, key)).toMatchObject({ kind, label, guard, actions })
  })

  test('parts what only takes note from what enters a state anew', () => {
    expect(transitionOf(graph, 'sample.idle on * [0]')).toMatchObject({ isInternal: true, targets: [] })
    const anew = { isInternal: false, isReentering: true, targets: ['sample.idle'] }
    expect(transitionOf(graph, 'sample.idle on idle.entered [0]')).toMatchObject(anew)
  })
})

describe('a closed state', () => {
  const closed = collapse(graph, new Set(['sample.work', 'sample.work.left']))

  test('hides what is inside and counts it', () => {
    expect(closed.states.map(({ id }) => id)).toEqual(['sample', 'sample.idle', 'sample.work', 'sample.done'])
    expect(stateOf(closed, 'sample.work')).toMatchObject({ children: [], hidden: 7 })
  })

  test('keeps the arrows that cross its border, and no others from inside', () => {
    const start = transitionOf(closed, 'sample.idle on work.started [0]')
    expect(start?.targets).toEqual(['sample.work'])
    const failed = transitionOf(closed, 'sample.work.left.off on xstate.error.actor.loading [0]')
    expect(failed).toMatchObject({ source: 'sample.work', targets: ['sample.idle'] })
    expect(transitionOf(closed, 'sample.work.left.on on light.crossed [0]')).toBeUndefined()
    expect(transitionOf(closed, 'sample.work on work.turned [0]')).toMatchObject({ targets: ['sample.work'] })
  })

  test('leaves the graph as it was when nothing is to be closed', () => {
    expect(collapse(graph, new Set(['sample.idle', 'unknown']))).toEqual(graph)
  })

  test('is drawn without anything covered, closed or open', async () => {
    expect(overlaps(await layOut(closed))).toEqual([])
    expect(overlaps(await layOut(collapse(graph, new Set(['sample.work.left']))))).toEqual([])
    expect(overlaps(await layOut(graph))).toEqual([])
    expect(svgOf(await layOut(closed), { title: 'closed' })).toContain('7 states inside')
  })
})

describe('a layout', () => {
  test('is found out when it covers something, hangs loose or leaves the picture', async () => {
    const layout = await layOut(graph)
    const [root, first, second, ...others] = layout.states
    if (!root || !first || !second) throw new Error('The sample has too few states.')
    const onTop = { ...layout, states: [root, first, { ...second, x: first.x, y: first.y }, ...others] }
    expect(overlaps(onTop).some((line) => line.startsWith('state '))).toBe(true)
    const arrows = layout.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(({ x, y }) => ({ x: x + 500, y })),
    }))
    expect(overlaps({ ...layout, arrows }).some((line) => line.endsWith('begins in the air'))).toBe(true)
    expect(overlaps({ ...layout, width: 100 }).some((line) => line.endsWith('outside the picture'))).toBe(true)
    const heap = layout.arrows.map((arrow) => ({
      ...arrow,
      labels: arrow.labels.map((label) => ({ ...label, x: 20, y: 20 })),
    }))
    expect(overlaps({ ...layout, arrows: heap }).some((line) => /^label .+ over label /.test(line))).toBe(true)
  })

  test('is the same every time', async () => {
    expect(svgOf(await layOut(graph), { title: 'a' })).toBe(svgOf(await layOut(graph), { title: 'a' }))
  })

  test('writes signs of markup as text', async () => {
    const svg = svgOf(await layOut(graph), { title: 'a "b" <c>' })
    expect(svg).toContain('<title>a &quot;b&quot; &lt;c&gt;</title>')
    expect(svg).toContain('A &lt;sample&gt; &amp; more.')
  })
})

test('the width of a text grows with its letters, its size and its weight', () => {
  expect(textWidth('', 12)).toBe(0)
  expect(textWidth('mm', 12)).toBeGreaterThan(textWidth('ii', 12))
  expect(textWidth('order', 13)).toBeGreaterThan(textWidth('order', 12))
  expect(textWidth('order', 12, true)).toBeGreaterThan(textWidth('order', 12))
  expect(textWidth('漢', 12)).toBe(12)
})
