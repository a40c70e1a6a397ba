import type { TFunction } from 'i18next'
import type { OrderProblem } from '../../machines/rules/checkout'

/** What speaks against an order (spec 5 Checkout). */
export const problemText = (problem: OrderProblem, t: TFunction): string => {
  switch (problem.kind) {
    case 'noNetwork':
      return t('checkout.noNetwork')
    case 'missingData':
      return t('checkout.missingData')
    case 'noAddress':
      return t('checkout.selectAddress')
    case 'unknownAddress':
      return t('checkout.unknownAddress')
    case 'missingPuom':
      return t('checkout.missingPuom', { partNumber: problem.partNumber })
    case 'missingPrice':
      return t('checkout.missingPrice', { partNumber: problem.partNumber })
    case 'belowMinimum':
      return t('cart.belowMinimum', { name: problem.name, minimum: problem.minimum })
    case 'aboveMaximum':
      return t('freshness.aboveMaximum', { name: problem.name, maximum: problem.maximum })
    case 'offersOpen':
      return t('freshness.offersOpen', { count: problem.count })
    case 'changedMeanwhile':
      return t('freshness.changedMeanwhile')
  }
}
