// `npm run sbom`: prints the bill of materials of what runs in production, as CycloneDX.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { root } from './install.mjs'

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application']
const { status, stdout } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)
const { module } = await runnerImport(`${root}scripts/sbom.ts`)
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
console.log(JSON.stringify(module.productionBill(JSON.parse(stdout), lock), null, 2))
