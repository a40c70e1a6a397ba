import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { repositoryOf } from './developed'

/** A page of an earlier day: its style comes by the module that would also bring changes into it. */
const files = {
  'package.json': '{ "type": "module" }',
  'vite.config.ts': 'export default {}',
  'flows.html':
    '<!doctype html><title>Charts</title><link rel="icon" href="data:,"><script type="module" src="/drawn.js"></script>',
  'drawn.js':
    "import './drawn.css'\nif (import.meta.hot) import.meta.hot.accept()\ndocument.body.textContent = 'drawn'",
  'drawn.css': 'body { color: rgb(1, 2, 3); }',
}
const root = fileURLToPath(new URL('../../', import.meta.url))

base('flows: the portal of before draws its screen and writes no error into the console', async ({ page }) => {
  const repository = repositoryOf(files, 'march')
  const portal = spawn(process.execPath, [`${root}scripts/revision-portal.mjs`, 'march'], {
    env: { ...process.env, FLOWS_REPOSITORY: repository },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    const [said] = (await once(portal.stdout, 'data')) as [Buffer]
    const { address } = JSON.parse(said.toString()) as { address: string }
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.goto(`${address}flows.html`)
    await expect(page.getByText('drawn')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await page.waitForLoadState('networkidle')
    expect(sockets).toEqual([])
    expect(errors).toEqual([])
  } finally {
    portal.stdin.end()
    const commit = execFileSync('git', ['rev-parse', 'march'], { cwd: repository, encoding: 'utf8' }).trim()
    rmSync(`${root}.cache/revisions/${commit}`, { recursive: true, force: true })
    rmSync(repository, { recursive: true, force: true })
  }
})
