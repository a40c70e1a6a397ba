import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { httpWire, marionetteWire, type Wire } from './wire'

export type EngineName = 'chromium' | 'firefox' | 'webkit'
/** As usual; in a private window; storage forbidden; or the portal at an address that the browser does not hold for secure. */
export type Circumstances = 'usual' | 'private' | 'forbidden' | 'insecure'
/** How a browser is to be started; `gate` is the port of the proxy that leads to insecure addresses. */
export type Wanted = { readonly circumstances: Circumstances; readonly gate: number }
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
const beginning = ({ circumstances, gate }: Wanted) => ({
  pageLoadStrategy: 'normal',
  unhandledPromptBehavior: 'accept',
  ...(circumstances === 'insecure' ? { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${gate}` } } : {}),
})

const overHttp = async (command: string, more: Readonly<Record<string, string>>, capabilities: object) => {
  const port = await freePort()
  const { child, stop } = start(command, [`--port=${port}`], more)
  await untilReady(command, child, async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok || null)
  const wire = httpWire(port)
  const begun = (await wire.send('newSession', {
    capabilities: { alwaysMatch: capabilities },
  })) as Begun
  const quit = async () => {
    await wire.send('deleteSession').catch(() => undefined)
    await stop()
  }
  return { wire, version: begun.capabilities.browserVersion, stop: quit }
}

/** The toolbar of MiniBrowser is wider than a phone, unless the desktop's own style makes it narrow. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }'

const webkit = async (wanted: Wanted): Promise<Engine> => {
  const { display, stop } = await startDisplay()
  const home = mkdtempSync(`${tmpdir()}/tradepost-webkit-`)
  mkdirSync(`${home}/gtk-3.0`)
  writeFileSync(`${home}/gtk-3.0/gtk.css`, narrowToolbar)
  const args = [
    '--automation',
    ...(wanted.circumstances === 'private' ? ['--private'] : []),
    ...(wanted.circumstances === 'forbidden' ? ['--enable-html5-local-storage=false'] : []),
  ]
  const engine = await overHttp(
    paths().webkitDriver,
    // Its sandbox cannot be set up by root; there is no graphics card to draw with.
    { DISPLAY: display, XDG_CONFIG_HOME: home, ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}) },
    {
      ...beginning(wanted),
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: paths().miniBrowser, args },
    },
  )
  return {
    ...engine,
    stop: async () => {
      await engine.stop()
      await stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const chromium = (wanted: Wanted): Promise<Engine> => {
  const args = [
    '--headless',
    '--lang=en-US',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-features=HttpsUpgrades',
    ...(isRoot ? ['--no-sandbox'] : []),
    ...(wanted.circumstances === 'private' ? ['--incognito'] : []),
  ]
  const prefs =
    wanted.circumstances === 'forbidden' ? { profile: { default_content_setting_values: { cookies: 2 } } } : {}
  const options = { binary: paths().chromium, args, prefs }
  return overHttp(
    paths().chromedriver,
    {},
    { ...beginning(wanted), browserName: 'chrome', 'goog:chromeOptions': options },
  )
}

/** What Firefox is told before it starts: to ask nobody anything, and how to keep what pages store. */
const firefoxSettings = ({ circumstances }: Wanted): Readonly<Record<string, unknown>> => ({
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
  'dom.security.https_first': false,
  // So that its window can be as narrow as a phone.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  ...(circumstances === 'private' ? { 'browser.privatebrowsing.autostart': true } : {}),
  ...(circumstances === 'forbidden' ? { 'network.cookie.cookieBehavior': 2 } : {}),
})

const firefox = async (wanted: Wanted): Promise<Engine> => {
  const profile = mkdtempSync(`${tmpdir()}/tradepost-firefox-`)
  const lines = Object.entries(firefoxSettings(wanted)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(`${profile}/user.js`, lines.join('\n'))
  mkdirSync(`${profile}/chrome`)
  writeFileSync(`${profile}/chrome/userChrome.css`, ':root { min-width: 0 !important }')
  const { child, stop } = start(paths().firefox, ['--marionette', '--headless', '--no-remote', '--profile', profile])
  const written = `${profile}/MarionetteActivePort`
  const port = await untilReady('Firefox', child, async () =>
    existsSync(written) ? Number(readFileSync(written, 'utf8')) || null : null,
  )
  const wire = await marionetteWire(port)
  const begun = (await wire.send('newSession', beginning(wanted))) as Begun
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

const launchers: Readonly<Record<EngineName, (wanted: Wanted) => Promise<Engine>>> = { chromium, firefox, webkit }

/** Starts a browser of Debian's; throws a sentence that says what does not start. */
export const launch = (name: EngineName, wanted: Wanted): Promise<Engine> => launchers[name](wanted)
