import type { LoggedCall } from '../call-log'
import { portal, type Row } from './api'

/** A bug report as one file: the world, what this browser keeps of the portal, and the page where it happened. */
export type Report = {
  readonly format: 'tradepost-report'
  readonly version: 1
  readonly world: Row
  /** The entries of local storage; `null` in a file that holds a world alone. */
  readonly browser: Readonly<Record<string, string>> | null
  /** From the front page of the portal on: `/checkout`. */
  readonly page: string
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')
/** An address of the portal itself: nothing that leads elsewhere. */
const isPage = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) && new URL(`.${value}`, portal).origin === portal.origin

/** Reads a file's text. Throws an Error that says what is wrong with it. */
export const readReport = (text: string): Report => {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON.')
  }
  if (!isRecord(file)) throw new Error('The file is JSON, but no saved world.')
  if (file['format'] === 'tradepost-world') {
    return { format: 'tradepost-report', version: 1, world: file, browser: null, page: '/' }
  }
  if (file['format'] !== 'tradepost-report') {
    throw new Error('The file is no saved world: its “format” is not “tradepost-report”.')
  }
  const { version, world, browser, page } = file
  if (version !== 1) throw new Error(`The file has version ${JSON.stringify(version)}; this panel reads version 1.`)
  if (!isRecord(world)) throw new Error('The file has no “world”.')
  if (!isTexts(browser)) throw new Error('“browser” in the file must hold texts by their keys.')
  if (!isPage(page)) throw new Error('“page” in the file must be an address of the portal (/checkout).')
  return { format: 'tradepost-report', version: 1, world, browser, page }
}

/** What this browser keeps of the portal. */
export const storedTexts = (): Record<string, string> => {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']))
}

const fill = (texts: Readonly<Record<string, string>>): void => {
  localStorage.clear()
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
}
/** Puts these texts in the place of all others. Throws an Error, and the old ones stay, when the browser refuses. */
export const replaceStored = (texts: Readonly<Record<string, string>>): void => {
  const before = storedTexts()
  try {
    fill(texts)
  } catch {
    fill(before)
    throw new Error('This browser has no room for what the file keeps of the portal.')
  }
}

/** The page of the portal that called last, as far as the log or the browser says: `/checkout`. */
export const lastPage = (calls: readonly LoggedCall[]): string => {
  const from = calls.findLast(({ headers }) => headers['referer']?.startsWith(portal.href))?.headers['referer']
  const page = from ?? document.referrer
  return page.startsWith(portal.href) && !page.includes('__mock') ? `/${page.slice(portal.href.length)}` : '/'
}

/** Gives the reader of the page a file to keep. */
export const download = (name: string, content: unknown): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))
  link.download = name
  link.click()
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
