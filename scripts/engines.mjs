// The browsers of `npm run test:engines`, all of Debian's packages: where they are, and how they get there.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const first = (...found) => found.find((path) => existsSync(path)) ?? null
/** MiniBrowser stands in the folder of the machine's kind and of the library's version. */
const miniBrowser = () =>
  first(
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
      .filter((name) => name.endsWith('-linux-gnu'))
      .flatMap((name) => ['6.0', '4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`)),
  )

/** What each name stands for, and Debian's package that brings it. */
const parts = {
  chromium: { find: () => first('/usr/bin/chromium'), comes: 'chromium' },
  chromedriver: { find: () => first('/usr/bin/chromedriver'), comes: 'chromium-driver' },
  firefox: { find: () => first('/usr/bin/firefox-esr'), comes: 'firefox-esr' },
  webkitDriver: { find: () => first('/usr/bin/WebKitWebDriver'), comes: 'webkit2gtk-driver' },
  miniBrowser: { find: miniBrowser, comes: 'webkit2gtk-driver' },
  xvfb: { find: () => first('/usr/bin/Xvfb'), comes: 'xvfb' },
}

const missing = () => [
  ...new Set(
    Object.values(parts)
      .filter(({ find }) => find() === null)
      .map(({ comes }) => comes),
  ),
]
const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** The paths of all parts, installed by apt if need be; ends the process with a clear sentence where that cannot be. */
export const ensureEngines = () => {
  const wanted = missing()
  if (wanted.length > 0) {
    const command = `apt-get install -y --no-install-recommends ${wanted.join(' ')}`
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
      stop(`Missing for this test: ${wanted.join(', ')}. On Debian, as root: ${command}`)
    }
    console.log(`Installing ${wanted.join(', ')}...`)
    const run = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run('update', '-q')
    run('install', '-q', '-y', '--no-install-recommends', ...wanted)
    const left = missing()
    if (left.length > 0) stop(`Could not be installed: ${left.join(', ')}. Tried: ${command}`)
  }
  return Object.fromEntries(Object.entries(parts).map(([name, { find }]) => [name, find()]))
}
