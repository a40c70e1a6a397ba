import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product, RelatedProduct } from '../../api/schemas/catalogue'
import type { RelatedActor } from '../../machines/catalogue/related.machine'
import { selectRelated } from '../../machines/catalogue/related.selectors'
import { segment } from '../../machines/rules/access'
import { formatPrice } from '../../machines/rules/money'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectSession } from '../../machines/session/session.selectors'
import { isBusy } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Amount } from '../components/amount'
import { Accordion } from '../components/accordion'
import { Picture } from '../components/picture'
import { Skeleton } from '../components/state-panels'
import { ProductRow } from './product-row'
import { RowsTable } from './product-rows'
import styles from './product-rows.module.css'
import related from './related-products.module.css'

/** What is known of a related product before it is read: no stock, no unit, no quantity. */
const BriefRow = ({ product, isWaiting }: { product: RelatedProduct; isWaiting: boolean }) => (
  <tr className={styles['row']}>
    <td className={styles['picture']}>
      <Picture src={pictureUrl(product.primary_image)} alt="" />
    </td>
    <td className={styles['part']}>{product.part_number}</td>
    <td className={styles['name']}>
      <span className={styles['words']}>
        <Link to={`/products/${segment(String(product.id)) ?? ''}`}>{product.description || product.part_number}</Link>
      </span>
    </td>
    <td className={styles['tags']} />
    <td className={styles['stock']} />
    <td className={styles['unit']} />
    <td className={styles['price']}>
      <Amount text={formatPrice(product.selling_price)} />
    </td>
    <td className={styles['quantity']}>{isWaiting && <Skeleton height="var(--control-height)" />}</td>
  </tr>
)

const Row = ({ actor, product }: { actor: RelatedActor; product: RelatedProduct }) => {
  const whole = useSelector(actor, selectRelated(product.id))
  const isWaiting = useSelector(actor, isBusy)
  return whole === null ? (
    <BriefRow product={product} isWaiting={isWaiting} />
  ) : (
    <ProductRow product={whole} isEager={false} />
  )
}

const Products = ({ label, products }: { label: string; products: readonly RelatedProduct[] }) => {
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(useShop().logic.related, { input: { code, ids: products.map(({ id }) => id) } })
  return (
    <RowsTable label={label}>
      {products.map((product, at) => (
        <Row key={`${at} ${product.id}`} actor={actor} product={product} />
      ))}
    </RowsTable>
  )
}

/** Related and complementary products: one section open at a time, related by default, empty ones left out (C-99). */
export const RelatedProducts = ({ product }: { product: Product }) => {
  const { t } = useTranslation()
  const sections = [
    { id: 'related', title: t('product.related'), products: product.related_products },
    { id: 'complementary', title: t('product.complementary'), products: product.complementary_products },
  ].filter(({ products }) => products.length > 0)
  if (sections.length === 0) return null
  return (
    <div className={related['sections']}>
      <Accordion
        defaultOpen="related"
        sections={sections.map(({ id, title, products }) => ({
          id,
          title,
          count: products.length,
          body: <Products label={title} products={products} />,
        }))}
      />
    </div>
  )
}
