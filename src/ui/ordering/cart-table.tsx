import { useSelector } from '@xstate/react'
import { memo, useDeferredValue, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import {
  sameTexts,
  selectCodeLength,
  selectLineIds,
  selectRefusedIds,
  selectTotal,
} from '../../machines/ordering/cart.selectors'
import { isArranged, selectPointed, selectShownIds } from '../../machines/ordering/cart-view.selectors'
import { formatMoney } from '../../machines/rules/money'
import type { PrintingActor } from '../../machines/shell/printing.machine'
import { isWhole as isPrinted } from '../../machines/shell/printing.selectors'
import { useShop } from '../app-context'
import { Amount } from '../components/amount'
import { classes } from '../components/button'
import { WindowRows } from '../components/window-rows'
import { CartRow } from './cart-row'
import styles from './cart-table.module.css'

const columns = 7
/** Drawn again only when the line changes, not because others come and go. */
const RowAlone = memo(CartRow)

/** The lines as a table, on small screens as cards; of a long cart only the rows in view are mounted, on paper all lines. */
export const CartTable = ({ printing }: { readonly printing: PrintingActor }) => {
  const { t } = useTranslation()
  const { cart, cartView } = useShop().actors
  const all = useSelector(cart, selectLineIds, sameTexts)
  const arranged = useSelector(cartView, selectShownIds, sameTexts)
  const isPaper = useSelector(printing, isPrinted)
  const asked = useSelector(cartView, isArranged) && !isPaper ? arranged : all
  const refused = new Set(useSelector(cart, selectRefusedIds, sameTexts))
  const wanted = useSelector(cartView, selectPointed)
  // A letter in the find box, or a line that goes, is painted first; the rows that come after it (decision 061).
  const soon = useDeferredValue(useMemo(() => ({ ids: asked, pointed: wanted }), [asked, wanted]))
  const { ids, pointed } = isPaper ? { ids: asked, pointed: wanted } : soon
  // A wish of a former visit leads nowhere.
  const [former] = useState(pointed)
  const ledRef = useRef(pointed?.at ?? 0)
  const letters = useSelector(cart, selectCodeLength)
  return (
    <div className={styles['frame']}>
      <table
        className={styles['table']}
        aria-rowcount={ids.length + 2}
        style={{ '--letters': letters } as CSSProperties}
      >
        <caption className="visually-hidden">{t('cart.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cart.description')}</th>
            <th scope="col" className={styles['code']}>
              {t('cart.code')}
            </th>
            <th scope="col" className={styles['uom']}>
              {t('cart.uom')}
            </th>
            <th scope="col" className={classes(styles['figure'], styles['price'])}>
              {t('cart.price')}
            </th>
            <th scope="col" className={styles['quantity']}>
              {t('cart.quantity')}
            </th>
            <th scope="col" className={classes(styles['figure'], styles['sum'])}>
              {t('cart.lineTotal')}
            </th>
            <th scope="col" className={styles['remove']}>
              <span className="visually-hidden">{t('cart.remove')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows
          ids={ids}
          columns={columns}
          estimate={49}
          isWhole={isPaper}
          wanted={pointed === former ? null : pointed}
          onView={(from, to) => cartView.send({ type: 'rows.seen', from, to })}
        >
          {(id, row) => <RowAlone key={id} id={id} row={row} isRefused={refused.has(id)} ledRef={ledRef} />}
        </WindowRows>
        <tfoot>
          <Total />
        </tfoot>
      </table>
    </div>
  )
}

const Total = () => {
  const { t } = useTranslation()
  const total = useSelector(useShop().actors.cart, selectTotal)
  return (
    <tr className={styles['total']}>
      <th scope="row" colSpan={5} className={styles['figure']}>
        {t('cart.grandTotal')}
      </th>
      <td className={styles['figure']}>
        <strong>
          <Amount text={formatMoney(total)} />
        </strong>
      </td>
      <td />
    </tr>
  )
}
