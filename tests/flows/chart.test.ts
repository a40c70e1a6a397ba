// @vitest-environment node
import { StateMachine, createMachine, type AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { conditionIn, namedActions } from '../../src/flows/chart/blocks'
import { graphOf, type Graph } from '../../src/flows/chart/graph'
import { mermaidOf } from '../../src/flows/chart/mermaid'
import { wordsOfName } from '../../src/flows/chart/names'
import { outlineOf, type OutlineItem } from '../../src/flows/chart/outline'
import { overlaps } from '../../src/flows/chart/overlaps'
import { statelyJsonOf } from '../../src/flows/chart/stately-json'
import { fingerprintOfGraph, readRecords } from '../../src/flows/difference/record'
import { flowCharts, flowFiles } from '../../src/flows/flow-files'
import { fileNameOf } from '../../src/flows/page/file-name'
import { readSignOff } from '../../src/flows/signing/sign-off'
import { actorsIn } from '../../src/flows/xstate-private'
import { projectFiles } from '../support/files'
import { partsOf } from '../support/machine'

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', { eager: true })
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
/** The states and transitions of a machine, named by the support that measures what the tests reach. */
const named = (machine: AnyStateMachine): readonly string[] => {
  const { states, transitions } = partsOf(machine)
  return unique([...states, ...transitions])
}
const laid = await flowCharts()
const kept = projectFiles(['docs/flows'], /sign-off\.json$/)[0]?.[1] ?? ''
const files = flowFiles(laid, readSignOff(kept) ?? undefined)
const charts = allMachines.map(({ machine }, at) => {
  // The first one is that of the whole system.
  const layout = laid[at + 1]?.layout
  if (!layout) throw new Error(`${machine.id} has no chart.`)
  const svg = files.get(`${fileNameOf(machine.id)}.svg`) ?? ''
  return { id: machine.id, machine, layout, svg, graph: layout.graph }
})

const allOf = (item: OutlineItem): readonly string[] => [
  item.state.id,
  ...item.ways.map(({ transition }) => transition.key),
  ...item.items.flatMap(allOf),
]
const attributes = (svg: string, name: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&gt;', '>'))
const unique = (list: readonly string[]): readonly string[] => [...new Set(list)].toSorted()

test('every machine has a chart, and so has every machine inside one', () => {
  const machines = Object.values(modules).flatMap((module) => Object.values(module).filter(isMachine))
  const inner = machines.flatMap((machine) => Object.values(actorsIn(machine)).filter(isMachine))
  expect(machines.length).toBeGreaterThan(20)
  expect(unique(charts.map(({ id }) => id))).toEqual(unique([...machines, ...inner].map(({ id }) => id)))
})

describe.each(charts)('the chart of $id', ({ machine, graph, layout, svg }) => {
  test('has every state and transition, in the data, the outline and the picture', () => {
    const expected = named(machine)
    expect(unique([...graph.states.map(({ id }) => id), ...graph.transitions.map(({ key }) => key)])).toEqual(expected)
    expect(allOf(outlineOf(graph)).toSorted()).toEqual(expected)
    expect(unique([...attributes(svg, 'data-state'), ...attributes(svg, 'data-transition')])).toEqual(expected)
  })

  test('covers nothing, has no loose end, stays in the picture and fits a small screen', () => {
    expect(overlaps(layout)).toEqual([])
    expect(layout.width).toBeLessThanOrEqual(1280)
  })

  test('shows every word of its states and transitions', () => {
    const text = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ')
    const written = text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll(' ', '')
    const expected = [
      graph.spec,
      ...graph.states.flatMap(({ key, description }) => [key, description]),
      ...graph.states.flatMap(({ invokes }) => invokes.map(({ port }) => wordsOfName(port))),
      ...graph.transitions.flatMap((way) => [wordsOfName(way.label), conditionIn(way), ...namedActions(way.actions)]),
    ]
    expect(expected.filter((each) => !written.includes(each.replaceAll(' ', '')))).toEqual([])
  })

  test('says its ways, conditions, deeds and questions in words: only states keep the name of the code', () => {
    const names = new Set(graph.states.map(({ key }) => key))
    const isCode = (text: string): boolean =>
      text.split(/[\s,[\]()#]+/).some((word) => /^[a-z]+[A-Z]\w*$/.test(word) && !names.has(word))
    const pieces = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words)
    expect(pieces.filter(isCode)).toEqual([])
    const told = mermaidOf(graph)
      .split('\n')
      .flatMap((line) => line.split(' : ')[1]?.split('<br/>') ?? [])
    expect(told.filter(isCode)).toEqual([])
    expect(svg.includes('[is')).toBe(false)
  })

  test('is told in Mermaid with every state and transition', () => {
    const lines = mermaidOf(graph).split('\n')
    const arrows = lines.filter((line) => line.includes(' --> ') && !line.includes('[*]'))
    const names = graph.states.map(({ id }) => id.replaceAll(/\W/g, '_'))
    const drawn = graph.transitions.flatMap(({ source, targets }) =>
      targets.map((target) => `${source} --> ${target}`.replaceAll('.', '_')),
    )
    const isTold = (name: string): boolean =>
      lines.some((line) => line.includes(`as ${name} {`) || line.trim().startsWith(`${name} : `))
    expect(names.filter((name) => !isTold(name))).toEqual([])
    expect(arrows.map((line) => line.trim().split(' : ')[0]).toSorted()).toEqual(drawn.toSorted())
    const notes = graph.transitions.filter(({ isInternal }) => isInternal).map(({ label }) => wordsOfName(label))
    expect(notes.filter((label) => !lines.some((line) => line.includes(label)))).toEqual([])
  })

  test('comes back the same from the JSON for the editor', () => {
    const again = graphOf(createMachine(JSON.parse(JSON.stringify(statelyJsonOf(graph)))))
    // The file names a delay and does not hold its time.
    const bare = ({ states, transitions, ...rest }: Graph) => ({
      ...rest,
      transitions: transitions.map(({ label, ...each }) => ({ ...each, label: each.kind === 'after' ? '' : label })),
      states: states.map((state) => ({ ...state, invokes: state.invokes.map(({ id, port }) => ({ id, port })) })),
    })
    expect(bare(again)).toEqual(bare(graph))
  })
})

test('docs/flows is up to date: `npm run flows` was run after the last change of a machine', () => {
  // What was signed is written by people, through the page.
  const texts = projectFiles(['docs/flows'], /docs.flows.(?!sign-off\.json|signed\W)/)
  const found = new Map(texts.map(([path, text]) => [path.replace('docs/flows/', ''), text.replaceAll('\r\n', '\n')]))
  const records = laid.map(({ layout: { graph } }) => [`${fileNameOf(graph.id)}.json`, graph] as const)
  expect([...found.keys()].toSorted()).toEqual([...files.keys(), ...records.map(([name]) => name)].toSorted())
  expect([...files].filter(([name, text]) => found.get(name) !== text).map(([name]) => name)).toEqual([])
  // What the walks add to these is compared where everything is walked: walk-paths.test.ts.
  const isOld = ([name, graph]: (typeof records)[number]): boolean =>
    readRecords(found.get(name) ?? '')
      .map(fingerprintOfGraph)
      .join(' ') !== fingerprintOfGraph(graph)
  expect(records.filter(isOld).map(([name]) => name)).toEqual([])
})
