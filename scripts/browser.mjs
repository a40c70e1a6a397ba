// Finds a Chromium for the browser tests, or installs one. Prints its path; an empty line means Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** The path of a browser that is there already, `null` when there is none. */
export const findBrowser = async () => {
  const own = await playwrightsOwn()
  if (own) return own
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH
  return candidates.find((path) => existsSync(path)) ?? null
}

/** A browser, installed if need be: Playwright's own where it can be fetched, else Debian's for root. */
export const ensureBrowser = async () => {
  const found = await findBrowser()
  if (found) return found
  console.log('No browser found: installing one...')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (
      run('apt-get', ['update', '-q']) &&
      run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'])
    ) {
      return findBrowser()
    }
  }
  run('npx', ['playwright', 'install', 'chromium'])
  return findBrowser()
}
