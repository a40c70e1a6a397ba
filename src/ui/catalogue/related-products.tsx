import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product, RelatedProduct } from '../../api/schemas/catalogue'
import { segment } from '../../machines/rules/access'
import { formatPrice } from '../../machines/rules/money'
import { pictureUrl } from '../../machines/rules/safe-url'
import { Accordion } from '../components/accordion'
import { Picture } from '../components/picture'
import styles from './related-products.module.css'

const Products = ({ products }: { products: readonly RelatedProduct[] }) => (
  <ul className={styles['products']}>
    {products.map((product) => (
      <li key={String(product.id)}>
        <Link to={`/products/${segment(String(product.id)) ?? ''}`} className={styles['product']}>
          <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
          <span className={styles['words']}>
            <span className={styles['part']}>{product.part_number}</span>
            <span className={styles['name']}>{product.description || product.part_number}</span>
            <strong>{formatPrice(product.selling_price)}</strong>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

/** Related and complementary products: one section open at a time, related by default, empty ones left out (C-99). */
export const RelatedProducts = ({ product }: { product: Product }) => {
  const { t } = useTranslation()
  const sections = [
    { id: 'related', title: t('product.related'), products: product.related_products },
    { id: 'complementary', title: t('product.complementary'), products: product.complementary_products },
  ].filter(({ products }) => products.length > 0)
  if (sections.length === 0) return null
  return (
    <div className={styles['sections']}>
      <Accordion
        defaultOpen="related"
        sections={sections.map(({ id, title, products }) => ({
          id,
          title,
          count: products.length,
          body: <Products products={products} />,
        }))}
      />
    </div>
  )
}
