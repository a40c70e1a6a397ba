import type { TFunction } from 'i18next'
import type { PadWord, RowStanding } from '../../machines/ordering/pad.types'
import { productName, unitArithmetic, unitLabel } from '../../machines/rules/cart'
import { differenceOf, isOrderedBefore } from '../../machines/rules/pad-difference'
import { isOpen, type Judged, type RowFix, type RowWarning } from '../../machines/rules/pad-judge'
import { partKey, type PadProduct } from '../../machines/rules/pad-matching'
import { maximumOf, minimumOf } from '../../machines/rules/quantity'
import type { PadRow } from '../../machines/rules/pad-rows'
import { originText } from './pad-source-words'

/** `2 x BOX 500 = 1000`; without a quantity, or a factor, what it is sold by. */
export const unitText = ({ uom_code, cf }: PadProduct, quantity: number | null): string =>
  (quantity ? unitArithmetic(quantity, uom_code, cf) : null) ?? unitLabel(uom_code, cf)

/** What is said about a row that can be added. */
const warningText = (warning: RowWarning, judged: Judged, t: TFunction): string => {
  const { limit, together } = judged
  switch (warning) {
    case 'outOfStock':
      return t('pad.outOfStock')
    case 'offStep':
      return t('pad.offStep', { limit })
    case 'duplicate':
      return t('pad.duplicate', { together })
    case 'longComment':
      return t('pad.longComment')
    case 'priceChanged':
      return t('pad.priceChanged')
  }
}
/** A limit that is missed, and what counts against it besides this row. */
const limitText = (text: string, { inCart, together, quantity }: Judged, t: TFunction): string =>
  [
    text,
    ...(inCart > 0 ? [t('pad.inCart', { count: inCart })] : []),
    ...(together > (quantity ?? 0) ? [t('pad.together', { count: together })] : []),
  ].join(', ')

/** By which number of the buyer's own a row is known; '' when it is known by none. */
export const ownText = ({ names: { own, asked }, product }: Judged, t: TFunction): string =>
  own === null ? '' : t('pad.yours', { own, part: product?.part_number || asked })
/** What a row is to somebody who reads it elsewhere: by whose number, and how it stands. */
export const copiedText = (judged: Judged, row: PadRow, t: TFunction): string =>
  [ownText(judged, t), stateText(judged, row, t)].filter((text) => text !== '').join('. ')

/** What a row is called: as its product is, or as it was then while that is looked up, and where the catalogue has it no more. */
export const nameOf = ({ oldName }: PadRow, judged: Judged): string | null => {
  if (judged.product) return productName(judged.product)
  return judged.kind === 'notFound' || isOpen(judged) ? oldName : null
}

/** What a row that was ordered before may no longer be. */
const thenText = (judged: Judged, row: PadRow, t: TFunction): readonly string[] => {
  const { limit, unit } = differenceOf(row, judged)
  const words = { old: row.oldQuantity, allowed: limit?.allowed }
  return [
    ...(limit && judged.kind !== 'neverSold'
      ? [t(limit.kind === 'belowMinimum' ? 'pad.nowAtLeast' : 'pad.nowAtMost', words)]
      : []),
    ...(unit
      ? [
          t('pad.nowBy', {
            old: unit.old,
            unit: unitLabel(judged.product?.uom_code ?? null, judged.product?.cf ?? null),
          }),
        ]
      : []),
  ]
}
/** What was ordered before is not there under its number any more; others are near. */
const isGoneAsOrdered = ({ kind, candidates }: Judged, row: PadRow): boolean =>
  isOrderedBefore(row) &&
  (kind === 'offered' || kind === 'choose') &&
  candidates.every(({ part_number }) => partKey(part_number) !== partKey(row.part))
/** How a row stands, and how it differs from the last time, in words. */
export const stateText = (judged: Judged, row: PadRow, t: TFunction): string =>
  [
    ...(isGoneAsOrdered(judged, row) ? [t('pad.gone')] : []),
    kindText(judged, row, t),
    ...thenText(judged, row, t),
  ].join('. ')

