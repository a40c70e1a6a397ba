// Runs Vite's own command with our surroundings: `node scripts/vite.mjs build`, `... preview`.
import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

const { status } = spawnSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // Vite would list every extensionless import of the mock, a note about a future default.
  env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
})
process.exit(status ?? 1)
