import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { areListsKnown, selectLists } from '../../machines/ordering/lists.selectors'
import { segment } from '../../machines/rules/access'
import { useOrdering } from '../app-context'
import { Button } from '../components/button'
import { Link } from '../components/link'
import { Card } from '../components/page'
import { useCartCounts } from '../format'
import styles from './desk.module.css'

const mostLists = 5

/** The newest lists, each to be ordered from. */
export const DeskLists = () => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const heads = useSelector(lists, selectLists)
  const isKnown = useSelector(lists, areListsKnown)
  const counts = useCartCounts()
  return (
    <Card
      title={t('lists.title')}
      isBare={heads.length === 0}
      aside={
        <Link to="/lists" data-paper="no">
          {t('lists.all', { count: heads.length })}
        </Link>
      }
    >
      {heads.length === 0 ? (
        isKnown && <p className={styles['facts']}>{t('lists.empty')}</p>
      ) : (
        <ul className={styles['rows']}>
          {heads.slice(0, mostLists).map(({ id, name, lineCount, itemCount }) => (
            <li key={id} className={styles['row']}>
              <span className={styles['main']}>
                <Link to={`/lists/${segment(id) ?? ''}`}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={styles['facts']}>{counts(lineCount, itemCount)}</span>
              </span>
              <Button
                variant="quiet"
                aria-label={t('lists.orderNamed', { name })}
                onClick={() => lists.send({ type: 'ordering.requested', id })}
              >
                {t('lists.order')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
