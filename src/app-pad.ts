import { fromPromise } from 'xstate'
import { deviceKeys } from './api/browser/device-keys'
import { freshKey } from './api/browser/fresh-key'
import { createJsonStore, type JsonStore } from './api/browser/json-store'
import type { RecordId, Records } from './api/browser/records'
import type { ShopApi } from './api/shop-api'
import { padPage } from './api/browser/pad-page'
import { ask, recordOwner, type Ports } from './app-ports'
import { padLookupMachine } from './machines/ordering/pad-lookup.machine'
import { padStoreOver, type PadStorage } from './machines/ordering/pad-store'
import { listening } from './machines/port'
import type { PadPageNews, PadSource, SearchAsked, SheetRead } from './machines/ordering/pad.types'
import { decodeSheet, largestSheet, type Decoded } from './machines/rules/pad-bytes'
import { columnsBy, columnsOf } from './machines/rules/pad-columns'
import { hasQuotes, readTable, type ReadDelimited } from './machines/rules/pad-sheet'
import {
  earlierPad,
  isSamePad,
  keptRows,
  leftPads,
  mergedPads,
  readPad,
  storedPad,
  withEarlier,
  withLeftPad,
  withoutLeftPad,
  withoutPadsOf,
  type KeptPad,
  type PadOwner,
} from './machines/rules/pad-storage'

/** How long typing may go on before the pad is written, in ms. */
const writingDelay = 400
/** The largest page (spec 9): most part numbers need no second one. */
const perPage = 48

const textOf = async (source: Exclude<PadSource, { kind: 'rows' | 'rest' }>): Promise<Decoded> => {
  if (source.kind === 'text') return source.text.length > largestSheet ? { refused: 'tooLarge' } : { text: source.text }
  // A file that is too large is not even opened.
  if (source.file.size > largestSheet) return { refused: 'tooLarge' }
  return decodeSheet(new Uint8Array(await source.file.arrayBuffer()))
}
/** So many lines may stand over a heading; they take no room. */
const aboveRows = 10
const sheetOf = (text: string, room: number, read: ReadDelimited | null): SheetRead => {
  const { header, above } = columnsOf(readTable(text, room + aboveRows, read).cells)
  const table = readTable(text, room + (header ? above.length + 1 : 0), read)
  return { kind: 'sheet', table, columns: columnsOf(table.cells) }
}
/** The library that reads quoted cells is loaded when it is first needed; `undefined` where it cannot be fetched. */
const readerFor = async (text: string): Promise<ReadDelimited | null | undefined> => {
  if (!hasQuotes(text)) return null
  try {
    return (await import('./api/delimited')).readDelimited
  } catch {
    return undefined
  }
}
/** Reads a text or a file into rows. */
export const readSheet = fromPromise<SheetRead, { readonly source: PadSource; readonly room: number }>(
  async ({ input: { source, room } }) => {
    if (source.kind === 'rows') throw new TypeError('Rows need not be read.')
    const decoded = source.kind === 'rest' ? { text: source.waiting.text } : await textOf(source)
    if ('refused' in decoded) return { kind: 'refused', reason: decoded.refused }
    const { text } = decoded
    if (text.trim() === '') return { kind: 'refused', reason: 'empty' }
    const read = await readerFor(text)
    if (read === undefined) return { kind: 'refused', reason: 'noReader', text }
    const known = source.kind === 'rest' ? source.waiting.sheet : null
    if (known === null) return sheetOf(text, room, read)
    const table = readTable(text, room, read, known.separator)
    return { kind: 'sheet', table, columns: columnsBy(table.cells, known) }
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

/** The pad of a buyer is one record: what two tabs make of it is decided in one go. */
const record: RecordId = { kind: 'pad', id: 'all' }

/** The pad over the records of this device; local storage holds what no database can be waited for. */
export const padStorage = ({ window, store }: Pick<Ports, 'window' | 'store'>, records: Records): PadStorage => {
  const earlier = createJsonStore(store, deviceKeys.pad)
  const aside = createJsonStore(store, deviceKeys.padLeft)
  /** What was merged in already while this page was open, also where the device did not keep it. */
  const tried = new Set<string>()
  const keep = (place: JsonStore, rows: readonly unknown[] | null) =>
    rows === null ? place.remove() : place.write(rows)
  const isNew = (key: string): boolean => {
    const isKnown = tried.has(key)
    tried.add(key)
    return !isKnown
  }

  const change = (owner: PadOwner, next: (stored: KeptPad) => KeptPad): Promise<boolean> =>
    records.change(recordOwner(owner), [record], ([found]) => {
      const before = readPad(found)
      const after = next(before)
      return [isSamePad(before, after) ? found : storedPad(after)]
    })
  /** The pad of an earlier portal, and what pages that were left had not written, come into the record. */
  const takeOver = async (owner: PadOwner): Promise<void> => {
    const old = isNew(`pad of ${JSON.stringify(owner)}`) ? earlierPad(earlier.read(), owner) : null
    const left = leftPads(aside.read(), owner).filter(({ mark }) => isNew(`left ${mark}`))
    if ((old === null || keptRows(old) === 0) && left.length === 0) return
    const isKept = await change(owner, (stored) =>
      left.reduce(
        (pad, { base, mine }) => mergedPads(base, mine, pad),
        old === null ? stored : withEarlier(stored, old),
      ),
    )
    // It leaves its old place only when the record is on the device.
    if (!isKept) return
    if (old !== null && keptRows(old) > 0) keep(earlier, withoutPadsOf(earlier.read(), owner))
    for (const { mark } of left) keep(aside, withoutLeftPad(aside.read(), mark))
  }

  return {
    open: async (owner) => {
      await takeOver(owner)
      const { records: found, isKept } = await records.all(recordOwner(owner), record.kind)
      return { pad: readPad(found.find(({ id }) => id === record.id)?.value), isKept }
    },
    change,
    onChange: (owner, listener) => {
      const stops = [records.onChange(recordOwner(owner), [record.kind], listener), aside.onOtherTab(listener)]
      return () => stops.forEach((stop) => stop())
    },
    onLeaving: (listener) => {
      window.addEventListener('pagehide', listener)
      return () => window.removeEventListener('pagehide', listener)
    },
    putAside: (owner, mark, left) => aside.write(withLeftPad(aside.read(), owner, mark, left)),
    letGo: (mark) => keep(aside, withoutLeftPad(aside.read(), mark)),
    later: (work) => {
      const timer = setTimeout(work, writingDelay)
      return () => clearTimeout(timer)
    },
    freshMark: () => freshKey().slice(0, 8),
  }
}

/** What the order pad needs of the outside world. */
export const padPorts = (ports: Ports, api: Pick<ShopApi, 'products'>, records: Records) => {
  const { window } = ports
  return {
    padStore: padStoreOver(padStorage(ports, records)),
    readSheet,
    padPage: listening<PadPageNews>((tell) => padPage(window, tell)),
    copyText: copyTextIn(window),
    lookup: padLookupMachine.provide({ actors: { searchParts: searchPartsOf(api) } }),
  }
}
