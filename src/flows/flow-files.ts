import { allMachines } from './all-machines'
import { graphOf, type Graph } from './chart/graph'
import { layOut, type Layout } from './chart/layout'
import { mermaidOf } from './chart/mermaid'
import { svgOf } from './chart/svg'
import { fileNameOf } from './page/file-name'
import { fingerprintOfGraph, noWalks, writeRecord } from './difference/record'
import { isLast, nothingSigned, statusOf, type SignOff } from './signing/sign-off'
import { fingerprintOfStory } from './signing/subjects'
import { stories } from './stories/stories'
import { portalSystem } from './system/system-machine'
import { walksOf, type Progress } from './walk/walked'

/** What somebody wrote is text in the table, and no markup. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
/** What was signed and is another one since, a line each; stories as well as machines. */
export const sinceSigned = (signOff: SignOff, graphs: readonly Graph[]): readonly string[] => {
  const now = new Map([
    ...graphs.map((graph) => [`machine ${graph.id}`, fingerprintOfGraph(graph)] as const),
    ...stories.map((story) => [`story ${story.id}`, fingerprintOfStory(story)] as const),
  ])
  return signOff.approvals
    .filter((one) => isLast(signOff, one))
    .filter(({ of, id }) => statusOf(signOff, of, id, now.get(`${of} ${id}`) ?? 'gone') === 'changed')
    .map(({ of, id, who, when }) => `${of} ${id}: changed since signed by ${who}, ${when}`)
}
const signedLines = (signOff: SignOff, graphs: readonly Graph[]): readonly string[] => {
  if (signOff.approvals.length === 0) return []
  const changed = sinceSigned(signOff, graphs)
  const rows = signOff.approvals.map((one) => {
    const { of, id, who, when, words } = one
    const isChanged = changed.some((line) => line.startsWith(`${of} ${id}:`))
    const stands = !isLast(signOff, one) ? 'signed again later' : isChanged ? '**changed since signed**' : 'signed'
    return `| ${id} | ${of} | ${stands} | ${cell(who)} | ${when} | ${cell(words)} |`
  })
  return ['## Signed', '', '| What | | How it stands | Who | When | Words |', '|---|---|---|---|---|---|', ...rows, '']
}
const indexOf = (found: readonly { readonly area: string; readonly graph: Graph }[], signOff: SignOff): string =>
  [
    '# State charts',
    '',
    'Every machine of the portal, drawn from its own definition, and before them all who tells whom in the whole system.',
    'Written by `npm run flows`; not changed by hand.',
    '',
    'A state says first what it means, then its name in the code; what each way means stands in the visualizer, a sentence',
    'for each. Signs: `[it is stored]` must hold, `/ forget session` is done, `⟳ load order` is asked or listened to, `↻` enters the state anew. A',
    'dot leads to the first state, a dashed border stands around states that are active side by side, a double one around',
    'the end. Events inside a state change no state; red ones follow a failure.',
    '',
    ...signedLines(
      signOff,
      found.map(({ graph }) => graph),
    ),
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
      `[Picture](${fileNameOf(graph.id)}.svg), [Mermaid](${fileNameOf(graph.id)}.mmd), [JSON](${fileNameOf(graph.id)}.json).`,
      '',
      `![State chart of ${graph.id}](${fileNameOf(graph.id)}.svg)`,
    ]),
    '',
  ].join('\n')

/** A machine's folder and its chart. */
export type FlowChart = { readonly area: string; readonly layout: Layout }

const toNobody: Progress = () => undefined
/** The chart of the whole system, then those of all machines, laid out one after the other; `tell` hears of each. */
export const flowCharts = async (tell = toNobody): Promise<readonly FlowChart[]> => {
  const charts: FlowChart[] = [{ area: 'all', layout: await layOut(graphOf(portalSystem().machine)) }]
  for (const [at, { area, machine }] of allMachines.entries()) {
    tell(machine.id, at + 1, allMachines.length)
    charts.push({ area, layout: await layOut(graphOf(machine)) })
  }
  return charts
}

/** The charts as JSON, by the names of their files, with what walks find out: it takes minutes, and `tell` hears of each. */
export const recordFiles = (charts: readonly FlowChart[], tell = toNobody): ReadonlyMap<string, string> =>
  new Map(
    charts.map(({ layout: { graph } }, at) => {
      tell(graph.id, at + 1, charts.length)
      const found = allMachines.find(({ machine }) => machine.id === graph.id)
      return [`${fileNameOf(graph.id)}.json`, writeRecord(graph, found ? walksOf(found.machine) : noWalks)]
    }),
  )

/** What belongs into `docs/flows`, but for the JSON: file names and texts, the same bytes every time. */
export const flowFiles = (
  charts: readonly FlowChart[],
  signOff: SignOff = nothingSigned,
): ReadonlyMap<string, string> =>
  new Map([
    [
      'README.md',
      indexOf(
        charts.map(({ area, layout }) => ({ area, graph: layout.graph })),
        signOff,
      ),
    ],
    ...charts.flatMap(({ layout }): readonly [string, string][] => {
      const { id, description } = layout.graph
      return [
        [`${fileNameOf(id)}.svg`, svgOf(layout, { title: `State chart of ${id}: ${description}` })],
        [`${fileNameOf(id)}.mmd`, mermaidOf(layout.graph)],
      ]
    }),
  ])
