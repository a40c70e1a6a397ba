import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { BuildSettings } from '../src/build-settings.ts'
import type { KeptFile } from '../src/keeper/keeping.ts'
import { classicScript } from './classic-script.ts'
import { contentOf } from './integrity.ts'
import { bothTexts, licenceText, shippedIn } from './licences.ts'

const root = new URL('../', import.meta.url)
/** The worker's script, and the file that says which version this is. */
export const keeperFile = 'keeper.js'
export const editionFile = 'edition.txt'

type Content = string | Uint8Array
type Built = { readonly path: string; readonly content: Content }

/** What a file holds; shorter than the page's own tags say it, because the list of all files is in the worker. */
const digest = (content: Content): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The name of a version: what its files are called and hold. */
export const editionOf = (files: readonly Built[]): string => {
  const sum = createHash('sha256')
  for (const { path, content } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    sum.update(`${path} ${digest(content)}\n`)
  return sum.digest('hex').slice(0, 16)
}

/** The list of what the worker keeps. Names in `assets` hold a hash already. */
export const keptFiles = (base: string, files: readonly Built[]): readonly KeptFile[] =>
  files.map(({ path, content }) => ({
    url: base + path,
    revision: path.startsWith('assets/') ? null : digest(content).slice(7, 23),
    integrity: digest(content),
  }))

/** The licences stay off the list: nobody needs them where there is no network. */
const isKept = (path: string): boolean => path !== 'licences.txt'

/** The service worker of the production build, and the page's word of its version (decision 050). Runs after all that changes files. */
export const keeper = (settings: BuildSettings): Plugin => ({
  name: 'tradepost-keeper',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const icon = { path: 'favicon.svg', content: readFileSync(new URL('public/favicon.svg', root)) }
      const built = () => [
        ...Object.values(bundle)
          .filter(({ fileName }) => isKept(fileName))
          .map((file) => ({ path: file.fileName, content: contentOf(file) })),
        icon,
      ]
      const edition = editionOf(built())
      page.source = String(page.source).replace(
        '<html ',
        `<html data-edition="${edition}" data-keeper="${keeperFile}" `,
      )
      const said = { path: editionFile, content: `${edition}\n` }
      const files = keptFiles(settings.basePath, [...built(), said])
      // Not every browser takes a module as a service worker.
      const worker = await classicScript('src/keeper/keeper.ts', settings, { KEPT_FILES: files, EDITION: edition })
      this.emitFile({ type: 'asset', fileName: editionFile, source: said.content })
      this.emitFile({ type: 'asset', fileName: keeperFile, source: worker.code })
      const licences = bundle['licences.txt']
      if (licences?.type === 'asset')
        licences.source = bothTexts(String(licences.source), licenceText(shippedIn([worker])))
    },
  },
})
