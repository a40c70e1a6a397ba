import type { MergedLines } from '../../machines/rules/list-merge'
import { firstFew } from '../first-few'
import type { TFunction } from 'i18next'
import type { Notice } from '../../machines/rules/notice'
import { fileRefusalText } from './file-refusal'

/** What each notice says whose own fields are all that its words name. */
const sentences = {
  lineUpdated: 'quantity.updated',
  quantityCut: 'quantity.cut',
  heldOtherwise: 'quantity.heldOtherwise',
  rowsElsewhere: 'pad.rowsElsewhere',
  orderCanceled: 'cart.canceled',
  orderStays: 'cart.orderStays',
  orderPlaced: 'checkout.placed',
  orderElsewhere: 'checkout.placedElsewhere',
  orderNotTaken: 'checkout.notTaken',
  orderNotSent: 'checkout.notSent',
  orderRefused: 'checkout.refusedBefore',
  orderNotRead: 'orders.notRead',
  orderGone: 'orders.gone',
  orderWithoutLines: 'orders.withoutLines',
  copied: 'pad.copied',
  notCopied: 'order.notCopied',
  draftSaved: 'drafts.saved',
  draftOpened: 'drafts.opened',
  draftDeleted: 'drafts.deleted',
  draftRestored: 'drafts.restored',
  listNumbered: 'lists.numbered',
  draftPartlyOpened: 'lists.partlyOpened',
  listNotReady: 'lists.notReady',
  listEmpty: 'lists.noLinesIn',
  listGone: 'lists.gone',
  listNotReverted: 'lists.notReverted',
  listNotKept: 'lists.notKept',
  listsNotLoaded: 'lists.notLoaded',
  numberTaken: 'partNumbers.taken',
  numberRemembered: 'partNumbers.remembered',
  numberIncomplete: 'partNumbers.incomplete',
  numbersFull: 'partNumbers.full',
  nothingToUndo: 'pad.nothingToUndo',
  noProblem: 'pad.noProblem',
  noOtherProblem: 'pad.noOtherProblem',
  linkCopied: 'links.copied',
  linkNotCopied: 'links.notCopied',
  linkTooLong: 'links.tooLong',
  fileUnreadable: 'lists.fileUnreadable',
  fileNotSaved: 'lists.fileNotSaved',
  cartNotSaved: 'shell.cartNotSaved',
  cartRepaired: 'cart.repaired',
  cartEmptied: 'login.cartEmptied',
  reportFailed: 'report.failed',
  noSuchPage: 'shell.noSuchPage',
  otherCompany: 'shell.otherCompany',
  languageUnavailable: 'preferences.languageUnavailable',
} as const
type Plain = Extract<Notice, { readonly kind: keyof typeof sentences }>
const isPlain = (notice: Notice): notice is Plain => notice.kind in sentences

const cutLines = (cut: MergedLines['cut'], t: TFunction): string =>
  firstFew(
    cut.map((line) => t('lists.cutLine', line)),
    t,
  )
const summedLines = (summed: MergedLines['summed'], t: TFunction): string =>
  firstFew(
    summed.map(({ partNumber, together }) => `${partNumber} (${together})`),
    t,
  )

/** What is said, and which rows became one line thereby. */
const withSummed = (said: string, between: string, summed: MergedLines['summed'], t: TFunction): string =>
  [said, ...(summed.length > 0 ? [t('lists.summedToo', { lines: summedLines(summed, t) })] : [])].join(between)

/** The words of a notice, in the reader's language. */
export const noticeText = (notice: Notice, t: TFunction): string => {
  if (isPlain(notice)) return t(sentences[notice.kind], notice)
  switch (notice.kind) {
    case 'maximumReached':
      return t(notice.place === 'card' ? 'quantity.maximum' : 'quantity.maximumItem', { maximum: notice.maximum })
    case 'quantityRefused':
      return t(notice.reason === 'tooLarge' ? 'quantity.tooLarge' : 'quantity.notWhole')
    case 'listExtended':
      return withSummed(t('lists.extended', { name: notice.name }), '. ', notice.summed, t)
    case 'listCut':
      return withSummed(t('lists.cut', { name: notice.name, lines: cutLines(notice.cut, t) }), ' ', notice.summed, t)
    case 'listSummed':
      return t('lists.summed', { name: notice.name, lines: summedLines(notice.summed, t) })
    case 'numberTooLong':
      return t('partNumbers.tooLong', { count: 1 })
    case 'fileRefused':
      return fileRefusalText(notice.reason, t)
  }
}
