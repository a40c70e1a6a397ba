import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import react from '@vitejs/plugin-react'
import type { BuildSettings } from '../src/build-settings.ts'
import { builtStyles, className } from './class-names.ts'
import { icons } from './icons.ts'
import { words } from './words.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The login in every language, with and without a company, light and dark: name and elements of each, as the portal draws it. */
const drawDoors = async (settings: BuildSettings, resolve: UserConfig['resolve']) => {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), words(), icons()],
    ...(resolve && { resolve }),
    css: { modules: { generateScopedName: className } },
    define: { BUILD_SETTINGS: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/door-drawing.tsx',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/doors-'))
  try {
    for (const file of output) {
      if (file.type !== 'chunk') continue
      await mkdir(dirname(join(folder, file.fileName)), { recursive: true })
      await writeFile(join(folder, file.fileName), file.code)
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'scripts/doors.mjs'), join(folder, output[0].fileName), settings.basePath, settings.languages.join()],
      { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 10_000_000 },
    )
    return JSON.parse(stdout) as readonly (readonly [name: string, drawn: string])[]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a drawing must not have: the policy refuses styles of single elements, and nothing is sent by the browser. */
const wrongIn = (drawn: string, styles: string): string | null => {
  if (!/<form[^>]*>[\s\S]*type="password"|role="alert"/.test(drawn)) return 'it holds no form'
  if (/<form(?![^>]*method="dialog")/.test(drawn)) return 'a form of it would be sent by the browser'
  if (/\sstyle=|<script|<!--\$/.test(drawn)) return 'it holds a style, a script, or a part that comes late'
  const names = [...drawn.matchAll(/class="([^"]*)"/g)].flatMap(([, text = '']) => text.split(/\s+/))
  const strange = names.find((name) => name.startsWith('_') && !styles.includes(`.${name}`))
  return strange === undefined ? null : `nothing of the build styles ${strange}`
}

/** Puts the login into the page, as the portal itself draws it (docs/decisions/069); src/first.ts shows it. */
export const doors = (settings: BuildSettings): Plugin => {
  let resolve: UserConfig['resolve']
  return {
    name: 'tradepost-doors',
    apply: 'build',
    enforce: 'post',
    config: (config) => void (resolve = config.resolve),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const styles = builtStyles(bundle)
        const drawings = await drawDoors(settings, resolve)
        for (const [name, drawn] of drawings) {
          const wrong = wrongIn(drawn, styles)
          if (wrong !== null) this.error(`The login "${name}" cannot stand in the page: ${wrong}.`)
        }
        const templates = drawings.map(([name, drawn]) => `<template data-door="${name}">${drawn}</template>`)
        page.source = String(page.source).replace(
          '<div id="root">',
          () => `${templates.join('\n    ')}\n    <div id="root">`,
        )
      },
    },
  }
}
