import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rollup } from 'vite'

export type Shipped = {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string | null
}

const nameIn = (path: string): string | null =>
  /(?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[0] ?? null

const textIn = (folder: string): string | null => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  return file === undefined ? null : readFileSync(`${folder}/${file}`, 'utf8').trim()
}

/** The MIT licence as SPDX has it, for who names it and brings no text along. */
const mitText = (author: string): string => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Name and licence of a package, and the text of that licence, `null` where nobody can say it. */
export const packageIn = (folder: string): Shipped => {
  const read = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>
  const licence = typeof read['license'] === 'string' ? read['license'] : 'not said'
  const author = typeof read['author'] === 'string' ? read['author'] : null
  const text = textIn(folder) ?? (licence === 'MIT' && author !== null ? mitText(author) : null)
  return { name: String(read['name']), version: String(read['version']), licence, text }
}

/** The packages of which something is in the files of a build: code, and files such as fonts. */
export const shippedIn = (
  bundle: Rollup.OutputBundle | readonly Rollup.RollupOutput['output'][number][],
): readonly Shipped[] => {
  const folders = new Set<string>()
  for (const file of Object.values(bundle)) {
    const paths =
      file.type === 'chunk'
        ? Object.entries(file.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []))
        : file.originalFileNames
    for (const path of paths) {
      const folder = nameIn(path.replace(/^\0/, ''))
      if (folder !== null && existsSync(`${folder}/package.json`)) folders.add(folder)
    }
  }
  return [...folders].map(packageIn).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const rule = '-'.repeat(80)
const noText = 'No text comes with it.'

/** The licences as the portal carries them: every text, because each of them asks for that. */
export const licenceText = (shipped: readonly Shipped[]): string =>
  shipped
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text ?? noText}`)
    .join(`\n\n${rule}\n\n`)
    .concat('\n')

/** What two builds ship, such as the page and its worker, in one text. */
export const bothTexts = (one: string, other: string): string => `${one}\n${rule}\n\n${other}`

/** The packages that such a text names, each once, in the order of their names. */
export const listedIn = (text: string): readonly Shipped[] => {
  const found = text.split(`${rule}\n\n`).flatMap((part): readonly Shipped[] => {
    const [, name, version, licence, body] = /^(\S+) (\d\S*) \(([^)]+)\)\n\n([^]*)$/.exec(part) ?? []
    if (name === undefined || version === undefined || licence === undefined || body === undefined) return []
    return [{ name, version, licence, text: body.trim() === noText ? null : body.trim() }]
  })
  const once = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Puts `licences.txt` beside the page: who wrote what is shipped, and under which terms. */
export const licences = (): Plugin => ({
  name: 'tradepost-licences',
  apply: 'build',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceText(shippedIn(bundle)) })
  },
})
