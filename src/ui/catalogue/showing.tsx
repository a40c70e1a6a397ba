import { useTranslation } from 'react-i18next'
import type { Pager } from '../../machines/rules/product-query'

/** Which of how many products the page shows: told for each search, though it finds as many. */
export const Showing = ({ pager, answered }: { readonly pager: Pager; readonly answered: string }) => {
  const { from, to, total } = pager
  return <span key={answered}>{useTranslation().t('products.showing', { from, to, total })}</span>
}
