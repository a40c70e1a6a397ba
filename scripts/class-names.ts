import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = new Map<string, string>()

/** Three letters for a file of styles, always the same. */
const lettersOf = (path: string): string => {
  const own = relative(root, path).split(sep).join('/')
  const letters = createHash('sha256').update(own).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 3)
  const other = files.get(letters) ?? own
  if (other !== own) throw new Error(`${own} and ${other} have the same letters (scripts/class-names.ts).`)
  files.set(letters, own)
  return letters
}

/** The name of a class in what is built: letters of its file, and its place there. Names stand in script and style, each once too often. */
export const className = (name: string, path: string, styles: string): string => {
  const names = [...new Set(Array.from(styles.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, one]) => one))]
  const at = names.indexOf(name)
  return `_${lettersOf(path.split('?')[0] ?? path)}${at < 0 ? `-${name}` : at.toString(36)}`
}

/** All styles of what is built, one after the other: a class that does not stand there styles nothing. */
export const builtStyles = (bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle)
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('')
