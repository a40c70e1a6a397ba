import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isPreviewing, selectFill, selectHeading } from '../../machines/ordering/cart-view.selectors'
import { productName, unitLabel } from '../../machines/rules/cart'
import { changesOf, unclearIn, type FillEntry } from '../../machines/rules/cart-fill'
import { useShop } from '../app-context'
import { Button } from '../components/button'
import { ModalDialog } from '../components/dialog'
import { handingFocusOn } from '../components/leaving-focus'
import { ProductName } from '../components/product-name'
import { Notice } from '../components/state-panels'
import { VirtualRows } from '../components/virtual-rows'
import styles from './cart-fill.module.css'
import { isLeftOut, reasonText } from './fill-words'

const Entry = ({ entry }: { readonly entry: FillEntry }) => {
  const { t } = useTranslation()
  const { product, quantity: before } = entry.line
  const after = entry.quantity
  const words = [
    isLeftOut(entry) && entry.state !== 'unclear' && t('longCart.fillLeft', { text: entry.text }),
    reasonText(entry, t),
    entry.isOtherUnit && t('pad.otherUnit', { unit: unitLabel(product.uom_code, product.cf) }),
  ].filter((word) => word !== false && word !== '')
  return (
    <div className={styles['entry']}>
      <span className={styles['part']}>
        <bdi>{product.part_number}</bdi>
      </span>
      <span className={styles['name']}>
        <ProductName text={productName(product)} />
      </span>
      <span className={styles['numbers']}>
        {before === after ? (
          before
        ) : (
          <>
            <span className="visually-hidden">{t('longCart.fillFrom', { before, after })}</span>
            <span aria-hidden>
              {before} {'→'} <strong>{after}</strong>
            </span>
          </>
        )}
      </span>
      {words.length > 0 && (
        <span className={styles['words']} data-left={isLeftOut(entry) || undefined}>
          {words.join(' ')}
        </span>
      )}
    </div>
  )
}

/** `1.000` is a thousand, or one: asked once for the whole column. */
const WhichNumber = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation()
  const { cartView } = useShop().actors
  const digits = /[\d.,]+/.exec(text)?.[0] ?? text
  const [whole = '', decimals = ''] = digits.split(/[.,]/)
  const asDecimals = /^0+$/.test(decimals) ? whole : `${whole}.${decimals}`
  return (
    <Notice tone="warning">
      {t('pad.whichNumber', { text: digits })}
      <p className={styles['answers']}>
        <Button
          data-focus-first
          onClick={handingFocusOn(() => cartView.send({ type: 'number.read', reading: 'thousands' }))}
        >
          {t('pad.thousands', { text: digits, number: `${whole}${decimals}` })}
        </Button>
        <Button onClick={handingFocusOn(() => cartView.send({ type: 'number.read', reading: 'decimals' }))}>
          {t('pad.thousands', { text: digits, number: asDecimals })}
        </Button>
      </p>
    </Notice>
  )
}

const Preview = ({ onDrop }: { readonly onDrop: () => void }) => {
  const { t } = useTranslation()
  const { cartView } = useShop().actors
  const fill = useSelector(cartView, selectFill)
  const heading = useSelector(cartView, selectHeading)
  const count = changesOf(fill).length
  const unclear = unclearIn(fill)
  return (
    <>
      {unclear !== '' && (
        <div className={styles['asked']}>
          <WhichNumber text={unclear} />
        </div>
      )}
      {heading !== null && <p className={styles['note']}>{t('pad.header', { text: heading })}</p>}
      <VirtualRows
        className={styles['entries'] ?? ''}
        label={t('longCart.fillTitle')}
        rows={fill.entries}
        rowKey={({ line }) => String(line.product.id)}
        estimate={48}
        isFocusable
      >
        {(entry) => <Entry entry={entry} />}
      </VirtualRows>
      {fill.more > 0 && <p className={styles['note']}>{t('longCart.fillMore', { count: fill.more })}</p>}
      <div className={styles['actions']}>
        <Button onClick={onDrop}>{t('common.cancel')}</Button>
        <Button
          data-focus-first
          variant="primary"
          aria-disabled={count === 0 || undefined}
          onClick={() => cartView.send({ type: 'fill.applied' })}
        >
          {count === 0 ? t('longCart.fillNone') : t('longCart.fillApply', { count })}
        </Button>
      </div>
    </>
  )
}

/** What a pasted column of numbers would do, line by line, before it is done. */
export const CartFill = () => {
  const { t } = useTranslation()
  const { cartView } = useShop().actors
  const isOpen = useSelector(cartView, isPreviewing)
  const drop = () => cartView.send({ type: 'fill.dropped' })
  return (
    <ModalDialog
      isOpen={isOpen}
      title={t('longCart.fillTitle')}
      text={t('longCart.fillText')}
      closeLabel={t('common.close')}
      onClose={drop}
    >
      <Preview onDrop={drop} />
    </ModalDialog>
  )
}
