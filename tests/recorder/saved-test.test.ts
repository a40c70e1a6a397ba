import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { check, resolveConfig } from 'prettier'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testOf } from '../../src/flows/report/exported'
import { readReport } from '../../src/flows/report/report-file'
import { createRecorder } from '../../src/recorder/recorder'
import type { Report } from '../../src/recorder/report'
import { actorIn } from '../../src/machines/system'
import { signedInStorage, startApp } from '../support/apps'
import { json } from '../support/fake-fetch'

const root = resolve(import.meta.dirname, '../..')
const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }

/** What a buyer saves whose categories could not be had. */
const reportOfTrouble = async (): Promise<Report> => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const recorder = createRecorder(7)
  const { app } = await startApp({
    path: '/products',
    stored: signedInStorage(),
    answer: ({ path }) =>
      path.startsWith('/api/categories') ? json({ message: 'Gone.' }, 404) : json({ data: [], last_page: 1 }),
    inspect: (event) => recorder.take(event, 0, false),
  })
  const categories = actorIn(app.root.system, 'categories')
  await vi.waitFor(() => expect(JSON.stringify(categories.getSnapshot().value)).toContain('failed'))
  return readReport(recorder.write(surroundings, '2026-11-24T00:00:00.000Z')) as Report
}

type Outcome = { readonly status: string; readonly failureMessages: readonly string[] }
/** Runs a saved test as it was written, once over these machines and once over those that `change` makes of them. */
const runSaved = async (text: string, change: (folder: string) => void): Promise<readonly Outcome[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const tree = (name: string): string => {
    const place = join(folder, name)
    mkdirSync(join(place, 'tests/reports'), { recursive: true })
    for (const part of ['src', 'tsconfig.json', 'package.json'])
      cpSync(join(root, part), join(place, part), { recursive: true })
    writeFileSync(join(place, 'tests/reports/report.test.ts'), text)
    return place
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    "export default { cacheDir: '.cache', test: { testTimeout: 60000 } }",
  )
  tree('1-today')
  change(tree('2-changed'))
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_OPTIONS$/.test(name)))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const said = await new Promise<string>((done) =>
    execFile(process.execPath, [vitest, 'run', '--reporter=json'], { cwd: folder, env }, (_, out) => done(out)),
  )
  const { testResults } = JSON.parse(said) as {
    testResults: readonly { readonly name: string; readonly assertionResults: readonly Outcome[] }[]
  }
  return testResults
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ assertionResults }) => assertionResults)
}

test(
  'a report that is saved as a test runs as written, and fails over a machine that behaves otherwise',
  { timeout: 300_000 },
  async () => {
    const report = await reportOfTrouble()
    const text = testOf(report)
    const style = await resolveConfig(join(root, 'tests/reports/report.test.ts'))
    expect(await check(text, { ...style, parser: 'typescript' })).toBe(true)
    const outcomes = await runSaved(text, (folder) => {
      const file = join(folder, 'src/machines/catalogue/categories.machine.ts')
      const code = readFileSync(file, 'utf8')
      const changed = code.replace("target: 'failed'", "target: 'loadingFirst'")
      expect(changed).not.toBe(code)
      writeFileSync(file, changed)
    })
    expect(outcomes.map(({ status }) => status)).toEqual(['passed', 'failed'])
    expect(outcomes[1]?.failureMessages.join()).toMatch(
      /differs at step \d+: categories\.list\.loadingFirst.*, recorded categories\.list\.failed/,
    )
  },
)
