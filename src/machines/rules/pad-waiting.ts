import { field, isRow, type Row } from './cart-storage'
import type { ColumnRole, SheetReading } from './pad-columns'
import { waitingText } from './pad-kept'
import type { WaitingText } from './pad-rows'
import type { Separator } from './pad-sheet'

const reasons = ['room', 'long', 'unread'] as const
const separators: readonly Separator[] = ['\t', ';', '|', ',', ' ']
const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other', 'part?', 'quantity?']

export const textsIn = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.map((one) => (typeof one === 'string' ? one : '')) : null
/** How a sheet is to be read, from what is stored; a role that nobody knows is none. */
export const readReading = (json: Row): SheetReading | null => {
  const read = textsIn(field(json, 'roles'))
  if (read === null) return null
  const known = read.map((text) => roles.find((one) => one === text) ?? 'other')
  return { header: textsIn(field(json, 'header')), roles: known }
}
const readSheet = (json: unknown): WaitingText['sheet'] => {
  if (!isRow(json)) return null
  const separator = separators.find((one) => one === field(json, 'separator'))
  const reading = readReading(json)
  return separator === undefined || reading === null ? null : { separator, ...reading }
}
/** What is stored of what waits: one text, as earlier portals read and write it, and beside it what is known of it. */
export const storedWaiting = (rest: readonly WaitingText[]): object =>
  rest.length === 0 ? { rest: '' } : { rest: waitingText(rest), waiting: rest }
const readTexts = (json: unknown): readonly WaitingText[] =>
  (Array.isArray(json) ? json : []).flatMap((one): readonly WaitingText[] => {
    const text = isRow(one) ? field(one, 'text') : ''
    if (!isRow(one) || typeof text !== 'string' || text === '') return []
    const [why, mark] = [reasons.find((reason) => reason === field(one, 'why')), field(one, 'mark')]
    return [
      { text, why: why ?? 'room', mark: typeof mark === 'string' ? mark : '', sheet: readSheet(field(one, 'sheet')) },
    ]
  })
/** What waits, from what is stored; an earlier portal may have written another text meanwhile. */
export const readWaiting = (rest: unknown, waiting: unknown): readonly WaitingText[] => {
  const text = typeof rest === 'string' ? rest : ''
  const known = readTexts(waiting)
  if (waitingText(known) === text) return known
  return text === '' ? [] : [{ text, why: 'room', mark: '', sheet: null }]
}
