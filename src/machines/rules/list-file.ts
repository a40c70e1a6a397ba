import type { Language } from '../../api/schemas/shared'
import { harmless, unharmed } from './harmless'
import { bareLine, type ListLine } from './lists'
import type { OwnNumber } from './part-numbers'

/** The heads of the columns, as they are written and read again; comment comes third, as a pasted sheet has it. */
const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Part number', 'Quantity', 'Comment', 'Description'],
  es: ['Número de pieza', 'Cantidad', 'Comentario', 'Descripción'],
  fr: ['Référence', 'Quantité', 'Commentaire', 'Description'],
}
/** The rows of a file of lines, head first, in the reader's language. */
export const fileRows = (lines: readonly ListLine[], language: Language): readonly (readonly string[])[] => [
  heads[language],
  ...lines.map(({ partNumber, quantity, comment, description }) =>
    [partNumber, String(quantity), comment, description].map(harmless),
  ),
]

const words = {
  partNumber: [
    'part',
    'part number',
    'part no',
    'part #',
    'sku',
    'item',
    'número de pieza',
    'numero de pieza',
    'pieza',
    'número de parte',
    'numero de parte',
    'parte',
    'código',
    'codigo',
    'referencia',
    'numéro de pièce',
    'numero de piece',
    'pièce',
    'référence',
    'reference',
    'code',
  ],
  quantity: ['quantity', 'qty', 'cantidad', 'cant', 'quantité', 'quantite', 'qté', 'qte'],
  comment: ['comment', 'note', 'comentario', 'nota', 'commentaire', 'remarque'],
  description: ['description', 'descripción', 'descripcion'],
} as const
type Column = keyof typeof words

const columnNamed = (cell: string): Column | null => {
  const word = cell.trim().toLowerCase().replace(/[.:]$/, '')
  const found = Object.entries(words).find(([, names]) => (names as readonly string[]).includes(word))
  return (found?.[0] as Column | undefined) ?? null
}

/** Which cell of a row is what: as the head says, else part number, quantity, comment. */
const columnsOf = (
  head: readonly string[],
): { readonly places: Readonly<Record<Column, number>>; readonly isHead: boolean } => {
  const names = head.map(columnNamed)
  const isHead = names.includes('partNumber')
  const placeOf = (column: Column, otherwise: number) => (isHead ? names.indexOf(column) : otherwise)
  return {
    isHead,
    places: {
      partNumber: placeOf('partNumber', 0),
      quantity: placeOf('quantity', 1),
      comment: placeOf('comment', 2),
      description: placeOf('description', 3),
    },
  }
}

const cellAt = (row: readonly string[], at: number): string =>
  unharmed((row[at] ?? '').replace(/[\u200e\u200f\ufeff]/g, '').trim())
const longestText = 500

/**
 * The lines of a file. A row without a part number is no line, and counts as unreadable unless it is empty; so does a
 * quantity that is no whole number: its line comes with 0, to be filled in. A missing quantity is 0.
 */
export const linesOfFile = (
  rows: readonly (readonly string[])[],
): { readonly lines: readonly ListLine[]; readonly unreadable: number } => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const { places, isHead } = columnsOf(filled[0] ?? [])
  let unreadable = 0
  const lines = filled.slice(isHead ? 1 : 0).flatMap((row) => {
    const partNumber = cellAt(row, places.partNumber)
    const text = cellAt(row, places.quantity)
    const isWhole = /^\d{1,15}$/.test(text)
    if (partNumber === '' || partNumber.length > longestText || (text !== '' && !isWhole)) unreadable += 1
    if (partNumber === '' || partNumber.length > longestText) return []
    return [
      bareLine(
        partNumber,
        isWhole ? Number(text) : 0,
        cellAt(row, places.comment).slice(0, longestText),
        cellAt(row, places.description).slice(0, longestText),
      ),
    ]
  })
  return { lines, unreadable }
}

/** A name for a file from the name of a list: nothing in it that a file system minds. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
      .trim()
      .slice(0, 60) || 'list'
  }.csv`

const numberHeads: Readonly<Record<Language, readonly string[]>> = {
  en: ['My number', 'Part number'],
  es: ['Mi número', 'Número de pieza'],
  fr: ['Mon numéro', 'Référence'],
}
/** The rows of a file of own part numbers, head first. */
export const numberRows = (numbers: readonly OwnNumber[], language: Language): readonly (readonly string[])[] => [
  numberHeads[language],
  ...numbers.map(({ own, partNumber }) => [own, partNumber].map(harmless)),
]
/** The own part numbers of a file: own first, then the part number. A row that lacks one of them counts as unreadable. */
export const entriesOfFile = (
  rows: readonly (readonly string[])[],
): { readonly entries: readonly OwnNumber[]; readonly unreadable: number } => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const isHead = Object.values(numberHeads).some(([own]) => cellAt(filled[0] ?? [], 0) === own)
  const read = filled.slice(isHead ? 1 : 0).map((row) => ({ own: cellAt(row, 0), partNumber: cellAt(row, 1) }))
  const entries = read.filter(({ own, partNumber }) => own !== '' && partNumber !== '')
  return { entries, unreadable: read.length - entries.length }
}
