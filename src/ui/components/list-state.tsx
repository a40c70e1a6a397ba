import { useTranslation } from 'react-i18next'
import styles from './multi-select.module.css'

export type ListStatus = 'loading' | 'slow' | 'failed' | 'ready'
export type ListWords = Readonly<Record<'loading' | 'slow' | 'failed' | 'none', string>>
type StateProps = {
  readonly status: ListStatus
  readonly words: ListWords
  readonly count: number
  /** How many fit is told. */
  readonly isTold: boolean
}

/** What a list says of itself: that it is on its way or bare; how many fit what is typed is only heard. */
export const ListState = ({ status, words, count, isTold }: StateProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles['state']}>
      {status === 'ready' ? count === 0 && words.none : words[status]}
      {isTold && count > 0 && <span className="visually-hidden">{t('common.results', { count })}</span>}
    </div>
  )
}
