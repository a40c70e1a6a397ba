// Installs dependencies when what is installed differs from the lock file. Node's own modules only: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const readJson = (path) => (existsSync(`${root}${path}`) ? JSON.parse(readFileSync(`${root}${path}`, 'utf8')) : null)

/** True when every package of the lock file is installed in its version (packages for other systems aside). */
export const isInstalled = () => {
  const wanted = readJson('package-lock.json')?.packages
  const found = readJson('node_modules/.package-lock.json')?.packages
  if (!wanted || !found) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  )
}

/** Installs what is missing; ends the process with a clear message when that fails. */
export const installMissing = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Tradepost needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing dependencies: a minute or two the first time...')
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry reachable?')
    process.exit(status ?? 1)
  }
}
