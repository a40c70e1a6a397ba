import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Product, RelatedProduct } from '../../api/schemas/catalogue'
import type { RelatedActor } from '../../machines/catalogue/related.machine'
import { few, selectOthers, selectRelated } from '../../machines/catalogue/related.selectors'
import { segment } from '../../machines/rules/access'
import { formatPrice } from '../../machines/rules/money'
import type { ProductCategory } from '../../machines/rules/product-trail'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectSession } from '../../machines/session/session.selectors'
import { isBusy } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Amount } from '../components/amount'
import { Accordion } from '../components/accordion'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import { Skeleton } from '../components/skeleton'
import { useProductTrail } from './product-categories'
import { ProductRow } from './product-row'
import { RowsSkeleton, RowsTable } from './product-rows'
import styles from './product-rows.module.css'
import related from './related-products.module.css'

/** What is known of a related product before it is read: no stock, no unit, no quantity. */
const BriefRow = ({ product, isWaiting }: { product: RelatedProduct; isWaiting: boolean }) => (
  <tr className={styles['row']}>
    <td className={styles['picture']}>
      <Picture src={pictureUrl(product.primary_image)} alt="" />
    </td>
    <th scope="row" className={styles['part']}>
      <bdi>{product.part_number}</bdi>
    </th>
    <td className={styles['name']}>
      <span className={styles['words']}>
        <Link to={`/products/${segment(String(product.id)) ?? ''}`}>
          <ProductName text={product.description || product.part_number} />
        </Link>
      </span>
    </td>
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
  const actor = useScreenActor(useShop().logic.related, {
    input: { code, ids: products.map(({ id }) => id), categoryId: null },
  })
  // A server that names a product twice means one.
  const byId = new Map(products.map((product) => [String(product.id), product]))
  return (
    <RowsTable label={label}>
      {[...byId].map(([id, product]) => (
        <Row key={id} actor={actor} product={product} />
      ))}
    </RowsTable>
  )
}

/** What belongs to a product that is on its way. */
export const OthersSkeleton = ({ count }: { readonly count: number }) => (
  <div className={related['sections']}>
    <p className={related['title']}>
      <Skeleton width="calc(var(--space-16) * 2)" height="var(--space-3)" />
    </p>
    <RowsSkeleton count={count} />
  </div>
)

const Others = ({ product, category: { id, name } }: { product: Product; category: ProductCategory }) => {
  const { t } = useTranslation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(useShop().logic.related, { input: { code, ids: [], categoryId: id } })
  const others = useSelector(actor, selectOthers(product.id), shallowEqual)
  const isWaiting = useSelector(actor, isBusy)
  if (!isWaiting && others.length === 0) return null
  const title = t('product.moreIn', { category: name })
  return (
    <>
      <h2 className={related['title']}>{title}</h2>
      {others.length === 0 ? (
        <RowsSkeleton count={few} />
      ) : (
        <RowsTable label={title}>
          {others.map((other) => (
            <ProductRow key={String(other.id)} product={other} isEager={false} />
          ))}
        </RowsTable>
      )}
    </>
  )
}

/** Nothing belongs to it: others of the lowest of its categories; nothing moves when the tree of categories comes. */
const MoreOfCategory = ({ product }: { product: Product }) => {
  const category = useProductTrail(product.categories_names).at(-1)
  if (product.categories_names.length === 0) return null
  return (
    <div className={related['sections']}>
      {category && <Others key={String(category.id)} product={product} category={category} />}
    </div>
  )
}

/** Related and complementary products: one section open at a time, related by default, empty ones left out (C-99). */
export const RelatedProducts = ({ product }: { product: Product }) => {
  const { t } = useTranslation()
  const sections = [
    { id: 'related', title: t('product.related'), products: product.related_products },
    { id: 'complementary', title: t('product.complementary'), products: product.complementary_products },
  ].filter(({ products }) => products.length > 0)
  if (sections.length === 0) return <MoreOfCategory product={product} />
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
