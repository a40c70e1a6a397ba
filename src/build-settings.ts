import { languages as known, type Language } from './languages.ts'

/** What a build knows about the place where it will stand. Everything here is public: it ends up in files that anyone may read. */
export type BuildSettings = {
  /** Path of the portal on its host: `/`, or `/shop/`. */
  readonly basePath: string
  /** Path of the API below the portal's: `/api`. */
  readonly apiPath: string
  /** The languages that the portal offers; English is always one of them. */
  readonly languages: readonly Language[]
  /** Other origins that About Us documents come from: `https://docs.example.com`. */
  readonly aboutUsOrigins: readonly string[]
}

export const defaultSettings: BuildSettings = { basePath: '/', apiPath: '/api', languages: known, aboutUsOrigins: [] }

const listed = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const pathIn = (name: string, text: string): string => {
  const parts = text.split('/').filter((part) => part !== '')
  if (!parts.every((part) => /^[\w~-][\w.~-]*$/.test(part))) {
    throw new Error(`${name} must be a plain path such as /shop, not "${text}".`)
  }
  return `/${parts.join('/')}`
}

const languagesIn = (text: string): BuildSettings['languages'] => {
  const asked = listed(text)
  const strange = asked.find((one) => !known.some((language) => language === one))
  if (strange !== undefined) throw new Error(`TRADEPOST_LANGUAGES knows ${known.join(', ')}, not "${strange}".`)
  if (!asked.includes('en')) throw new Error('TRADEPOST_LANGUAGES must name en: it stands in where a text is missing.')
  return known.filter((language) => asked.includes(language))
}

/** An origin as the policy of the page names it; plain http only for this computer. */
const originIn = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  // A host takes some letters that would end the directive, and the star would open it.
  const isPlain = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])$/.test(url?.hostname ?? '')
  if (
    url === null ||
    !isSafe ||
    !isPlain ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  ) {
    throw new Error(`TRADEPOST_ABOUT_US_ORIGINS takes origins such as https://docs.example.com, not "${text}".`)
  }
  return url.origin
}

/** Reads the settings from variables (`TRADEPOST_BASE_PATH` and so on); a wrong one is an error that names it. */
export const readBuildSettings = (variables: Readonly<Record<string, string | undefined>>): BuildSettings => {
  const said = (name: string): string | null => variables[`TRADEPOST_${name}`]?.trim() || null
  const base = pathIn('TRADEPOST_BASE_PATH', said('BASE_PATH') ?? '')
  const api = pathIn('TRADEPOST_API_PATH', said('API_PATH') ?? defaultSettings.apiPath)
  if (api === '/') throw new Error('TRADEPOST_API_PATH must not be the root, where the pages are.')
  return {
    basePath: base === '/' ? base : `${base}/`,
    apiPath: api,
    languages: languagesIn(said('LANGUAGES') ?? known.join()),
    aboutUsOrigins: listed(said('ABOUT_US_ORIGINS') ?? '').map(originIn),
  }
}

// Put in by the build (vite.config.ts); tests and scripts that read this file as it stands have the usual values.
declare const BUILD_SETTINGS: BuildSettings | undefined

/** The settings of this build. */
export const buildSettings: BuildSettings = typeof BUILD_SETTINGS === 'undefined' ? defaultSettings : BUILD_SETTINGS
