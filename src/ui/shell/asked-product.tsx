import type { ReactNode } from 'react'
import { productName, type LineProduct } from '../../machines/rules/cart'
import { pictureUrl } from '../../machines/rules/safe-url'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import styles from './asked-product.module.css'

type AskedProps = {
  readonly product: Pick<LineProduct, 'part_number' | 'description' | 'primary_image'>
  /** Stands behind the part number. */
  readonly children?: ReactNode
}
/** The product that a question is about. */
export const AskedProduct = ({ product, children }: AskedProps) => (
  <p className={styles['product']}>
    <Picture src={pictureUrl(product.primary_image)} alt="" size="small" />
    <span>
      <strong>
        <ProductName text={productName(product)} />
      </strong>
      <span className={styles['part']}>
        <bdi>{product.part_number}</bdi>
        {children}
      </span>
    </span>
  </p>
)
