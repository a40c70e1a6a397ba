import { allMachines } from './all-machines'
import { graphOf, type Graph } from './chart/graph'
import { layOut, type Layout } from './chart/layout'
import { mermaidOf } from './chart/mermaid'
import { svgOf } from './chart/svg'
import { portalSystem } from './system/system-machine'

/** The name of a machine's files: `aboutUs` is `about-us`. */
export const fileNameOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const cell = (text: string): string => text.replaceAll('|', '\\|')
const indexOf = (found: readonly { readonly area: string; readonly graph: Graph }[]): string =>
  [
    '# State charts',
    '',
    'Every machine of the portal, drawn from its own definition, and before them all who tells whom in the whole system.',
    'Written by `npm run flows`; not changed by hand.',
    '',
    'Names are those of the code; what each state and way means stands in the visualizer, a sentence for each.',
    'Signs: `[guard]` must hold, `/ action` is done, `⟳ port` is asked or listened to, `↻` enters the state anew. A',
    'dot leads to the first state, a dashed border stands around states that are active side by side, a double one around',
    'the end. Events inside a state change no state; red ones follow a failure.',
    '',
    '| Machine | Area | What it is about | Specification |',
    '|---|---|---|---|',
    ...found.map(
      ({ area, graph }) =>
        `| [${graph.id}](#${graph.id.toLowerCase()}) | ${area} | ${cell(graph.description)} | ${cell(graph.spec)} |`,
    ),
    ...found.flatMap(({ graph }) => [
      '',
      `## ${graph.id}`,
      '',
      `${graph.description} Specification: ${graph.spec}.`,
      `[Picture](${fileNameOf(graph.id)}.svg), [Mermaid](${fileNameOf(graph.id)}.mmd).`,
      '',
      `![State chart of ${graph.id}](${fileNameOf(graph.id)}.svg)`,
    ]),
    '',
  ].join('\n')

/** A machine's folder and its chart. */
export type FlowChart = { readonly area: string; readonly layout: Layout }

/** The chart of the whole system, then those of all machines, laid out one after the other. */
export const flowCharts = async (): Promise<readonly FlowChart[]> => {
  const charts: FlowChart[] = [{ area: 'all', layout: await layOut(graphOf(portalSystem().machine)) }]
  for (const { area, machine } of allMachines) charts.push({ area, layout: await layOut(graphOf(machine)) })
  return charts
}

/** What belongs into `docs/flows`: file names and texts, the same bytes every time. */
export const flowFiles = (charts: readonly FlowChart[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', indexOf(charts.map(({ area, layout }) => ({ area, graph: layout.graph })))],
    ...charts.flatMap(({ layout }): readonly [string, string][] => {
      const { id, description } = layout.graph
      return [
        [`${fileNameOf(id)}.svg`, svgOf(layout, { title: `State chart of ${id}: ${description}` })],
        [`${fileNameOf(id)}.mmd`, mermaidOf(layout.graph)],
      ]
    }),
  ])
