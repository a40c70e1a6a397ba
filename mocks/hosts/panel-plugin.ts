import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

const name = 'virtual:mock-panel'
const resolved = `\0${name}`
const title = 'Tradepost test bench'

/** `</` inside a script or a style may not end its element. */
const scriptOf = (script: string): string => script.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--')
const stylesOf = (styles: string): string => styles.replaceAll('</', '<\\/')

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The policy of the panel (quality S4): its one script and its one style run, by what they hold, and nothing else does. */
const policyOf = (script: string, styles: string): string =>
  [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(styles)}`,
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    // Two worlds side by side: the portal, at two names of this computer.
    'frame-src http://*.localhost:*',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The page around the panel's script and styles. */
const pageOf = (script: string, styles: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<div id="panel"></div>
<script type="module">${script}</script>
</body>
</html>
`

/**
 * The module `virtual:mock-panel`: the panel's page as one text (`page`) and the policy that it is sent with, made of `mocks/panel/main.tsx` when it is
 * first asked for. The mock serves it itself, so every host of the mock has the panel.
 */
export const mockPanel = (): Plugin => {
  let root = ''
  return {
    name: 'tradepost-mock-panel',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null
      const output = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        mode: 'production',
        // Said outright, because the process around is a development server or a test.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          // The typeface is part of the page, as everything else.
          assetsInlineLimit: 1_000_000,
          cssCodeSplit: false,
          rolldownOptions: {
            input: `${root}/mocks/panel/main.tsx`,
            output: { codeSplitting: false },
            // Libraries mark what a server of React may not draw; here nothing is drawn on a server.
            onLog: (level, log, pass) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : pass(level, log)),
          },
        },
      })
      const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []))
      for (const file of files) {
        if (file.type === 'chunk')
          for (const path of file.moduleIds) if (path.startsWith(`${root}/mocks`)) this.addWatchFile(path)
      }
      const script = scriptOf(files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'))
      const styles = stylesOf(
        files
          .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
          .join('\n'),
      )
      const page = JSON.stringify(pageOf(script, styles))
      return `export const page = ${page}\nexport const policy = ${JSON.stringify(policyOf(script, styles))}`
    },
  }
}
