import { field, isRow, type Row } from './cart-storage'
import { draftName, readDraft, type Draft } from './drafts'
import { mergedLines, type MergedLines } from './list-merge'
import {
  edited,
  listLineOf,
  listOf,
  readHead,
  readLines,
  type LineEdit,
  type ListHead,
  type ListLine,
  type OrderList,
} from './lists'
import type { Owner } from './order-attempt'

type Lines = readonly ListLine[]
/** What can happen to the lists of a buyer. `sourceId` is a list whose lines are taken along. */
export type ListChange =
  | { readonly kind: 'made'; readonly name: string | null; readonly lines: Lines }
  | { readonly kind: 'copied'; readonly sourceId: string; readonly name: string }
  | { readonly kind: 'restored'; readonly list: OrderList }
  | { readonly kind: 'renamed'; readonly id: string; readonly name: string }
  | { readonly kind: 'removed'; readonly id: string }
  | { readonly kind: 'added'; readonly id: string; readonly lines: Lines }
  | { readonly kind: 'merged'; readonly id: string; readonly sourceId: string }
  | { readonly kind: 'edited'; readonly id: string; readonly edit: LineEdit }
  /** The lines of a list as they were before another one was put to it, if they still are what it came to. */
  | { readonly kind: 'reverted'; readonly id: string; readonly before: Lines; readonly after: Lines }
/** A change that takes another one back. */
export type ListUndo = Extract<ListChange, { kind: 'restored' | 'reverted' }>

/** What a new list begins with: an id that nobody else has, the moment, and the name of who gives it none. */
export type ListStamp = Pick<ListHead, 'id' | 'name' | 'savedAt'>
/** `list` is the list afterwards, `before` as it was; both `null` for one that is gone. `cut` and `summed` are told. */
export type ListOutcome = {
  readonly list: OrderList | null
  readonly before: OrderList | null
  readonly cut: MergedLines['cut']
  readonly summed: MergedLines['summed']
  /** False when the device did not keep it: it is there until the tab closes. */
  readonly isKept: boolean
}
/** A list as the device holds it, in two records; `undefined` for none. */
export type StoredList = { readonly head: unknown; readonly lines: unknown }

/** Which lists a change is about: the one that is written, and the one that is read, too. */
export const idsOf = (change: ListChange, stamp: ListStamp): { readonly target: string; readonly source: string } => {
  const target =
    change.kind === 'made' || change.kind === 'copied'
      ? stamp.id
      : change.kind === 'restored'
        ? change.list.id
        : change.id
  return { target, source: change.kind === 'copied' || change.kind === 'merged' ? change.sourceId : target }
}

/** A list as it is stored, from its two records; `null` when it is gone or its head cannot be read. */
export const readList = (id: string, { head, lines }: StoredList): (OrderList & { damaged: number }) | null => {
  const known = readHead(id, head)
  if (known === null) return null
  const read = readLines(lines)
  return { ...listOf(known, read.lines), damaged: read.damaged === -1 ? known.lineCount : read.damaged }
}

/** The two records of a list. */
export const storedList = ({ id: _, lines, ...head }: OrderList): StoredList => ({ head, lines })

type Changed = Omit<ListOutcome, 'isKept' | 'before'>
const untold = { cut: [], summed: [] }
const withLines = (list: OrderList, { lines, ...told }: MergedLines): Changed => ({
  list: listOf(list, lines),
  ...told,
})

const changedList = (
  change: ListChange,
  stamp: ListStamp,
  target: OrderList | null,
  source: OrderList | null,
): Changed => {
  const asItWas = { list: target, ...untold }
  if (change.kind === 'made') {
    const name = draftName(change.name ?? '') ?? stamp.name
    return withLines(listOf({ ...stamp, name }, []), mergedLines([], change.lines))
  }
  if (change.kind === 'copied')
    return source === null
      ? asItWas
      : { list: listOf({ ...stamp, name: draftName(change.name) ?? stamp.name }, source.lines), ...untold }
  if (change.kind === 'restored') return { list: target ?? change.list, ...untold }
  if (change.kind === 'removed') return { list: null, ...untold }
  if (target === null) return asItWas
  if (change.kind === 'renamed') return { list: { ...target, name: draftName(change.name) ?? target.name }, ...untold }
  if (change.kind === 'reverted')
    return textOf(target.lines) === textOf(change.after) ? { list: listOf(target, change.before), ...untold } : asItWas
  if (change.kind === 'added') return withLines(target, mergedLines(target.lines, change.lines))
  if (change.kind === 'merged')
    return source === null ? asItWas : withLines(target, mergedLines(target.lines, source.lines))
  return withLines(target, { lines: edited(target.lines, change.edit), ...untold })
}

/** Lines as the device gives them back. */
const textOf = (lines: Lines): string => JSON.stringify(readLines(JSON.parse(JSON.stringify(lines))).lines)

const wholeOf = (list: OrderList | null): OrderList | null => list && listOf(list, list.lines)

