import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A repository of its own with the charts of an earlier day in it, so that nothing is signed in this tree. */
export const repositoryOf = (files: Readonly<Record<string, string>>, tag: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tradepost-flows-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@acme.test', ...args], { cwd: folder })
  git('init', '--quiet')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  git('add', '-A')
  git('commit', '--quiet', '--message', 'Charts of March')
  git('tag', tag)
  return folder
}
/** A chart as `docs/flows` has it, after something was done to it. */
export const chartBefore = (machine: string, change: (text: string) => string): string => {
  const text = readFileSync(join(root, 'docs/flows', `${machine}.json`), 'utf8')
  const before = change(text)
  if (before === text) throw new Error(`${machine}.json is as it was: the test would see no difference.`)
  return before
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
const started = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text.toString()
      if (said.includes('ready in')) resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => reject(new Error(`The development server has ended: ${said}`)))
  })

/** The development server of this tree over another repository's charts; `close` ends it and removes the repository. */
export const serveDeveloped = async (repository: string) => {
  const port = await freePort()
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort', '--host', 'localhost'], {
    cwd: root,
    env: { ...process.env, FLOWS_REPOSITORY: repository, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await started(server)
  return {
    origin: `http://localhost:${port}`,
    close: (): void => {
      server.kill()
      rmSync(repository, { recursive: true, force: true })
    },
  }
}
