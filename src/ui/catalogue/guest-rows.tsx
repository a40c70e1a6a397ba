import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { productName } from '../../machines/rules/cart'
import { pictureUrl } from '../../machines/rules/safe-url'
import { classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { Picture } from '../components/picture'
import { goodsId } from '../goods-id'
import styles from './product-rows.module.css'

export type GuestRowsProps = {
  readonly label: string
  readonly products: readonly Product[]
  readonly isStale: boolean
  readonly onChoose: (product: Product) => void
}

/** The same rows for guests: no price, no stock, no quantity, whatever the server sends (C-101). */
export const GuestRows = ({ label, products, isStale, onChoose }: GuestRowsProps) => {
  const { t } = useTranslation()
  return (
    <div id={goodsId} tabIndex={-1} className={styles['frame']} data-guest>
      <table className={classes(styles['table'], isStale && styles['stale'])}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['picture']}>
              <span className="visually-hidden">{t('products.picture')}</span>
            </th>
            <th scope="col" className={styles['part']}>
              {t('pad.part')}
            </th>
            <th scope="col">{t('order.description')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={String(product.id)} ref={leavesFocus} className={styles['row']}>
              <td className={styles['picture']}>
                <Picture src={pictureUrl(product.primary_image)} alt="" />
              </td>
              <th scope="row" className={styles['part']}>
                <bdi>{product.part_number}</bdi>
              </th>
              <td className={styles['name']}>
                <span className={styles['words']}>
                  <button type="button" aria-haspopup="dialog" onClick={() => onChoose(product)}>
                    <bdi>{productName(product)}</bdi>
                  </button>
                  {/* The same by another place to press: the keys meet the name. */}
                  <button
                    type="button"
                    className={styles['ask']}
                    tabIndex={-1}
                    aria-hidden
                    onClick={() => onChoose(product)}
                  >
                    <ChevronRight />
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
