import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { BuildSettings } from '../src/build-settings.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

/** One script without modules, for where none may be: before all others, and as a service worker. `define` is put in as JSON. */
export const classicScript = async (
  input: string,
  settings: BuildSettings,
  define: Readonly<Record<string, unknown>>,
): Promise<Rolldown.OutputChunk> => {
  const values = { ...define, BUILD_SETTINGS: settings, 'process.env.NODE_ENV': 'production' }
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, target: oldestBrowsers, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output[0]
}
