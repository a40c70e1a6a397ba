import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { selectListLine } from '../../machines/ordering/list.selectors'
import type { ListActor } from '../../machines/ordering/list.machine'
import type { LineEdit } from '../../machines/rules/lists'
import { classes, IconButton } from '../components/button'
import { TextInput } from '../components/field'
import { leavesFocus } from '../components/leaving-focus'
import { WindowRows, type RowWiring } from '../components/window-rows'
import styles from './list-grid.module.css'
import { Quantity, quantityBox } from './standard-quantity'

type ListGridProps = {
  readonly actor: ListActor
  readonly keys: readonly string[]
  /** Every line is there, as paper wants it. */
  readonly isWhole: boolean
}
/** The lines of a list: Enter walks down the quantities, Shift and Enter up. */
export const ListGrid = ({ actor, keys, isWhole }: ListGridProps) => {
  const { t } = useTranslation()
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
      <table className={styles['table']} aria-rowcount={keys.length + 1}>
        <caption className="visually-hidden">{t('lists.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pad.part')}</th>
            <th scope="col">{t('order.description')}</th>
            <th scope="col">{t('lists.quantity')}</th>
            <th scope="col">{t('pad.comment')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('lists.move')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows ids={keys} columns={5} estimate={57} isWhole={isWhole}>
          {(key, row) => (
            <GridRow
              key={key}
              actor={actor}
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

type GridRowProps = {
  readonly actor: ListActor
  readonly id: string
  readonly row: RowWiring
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Told when the row is on the screen. */
  readonly onThere: () => void
}
const GridRow = ({ actor, id, row, isFirst, isLast, onThere }: GridRowProps) => {
  const { t } = useTranslation()
  const line = useSelector(actor, selectListLine(id))
  // Only the first row leads in, and only when it comes.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => (isFirst ? onThere() : undefined), [])
  if (line === null) return null
  const part = line.partNumber
  const edit = (change: LineEdit) => actor.send({ type: 'line.edited', edit: change })
  return (
    <tr {...row} className={classes(styles['row'], styles['line'])}>
      <th scope="row" data-label={t('pad.part')} className={styles['part']}>
        {part}
      </th>
      <td data-label={t('order.description')} className={styles['description']}>
        {line.description}
      </td>
      <td data-label={t('lists.quantity')} className={styles['amount']}>
        <Quantity line={line} onQuantity={(quantity) => edit({ kind: 'quantity', key: id, quantity })} />
      </td>
      <td data-label={t('pad.comment')}>
        <TextInput
          key={line.comment}
          className={styles['comment']}
          aria-label={t('lists.commentOf', { part })}
          placeholder={t('pad.comment')}
          defaultValue={line.comment}
          maxLength={500}
          onBlur={({ target }) =>
            target.value !== line.comment && edit({ kind: 'comment', key: id, comment: target.value })
          }
        />
      </td>
      <td ref={leavesFocus} className={styles['deeds']}>
        <IconButton
          name={t('lists.up', { part })}
          aria-disabled={isFirst || undefined}
          onClick={() => edit({ kind: 'moved', key: id, by: -1 })}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          name={t('lists.down', { part })}
          aria-disabled={isLast || undefined}
          onClick={() => edit({ kind: 'moved', key: id, by: 1 })}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          name={t('lists.remove', { part })}
          tip="end"
          data-focus-stop
          onClick={() => edit({ kind: 'removed', key: id })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}
