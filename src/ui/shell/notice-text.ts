import type { TFunction } from 'i18next'
import type { Notice } from '../../machines/rules/notice'

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
    case 'quantityRefused':
      return t(notice.reason === 'tooLarge' ? 'quantity.tooLarge' : 'quantity.notWhole')
    case 'orderCanceled':
      return t('cart.canceled')
    case 'orderPlaced':
      return t('checkout.placed')
    case 'orderElsewhere':
      return t('checkout.placedElsewhere')
    case 'orderNotTaken':
      return t('checkout.notTaken')
    case 'draftSaved':
      return t('drafts.saved', { name: notice.name })
    case 'draftOpened':
      return t('drafts.opened', { name: notice.name })
    case 'draftDeleted':
      return t('drafts.deleted', { name: notice.name })
    case 'cartNotSaved':
      return t('cart.notSaved')
    case 'cartRepaired':
      return t('cart.repaired')
    case 'languageUnavailable':
      return t('preferences.languageUnavailable')
  }
}
