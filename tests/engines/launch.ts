import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { httpWire, marionetteWire, type Wire } from './wire'

export type EngineName = 'chromium' | 'firefox' | 'webkit'
/** How a browser keeps what pages store: as usual, for a private window alone, or not at all. */
export type Storing = 'usual' | 'private' | 'forbidden'
export type Engine = { readonly wire: Wire; readonly version: string; readonly stop: () => Promise<void> }

/** What the command found on this computer (`scripts/engines.mjs`). */
type Paths = Readonly<Record<'chromium' | 'chromedriver' | 'firefox' | 'webkitDriver' | 'miniBrowser' | 'xvfb', string>>
const paths = () => JSON.parse(process.env['ENGINE_PATHS'] ?? '{}') as Paths

const isRoot = process.getuid?.() === 0
const limit = 120_000
const turn = 100

/** Asks again and again until there is an answer; a process that ended meanwhile never answers. */
const untilReady = async <T>(what: string, child: ChildProcess, ask: () => Promise<T | null>): Promise<T> => {
  for (const end = Date.now() + limit; Date.now() < end;) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    if (child.exitCode !== null) throw new Error(`${what} ended by itself with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, turn))
  }
  throw new Error(`${what} was started and does not answer.`)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A process in a group of its own, so that what it started ends with it. */
const start = (command: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const env = { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US', ...more }
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true, env })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  const stop = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
    await ended
  }
  return { child, stop }
}

/** WebKitGTK draws into a display only; this one is seen by nobody. */
const startDisplay = async () => {
  const size = '1400x1000x24'
  const { child, stop } = start(paths().xvfb, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'])
  let said = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const number = await untilReady('Xvfb', child, async () => (said.endsWith('\n') ? said.trim() : null))
  return { display: `:${number}`, stop }
}

type Begun = { readonly capabilities: { readonly browserVersion: string } }
const beginning = { pageLoadStrategy: 'normal', unhandledPromptBehavior: 'accept' }

const overHttp = async (what: string, command: string, more: Readonly<Record<string, string>>, capabilities: object) => {
  const port = await freePort()
  const { child, stop } = start(command, command.endsWith('chromedriver') ? [`--port=${port}`] : ['-p', `${port}`], more)
  await untilReady(what, child, async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok || null)
  const wire = httpWire(port)
  const begun = (await wire.send('newSession', {
    capabilities: { alwaysMatch: { ...beginning, ...capabilities } },
  })) as Begun
  const quit = async () => {
    await wire.send('deleteSession').catch(() => undefined)
    await stop()
  }
  return { wire, version: begun.capabilities.browserVersion, stop: quit }
}

const webkit = async (storing: Storing): Promise<Engine> => {
  const { display, stop } = await startDisplay()
  const args = [
    '--automation',
    ...(storing === 'private' ? ['--private'] : []),
    ...(storing === 'forbidden' ? ['--enable-html5-local-storage=false'] : []),
  ]
  const engine = await overHttp(
    'WebKitWebDriver',
    paths().webkitDriver,
    // Its sandbox cannot be set up by root; there is no graphics card to draw with.
    { DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}) },
    { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: paths().miniBrowser, args } },
  )
  return {
    ...engine,
    stop: async () => {
      await engine.stop()
      await stop()
    },
  }
}

const chromium = (storing: Storing): Promise<Engine> => {
  const args = [
    '--headless',
    '--lang=en-US',
    '--disable-background-networking',
    '--disable-component-update',
    ...(isRoot ? ['--no-sandbox'] : []),
    ...(storing === 'private' ? ['--incognito'] : []),
  ]
  const prefs = storing === 'forbidden' ? { profile: { default_content_setting_values: { cookies: 2 } } } : {}
  const options = { binary: paths().chromium, args, prefs }
  return overHttp('chromedriver', paths().chromedriver, {}, { browserName: 'chrome', 'goog:chromeOptions': options })
}

/** What Firefox is told before it starts: to ask nobody anything, and how to keep what pages store. */
const firefoxSettings = (storing: Storing): Readonly<Record<string, unknown>> => ({
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  // So that its window can be as narrow as a phone.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  ...(storing === 'private' ? { 'browser.privatebrowsing.autostart': true } : {}),
  ...(storing === 'forbidden' ? { 'network.cookie.cookieBehavior': 2 } : {}),
})

const firefox = async (storing: Storing): Promise<Engine> => {
  const profile = mkdtempSync(`${tmpdir()}/tradepost-firefox-`)
  const lines = Object.entries(firefoxSettings(storing)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(`${profile}/user.js`, lines.join('\n'))
  const { child, stop } = start(paths().firefox, ['--marionette', '--headless', '--no-remote', '--profile', profile])
  const written = `${profile}/MarionetteActivePort`
  const port = await untilReady('Firefox', child, async () =>
    existsSync(written) ? Number(readFileSync(written, 'utf8')) || null : null,
  )
  const wire = await marionetteWire(port)
  const begun = (await wire.send('newSession', beginning)) as Begun
  return {
    wire,
    version: begun.capabilities.browserVersion,
    stop: async () => {
      wire.close()
      await stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const launchers: Readonly<Record<EngineName, (storing: Storing) => Promise<Engine>>> = { chromium, firefox, webkit }

/** Starts a browser of Debian's; throws a sentence that says what does not start. */
export const launch = (name: EngineName, storing: Storing): Promise<Engine> => launchers[name](storing)
