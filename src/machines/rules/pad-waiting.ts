import { field, isRow } from './cart-storage'
import type { ColumnRole } from './pad-columns'
import type { WaitingText } from './pad-rows'
import type { Separator } from './pad-sheet'

const reasons = ['room', 'long', 'unread'] as const
const separators: readonly Separator[] = ['\t', ';', '|', ',', ' ']
const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other', 'part?', 'quantity?']

const textsIn = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.map((one) => (typeof one === 'string' ? one : '')) : null
const readSheet = (json: unknown): WaitingText['sheet'] => {
  if (!isRow(json)) return null
  const separator = separators.find((one) => one === field(json, 'separator'))
  const read = textsIn(field(json, 'roles'))
  if (separator === undefined || read === null) return null
  const known = read.map((text) => roles.find((one) => one === text) ?? 'other')
  return { separator, header: textsIn(field(json, 'header')), roles: known }
}
/** What waits, as it is stored; an earlier portal kept one text of which nothing is known. */
export const readWaiting = (json: unknown): readonly WaitingText[] => {
  if (typeof json === 'string') return json === '' ? [] : [{ text: json, why: 'room', mark: '', sheet: null }]
  if (!Array.isArray(json)) return []
  return json.flatMap((one): readonly WaitingText[] => {
    const text = isRow(one) ? field(one, 'text') : ''
    if (!isRow(one) || typeof text !== 'string' || text === '') return []
    const [why, mark] = [reasons.find((reason) => reason === field(one, 'why')), field(one, 'mark')]
    return [{ text, why: why ?? 'room', mark: typeof mark === 'string' ? mark : '', sheet: readSheet(field(one, 'sheet')) }]
  })
}