const kindText = (judged: Judged, row: PadRow, t: TFunction): string => {
  switch (judged.kind) {
    case 'blank':
      return ''
    case 'waiting':
      return t('pad.waiting')
    case 'checking':
      return t('pad.checking')
    case 'found':
      return judged.warnings.length === 0
        ? t('pad.found')
        : judged.warnings.map((warning) => warningText(warning, judged, t)).join('. ')
    case 'nothing':
      return t('pad.nothing')
    case 'leftOut':
      return t(judged.together > 0 ? 'pad.leftOut' : 'pad.notTicked')
    case 'added':
      return t('pad.addedElsewhere')
    case 'noPart':
      return t('pad.noPart')
    case 'choose':
      return t(judged.found === 1 ? 'pad.chooseOne' : 'pad.choose')
    case 'offered':
      return t('pad.offered', { part: judged.candidates[0]?.part_number })
    case 'notFound':
      return t(isOrderedBefore(row) ? 'pad.gone' : 'pad.notFound')
    case 'open':
      return t('pad.openQuantity')
    case 'unclear':
      return t('pad.unclear', { text: row.quantity })
    case 'notWhole':
      return t('pad.notWhole')
    case 'negative':
      return t('pad.negative')
    case 'tooLarge':
      return judged.limit === null ? t('pad.tooLarge') : t('pad.beyond', { limit: judged.limit })
    case 'noNumber':
      return t('pad.noNumber')
    case 'otherUnit':
      return t('pad.openUnit', {
        text: [row.quantity.trim(), ...(/\p{L}/u.test(row.quantity) ? [] : [row.oldUnit])].join(' '),
        unit: unitLabel(judged.product?.uom_code ?? null, judged.product?.cf ?? null),
      })
    case 'heldOtherwise':
      return t('pad.heldOtherwise')
    case 'belowMinimum':
      return limitText(t('pad.belowMinimum', { limit: judged.limit }), judged, t)
    case 'aboveMaximum':
      return limitText(t('pad.aboveMaximum', { limit: judged.limit }), judged, t)
    case 'unchecked':
      return t('pad.unchecked')
    case 'missingPuom':
      return t('pad.missingUnit')
    case 'missingPrice':
      return t('checkout.missingPrice', { partNumber: judged.product?.part_number })
    case 'neverSold':
      return judged.product
        ? t('freshness.neverSold', { minimum: minimumOf(judged.product), maximum: maximumOf(judged.product) })
        : ''
  }
}
/** What the button beside a row does. */
export const fixText = (fix: RowFix, t: TFunction): string => {
  switch (fix.kind) {
    case 'take':
      return t('pad.take', { part: fix.product.part_number })
    case 'own':
      return t('pad.take', { part: fix.own })
    case 'set':
      return t('pad.set', { quantity: fix.quantity })
    case 'unit':
      return t('pad.takeAs', { text: fix.text })
    case 'split':
      return t('pad.takeAs', { text: `${fix.part} × ${fix.quantity}` })
    case 'leaveOut':
      return t('pad.leaveOut')
    case 'retry':
      return t('common.retry')
  }
}
/** `Row 2: not found`, for each row; one that is found, and no more, by what it is: who typed a number hears whether it was the right one. */
const toldTexts = (told: readonly RowStanding[], t: TFunction): readonly string[] =>
  told.map(({ number, row, judged }) => {
    const state = stateText(judged, row, t)
    const plain = state === t('pad.found') ? judged.product : null
    const said = plain ? productName(plain) : state.charAt(0).toLowerCase() + state.slice(1)
    return t('pad.rowStands', { row: number, state: said })
  })
const addedText = ({ rows, left }: { readonly rows: number; readonly left: number }, t: TFunction): string =>
  [t('pad.added', { count: rows }), ...(left > 0 ? [t('pad.stay', { count: left })] : [])].join('. ')
const undoneText = ({ back, gone, changed }: Extract<PadWord, { kind: 'undone' }>, t: TFunction): string => {
  const told = [
    ...(back > 0 ? [t('pad.undoneBack', { count: back })] : []),
    ...(gone > 0 ? [t('pad.undoneGone', { count: gone })] : []),
    ...(changed.length > 0 ? [t('pad.undoneRows', { count: changed.length, row: changed[0] })] : []),
  ]
  return told.length === 0 ? t('pad.undone') : told.join('. ')
}
/** What the pad says after a gesture. */
export const wordText = (word: PadWord, t: TFunction): string => {
  switch (word.kind) {
    case 'rowsRead':
      return [
        t('pad.rowsRead', { count: word.rows }),
        ...(word.rest > 0 ? [t('pad.rest', { count: word.rest })] : []),
        ...(word.long > 0 ? [t('pad.restLong', { count: word.long })] : []),
        ...(word.ready ? [t('pad.checked', { good: word.ready.good, rows: word.ready.rows })] : []),
      ].join('. ')
    case 'rowsOpened':
      return [
        ...(word.rows > 0 || word.there === 0
          ? [t('pad.rowsOpened', { count: word.rows, source: originText(word.origin, t) })]
          : []),
        ...(word.there > 0 ? [t('pad.there', { count: word.there })] : []),
        ...(word.rest > 0 ? [t('pad.rest', { count: word.rest })] : []),
      ].join('. ')
    case 'checked':
      return [
        ...(word.added ? [addedText(word.added, t)] : []),
        ...(word.there ? [t('pad.there', { count: word.there })] : []),
        ...toldTexts(word.told ?? [], t),
        t('pad.checked', { good: word.good, rows: word.rows }),
      ].join('. ')
    case 'removed':
      return t('pad.removed', { good: word.good, rows: word.rows })
    case 'cleared':
      return t('pad.cleared', { count: word.count })
    case 'ticked':
      return t('pad.ticked', { good: word.good, rows: word.rows })
    case 'filled':
      return t('pad.filled', { count: word.count })
    case 'rows':
      return toldTexts(word.told, t).join('. ')
    case 'undone':
      return undoneText(word, t)
    case 'nothingToUndo':
      return t('pad.nothingToUndo')
    case 'noProblem':
      return t('pad.noProblem')
    case 'noOtherProblem':
      return t('pad.noOtherProblem')
    case 'added':
      return addedText(word, t)
    case 'copied':
      return t('pad.copied')
    case 'notCopied':
      return t('pad.notCopied')
    case 'changedElsewhere':
      return t('pad.changedElsewhere')
  }
}
