import { useTranslation } from 'react-i18next'
import { unitLabel } from '../../machines/rules/cart'
import type { JumpHit } from '../../machines/rules/jump'
import { formatPrice } from '../../machines/rules/money'
import { StockLabel } from '../catalogue/stock-label'
import { Amount } from '../components/amount'
import { ProductName } from '../components/product-name'
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
      <span className={styles['name']}>
        <ProductName text={product.description} />
      </span>
      {rank !== 'rest' && <span className={styles['rank']}>{t(rankWords[rank])}</span>}
      <span className={styles['stock']}>
        <StockLabel available={product.available} />
      </span>
      <span className={styles['price']}>
        {quantity !== null && `${quantity} x `}
        <Amount text={formatPrice(product.selling_price)} />{' '}
        <span className={styles['unit']}>{unitLabel(product.uom_code, product.cf)}</span>
      </span>
    </div>
  )
}
