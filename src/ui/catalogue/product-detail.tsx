import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import type { ProductDetailActor } from '../../machines/catalogue/product-detail.machine'
import {
  isInCart as isProductInCart,
  isTooLittle,
  selectQuantity,
} from '../../machines/catalogue/product-detail.selectors'
import { lineWith, productName, unitArithmetic, unitLabel } from '../../machines/rules/cart'
import { listLineOf } from '../../machines/rules/lists'
import { formatMoney, formatPrice, lineTotal } from '../../machines/rules/money'
import { maximumOf, minimumOf } from '../../machines/rules/quantity'
import { pictureUrl } from '../../machines/rules/safe-url'
import { isInfoHidden } from '../../machines/tenant/settings.selectors'
import { useSetting } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { Button } from '../components/button'
import { Picture } from '../components/picture'
import { QuantityStepper } from '../components/stepper'
import { AddToList } from '../shell/add-to-list'
import { RememberNumber } from '../shell/own-number'
import { ScreenTitle } from '../shell/page-head'
import { ProductTags } from '../shell/product-tags'
import { useHeldAs } from './line-words'
import { ProductCategories } from './product-categories'
import styles from './product-detail.module.css'
import { RelatedProducts } from './related-products'
import { StockLabel } from './stock-label'

/** One product with its stepper, its facts and what belongs to it (spec 2 Product detail). */
export const ProductDetail = ({ actor, product }: { actor: ProductDetailActor; product: Product }) => {
  const { t } = useTranslation()
  const isHidden = useSetting(isInfoHidden, true)
  const info = isHidden ? null : product.additional_info
  const facts = [
    { name: t('product.categories'), value: <ProductCategories names={product.categories_names} /> },
    ...(info === null ? [] : [{ name: t('product.info'), value: info }]),
  ]
  return (
    <article>
      <div className={styles['detail']}>
        <div className={styles['image']}>
          <Picture src={pictureUrl(product.primary_image)} alt={productName(product)} isEager />
        </div>
        <div className={styles['facts']}>
          <p className={styles['part']}>
            <bdi>{product.part_number}</bdi>
          </p>
          <ScreenTitle title={productName(product)} />
          {product.tags.length > 0 && (
            <p className={styles['tags']} aria-label={t('product.tags')} role="group">
              <ProductTags tags={product.tags} />
            </p>
          )}
          <RememberNumber partNumber={product.part_number} />
          <OrderBox actor={actor} product={product} />
          <dl className={styles['list']}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <RelatedProducts product={product} />
    </article>
  )
}

const OrderBox = ({ actor, product }: { actor: ProductDetailActor; product: Product }) => {
  const { t } = useTranslation()
  const heldAs = useHeldAs(product)
  const problemId = useId()
  const quantity = useSelector(actor, selectQuantity)
  const isRefused = useSelector(actor, isTooLittle)
  const isInCart = useSelector(actor, isProductInCart)
  const name = productName(product)
  const unit = unitLabel(product.uom_code, product.cf)
  const maximum = maximumOf(product)
  return (
    <section className={styles['box']}>
      <p className={styles['price']}>
        <strong>
          <Amount text={formatPrice(product.selling_price)} />
        </strong>
        {unit !== '' && <span className={styles['unit']}>{unit}</span>}
        <span className={styles['stock']}>
          <StockLabel available={product.available} />
        </span>
      </p>
      <div className={styles['terms']}>
        <dl className={styles['limits']}>
          <div>
            <dt>{t('product.minQty')}</dt>
            <dd>{minimumOf(product)}</dd>
          </div>
          {maximum !== null && (
            <div>
              <dt>{t('product.maxQty')}</dt>
              <dd>{maximum}</dd>
            </div>
          )}
        </dl>
        <AddToList isQuiet lines={() => [listLineOf(lineWith(product, quantity))]} />
      </div>
      <div className={styles['row']} data-foot="phone">
        <QuantityStepper
          value={quantity}
          minimum={minimumOf(product)}
          maximum={maximum}
          problemId={isRefused ? problemId : undefined}
          labels={{
            minus: t('quantity.minus', { product: name }),
            plus: t('quantity.plus', { product: name }),
            quantity: t('quantity.label', { product: name }),
          }}
          onPlus={() => actor.send({ type: 'quantity.increased' })}
          onMinus={() => actor.send({ type: 'quantity.decreased' })}
          onCommit={(text) => actor.send({ type: 'quantity.entered', text })}
        />
        <Button variant="primary" isWide onClick={() => actor.send({ type: 'product.added' })}>
          {t('product.add')}
        </Button>
      </div>
      <div className={styles['sum']}>
        <span className={quantity === 0 ? styles['nothing'] : undefined}>
          <Amount text={String(quantity)} /> x <Amount text={formatPrice(product.selling_price)} /> ={' '}
          <strong>
            <Amount text={formatMoney(lineTotal(product.selling_price, quantity))} />
          </strong>
        </span>
        <span className={styles['pieces']}>
          {quantity > 0 && <Arithmetic text={unitArithmetic(quantity, product.uom_code, product.cf) ?? ''} />}
        </span>
        <span id={problemId} role="alert" className={styles['refused']}>
          {isRefused && t('quantity.minimum', { minimum: minimumOf(product) })}
        </span>
      </div>
      {isInCart && <p className={styles['notes']}>{heldAs ?? t('product.inCart')}</p>}
    </section>
  )
}
