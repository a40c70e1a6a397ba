import { fromPromise } from 'xstate'
import { deviceKeys } from './api/browser/device-keys'
import { freshKey } from './api/browser/fresh-key'
import { createJsonStore, type JsonStore } from './api/browser/json-store'
import type { RecordId, Records } from './api/browser/records'
import type { ShopApi } from './api/shop-api'
import { padPage } from './api/browser/pad-page'
import { recordOwner, type Ports } from './app-ports'
import { searchPartsOf } from './app-reading'
import { copyTextIn } from './app-sharing'
import { pastedText, sheetOfText, textOfFile } from './app-sheets'
import { padLookupMachine } from './machines/ordering/pad-lookup.machine'
import { padStoreOver, type PadStorage } from './machines/ordering/pad-store'
import { listening } from './machines/port'
import type { PadPageNews, PadSource, SheetRead } from './machines/ordering/pad.types'
import { textOfHtml } from './machines/rules/html-text'
import {
  earlierPad,
  isStoredAlike,
  keptRows,
  leftPads,
  mergedPads,
  readPad,
  storedPad,
  withEarlier,
  withHolds,
  withLeftPad,
  withoutLeftPad,
  withoutPadsOf,
  type KeptPad,
  type PadOwner,
} from './machines/rules/pad-storage'

/** How long typing has to pause before the pad is written, in ms. */
const writingDelay = 400

/** Reads a text or a file into rows. */
export const readSheet = fromPromise<SheetRead, { readonly source: PadSource; readonly room: number }>(
  async ({ input: { source, room } }) => {
    if (source.kind === 'rows') throw new TypeError('Rows need not be read.')
    if (source.kind === 'rest') return sheetOfText({ text: source.waiting.text }, room, source.waiting.sheet)
    return sheetOfText(source.kind === 'file' ? await textOfFile(source.file) : pastedText(source.text), room)
  },
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
      return [isStoredAlike(before, after) ? found : storedPad(after)]
    })
  /** The pad of an earlier portal, and what pages that were left had not written, come into the record. */
  const takeOver = async (owner: PadOwner): Promise<void> => {
    const old = isNew(`pad of ${JSON.stringify(owner)}`) ? earlierPad(earlier.read(), owner) : null
    const left = leftPads(aside.read(), owner).filter(({ mark }) => isNew(`left ${mark}`))
    if ((old === null || keptRows(old) === 0) && left.length === 0) return
    const isKept = await change(owner, (stored) =>
      left.reduce(
        (pad, { base, mine }) => withHolds(mergedPads(base, mine, pad), stored.holds ?? [], stored.added),
        withHolds(old === null ? stored : withEarlier(stored, old), stored.holds ?? [], stored.added),
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
    now: () => Date.now(),
  }
}

/** What the order pad needs of the outside world. */
export const padPorts = (ports: Ports, api: Pick<ShopApi, 'products'>, records: Records) => {
  const { window } = ports
  return {
    padStore: padStoreOver(padStorage(ports, records)),
    readSheet,
    padPage: listening<PadPageNews>((tell) => padPage(window, tell, textOfHtml)),
    copyText: copyTextIn(window),
    lookup: padLookupMachine.provide({ actors: { searchParts: searchPartsOf(api.products) } }),
  }
}
