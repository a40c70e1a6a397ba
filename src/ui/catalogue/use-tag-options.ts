import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isSearchSettled, selectKept, selectListStatus, selectTags } from '../../machines/catalogue/tags.selectors'
import { tagColours } from '../../machines/rules/tag-colour'
import { useShop } from '../app-context'
import { useAsOf } from '../shell/kept-notice'

/** The tags of the tenant as a list to choose from; fetched when such a list is first opened. */
export const useTagOptions = () => {
  const { t } = useTranslation()
  const actor = useShop().actors.tags
  const tags = useSelector(actor, selectTags)
  const asOf = useAsOf(useSelector(actor, selectKept))
  const status = useSelector(actor, selectListStatus)
  return {
    tags,
    status,
    isSettled: useSelector(actor, isSearchSettled),
    options: tags.map(({ id, name, colour }) => ({ id: String(id), name, swatch: tagColours(colour).background })),
    words: {
      search: t('tags.search'),
      loading: t('tags.loading'),
      slow: t('common.stillLoading'),
      failed: t('tags.failed'),
      none: t('tags.none'),
      retry: t('common.retry'),
      ...(asOf === null ? {} : { hint: asOf }),
    },
    onOpen: () => actor.send({ type: 'tags.wanted' }),
    onSearch: () => actor.send({ type: 'search.changed' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  } as const
}
