import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListActor } from '../../machines/ordering/list.machine'
import { useLanguage } from '../app-context'
import { classes } from '../components/button'
import { WindowRows } from '../components/window-rows'
import styles from './list-grid.module.css'
import { ListLineRow } from './list-line'
import line from './list-line.module.css'
import { quantityBox } from './standard-quantity'

type ListGridProps = {
  readonly actor: ListActor
  readonly keys: readonly string[]
  /** Every line is there, as paper wants it. */
  readonly isWhole: boolean
}
/** The lines of a list: Enter walks down the quantities, Shift and Enter up. */
export const ListGrid = ({ actor, keys, isWhole }: ListGridProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const isLed = useRef(false)
  /** Whoever opens a list wants to fill it in; the rows of a long one come later than the list. */
  const leadIn = () => {
    if (isLed.current) return
    isLed.current = true
    frame.current?.querySelector<HTMLInputElement>(quantityBox)?.focus()
  }
  return (
    <div ref={frame} className={styles['frame']} data-focus-walk>
      <table className={classes(styles['table'], line['lines'])} aria-rowcount={keys.length + 1}>
        <caption className="visually-hidden">{t('lists.lines')}</caption>
        <thead>
          <tr>
            <th scope="col" className={line['picture']}>
              <span className="visually-hidden">{t('products.picture')}</span>
            </th>
            <th scope="col" className={line['part']}>
              {t('pad.part')}
            </th>
            <th scope="col">{t('order.description')}</th>
            <th scope="col" className={line['amount']}>
              {t('lists.quantity')}
            </th>
            <th scope="col" className={line['remark']}>
              {t('pad.comment')}
            </th>
            <th scope="col" className={line['deeds']}>
              <span className="visually-hidden">{t('lists.move')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows ids={keys} columns={6} estimate={57} isWhole={isWhole}>
          {(key, row) => (
            <ListLineRow
              // Descriptions are sent per language.
              key={`${language} ${key}`}
              actor={actor}
              isAsked={!isWhole}
              id={key}
              row={row}
              isFirst={key === keys[0]}
              isLast={key === keys.at(-1)}
              onThere={leadIn}
            />
          )}
        </WindowRows>
      </table>
    </div>
  )
}
