import { createJsonStore } from './api/browser/json-store'
import { deviceKeys } from './api/browser/device-keys'
import type { Records } from './api/browser/records'
import type { TextStore } from './api/browser/storage'
import { recordOwner } from './app-ports'
import type { Forgetting, Forgotten } from './machines/account/device-record.machine'
import { forgotten, recordFor, type Stored } from './machines/rules/device-record'
import type { Owner } from './machines/rules/order-attempt'
import { keptRows, readPad } from './machines/rules/pad-storage'

/** What the device keeps of buyers, read and forgotten; `locked` keeps other tabs from the cart meanwhile. */
export const createDevice = (
  store: TextStore,
  records: Records,
  { locked, forgetCopied }: { readonly locked: (work: () => void) => void; readonly forgetCopied: () => Promise<void> },
) => {
  const names = Object.keys(deviceKeys) as readonly (keyof Stored)[]
  const of = (name: keyof Stored) => createJsonStore(store, deviceKeys[name])
  const read = (): Stored => ({
    cart: of('cart').read(),
    drafts: of('drafts').read(),
    pad: of('pad').read(),
    padLeft: of('padLeft').read(),
    attempts: of('attempts').read(),
    form: of('form').read(),
  })
  const lookFor = async (owner: Owner) => {
    const buyer = recordOwner(owner)
    const [counts, pads] = await Promise.all([records.count(buyer), records.all(buyer, 'pad')])
    const pad = pads.records.reduce((count, { value }) => count + keptRows(readPad(value)), 0)
    return recordFor(read(), owner, { ...counts, lists: counts.lists + counts.listFiles, pad })
  }
  const forgetTexts = ({ owner, toldOf }: Forgetting): Forgotten => {
    const stored = read()
    const kept = recordFor(stored, owner)
    if (kept.order !== null && kept.order.key !== toldOf) return { isDone: false, kept }
    const left = forgotten(stored, owner)
    for (const name of names) {
      if (left[name] === null) of(name).remove()
      else if (left[name] !== stored[name]) of(name).write(left[name])
    }
    return { isDone: true, kept: recordFor(read(), owner) }
  }
  return {
    look: lookFor,
    /** Texts first: where an order was sent meanwhile that nobody was told of, nothing goes. */
    forget: async (what: Forgetting): Promise<Forgotten> => {
      const { isDone } = await new Promise<Forgotten>((resolve) => locked(() => resolve(forgetTexts(what))))
      if (isDone) {
        await forgetCopied()
        await records.forget(recordOwner(what.owner))
      }
      return { isDone, kept: await lookFor(what.owner) }
    },
  }
}
