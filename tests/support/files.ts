import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Path and text of every file below the folders whose path fits, with '/' on every system. */
export const projectFiles = (folders: readonly string[], fits: RegExp): readonly (readonly [path: string, text: string])[] =>
  folders
    .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((path) => `${folder}/${String(path)}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => fits.test(path))
    .toSorted()
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const)
