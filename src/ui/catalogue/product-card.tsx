import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { segment } from '../../machines/rules/access'
import { lineWith, productName } from '../../machines/rules/cart'
import { listLineOf } from '../../machines/rules/lists'
import { formatPrice } from '../../machines/rules/money'
import { pictureUrl } from '../../machines/rules/safe-url'
import { useApp } from '../app-context'
import { Amount, Arithmetic } from '../components/amount'
import { isOnControl } from '../card-click'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import { useNear } from '../components/use-near'
import { ListProduct } from '../shell/add-to-list'
import { FirstTags } from './first-tags'
import { GoodsStepper } from './goods-stepper'
import { useLineWords } from './line-words'
import styles from './product-card.module.css'
import { StockLabel } from './stock-label'
import { TagPicker } from './tag-picker'

type CardProps = {
  readonly product: Product
  readonly isEager: boolean
  /** One of many: its controls are there while it is near the view. */
  readonly isOfMany?: boolean
  readonly level?: 2 | 3
}

/** A product in the grid of a signed-in buyer (spec 2 Product card). Drawn again only when its own line changes. */
export const ProductCard = ({ product, isEager, isOfMany = false, level = 2 }: CardProps) => {
  const { t } = useTranslation()
  const { guard } = useApp().actors
  const [isNear, place] = useNear(!isOfMany)
  const path = `/products/${segment(String(product.id)) ?? ''}`
  const { quantity, unit, word } = useLineWords(product)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    // The name is the link; a click on the rest of the card goes the same way. Keys have the link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      ref={place}
      className={styles['card']}
      onClick={(event) => {
        if (isOnControl(event)) return
        guard.send({ type: 'navigation.requested', to: path })
      }}
    >
      <Picture className={styles['image']} src={pictureUrl(product.primary_image)} alt="" isEager={isEager} />
      <div className={styles['body']}>
        <p className={styles['top']}>
          <bdi className={styles['part']}>{product.part_number}</bdi>
          <StockLabel available={product.available} />
        </p>
        <Heading className={styles['name']}>
          <Link to={path} className={styles['link']}>
            <ProductName text={productName(product)} />
          </Link>
        </Heading>
        <FirstTags product={product} most={2} />
        <p className={styles['price']}>
          <strong>
            <Amount text={formatPrice(product.selling_price)} />
          </strong>
          {unit !== '' && (
            <span className={styles['unit']}>
              <span className="visually-hidden">{t('product.uom')} </span>
              <Arithmetic text={unit} />
            </span>
          )}
        </p>
        <div className={styles['controls']} data-controls>
          {isNear && <GoodsStepper product={product} quantity={quantity} />}
        </div>
        {word !== null && (
          <p className={styles['raised']} role="status">
            {word}
          </p>
        )}
      </div>
      {/* They lie over the picture, and come last: the way through the goods leads from quantity to quantity. */}
      {isNear && (
        <span className={styles['tools']} data-controls>
          <TagPicker product={product} />
          <ListProduct line={listLineOf(lineWith(product, quantity))} />
        </span>
      )}
    </article>
  )
}
