import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectOwnOf } from '../../machines/ordering/part-numbers.selectors'
import { useShop } from '../app-context'
import styles from './data-table.module.css'

/** What the buyer calls a part that was ordered, on the screen and on paper; nothing where they have no number for it. */
export const OwnMark = ({ partNumber }: { partNumber: string }) => {
  const { t } = useTranslation()
  const own = useSelector(useShop().actors.partNumbers, selectOwnOf(partNumber))
  return (
    own !== '' && (
      <span className={styles['own']}>
        {t('partNumbers.own')}: {own}
      </span>
    )
  )
}
