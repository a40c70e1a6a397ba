// `npm run pictures`: takes the pictures of the README anew, light and dark, from the static demo (docs/pictures).
// `npm run test:pictures`: compares every screen of the atlas with the picture that was accepted on this kind of machine
// (.cache/pictures/<kind>, not in the repository: letters differ from one machine to the next, see decision 051). What has no
// picture yet gets one and counts as different once; `-- --accept` takes the screens as they are now, `--only cart,login` looks at some machines,
// `--built` takes the demo as it was built last. What differs lies in .cache/pictures/differences. Ends with 0 when nothing did.
// `npm run pictures -- --looks` writes every screen and its states, each in four looks (width, company, language, theme, in pairs), to
// .cache/pictures/looks, for people to look at, and holds them against what can be measured; see tests/pictures/looks.picture.ts.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'
import { playedIn, summed } from './played.mjs'

const { values: wish } = parseArgs({
  options: {
    screens: { type: 'boolean', default: false },
    looks: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const browser = await findBrowser()
if (!browser) {
  console.error('No browser. Install Chromium, or name one in CHROME_PATH.')
  process.exit(1)
}
const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.match(/\d+/)?.[0] ?? 'unknown'
const kind = `${platform()}-${arch()}-chromium-${version}`
const stored = `${root}.cache/pictures/${kind}`
const run = (command, args, more = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...more },
  }).status

if (!wish.built && run(process.execPath, [`${root}scripts/build-demo.mjs`]) !== 0) process.exit(1)

const suite = wish.screens ? 'screens' : wish.looks ? 'looks' : 'readme'
const chosen = wish.only === undefined ? [] : ['-g', `^.*(?:${wish.only.split(',').join('|')}) `]
const isFirst = !existsSync(stored)
const results = `${root}.cache/results/pictures.json`
rmSync(results, { force: true })
const status = run(
  `${root}node_modules/.bin/playwright`,
  [
    'test',
    '-c',
    'playwright.pictures.config.ts',
    `tests/pictures/${suite}.picture.ts`,
    `--update-snapshots=${wish.accept || isFirst ? 'changed' : 'missing'}`,
    ...chosen,
  ],
  { CHROME_PATH: browser, JOURNEY_PORT: String(await freePort()), PICTURES_AT: stored },
)
if (wish.screens) {
  const played = playedIn(results, 'picture')
  const { pictures = 0 } = summed(played, 'screens')
  const differing = played.filter(({ isPassed }) => !isPassed).map(({ title }) => title.split(' ')[0])
  const there = existsSync(stored) ? readdirSync(stored, { recursive: true }).filter((one) => one.endsWith('.png')) : []
  console.log(`${kind}: ${pictures} pictures taken, ${there.length} stored.`)
  if (status === 0 && (isFirst || wish.accept))
    console.log(`They are accepted as they are now, in .cache/pictures/${kind}.`)
  else if (differing.length > 0) {
    console.log(`Different: ${differing.join(', ')}. Look into .cache/pictures/differences; --accept takes them.`)
  } else console.log('Every screen looks as it was accepted.')
  // Nothing that was played is nothing that was seen.
  if (pictures === 0) process.exit(1)
}
process.exit(status ?? 1)
