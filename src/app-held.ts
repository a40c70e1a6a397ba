import { freshKey } from './api/browser/fresh-key'
import { inTurn } from './api/browser/locks'
import type { RecordId, Records } from './api/browser/records'
import { recordOwner } from './app-ports'
import type { FileShelf } from './machines/ordering/held-files'
import { isRow } from './machines/rules/cart-storage'
import { largestSheet } from './machines/rules/pad-bytes'

/** A file as a record: every browser keeps bytes, not every one a file. */
type KeptFile = { readonly name: string; readonly bytes: ArrayBuffer }

const recordOf = (mark: string): RecordId => ({ kind: 'listFiles', id: mark })
const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
const isKept = (value: unknown): value is KeptFile =>
  isRow(value) && typeof value['name'] === 'string' && isBytes(value['bytes'])
const keptIn = (value: unknown): readonly KeptFile[] => (Array.isArray(value) ? value.filter(isKept) : [])
/** What a file holds; nothing of one that is too large for a list, or that the browser cannot read: both are told when it is read. */
const bytesOf = async (file: File): Promise<readonly KeptFile[]> => {
  if (file.size > largestSheet) return []
  return file.arrayBuffer().then(
    (bytes) => [{ name: file.name, bytes }],
    () => [],
  )
}

/** The files of this device that are no lists yet, over its records. */
export const fileShelf = (window: Window, records: Records): FileShelf => ({
  freshMark: freshKey,
  inTurn: (mark, begin) => inTurn(window, `tradepost-files-${mark}`)(begin),
  marks: async (owner) => {
    const { records: left } = await records.all(recordOwner(owner), 'listFiles')
    return left.map(({ id }) => id)
  },
  keep: async (owner, mark, files, isOver) => {
    const kept = (await Promise.all(files.map(bytesOf))).flat()
    if (isOver()) return
    await records.change(recordOwner(owner), [recordOf(mark)], () => [kept.length === 0 ? undefined : kept])
  },
  move: async (owner, from, to) => {
    const found: KeptFile[] = []
    await records.change(recordOwner(owner), [recordOf(from), recordOf(to)], ([left, mine]) => {
      // A device that refuses is asked again for memory: what came last holds.
      found.splice(0, Infinity, ...keptIn(left))
      return [undefined, found.length === 0 ? mine : [...keptIn(mine), ...found]]
    })
    return found.map(({ name, bytes }) => new File([bytes], name))
  },
})
