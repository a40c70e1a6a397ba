import type { RecordedCall, Report } from '../../recorder/report'
import { writtenOnce } from '../../recorder/sharing'

/** A test that runs the machines through the report, to be put into `tests/reports`. */
export const testOf = (report: Report): string =>
  [
    `// A report of ${report.written}, saved as a test: the machines are told what they were told then, and end where they did.`,
    '// It belongs into tests/reports; `npx vitest run tests/reports` runs it.',
    "import { expect, test } from 'vitest'",
    "import { allMachines } from '../../src/flows/all-machines'",
    "import { departureWords, play } from '../../src/flows/report/played'",
    "import { readReport } from '../../src/flows/report/report-file'",
    '',
    '// prettier-ignore',
    `const report = readReport(${JSON.stringify(writtenOnce(report))})`,
    '',
    `test('the machines go the way of the report of ${report.written}', () => {`,
    "  if (report === null) throw new Error('The report cannot be read.')",
    '  const machines = allMachines.map(({ machine }) => machine)',
    '  const played = play(report, machines)',
    '  const departs = departureWords(played)',
    '  if (departs !== null) throw new Error(departs)',
    '  expect([...played.replay.lost]).toEqual([])',
    '  expect(played.replay.steps.size).toBeGreaterThan(0)',
    '})',
    '',
  ].join('\n')

const plainPart = /^(?:page|per_page|status|categoryId)=[\w.-]+$/
/** What of a query tells calls of one path apart; what has stand-ins in it, and the language, do not. */
const askedOf = (query = ''): object => {
  const parts = query.split('&')
  if (parts.some((part) => /^search=./.test(part))) return { query: 'search=' }
  const end = parts.findIndex((part) => !plainPart.test(part))
  const told = parts.slice(0, end === -1 ? parts.length : end).join('&')
  return told === '' ? {} : { query: told }
}

/** What happens to a call on the bench so that it ends as in the report; `null` where the bench's own server answers. */
const faultOf = ({ method, path, status, answer }: RecordedCall): object | null => {
  // The bench stands at the root, wherever the portal lived.
  const [pathname = '', query] = (path.slice(path.indexOf('/api/')).split('#')[0] ?? '').split('?')
  const call = { method, path: pathname, ...askedOf(query), times: 1, seed: 1 }
  if (status === null) return { ...call, hang: true }
  if (status === 0) return { ...call, drop: 'before' }
  if (status < 200 || status > 599) return null
  if (answer === null || typeof answer !== 'object') return status < 300 ? null : { ...call, status }
  return { ...call, status, body: answer }
}

/** A world of the bench whose server answers call by call as in the report; \`world\` is a saved one. */
export const worldOf = (report: Report, world: object): string => {
  const faults = report.calls
    .map(faultOf)
    .filter((fault) => fault !== null)
    .map((fault, at) => ({ fault: { ...fault, id: at + 1 }, left: 1, dice: 1 }))
  return JSON.stringify({ ...world, faults, log: [] })
}
