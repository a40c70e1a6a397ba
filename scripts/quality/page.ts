// The page docs/quality.md, from figures alone: no clock, no files, so that a test can hold it.
import { measures, type Figure, type Figures } from './measures'

/** A goal of section 5 of docs/quality-rules.md, as it stands there. */
export type Goal = { readonly figure: string; readonly goal: string }

/** The goals in a text of quality-rules.md. */
export const goalsIn = (rules: string): readonly Goal[] => {
  const section = rules.slice(rules.indexOf('## 5. Dashboard goals'))
  return [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
    .map(([, figure = '', goal = '']) => ({ figure, goal }))
    .filter(({ figure }) => figure !== 'Figure')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
const day = (figure: Figure): string => figure.date ?? ''

/** The figure of a goal: the one whose words it begins with. */
export const figureOf = ({ figure }: Goal, figures: Figures): Figure => {
  const found = measures.find(({ of }) => figure.startsWith(of))
  if (found === undefined) throw new Error(`No word about the goal: ${figure}`)
  return found.ours(figures) ?? { says: 'not measured yet', command: '', date: null }
}

const dashboard = (goals: readonly Goal[], figures: Figures): string =>
  table(
    ['Figure', 'Goal', 'Ours', 'Command', 'Date'],
    goals.map((goal) => {
      const ours = figureOf(goal, figures)
      return [goal.figure, goal.goal, ours.says, ours.command === '' ? '' : `\`${ours.command}\``, day(ours)]
    }),
  )

const marks: Readonly<Record<string, string>> = { pass: '.', fail: '**F**', 'n/a': '-' }
const matrix = ({ faults }: Figures): string => {
  if (faults === null) return 'Not measured yet: `npm run test:faults`.'
  const named = (name: 'situation' | 'fault') => [...new Set(faults.cells.map((one) => one[name]))]
  const rows = named('situation').map((situation) => [
    situation,
    ...named('fault').map((fault) => {
      const found = faults.cells.find((one) => one.situation === situation && one.fault === fault)
      return found === undefined ? '' : (marks[found.result] ?? found.result)
    }),
  ])
  const others = faults.cells.filter(({ result, reason }) => result !== 'pass' || reason !== undefined)
  const reasons = others.map(({ situation, fault, result, reason }) =>
    `- ${situation} x ${fault}: ${result}. ${reason ?? ''}`.trimEnd(),
  )
  const head = ['', ...named('fault').map((_, at) => String(at + 1))]
  const legend = named('fault').map((fault, at) => `${at + 1} ${fault}`)
  const count = (result: string): number => faults.cells.filter((one) => one.result === result).length
  return [
    `${faults.date}, \`npm run test:faults\`, ${faults.seconds} s: ${count('pass')} passed, ${count('fail')} failed,` +
      ` ${count('n/a')} not applicable of ${faults.cells.length}. What each cell looks at: [qa.md](qa.md#the-fault-matrix).`,
    table(head, rows),
    `Faults: ${legend.join(', ')}.`,
    ...(reasons.length > 0 ? [reasons.join('\n')] : []),
  ].join('\n\n')
}

const engineTable = ({ engines }: Figures): string => {
  if (engines === null) return 'Not measured yet: `npm run test:engines`.'
  const rows = engines.engines.map(({ engine, version, journeys }) => {
    const passed = journeys.filter(({ outcome }) => outcome === 'pass').length
    const not = journeys
      .filter(({ outcome }) => outcome !== 'pass')
      .map(({ journey, outcome }) => `${outcome}: ${journey}`)
    return [engine, version, `${passed} of ${journeys.length}`, not.join('; ')]
  })
  return [
    `${engines.date}, \`${engines.command}\`.`,
    table(['Engine', 'Version', 'Journeys passed', 'Others'], rows),
  ].join('\n\n')
}

const mutation = ({ mutation }: Figures): string => {
  if (mutation === null) return 'Not measured yet: `npm run test:mutation`.'
  const { score, killed, mutants, possible, sample, files, survivors, seconds } = mutation
  const drawn =
    sample === null
      ? `all ${possible} possible ones`
      : `${sample.size} of ${possible} possible ones, drawn by lot with seed ${sample.seed}; a file with few of them says little`
  return [
    `${mutation.date}, \`${mutation.command}\`, ${seconds} s. Small defects planted one at a time in the modules that keep the` +
      ` promises (${drawn}); the tests of rules, machines and api noticed ${killed} of ${mutants}: **${score} %**.`,
    table(
      ['Module', 'Planted', 'Noticed', '%'],
      files.map(({ file, mutants: all, killed: found, score: share }) => [file, `${all}`, `${found}`, `${share}`]),
    ),
    survivors.length === 0
      ? 'What was not noticed stands in `.cache/mutation/survivors.txt` after the run.'
      : 'Not noticed, by these tests:',
    survivors.map(({ place, change }) => `- ${place}: \`${cell(change).replaceAll('`', "'")}\``).join('\n'),
  ].join('\n\n')
}

const protectionTable = ({ protections }: Figures): string => {
  if (protections === null) return 'Not measured yet: `npm run test:protections`.'
  const rows = protections.rows.map(({ what, file, test, isHeld }) => [
    what,
    `\`${file}\``,
    test,
    isHeld ? 'yes' : '**no**',
  ])
  return [
    `${protections.date}, \`${protections.command}\`, ${protections.seconds} s. Each was taken out of the code, and the test` +
      ` that is named failed: ${protections.held} of ${protections.rows.length}.`,
    table(['Protection', 'File', 'Test', 'Fails without it'], rows),
  ].join('\n\n')
}

/** The whole page. */
export const qualityPage = (goals: readonly Goal[], figures: Figures, risks: string): string =>
  [
    '# Quality',
    'Written by `npm run quality` from `docs/figures`, `docs/quality-rules.md` and `docs/risks.md`; `tests/quality.test.ts` holds that it' +
      ' is up to date. A figure is what the command beside it said on its day, no promise. What was only counted or only' +
      ' partly measured says so; what was not measured says that.',
    '## Dashboard',
    dashboard(goals, figures),
    '## The fault matrix',
    matrix(figures),
    '## Engines',
    engineTable(figures),
    '## Mutation',
    mutation(figures),
    '## Every protection and the test that fails without it',
    protectionTable(figures),
    '## Accepted risks',
    risks.trim(),
  ].join('\n\n') + '\n'
