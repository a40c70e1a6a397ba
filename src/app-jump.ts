import { fromPromise } from 'xstate'
import type { Records } from './api/browser/records'
import { earlyLetters, leadToBox, pressUndo, shortcutKeys } from './api/browser/shortcut-keys'
import type { ProductPage } from './api/schemas/catalogue'
import type { Answered } from './api/schemas/kept'
import { searchPartsOf } from './app-reading'
import { recordOwner, type Ports } from './app-ports'
import { listening } from './machines/port'
import { readLines } from './machines/rules/lists'
import type { Owner } from './machines/rules/order-attempt'
import { partKey } from './machines/rules/pad-matching'
import { readReceipt } from './machines/rules/receipts'
import type { BoxNews, EarlyLetter, ShortcutNews } from './machines/shell/shortcuts.machine'

/** The ports of the jump box: the search, and the part numbers on the lists and receipts of this device. */
export const jumpPorts = (lookup: Parameters<typeof searchPartsOf<Answered<ProductPage>>>[0], records: Records) => ({
  searchParts: searchPartsOf(lookup),
  knownParts: fromPromise<ReadonlySet<string>, { owner: Owner }>(async ({ input: { owner } }) => {
    const of = recordOwner(owner)
    const [lists, receipts] = await Promise.all([records.all(of, 'listLines'), records.all(of, 'receipts')])
    const listed = lists.records.flatMap(({ value }) => readLines(value).lines.map(({ partNumber }) => partNumber))
    const ordered = receipts.records.flatMap(
      ({ id, value }) => readReceipt(id, value)?.lines.map(({ partNumber }) => partNumber) ?? [],
    )
    return new Set([...listed, ...ordered].map(partKey))
  }),
})

const singleKeys = 'singleKeys'
/** The ports of the keys that work anywhere; whether single ones do is kept on the device, for whoever uses it. */
export const shortcutPorts = ({ window, store }: Pick<Ports, 'window' | 'store'>) => ({
  actors: {
    shortcutKeys: listening<ShortcutNews>((tell) => shortcutKeys(window, tell)),
    earlyLetters: listening<EarlyLetter>((tell) => earlyLetters(window, tell)),
    readSingleKeys: fromPromise<boolean, void>(async () => store.read(singleKeys) !== 'off'),
    leadToBox: listening<BoxNews>((tell) => leadToBox(window, tell)),
  },
  actions: {
    pressUndo: (): void => pressUndo(window),
    storeSingleKeys: (_: unknown, { isOn }: { readonly isOn: boolean }): void =>
      isOn ? store.remove(singleKeys) : store.write(singleKeys, 'off'),
  },
})
