import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CategoryBrowseActor } from '../../machines/catalogue/category-browse.machine'
import type { GuestBrowseActor } from '../../machines/catalogue/guest-browse.machine'
import { canGoBack, canGoOn, selectPager, selectQuery } from '../../machines/catalogue/paged-query.selectors'
import type { ProductListActor } from '../../machines/catalogue/product-list.machine'
import type { PageTurn } from '../../machines/rules/product-query'

/** The numbers of the page on the screen, and the paging controls that stand beside it. */
export const usePaging = (actor: ProductListActor | CategoryBrowseActor | GuestBrowseActor) => {
  const { t } = useTranslation()
  const pager = useSelector(actor, selectPager)
  const { search } = useSelector(actor, selectQuery)
  // A page answers what was searched for when it came.
  const [answered, setAnswered] = useState({ pager, search })
  if (answered.pager !== pager) setAnswered({ pager, search })
  const controls = {
    labels: {
      label: t('pager.label'),
      first: t('pager.first'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      last: t('pager.last'),
      previousPage: t('pager.previousPage'),
      nextPage: t('pager.nextPage'),
    },
    pageOf: pager ? t('pager.pageOf', { page: pager.page, last: pager.last }) : '',
    canGoBack: useSelector(actor, canGoBack),
    canGoOn: useSelector(actor, canGoOn),
    onTurn: (to: PageTurn) => actor.send({ type: 'page.turned', to }),
  }
  return { pager, controls, answered: answered.search }
}
