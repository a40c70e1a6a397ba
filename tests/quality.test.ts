// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { censusOf } from '../scripts/quality/census'
import { contrast, drawnColours } from '../scripts/quality/contrast'
import { measures, type Figures } from '../scripts/quality/measures'
import { goalsIn, qualityPage } from '../scripts/quality/page'
import { protections } from '../scripts/quality/protections'
import { projectFiles, rootFile } from './support/files'

const kept = new Map(projectFiles(['docs/figures'], /\.json$/))
const figure = (name: string) => JSON.parse(kept.get(`docs/figures/${name}.json`) ?? 'null')
const figures: Figures = {
  faults: figure('faults'),
  engines: figure('engines'),
  explore: figure('explore'),
  mutation: figure('mutation'),
  protections: figure('protections'),
  census: figure('census'),
  properties: figure('properties'),
  journeys: figure('journeys'),
  repeat: figure('repeat'),
  storms: figure('storms'),
  able: figure('able'),
}
const nothing: Figures = {
  faults: null,
  engines: null,
  explore: null,
  mutation: null,
  protections: null,
  census: null,
  properties: null,
  journeys: null,
  repeat: null,
  storms: null,
  able: null,
}
const goals = goalsIn(rootFile('docs/quality-rules.md'))
const rowOf = (page: string, figure: string): string =>
  page.split('\n').find((line) => line.startsWith(`| ${figure}`)) ?? ''

describe('docs/quality.md', () => {
  test('QA: is what the figures say; `npm run quality` writes it', () => {
    expect(rootFile('docs/quality.md')).toBe(qualityPage(goals, figures, rootFile('docs/risks.md')))
  })

  test('QA: has a row for each goal, and each goal has one measure', () => {
    expect(goals).toHaveLength(20)
    for (const { figure } of goals) expect(measures.filter(({ of }) => figure.startsWith(of))).toHaveLength(1)
    expect(measures).toHaveLength(goals.length)
  })

  test('QA: what was never measured says so', () => {
    const page = qualityPage(goals, nothing, '')
    for (const { figure } of goals) expect(rowOf(page, figure)).toContain('| not measured yet')
  })

  test('QA: a failed cell and a journey that failed are seen', () => {
    const faults = {
      date: '2026-01-01',
      seconds: 1,
      cells: [{ situation: 'order', fault: 'hang', result: 'fail', reason: 'blank' }],
    }
    const journeys = [{ journey: 'R5 it orders', outcome: 'fail' }]
    const engines = { date: '2026-01-01', command: 'x', engines: [{ engine: 'e', version: '1', journeys }] }
    const page = qualityPage(goals, { ...nothing, faults, engines }, '')
    expect(page).toContain('| order | **F** |')
    expect(page).toContain('- order x hang: fail. blank')
    expect(page).toContain('| e | 1 | 0 of 1 | fail: R5 it orders |')
    expect(rowOf(page, 'Fault matrix')).toContain('0 passed, 1 failed')
  })

  test('QA: a storm that broke something is seen, and a part that was never played is not measured', () => {
    const part = { date: '2026-01-02', passed: 1, failed: 0, steps: 10, calls: 10, faulty: 3 }
    const whole = {
      command: 'x',
      soak: { ...part, failed: 2 },
      heap: part,
      actors: part,
    } as unknown as Figures['storms']
    const page = qualityPage(goals, { ...nothing, storms: whole }, '')
    expect(rowOf(page, 'Chaos soak')).toContain('| **2 parts failed**; the others: 10 steps, 3 tenants, 2 tabs, 30 %')
    expect(rowOf(page, 'Cross-tenant')).toContain('| not measured yet')
  })
})

describe('the protections', () => {
  const files = new Map(projectFiles(['src', 'mocks', 'deploy', 'tests'], /\.tsx?$/))

  test.each(protections)(
    'QA: $what: what is taken out is there, and so is the test',
    ({ file, take: [text], test: [path] }) => {
      expect(files.get(file)?.split(text)).toHaveLength(2)
      expect(files.has(path)).toBe(true)
    },
  )

  test('QA: the figures are those of these protections', () => {
    expect(figures.protections?.rows.map(({ what }) => what)).toEqual(protections.map(({ what }) => what))
    expect(figures.protections?.rows.filter(({ isHeld }) => !isHeld)).toEqual([])
  })
})

