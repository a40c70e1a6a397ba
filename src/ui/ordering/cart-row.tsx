import { shallowEqual, useSelector } from '@xstate/react'
import { Trash2 } from 'lucide-react'
import { memo, useId, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLine } from '../../machines/ordering/cart.selectors'
import { selectFirstOwnOf, selectOwnOf } from '../../machines/ordering/part-numbers.selectors'
import { segment } from '../../machines/rules/access'
import { isSetAside, productName, unitLabel, type CartLine } from '../../machines/rules/cart'
import { joinedComments } from '../../machines/rules/line-comment'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { minimumOf } from '../../machines/rules/quantity'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useShop } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { classes, IconButton, LinkButton } from '../components/button'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import type { RowWiring } from '../components/window-rows'
import { LineCheckActions, LinePrice } from '../shell/line-check'
import { ProductTags } from '../shell/product-tags'
import { CartComment } from './cart-comment'
import { AsideQuantity, CartQuantity } from './cart-quantity'
import styles from './cart-table.module.css'

type CartRowProps = {
  readonly id: string
  readonly row: RowWiring
  readonly isRefused: boolean
  readonly ledRef: RefObject<number>
}

/** The numbers by which the buyer knows the product; they go into the comment of the line only when that is asked for. */
const OwnNumber = ({ line: { product, comment }, own }: { readonly line: CartLine; readonly own: string }) => {
  const { t } = useTranslation()
  const { cart, partNumbers } = useShop().actors
  const first = useSelector(partNumbers, selectFirstOwnOf(product.part_number))
  const both = joinedComments(comment, first)
  return (
    <span className={styles['own']}>
      {t('partNumbers.own')}: {own}{' '}
      {both !== comment && (
        <LinkButton
          data-paper="no"
          onClick={({ currentTarget }) => {
            // The button goes away: who uses the keys goes on in the comment.
            currentTarget.closest('td')?.querySelector('input')?.focus()
            cart.send({ type: 'comment.changed', productId: product.id, comment: both })
          }}
        >
          {t('partNumbers.intoComment', { own: first })}
        </LinkButton>
      )}
    </span>
  )
}

type CellsProps = Pick<CartRowProps, 'isRefused' | 'ledRef'> & { readonly line: CartLine }

/** What stands in a line; drawn again only when the line changes itself, not when it moves up. */
const CartCells = memo(({ line, isRefused, ledRef }: CellsProps) => {
  const { t } = useTranslation()
  const { cart, partNumbers } = useShop().actors
  const own = useSelector(partNumbers, selectOwnOf(line.product.part_number))
  const wordsId = useId()
  const { product, quantity } = line
  const name = productName(product)
  const tags = [line.tag1, line.tag2].filter((tag) => tag !== null)
  const isAside = isSetAside(line)
  const unit = unitLabel(product.uom_code, product.cf)
  return (
    <>
      <td>
        <div className={styles['item']}>
          <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
          <div className={styles['words']}>
            <Link to={`/products/${segment(String(product.id)) ?? ''}`} className={styles['name']}>
              <ProductName text={name} />
            </Link>
            <CartComment line={line} />
            {tags.length > 0 && (
              <span className={styles['tags']} role="group" aria-label={t('tags.picked')}>
                <ProductTags tags={tags} />
              </span>
            )}
            {own !== '' && <OwnNumber line={line} own={own} />}
          </div>
        </div>
      </td>
      <th scope="row" className={styles['code']}>
        <bdi>{product.part_number}</bdi>
      </th>
      <td className={styles['uom']}>
        {unit !== '' && (
          <span className={styles['unit']}>
            <Arithmetic text={unit} />
          </span>
        )}
      </td>
      <td data-label={t('cart.price')} className={classes(styles['figure'], styles['price'])}>
        <LinePrice line={line} />
      </td>
      <td className={styles['quantity']}>
        {isAside ? (
          <AsideQuantity line={line} ledRef={ledRef} />
        ) : (
          <>
            <CartQuantity line={line} ledRef={ledRef} problemId={isRefused ? wordsId : undefined} />
            <LineCheckActions line={line} isRefused={isRefused} />
          </>
        )}
        {isRefused && (
          <p id={wordsId} className={styles['refused']}>
            {t('quantity.minimum', { minimum: minimumOf(product) })}
          </p>
        )}
      </td>
      <td data-label={t('cart.lineTotal')} className={classes(styles['figure'], styles['sum'])}>
        <strong>{isAside ? '-' : <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />}</strong>
      </td>
      <td className={styles['remove']}>
        <IconButton
          name={t('cart.removeProduct', { product: name })}
          tip="end"
          onClick={() => cart.send({ type: 'removal.requested', productId: product.id })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </>
  )
})

/** One line of the cart. */
export const CartRow = ({ id, row, isRefused, ledRef }: CartRowProps) => {
  const line = useSelector(useShop().actors.cart, selectLine(id), shallowEqual)
  if (!line) return null
  return (
    <tr {...row} data-focus-home className={classes(styles['row'], isSetAside(line) && styles['aside'])}>
      <CartCells line={line} isRefused={isRefused} ledRef={ledRef} />
    </tr>
  )
}
