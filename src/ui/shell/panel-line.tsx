import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSetAside, productName, type CartLine } from '../../machines/rules/cart'
import { formatMoney, lineTotal } from '../../machines/rules/money'
import { minimumOf } from '../../machines/rules/quantity'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useShop } from '../app-context'
import { Amount } from '../components/amount'
import { IconButton } from '../components/button'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import styles from './cart-panel.module.css'
import { LineCheckActions, LinePrice } from './line-check'
import { LineStepper } from './line-stepper'

/** A line of the cart panel (spec 2 Cart). */
export const PanelLine = ({ line, isRefused }: { line: CartLine; isRefused: boolean }) => {
  const { product, quantity } = line
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const name = productName(product)
  return (
    <div data-focus-home className={styles['line']}>
      <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
      <div className={styles['words']}>
        <p className={styles['part']}>
          <bdi>{product.part_number}</bdi>
        </p>
        <p className={styles['description']}>
          <ProductName text={product.description} />
        </p>
      </div>
      <p className={styles['price']}>
        <span className="visually-hidden">{t('cart.lineTotal')} </span>
        <strong>
          {isSetAside(line) ? '-' : <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />}
        </strong>
        <span className={styles['each']}>
          <span className="visually-hidden"> {t('cart.price')} </span>
          <LinePrice line={line} />
        </span>
      </p>
      <div className={styles['controls']}>
        {!isSetAside(line) && <LineStepper product={product} quantity={quantity} place="panel" />}
        <IconButton
          name={t('cart.removeProduct', { product: name })}
          tip="end"
          onClick={() => cart.send({ type: 'removal.requested', productId: product.id })}
        >
          <Trash2 aria-hidden />
        </IconButton>
        <LineCheckActions line={line} isRefused={isRefused} />
        {isRefused && <p className={styles['refused']}>{t('quantity.minimum', { minimum: minimumOf(product) })}</p>}
      </div>
    </div>
  )
}
