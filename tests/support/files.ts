import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

type File = readonly [path: string, text: string]

/** Path and text of every file below the folders whose path fits, with '/' on every system. */
export const projectFiles = (folders: readonly string[], fits: RegExp): readonly File[] =>
  folders
    .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((path) => `${folder}/${path}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => fits.test(path))
    .toSorted()
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const)

/** The text of a file that stands beside the folders, such as `README.md`. */
export const rootFile = (name: string): string => readFileSync(`${root}${name}`, 'utf8')
