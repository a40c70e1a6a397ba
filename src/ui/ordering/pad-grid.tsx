import { useSelector } from '@xstate/react'
import { MessageSquarePlus, X } from 'lucide-react'
import { memo, useMemo, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { sameTexts } from '../../machines/ordering/cart.selectors'
import {
  areTicked,
  selectJudged,
  selectNumber,
  selectPointed,
  selectRow,
  selectRowIds,
} from '../../machines/ordering/pad.selectors'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { meantIn } from '../../machines/rules/pad-meant'
import { isSameState } from '../../machines/rules/pad-alike'
import { fieldOf, isGood, isOpen, isProblem, type Judged } from '../../machines/rules/pad-judge'
import { useTools } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { IconButton } from '../components/button'
import { leavesFocus, steppingOn } from '../components/leaving-focus'
import { WindowRows, type RowWiring } from '../components/window-rows'
import { PadCell } from './pad-cell'
import { PadPrice } from './pad-difference'
import { PadHeads } from './pad-heads'
import { PadPaper } from './pad-paper'
import styles from './pad-grid.module.css'
import { leavingRow, tabsAsTyped, useFocusOfRowThatWent, type LeftCell } from './pad-row-focus'
import { PadState } from './pad-state'
import { PadTick } from './pad-ticks'
import { nameOf, unitText } from './pad-words'
import { usePadLater } from './use-pad-later'

const columns = 8
/** How much room a row takes; what an answer brings is drawn anew in its place, so that nothing moves to it. */
const standOf = (judged: Judged): string | undefined => {
  if (judged.kind === 'blank') return undefined
  return isOpen(judged) ? 'open' : 'known'
}

type RowProps = {
  readonly id: string
  readonly wiring: RowWiring
  readonly ledRef: RefObject<number>
  readonly leftRef: RefObject<LeftCell | null>
  readonly isTicked: boolean
}
const PadGridRow = ({ id, wiring, ledRef, leftRef, isTicked }: RowProps) => {
  const measure = wiring.ref
  const { t } = useTranslation()
  const { pad } = useTools()
  const row = usePadLater(selectRow(id))
  const judged = usePadLater(selectJudged(id), isSameState)
  const number = useSelector(pad, selectNumber(id))
  const rowRef = useMemo(() => leavingRow(measure, leftRef), [measure, leftRef])
  if (!row || !judged) return null
  const wordsId = `pad-${id}`
  const [isWrong, stands] = [isProblem(judged), standOf(judged)]
  const wrongField = isWrong ? fieldOf(judged) : null
  const cell = { id, ledRef, describedBy: `${wordsId} ${wordsId}-own` }
  const { product, quantity } = judged
  const meant = meantIn(row, judged)
  const isBare = stands === 'known' && nameOf(row, judged) === null
  return (
    <tr {...wiring} ref={rowRef} className={styles['row']} data-pad-row={id} data-stands={stands}>
      <th scope="row" className={styles['number']}>
        {number}
      </th>
      {isTicked && (
        <td className={styles['tick']}>
          {judged.kind !== 'blank' && <PadTick judged={judged} number={number} describedBy={wordsId} />}
        </td>
      )}
      <td className={styles['part']}>
        <PadCell {...cell} field="part" isInvalid={wrongField === 'part'} label={t('pad.partOf', { row: number })} />
      </td>
      <td className={styles['product']} data-offers data-bare={isBare || undefined}>
        <PadState key={stands} row={row} judged={judged} number={number} wordsId={wordsId} isTicked={isTicked} />
      </td>
      <td className={styles['quantity']}>
        <PadCell
          {...cell}
          describedBy={`${cell.describedBy} ${wordsId}-meant`}
          field="quantity"
          isInvalid={wrongField === 'quantity'}
          label={t('pad.quantityOf', { row: number })}
        />
        <span key={stands} id={`${wordsId}-meant`} className={styles['meant']}>
          {meant !== null && <span className={styles['as']}>= {meant} </span>}
          {product && <Arithmetic text={unitText(product, isWrong ? null : quantity)} />}
        </span>
      </td>
      <td data-label={t('cart.price')} className={styles['figure']}>
        <PadPrice row={row} judged={judged} />
      </td>
      <td key={stands} data-label={t('cart.lineTotal')} className={styles['figure']}>
        {product && quantity !== null && isGood(judged) && (
          <strong>
            <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />
          </strong>
        )}
      </td>
      <td className={styles['comment']}>
        <PadCell {...cell} field="comment" isInvalid={false} label={t('pad.commentOf', { row: number })} />
        <MessageSquarePlus aria-hidden className={styles['icon']} />
      </td>
      <td className={styles['remove']}>
        {judged.kind !== 'blank' && (
          <IconButton
            name={t('pad.removeRow', { row: number })}
            tip="end"
            onClick={steppingOn(() => pad.send({ type: 'row.removed', id }))}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  )
}
/** Drawn again only when the row, or how it stands, changes; not because others come and go. */
const RowAlone = memo(PadGridRow)

/** The rows as a table, on small screens as cards; only those in view are mounted. */
export const PadGrid = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const ids = useSelector(pad, selectRowIds, sameTexts)
  const pointed = useSelector(pad, selectPointed)
  const isTicked = useSelector(pad, areTicked)
  const ledRef = useRef(0)
  const leftRef = useRef<LeftCell>(null)
  const table = useFocusOfRowThatWent(ids, leftRef)
  return (
    // The keys are those of its fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={leavesFocus} className={styles['frame']} onKeyDown={tabsAsTyped}>
      <table ref={table} className={styles['table']} aria-rowcount={ids.length + 1} data-ticked={isTicked || undefined}>
        <caption className="visually-hidden">{t('pad.title')}</caption>
        <PadHeads isTicked={isTicked} />
        <WindowRows ids={ids} columns={isTicked ? columns + 1 : columns} estimate={57} wanted={pointed}>
          {(id, wiring) => (
            <RowAlone key={id} id={id} wiring={wiring} ledRef={ledRef} leftRef={leftRef} isTicked={isTicked} />
          )}
        </WindowRows>
      </table>
      <PadPaper from={ids.length} />
    </div>
  )
}
