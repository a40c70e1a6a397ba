import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { BuildSettings } from '../src/build-settings.ts'
import { classicScript } from './classic-script.ts'
import { builtStyles, className } from './class-names.ts'
import { digest } from './integrity.ts'

const root = new URL('../', import.meta.url)

/** The classes of what stands before the code of the shop is there (src/api/browser/early-goods.ts), by the file of their styles. */
const dressed = {
  goods: {
    'catalogue/product-grid': ['grid'],
    'catalogue/product-card': ['card', 'image', 'body', 'top', 'part', 'name', 'link', 'price', 'controls'],
    'components/picture': ['picture', 'fill'],
  },
  product: {
    'catalogue/product-detail': ['detail', 'image', 'facts', 'part', 'box', 'price'],
    'components/picture': ['picture', 'fill'],
  },
}
const dressOf = (wanted: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([file, names]) => {
      const path = fileURLToPath(new URL(`src/ui/${file}.module.css`, root))
      const styles = readFileSync(path, 'utf8')
      return names.map((name) => [name, className(name, path, styles)] as const)
    }),
  )

/**
 * One wave of requests (docs/architecture.md, First load): the page's first script names every file that its address needs, and
 * sends the calls of its screen.
 */
export const firstLoad = (settings: BuildSettings): Plugin => ({
  name: 'tradepost-first-load',
  apply: 'build',
  enforce: 'post',
  // The code waits for the first frame (src/api/browser/first-frame.ts). An import that waits would divide its file.
  renderChunk: (code, chunk) => (chunk.name === 'entry' ? `await window.firstFrame?.();${code}` : null),
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const filesOf = (chunk: Rolldown.OutputChunk) => [
        { path: chunk.fileName, integrity: digest(chunk.code) },
        ...[...(chunk.viteMetadata?.importedCss ?? [])].map((path) => ({ path })),
      ]
      const parts = ['frame', 'shop', 'goods', 'kept', 'ordering', 'tools', 'account']
      const wanted = chunks.filter(({ name }) => parts.includes(name) || /^[a-z]{2}-(?:door|rest)$/.test(name))
      const table = Object.fromEntries(wanted.map((chunk) => [chunk.name, filesOf(chunk)]))
      const missing = parts.filter((part) => table[part] === undefined)
      if (missing.length > 0) this.error(`No file of the build is named ${missing.join(', ')} (scripts/chunks.ts).`)
      const dress = { goods: dressOf(dressed.goods), product: dressOf(dressed.product) }
      const styles = builtStyles(bundle)
      const strange = Object.values(dress)
        .flatMap((classes) => Object.values(classes))
        .find((name) => !styles.includes(`.${name}`))
      if (strange !== undefined) this.error(`Nothing of the build styles ${strange} (src/api/browser/early-goods.ts).`)
      const theme = readFileSync(new URL('public/theme.js', root), 'utf8')
      const { code } = await classicScript('src/first.ts', settings, { FIRST_FILES: table, EARLY_DRESS: dress })
      const source = `${theme}${code}`
      const name = this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source }))
      const typeface = Object.keys(bundle).find((path) => /\/inter-(?!latin)[^/]+\.woff2$/.test(path))
      if (typeface === undefined) this.error('The typeface of the first page is not built (src/ui/base.css).')
      const html = String(page.source)
      const styling = /\n *<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
      if (styling === undefined) this.error('The page has no style sheet.')
      // What is painted first comes first: the typeface and the code wait for the styles and the first script (decision 090).
      page.source = html
        .replace(styling, '')
        .replace(
          '</title>',
          `</title>${styling}\n    <link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${settings.basePath}${typeface}" />`,
        )
        .replace(/src="[^"]*theme\.js"/, `src="${settings.basePath}${name}"`)
        .replace(/<script type="module" crossorigin/g, '<script type="module" fetchpriority="low" crossorigin')
        // What only helps the code runs when the code asks for it.
        .replace(
          /<script type="module"( fetchpriority="low" crossorigin) src="([^"]*rolldown-runtime[^"]*)"><\/script>/,
          '<link rel="modulepreload"$1 href="$2">',
        )
    },
  },
})
