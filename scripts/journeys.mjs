// `npm run test:journeys`: all browser tests, also the long ones of which `npm test` goes one of several alike (`@long`). Builds first;
// `-- --built` takes what was built last; other words go to Playwright (`-- reports`). Ends with 0 when all passed.
import { ensureBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { installMissing, root } from './install.mjs'
import { bin, run } from './run.mjs'

installMissing()
const browser = await ensureBrowser()
const isBuilt =
  process.argv.includes('--built') ||
  (run(bin('vite'), ['build', '--logLevel', 'warn']) && run(process.execPath, [`${root}scripts/build-demo.mjs`]))
const wishes = process.argv.slice(2).filter((word) => word !== '--built')
const env = { JOURNEYS: 'all', JOURNEY_PORT: String(await freePort()), CHROME_PATH: browser }
process.exit(isBuilt && run(bin('playwright'), ['test', ...wishes], env) ? 0 : 1)
