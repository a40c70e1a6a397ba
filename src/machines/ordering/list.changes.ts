import { draftName } from '../rules/drafts'
import type { ListChange, ListOutcome } from '../rules/list-changes'
import { mergedLines } from '../rules/list-merge'
import { edited, lineKey, listOf, type LineEdit } from '../rules/lists'
import type { ListContext, NameTold, Removed } from './list.types'
import type { ListRead } from './lists.types'

/** The line that a change takes out, to be put back; what was taken out before, unless the change puts that back. */
export const removedBy = ({ list, removed }: ListContext, edit: LineEdit): Removed | null => {
  if (edit.kind !== 'removed') return edit.kind === 'restored' ? null : removed
  const at = list?.lines.findIndex((line) => lineKey(line) === edit.key) ?? -1
  const line = list?.lines[at]
  return line === undefined ? null : { line, at }
}
/** What is told when a list got the name that was typed; `null` where it got none, or another, which the lists tell. */
export const toldOf = (
  typed: string | null,
  { change, outcome }: { readonly change: ListChange; readonly outcome: ListOutcome | null },
): NameTold | null =>
  change.kind === 'renamed' && typed !== null && outcome?.list?.name === typed ? { kind: 'renamed', name: typed } : null
/** The list with a change that is on its way to the device, as the buyer sees it at once. */
export const ahead = (list: ListRead | null, change: ListChange): ListRead | null => {
  if (list === null) return null
  if (change.kind === 'edited') return { ...list, ...listOf(list, edited(list.lines, change.edit)) }
  if (change.kind === 'added') return { ...list, ...listOf(list, mergedLines(list.lines, change.lines).lines) }
  return change.kind === 'renamed' ? { ...list, name: draftName(change.name) ?? list.name } : list
}
