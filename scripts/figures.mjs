import { mkdirSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { root } from './install.mjs'

/** Writes what a command has measured to docs/figures, in the shape that `npm run quality` reads. */
export const writeFigures = async (name, figures) => {
  const file = `${root}docs/figures/${name}.json`
  mkdirSync(`${root}docs/figures`, { recursive: true })
  writeFileSync(file, await format(JSON.stringify(figures), { ...(await resolveConfig(file)), parser: 'json' }))
}
