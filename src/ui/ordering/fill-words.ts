import type { TFunction } from 'i18next'
import type { FillEntry } from '../../machines/rules/cart-fill'

/** Why a number is not taken as it is, in words; '' when it is. */
export const reasonText = ({ state, text, limit }: FillEntry, t: TFunction): string => {
  switch (state) {
    case 'taken':
      return ''
    case 'capped':
      return t('quantity.maximumItem', { maximum: limit })
    case 'same':
      return t('longCart.fillSame')
    case 'missing':
      return t('longCart.fillBlank')
    case 'unclear':
      return t('pad.unclear', { text })
    case 'notWhole':
      return t('pad.notWhole')
    case 'negative':
      return t('pad.negative')
    case 'tooLarge':
      return t('pad.tooLarge')
    case 'noNumber':
      return t('pad.noNumber')
    case 'zero':
      return t('longCart.fillZero')
    case 'belowMinimum':
      return t('quantity.minimum', { minimum: limit })
    case 'setAside':
      return t('freshness.gone')
  }
}
/** The number is not taken, and the line stays as it is. */
export const isLeftOut = ({ state }: FillEntry): boolean => !['taken', 'capped', 'same', 'missing'].includes(state)
