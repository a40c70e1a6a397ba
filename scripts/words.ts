import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../src/languages.ts'

/** The words that every page begins with; all others come with the shop, or with the screens of an account. */
const doorAreas = ['app', 'common', 'shell', 'error', 'report', 'login', 'preferences'] as const

const asked = /^virtual:words(?:\/(?<language>[a-z]{2})-(?<part>door|rest))?$/
const root = new URL('../', import.meta.url)

const loaderOf = (language: string, part: string) => `${part}: () => import('virtual:words/${language}-${part}')`
/** How each part of each language is fetched. */
const loaders = (): string =>
  `export const loaders = {${languages
    .map((language) => `${language}: { ${loaderOf(language, 'door')}, ${loaderOf(language, 'rest')} }`)
    .join(', ')}}`

/**
 * `virtual:words`: how the words of each language are fetched; `virtual:words/en-door` and `virtual:words/en-rest`: the words of
 * `locales/en.json`, those of the door by themselves.
 */
export const words = (): Plugin => ({
  name: 'tradepost-words',
  resolveId: (id) => (asked.test(id) ? `\0${id}` : null),
  load(id) {
    const found = id.startsWith('\0') ? asked.exec(id.slice(1)) : null
    if (!found) return null
    const { language, part } = found.groups ?? {}
    if (language === undefined) return loaders()
    const file = new URL(`locales/${language}.json`, root)
    this.addWatchFile(fileURLToPath(file))
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
    const isDoor = (area: string) => doorAreas.some((one) => one === area)
    const chosen = Object.entries(all).filter(([area]) => isDoor(area) === (part === 'door'))
    return `export default ${JSON.stringify(Object.fromEntries(chosen))}`
  },
})
