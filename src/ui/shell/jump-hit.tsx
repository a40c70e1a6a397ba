import { useTranslation } from 'react-i18next'
import type { JumpHit } from '../../machines/rules/jump'
import { formatPrice } from '../../machines/rules/money'
import { Amount } from '../components/amount'
import styles from './jump-box.module.css'

type HitProps = {
  readonly id: string
  readonly hit: JumpHit
  readonly isActive: boolean
  readonly quantity: number | null
  readonly onChoose: () => void
}

const rankWords = { exact: 'jump.exact', yours: 'jump.yours', known: 'jump.known' } as const

/** One of the products that the jump box found. */
export const JumpHitRow = ({ id, hit: { product, rank }, isActive, quantity, onChoose }: HitProps) => {
  const { t } = useTranslation()
  const isInStock = (product.available ?? 0) > 0
  return (
    // The focus stays in the box, whose keys choose; a press with a pointer is the other way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles['hit']}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <bdi className={styles['part']}>{product.part_number}</bdi>
      <bdi className={styles['name']}>{product.description}</bdi>
      {rank !== 'rest' && <span className={styles['rank']}>{t(rankWords[rank])}</span>}
      <span className={styles['stock']} data-in={isInStock || undefined}>
        {t(isInStock ? 'product.inStock' : 'product.outOfStock')}
      </span>
      <span className={styles['price']}>
        {quantity !== null && `${quantity} x `}
        <Amount text={formatPrice(product.selling_price)} /> {product.uom_code}
      </span>
    </div>
  )
}
