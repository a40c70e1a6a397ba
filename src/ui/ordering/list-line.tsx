import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, MessageSquarePlus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { selectListLine } from '../../machines/ordering/list.selectors'
import type { ListActor } from '../../machines/ordering/list.machine'
import type { LineEdit } from '../../machines/rules/lists'
import { pictureUrl } from '../../machines/rules/safe-url'
import { classes, IconButton } from '../components/button'
import { TextInput } from '../components/field'
import { leavesFocus } from '../components/leaving-focus'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import type { RowWiring } from '../components/window-rows'
import grid from './list-grid.module.css'
import styles from './list-line.module.css'
import { Quantity } from './standard-quantity'
import { useProductOf } from './use-product-of'

type ListLineProps = {
  readonly actor: ListActor
  /** False on paper, where all rows come at once: what is not known by then is not asked for. */
  readonly isAsked: boolean
  readonly id: string
  readonly row: RowWiring
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Told when the row is on the screen. */
  readonly onThere: () => void
}
/** A line of a list: what it is, how many as a rule, and its place. What is found out moves nothing. */
export const ListLineRow = ({ actor, isAsked, id, row, isFirst, isLast, onThere }: ListLineProps) => {
  const { t } = useTranslation()
  const line = useSelector(actor, selectListLine(id))
  const part = line?.partNumber ?? ''
  const found = useProductOf(isAsked && line?.product === null ? part : null)
  // Only the first row leads in, and only when it comes.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => (isFirst ? onThere() : undefined), [])
  if (line === null) return null
  const product = line.product ?? found
  const edit = (change: LineEdit) => actor.send({ type: 'line.edited', edit: change })
  return (
    <tr {...row} className={classes(grid['row'], styles['line'])}>
      <td className={styles['picture']}>
        <Picture src={pictureUrl(product?.primary_image ?? null)} alt="" />
      </td>
      <th scope="row" className={styles['part']}>
        <bdi>{part}</bdi>
      </th>
      <td className={styles['description']}>
        <span>
          <ProductName text={line.description || product?.description} />
        </span>
      </td>
      <td className={styles['amount']}>
        <Quantity
          line={line}
          product={product}
          onQuantity={(quantity) => edit({ kind: 'quantity', key: id, quantity })}
        />
      </td>
      <td className={styles['remark']}>
        <span className={styles['note']}>
          <TextInput
            key={line.comment}
            data-paper="no"
            aria-label={t('lists.commentOf', { part })}
            placeholder={t('pad.comment')}
            defaultValue={line.comment}
            maxLength={500}
            onBlur={({ target }) =>
              target.value !== line.comment && edit({ kind: 'comment', key: id, comment: target.value })
            }
          />
          <MessageSquarePlus aria-hidden data-paper="no" />
          {/* Of a field only its beginning would be printed. */}
          {line.comment !== '' && <span data-paper="only">{line.comment}</span>}
        </span>
      </td>
      <td ref={leavesFocus} className={styles['deeds']}>
        {/* One line alone has no other place. */}
        {!(isFirst && isLast) && (
          <>
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
          </>
        )}
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
