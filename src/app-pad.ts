import { fromPromise } from 'xstate'
import { deviceKeys } from './api/browser/device-keys'
import { freshKey } from './api/browser/fresh-key'
import { createJsonStore } from './api/browser/json-store'
import type { ShopApi } from './api/shop-api'
import { padPage } from './api/browser/pad-page'
import { ask, type Ports } from './app-ports'
import { padLookupMachine } from './machines/ordering/pad-lookup.machine'
import { padStoreOver } from './machines/ordering/pad-store'
import { listening } from './machines/port'
import type { PadPageNews, PadSource, SearchAsked, SheetRead } from './machines/ordering/pad.types'
import { decodeSheet, largestSheet, type Decoded } from './machines/rules/pad-bytes'
import { columnsOf } from './machines/rules/pad-columns'
import { readTable } from './machines/rules/pad-sheet'
import { readPad, withPad } from './machines/rules/pad-storage'

/** How long typing may go on before the pad is written, in ms. */
const writingDelay = 400
/** The largest page (spec 9): most part numbers need no second one. */
const perPage = 48

const textOf = async (source: Exclude<PadSource, { kind: 'rows' }>): Promise<Decoded> => {
  if (source.kind === 'text') return source.text.length > largestSheet ? { refused: 'tooLarge' } : { text: source.text }
  // A file that is too large is not even opened.
  if (source.file.size > largestSheet) return { refused: 'tooLarge' }
  return decodeSheet(new Uint8Array(await source.file.arrayBuffer()))
}
/** Reads a text or a file into rows; the library that reads quoted cells is loaded when it is first needed. */
const readSheet = fromPromise<SheetRead, { readonly source: PadSource; readonly room: number }>(
  async ({ input: { source, room } }) => {
    if (source.kind === 'rows') throw new TypeError('Rows need not be read.')
    const [decoded, { readDelimited }] = await Promise.all([textOf(source), import('./api/delimited')])
    if ('refused' in decoded) return { kind: 'refused', reason: decoded.refused }
    if (decoded.text.trim() === '') return { kind: 'refused', reason: 'empty' }
    const table = readTable(decoded.text, room, readDelimited)
    const columns = columnsOf(table.cells)
    // A heading takes no room.
    const whole = columns.header && table.rest !== '' ? readTable(decoded.text, room + 1, readDelimited) : table
    return { kind: 'sheet', table: whole, columns }
  },
)

/** Puts a text into the clipboard; a browser that does not allow it, or knows none, refuses. */
export const copyTextIn = (window: Window) =>
  ask(async ({ text }: { readonly text: string }) => window.navigator.clipboard.writeText(text))
/** Searches for a part number as it is spelled, on the largest pages there are. */
export const searchPartsOf = (api: Pick<ShopApi, 'products'>) =>
  ask(({ code, search, page }: SearchAsked, signal) =>
    api.products(code, { page, perPage, search, categoryId: null, tagIds: [] }, signal),
  )

/** What the order pad needs of the outside world. */
export const padPorts = ({ window, store }: Ports, api: Pick<ShopApi, 'products'>) => {
  const padStore = createJsonStore(store, deviceKeys.pad)
  return {
    padStore: padStoreOver({
      read: async (owner) => readPad(padStore.read(), owner),
      write: async (owner, pad) => padStore.write(withPad(padStore.read(), owner, pad)),
      onOtherTab: (listener) => padStore.onOtherTab(listener),
      onLeaving: (listener) => {
        window.addEventListener('pagehide', listener)
        return () => window.removeEventListener('pagehide', listener)
      },
      later: (work) => {
        const timer = setTimeout(work, writingDelay)
        return () => clearTimeout(timer)
      },
      freshMark: () => freshKey().slice(0, 8),
    }),
    readSheet,
    padPage: listening<PadPageNews>((tell) => padPage(window, tell)),
    copyText: copyTextIn(window),
    lookup: padLookupMachine.provide({ actors: { searchParts: searchPartsOf(api) } }),
  }
}
