import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** What a file holds, as its tag says it. */
export const digest = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** What a file of a build holds. */
export const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source

/** Tags of the built page say what their files hold (quality S26): a file that was changed on its way is refused. */
export const integrity = (): Plugin => ({
  name: 'tradepost-integrity',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replaceAll(
        /<(?:script|link)\b[^>]*?\b(?:src|href)="[^"]*?(assets\/[^"]+)"/g,
        (tag, path: string) => {
          const file = bundle[path]
          // A style asks for its typeface without saying what it must hold: a file that was named so would come twice.
          if (file === undefined || tag.includes('as="font"')) return tag
          return `${tag} integrity="${digest(contentOf(file))}"`
        },
      )
    },
  },
})
