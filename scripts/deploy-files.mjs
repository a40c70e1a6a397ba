// `npm run deploy:files`: writes the header files of `deploy` from deploy/headers.ts and the settings of the build.
// `-- FOLDER` writes them elsewhere, together with the rest of `deploy/nginx`.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadEnv, runnerImport } from 'vite'
import { root } from './install.mjs'

const out = process.argv[2] === undefined ? `${root}deploy` : resolve(process.argv[2])
const { module: files } = await runnerImport(`${root}deploy/files.ts`)
const { module: settings } = await runnerImport(`${root}src/build-settings.ts`)
const made = files.deployFiles(settings.readBuildSettings(loadEnv('production', root, 'TRADEPOST_')))
if (out !== `${root}deploy`) cpSync(`${root}deploy/nginx`, `${out}/nginx`, { recursive: true })
for (const [path, text] of Object.entries(made)) {
  mkdirSync(dirname(`${out}/${path}`), { recursive: true })
  writeFileSync(`${out}/${path}`, text)
}
console.log(`${Object.keys(made).length} files are written to ${out === `${root}deploy` ? 'deploy' : out}.`)
