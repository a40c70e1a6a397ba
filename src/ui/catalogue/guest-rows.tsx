import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { productName } from '../../machines/rules/cart'
import { pictureUrl } from '../../machines/rules/safe-url'
import { isOnControl } from '../card-click'
import { classes } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
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
    <div id={goodsId} tabIndex={-1} className={classes(styles['frame'], styles['shelf'])} data-guest>
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
            <th scope="col" className={styles['kinds']}>
              {t('product.categories')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            // The name is the button; a click on the rest of the row does the same. Keys have the button.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
            <tr
              key={String(product.id)}
              ref={leavesFocus}
              className={styles['row']}
              onClick={(event) => !isOnControl(event) && onChoose(product)}
            >
              <td className={styles['picture']}>
                <Picture src={pictureUrl(product.primary_image)} alt="" />
              </td>
              <th scope="row" className={styles['part']}>
                <bdi>{product.part_number}</bdi>
              </th>
              <td className={styles['name']}>
                <span className={styles['words']}>
                  <button type="button" aria-haspopup="dialog" onClick={() => onChoose(product)}>
                    <ProductName text={productName(product)} />
                  </button>
                  <ChevronRight className={styles['ask']} aria-hidden />
                </span>
              </td>
              <td className={styles['kinds']}>
                <bdi>{product.categories_names.join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
