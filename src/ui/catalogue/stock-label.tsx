import { useTranslation } from 'react-i18next'
import styles from './stock-label.module.css'

/** In stock when more than 0 is available (spec 2); a word and a mark, never colour alone. */
export const StockLabel = ({ available }: { available: number | null }) => {
  const { t } = useTranslation()
  const isInStock = (available ?? 0) > 0
  return (
    <span className={styles['stock']} data-in={isInStock || undefined}>
      {t(isInStock ? 'product.inStock' : 'product.outOfStock')}
    </span>
  )
}
