import { useTranslation } from 'react-i18next'

/** The words of the paging controls. */
export const usePagerLabels = () => {
  const { t } = useTranslation()
  return {
    label: t('pager.label'),
    first: t('pager.first'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    last: t('pager.last'),
  }
}
