// @vitest-environment node
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tradepost-portals-'))
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@acme.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
const commits: string[] = []
const portals: ChildProcess[] = []

/** A revision with a visualizer that says which it is, and insists on the port that it is given. */
const revision = (tag: string): void => {
  const files = {
    'package.json': '{ "type": "module" }',
    'vite.config.ts': 'export default { server: { strictPort: true, port: 5173 } }',
    'flows.html': `<!doctype html><title>Charts of ${tag}</title>`,
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  git('add', '-A')
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
  commits.push(git('rev-parse', 'HEAD'))
}

/** The portal of a revision, as the development server starts it: what it says in its first line. */
const portalOf = (ref: string): Promise<{ address?: string; problem?: string }> =>
  new Promise((resolve) => {
    const portal = spawn(process.execPath, [join(root, 'scripts/revision-portal.mjs'), ref], {
      env: { ...process.env, FLOWS_REPOSITORY: folder },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    portals.push(portal)
    let said = ''
    portal.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('\n')) resolve(JSON.parse(said) as { address?: string; problem?: string })
    })
  })

beforeAll(() => {
  git('init', '--quiet')
  for (const tag of ['march', 'april']) revision(tag)
})
afterAll(() => {
  for (const portal of portals) portal.stdin?.end()
  for (const commit of commits) rmSync(join(root, '.cache/revisions', commit), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

test('portals of two revisions, as of two checkouts, stand beside each other: each says where it is', async () => {
  const said = await Promise.all(['march', 'april'].map(portalOf))
  expect(said.map(({ problem }) => problem)).toEqual([undefined, undefined])
  const pages = said.map(async ({ address = '' }) => (await fetch(`${address}flows.html`)).text())
  expect(await Promise.all(pages)).toEqual([
    expect.stringContaining('<title>Charts of march</title>'),
    expect.stringContaining('<title>Charts of april</title>'),
  ])
})
