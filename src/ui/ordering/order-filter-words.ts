import { useTranslation } from 'react-i18next'
import type { OrderView } from '../../machines/rules/order-view'
import { useDay } from '../format'

/** What of the orders is shown, in words: for paper, where no filter can be seen. */
export const useFilterWords = (): ((view: OrderView) => string) => {
  const { t } = useTranslation()
  const day = useDay()
  const period = ({ from, to }: OrderView): string | null => {
    if (from !== null && to !== null) return t('paper.period', { from: day(from), to: day(to) })
    if (from !== null) return t('paper.since', { day: day(from) })
    return to === null ? null : t('paper.until', { day: day(to) })
  }
  return (view) =>
    [
      t(`orders.${view.status}`),
      view.search === '' ? null : `"${view.search}"`,
      view.isUndated ? t('orders.undated') : period(view),
      view.least === '' ? null : `${t('orders.least')} ${view.least}`,
      view.most === '' ? null : `${t('orders.most')} ${view.most}`,
    ]
      .filter((part) => part !== null)
      .join(', ')
}
