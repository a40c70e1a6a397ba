import type { MergedLines } from '../../machines/rules/lists'
import { firstFew } from '../first-few'
import type { TFunction } from 'i18next'
import type { Notice } from '../../machines/rules/notice'
import { fileRefusalText } from './file-refusal'

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

/** The words of a notice, in the reader's language. */
export const noticeText = (notice: Notice, t: TFunction): string => {
  switch (notice.kind) {
    case 'maximumReached':
      return notice.place === 'card'
        ? t('quantity.maximum', { maximum: notice.maximum })
        : t('quantity.maximumItem', { maximum: notice.maximum })
    case 'lineUpdated':
      return t('quantity.updated', { quantity: notice.quantity, product: notice.product })
    case 'quantityCut':
      return t('quantity.cut', { maximum: notice.maximum, product: notice.product })
    case 'rowsElsewhere':
      return t('pad.rowsElsewhere', { count: notice.count })
    case 'quantityRefused':
      return t(notice.reason === 'tooLarge' ? 'quantity.tooLarge' : 'quantity.notWhole')
    case 'orderCanceled':
      return t('cart.canceled')
    case 'orderStays':
      return t('cart.orderStays')
    case 'orderPlaced':
      return t('checkout.placed')
    case 'orderElsewhere':
      return t('checkout.placedElsewhere')
    case 'orderNotTaken':
      return t('checkout.notTaken')
    case 'orderNotSent':
      return t('checkout.notSent')
    case 'orderRefused':
      return t('checkout.refusedBefore')
    case 'orderNotRead':
      return t('orders.notRead', { number: notice.number })
    case 'orderGone':
      return t('orders.gone', { number: notice.number })
    case 'orderWithoutLines':
      return t('orders.withoutLines', { number: notice.number })
    case 'copied':
      return t('pad.copied')
    case 'notCopied':
      return t('order.notCopied')
    case 'draftSaved':
      return t('drafts.saved', { name: notice.name })
    case 'draftOpened':
      return t('drafts.opened', { name: notice.name })
    case 'draftDeleted':
      return t('drafts.deleted', { name: notice.name })
    case 'draftRestored':
      return t('drafts.restored', { name: notice.name })
    case 'listNumbered':
      return t('lists.numbered', { name: notice.name })
    case 'draftPartlyOpened':
      return t('lists.partlyOpened', { name: notice.name, count: notice.count })
    case 'listExtended':
      return [
        t('lists.extended', { name: notice.name }),
        ...(notice.summed.length > 0 ? [t('lists.summedToo', { lines: summedLines(notice.summed, t) })] : []),
      ].join('. ')
    case 'listCut':
      return [
        t('lists.cut', { name: notice.name, lines: cutLines(notice.cut, t) }),
        ...(notice.summed.length > 0 ? [t('lists.summedToo', { lines: summedLines(notice.summed, t) })] : []),
      ].join(' ')
    case 'listSummed':
      return t('lists.summed', { name: notice.name, lines: summedLines(notice.summed, t) })
    case 'listNotReady':
      return t('lists.notReady', { name: notice.name })
    case 'listEmpty':
      return t('lists.noLinesIn', { name: notice.name })
    case 'listGone':
      return t('lists.gone')
    case 'listNotReverted':
      return t('lists.notReverted', { name: notice.name })
    case 'listNotKept':
      return t('lists.notKept')
    case 'listsNotLoaded':
      return t('lists.notLoaded')
    case 'numberTaken':
      return t('partNumbers.taken', { own: notice.own, part: notice.part })
    case 'numberRemembered':
      return t('partNumbers.remembered', { own: notice.own, part: notice.part })
    case 'numberIncomplete':
      return t('partNumbers.incomplete')
    case 'numberTooLong':
      return t('partNumbers.tooLong', { count: 1 })
    case 'numbersFull':
      return t('partNumbers.full')
    case 'linkCopied':
      return t('links.copied')
    case 'linkNotCopied':
      return t('links.notCopied')
    case 'linkTooLong':
      return t('links.tooLong')
    case 'fileRefused':
      return fileRefusalText(notice.reason, t)
    case 'fileUnreadable':
      return t('lists.fileUnreadable')
    case 'fileNotSaved':
      return t('lists.fileNotSaved')
    case 'cartNotSaved':
      return t('shell.cartNotSaved')
    case 'cartRepaired':
      return t('cart.repaired')
    case 'cartEmptied':
      return t('login.cartEmptied', { other: notice.other })
    case 'reportFailed':
      return t('report.failed')
    case 'languageUnavailable':
      return t('preferences.languageUnavailable')
  }
}
