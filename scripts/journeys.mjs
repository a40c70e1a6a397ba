// `npm run test:journeys`: all browser tests, also the long ones of which `npm test` goes one of several alike (`@long`). Builds first;
// `-- --built` takes what was built last; other words go to Playwright (`-- reports`). Ends with 0 when all passed.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { installMissing, root } from './install.mjs'

installMissing()
const browser = await ensureBrowser()
const run = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...more } })
    .status === 0
const bin = (name) => `${root}node_modules/.bin/${name}`
const isBuilt =
  process.argv.includes('--built') ||
  (run(bin('vite'), ['build', '--logLevel', 'warn']) && run(process.execPath, [`${root}scripts/build-demo.mjs`]))
const wishes = process.argv.slice(2).filter((word) => word !== '--built')
const env = { JOURNEYS: 'all', JOURNEY_PORT: String(await freePort()), CHROME_PATH: browser }
process.exit(isBuilt && run(bin('playwright'), ['test', ...wishes], env) ? 0 : 1)