test('QA: the census counts names of tests, wherever they stand', () => {
  const {
    rules,
    properties,
    machines,
    locales,
    fixedWaits,
    origins,
    contrast: tags,
    asvs,
    accent,
  } = censusOf({
    asvs: '| 1.2.4–1.2.6 | 1 | a | none | b |\n| 3.2.2 | 1 | a | held | `tests/x.test.ts` |',
    tests: [
      [
        'tests/x.test.ts',
        "test('R1 S2 a name', () => {})\ntest.each(all)(\n  'A28 P29 another: %s',\n  (one) => {},\n)",
      ],
      [
        'tests/machines/x.test.ts',
        `// R5 is not one\nconst recorder = record(cartMachine)\nawait page.${'wait'}ForTimeout(5)`,
      ],
    ],
    machines: [['src/machines/x.machine.ts', 'export const cartMachine = 1\nexport const otherMachine = 2']],
    locales: [
      ['en', { a: { b_one: 'x', b_other: 'y' } }],
      ['fr', { a: { b_one: 'x', b_many: 'z', b_other: 'y' }, c: 'only here' }],
    ],
    dependencies: 3,
    built: [
      ['dist/a.html', '<script src="//cdn.test/a.js"></script><svg xmlns="http://www.w3.org/2000/svg"></svg>'],
      ['dist/a.css', 'b{background:url(https://img.test/a.png)}c{background:url(/own.png)}'],
      ['dist/a.js', 'fetch("https://beacon.test/x");const text="see https://only.words.test";import("./own.js")'],
    ],
    advisories: null,
  })
  expect([rules.named, rules.of, properties.named, properties.of]).toEqual([3, 96, 1, 29])
  expect([machines, locales, fixedWaits]).toEqual([{ whole: 1, of: 2 }, { keys: 2, differing: 1 }, 1])
  expect(origins).toEqual({
    files: 3,
    foreign: ['//cdn.test/a.js', 'https://img.test/a.png', 'https://beacon.test/x'],
  })
  expect(tags.colours).toBe(10_000)
  expect(asvs).toEqual({ held: 1, server: 0, none: 3 })
  // What the rule promises of a company's colour, counted by the formula of WCAG.
  expect([accent.enough, accent.worst >= 4.5]).toEqual([10_000, true])
})

test('QA: what a property, a journey or a repeat failed is said', () => {
  const dated = { date: '2026-01-01', command: 'x', seconds: 1 }
  const failed = ['P1 it adds up']
  const set = { name: 'cut-points', of: 16, passed: 15, failed }
  const page = qualityPage(
    goals,
    {
      ...figures,
      properties: { ...dated, wanted: 100_000, failed, families: [{ family: 'P1', runs: 5_000 }] },
      journeys: { ...dated, sets: [set] },
      repeat: { ...dated, sets: [{ name: 'screens', times: 3, runs: 30, failed }] },
    },
    '',
  )
  expect(rowOf(page, 'Property tests')).toMatch(/100,000 runs of 0, fewer .*: P1 5,000; 1 failed \(P1 it adds up\)/)
  expect(rowOf(page, 'Reload/close')).toMatch(/15 of 16: .*; failed: P1 it adds up/)
  expect(rowOf(page, 'Double submit')).toContain('not measured yet')
  expect(rowOf(page, 'Stability')).toContain('screens 3 times, 30 tests, 1 failed (P1 it adds up)')
})

test('QA: the contrast is that of WCAG', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff')].map((one) => one.toFixed(2))).toEqual([
    '21.00',
    '4.48',
  ])
  expect(new Set(drawnColours(10_000, 1)).size).toBeGreaterThan(9_900)
  for (const colour of drawnColours(100, 2)) expect(colour).toMatch(/^[0-9a-f]{6}$/)
})
