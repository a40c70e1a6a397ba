// The portal of another revision beside this one, for the screens of before: `node scripts/revision-portal.mjs REF`.
// Writes its address as JSON in one line, and ends with whoever has started it (its standard input closes).
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'vite'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { commitOf, repository } from './revisions.mjs'

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`)
const run = (program, ...args) => execFileSync(program, args, { cwd: repository, stdio: ['ignore', 'ignore', 'pipe'] })

/** Lays the files of a revision aside in `.cache`; they find the packages that are installed here. */
const layAside = (commit) => {
  const folder = `${root}.cache/revisions/${commit}/tree/`
  if (existsSync(`${folder}package.json`)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = `${root}.cache/revisions/${commit}.tar`
  run('git', 'archive', '--format=tar', '-o', file, commit)
  run('tar', '-xf', file, '-C', folder)
  rmSync(file)
  return folder
}

/**
 * A page of before is looked at and never changed: what would bring changes into it finds a socket that stays silent,
 * instead of a server that has none, which every page would report as an error.
 */
const silentSocket = {
  name: 'tradepost-silent-socket',
  transform: {
    filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
    handler: (code) =>
      `class WebSocket extends EventTarget { static OPEN = 1; readyState = 0; send() {} close() {} }\n${code}`,
  },
}

try {
  const commit = commitOf(process.argv[2] ?? '')
  if (commit === null) throw new Error(`There is no revision ${process.argv[2]}.`)
  const folder = layAside(commit)
  if (!existsSync(`${folder}flows.html`)) throw new Error('That revision has no visualizer: it draws no screens.')
  const server = await createServer({
    root: folder,
    configFile: `${folder}vite.config.ts`,
    logLevel: 'silent',
    plugins: [silentSocket],
    server: {
      // A port of its own: other checkouts have portals of before, too. Where somebody was quicker, the next one.
      port: await freePort(),
      strictPort: false,
      host: 'localhost',
      hmr: false,
      ws: false,
      watch: null,
      // The packages lie outside of its folder.
      fs: { strict: false },
    },
  })
  await server.listen()
  say({ address: server.resolvedUrls?.local[0] })
  process.stdin.on('end', () => process.exit(0)).resume()
} catch (error) {
  say({ problem: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
