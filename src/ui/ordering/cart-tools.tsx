import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isLongCart } from '../../machines/ordering/cart.selectors'
import {
  isArranged,
  isAttentionOnly,
  isNarrowed as isNarrowedView,
  isOutdated,
  selectAllCount,
  selectAttentionCount,
  selectFindText,
  selectFirstShownId,
  selectShownCount,
  selectSort,
} from '../../machines/ordering/cart-view.selectors'
import { cartSorts, type CartSort } from '../../machines/rules/cart-view'
import { useShop } from '../app-context'
import { Button, LinkButton } from '../components/button'
import { FindInput } from '../components/field'
import { handingFocusOn, leavesFocus } from '../components/leaving-focus'
import { Select } from '../components/select'
import styles from './cart-tools.module.css'
import { ToldChange } from '../components/told-change'

const sortNames = {
  added: 'longCart.added',
  part: 'longCart.part',
  total: 'longCart.total',
} as const satisfies Readonly<Record<CartSort, string>>

/** How many of the lines are shown, and the way to see all of them. */
const Shown = () => {
  const { t } = useTranslation()
  const { cartView } = useShop().actors
  const shown = useSelector(cartView, selectShownCount)
  const count = useSelector(cartView, selectAllCount)
  const isChosen = useSelector(cartView, isArranged)
  const isLate = useSelector(cartView, isOutdated)
  // Lines that are only sorted are all there: the sorting is told, not their count.
  const isNarrowed = useSelector(cartView, isNarrowedView)
  return (
    <div className={styles['shown']}>
      <span role="status" aria-live={isNarrowed ? undefined : 'off'}>
        {isChosen && t('longCart.shown', { shown, count })}
        {isChosen && shown < count && `. ${t('longCart.wholeTotal')}`}
      </span>
      {isLate && (
        <LinkButton onClick={handingFocusOn(() => cartView.send({ type: 'view.renewed' }))}>
          {t('longCart.renew')}
        </LinkButton>
      )}
      {isChosen && (
        <LinkButton onClick={handingFocusOn(() => cartView.send({ type: 'view.cleared' }))}>
          {t('longCart.showAll')}
        </LinkButton>
      )}
    </div>
  )
}

/** Find, sort and filter in a long cart; they stay for as long as something is hidden. */
export const CartTools = () => {
  const { t } = useTranslation()
  const { cart, cartView } = useShop().actors
  const isLong = useSelector(cart, isLongCart)
  const isChosen = useSelector(cartView, isArranged)
  const text = useSelector(cartView, selectFindText)
  const sort = useSelector(cartView, selectSort)
  const isAttention = useSelector(cartView, isAttentionOnly)
  const lines = useSelector(cartView, selectAttentionCount)
  const first = useSelector(cartView, selectFirstShownId)
  /** Enter leads from what was looked for to the quantity of the first line that is found. */
  const toQuantity = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && text.trim() !== '' && first !== null)
      cartView.send({ type: 'line.pointed', id: first })
  }
  if (!isLong && !isChosen) return null
  return (
    <section ref={leavesFocus} aria-label={t('longCart.tools')} className={styles['tools']} data-paper="no">
      <FindInput
        type="search"
        className={styles['find']}
        aria-label={t('longCart.find')}
        placeholder={t('longCart.find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => cartView.send({ type: 'find.changed', text: target.value })}
        onKeyDown={toQuantity}
      />
      <Select
        label={t('longCart.sort')}
        value={sort}
        options={cartSorts.map((value) => ({ value, label: t(sortNames[value]) }))}
        onChange={(value) =>
          cartView.send({ type: 'sort.chosen', sort: cartSorts.find((one) => one === value) ?? 'added' })
        }
      />
      <ToldChange of={sort}>{t('orders.sorted', { way: t(sortNames[sort]) })}</ToldChange>
      <Button
        className={styles['attention']}
        aria-pressed={isAttention}
        data-none={lines === 0 || undefined}
        onClick={() => cartView.send({ type: 'attention.toggled' })}
      >
        {t('longCart.attention', { lines })}
      </Button>
      <Shown />
    </section>
  )
}