/** The outcome of a change on what is stored. A list that another tab has removed meanwhile does not come back by an edit. */
export const changedLists = (
  change: ListChange,
  stamp: ListStamp,
  found: { readonly target: StoredList; readonly source: StoredList },
): Omit<ListOutcome, 'isKept'> => {
  const { target, source } = idsOf(change, stamp)
  const before = wholeOf(readList(target, found.target))
  return { before, ...changedList(change, stamp, before, wholeOf(readList(source, found.source))) }
}

/** What takes a change back that was made; `null` where that is not offered. */
export const undoOf = (
  change: ListChange | undefined,
  { list, before }: Pick<ListOutcome, 'list' | 'before'>,
): ListUndo | null => {
  if (before === null) return null
  if (change?.kind === 'removed') return { kind: 'restored', list: before }
  if (change?.kind !== 'merged' || list === null || list === before) return null
  return { kind: 'reverted', id: list.id, before: before.lines, after: list.lines }
}

/** The first name of the form "Name (2)" that no list has yet. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const [, stem = name] = /^(.*?)(?: \(\d+\))?$/s.exec(name) ?? []
  let count = 2
  while (taken.includes(`${stem.slice(0, 70)} (${count})`)) count += 1
  return `${stem.slice(0, 70)} (${count})`
}

/** The name that a change wants a list to have; `null` where it wants none. */
export const wantedName = (change: ListChange | undefined): string | null =>
  change?.kind === 'restored'
    ? change.list.name
    : change?.kind === 'made' || change?.kind === 'renamed'
      ? draftName(change.name ?? '')
      : null
/** A change with a name that no other list has, and none that is about to be made; a list that comes back keeps its own unless another has it now. */
export const withFreeName = (
  change: ListChange,
  heads: readonly Pick<ListHead, 'id' | 'name'>[],
  queue: readonly ListChange[],
): ListChange => {
  const name = wantedName(change)
  if (name === null) return change
  const own = change.kind === 'renamed' ? change.id : change.kind === 'restored' ? change.list.id : null
  const others = heads.filter(({ id }) => id !== own).map((head) => head.name)
  const taken = [...others, ...queue.map(wantedName).filter((one) => one !== null)]
  if (!taken.includes(name)) return change
  const other = freeName(name, taken)
  if (change.kind === 'restored') return { ...change, list: { ...change.list, name: other } }
  return change.kind === 'made' || change.kind === 'renamed' ? { ...change, name: other } : change
}

const isOf = (row: unknown, { tenantCode, email }: Owner): row is Row =>
  isRow(row) && field(row, 'tenantCode') === tenantCode && field(row, 'email') === email
/** The drafts of a buyer with the ids of their lists: an id of its own for one that has none, or that of an earlier one. */
const draftsWithIds = (json: unknown, owner: Owner): ReadonlyMap<unknown, string> => {
  const rows = (Array.isArray(json) ? json : []).filter((row) => isOf(row, owner))
  const times = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const id = String(field(row, 'id'))
      const before = times.get(id) ?? 0
      times.set(id, before + 1)
      return [row, id !== '' && before === 0 ? id : `${id} (${before + 1})`]
    }),
  )
}
/** A draft that somebody damaged may have no name: its moment stands for it. */
const nameOf = ({ name, savedAt, tenantCode }: Draft): string =>
  draftName(name) ?? draftName(savedAt.slice(0, 16).replace('T', ' ')) ?? tenantCode

/**
 * The drafts of a buyer from what an earlier portal kept in local storage (C-59), as lists under the same ids, and how many
 * of them cannot be read, in whole or in part; what cannot be read at all stays where it is.
 */
export const listsFromDrafts = (
  json: unknown,
  owner: Owner,
): { readonly lists: readonly OrderList[]; readonly damaged: number } => {
  const read = [...draftsWithIds(json, owner)].map(([row, id]) => {
    const draft = readDraft(row)
    return { row: row as { lines?: unknown }, draft: draft && { ...draft, id, name: nameOf(draft) } }
  })
  return {
    lists: read.flatMap(({ draft }) => (draft === null ? [] : [listOf(draft, draft.lines.map(listLineOf))])),
    damaged: read.filter(
      ({ row, draft }) => draft === null || !Array.isArray(row.lines) || row.lines.length > draft.lines.length,
    ).length,
  }
}

/**
 * What local storage holds of drafts when those with these ids are lists; `null` when nothing is left. A draft that shared
 * its id has the one of its list from here on: left alone it would pass for the first.
 */
export const withoutMoved = (json: unknown, owner: Owner, ids: readonly string[]): readonly unknown[] | null => {
  const known = draftsWithIds(json, owner)
  const left = (Array.isArray(json) ? json : []).flatMap((row: unknown) => {
    const id = known.get(row)
    if (id === undefined || !isRow(row)) return [row]
    if (ids.includes(id)) return []
    return [String(field(row, 'id')) === id ? row : { ...row, id }]
  })
  return left.length === 0 ? null : left
}
