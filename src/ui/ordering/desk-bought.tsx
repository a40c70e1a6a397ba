import { useSelector } from '@xstate/react'
import { Info, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeskActor } from '../../machines/ordering/desk.machine'
import { areLinesRead, selectRecent } from '../../machines/ordering/desk.selectors'
import { boughtBefore, type BoughtPart } from '../../machines/rules/desk'
import { partPath } from '../../machines/rules/exact-part'
import { hasFailed, isBusy } from '../../machines/tags'
import { Button, classes } from '../components/button'
import { Link } from '../components/link'
import { Card } from '../components/page'
import { ProductName } from '../components/product-name'
import { SkeletonWords } from '../components/skeleton'
import { useDay } from '../format'
import styles from './desk.module.css'

/** How many of it, as it was sold then. */
const quantityOf = ({ line: { sale_qty, productuom } }: BoughtPart): string =>
  [sale_qty ?? 0, productuom?.uom?.code ?? ''].join(' ').trim()

/** What the last orders held, most often bought first; each goes into the order pad with its last quantity. */
export const DeskBought = ({ actor }: { readonly actor: DeskActor }) => {
  const { t } = useTranslation()
  const day = useDay()
  const isWaiting = useSelector(actor, isBusy)
  const isLost = useSelector(actor, hasFailed)
  const isReading = useSelector(actor, areLinesRead)
  const parts = boughtBefore(useSelector(actor, selectRecent))
  return (
    <Card title={t('desk.bought')}>
      {(isWaiting || isReading) && parts.length === 0 && (
        <div className={styles['rows']} aria-hidden>
          {[24, 33, 27, 30, 25, 34, 28, 31, 26, 29, 32, 23].map((length) => (
            <div key={length} className={styles['row']}>
              <span className={styles['main']}>
                <SkeletonWords like={'n'.repeat(length)} />
                <span className={styles['facts']}>
                  <SkeletonWords like={`HB_100 ${t('desk.last', { quantity: 10, day: day('2026-09-28') })}`} />
                </span>
              </span>
              <span className={classes(styles['coming'], styles['toPad'])}>
                <SkeletonWords like={t('desk.toPad')} />
              </span>
            </div>
          ))}
        </div>
      )}
      {!isWaiting && !isReading && parts.length === 0 && (
        <p className={styles['none']}>
          {isLost && <Info aria-hidden />}
          {t(isLost ? 'desk.boughtLost' : 'desk.noneBought')}
        </p>
      )}
      <ul className={styles['rows']}>
        {parts.map((bought) => (
          <li key={bought.part} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={partPath(bought.part)}>
                <ProductName text={bought.description || bought.part} />
              </Link>
              <span className={classes(styles['facts'], styles['bought'])}>
                <bdi>{bought.part}</bdi>{' '}
                <span>{t('desk.last', { quantity: quantityOf(bought), day: bought.day ? day(bought.day) : '-' })}</span>
              </span>
            </span>
            <Button
              variant="quiet"
              className={styles['toPad']}
              aria-label={t('desk.toPadNamed', { part: bought.part })}
              title={t('desk.toPadNamed', { part: bought.part })}
              onClick={() => actor.send({ type: 'part.wanted', bought })}
            >
              <Plus aria-hidden />
              <span>{t('desk.toPad')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
