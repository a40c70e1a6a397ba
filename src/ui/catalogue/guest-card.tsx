import type { Product } from '../../api/schemas/catalogue'
import { productName } from '../../machines/rules/cart'
import { pictureUrl } from '../../machines/rules/safe-url'
import { isOnControl } from '../card-click'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import styles from './product-card.module.css'

/** A product for guests: no price, no stock, no quantity, whatever the server sends (C-101). */
export const GuestCard = ({ product, onChoose }: { product: Product; onChoose: () => void }) => (
  // The name is the button; a click on the rest of the card does the same. Keys have the button.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
  <article className={styles['card']} onClick={(event) => !isOnControl(event) && onChoose()}>
    <Picture className={styles['image']} src={pictureUrl(product.primary_image)} alt="" />
    <div className={styles['body']}>
      <p className={styles['part']}>
        <bdi>{product.part_number}</bdi>
      </p>
      <h2 className={styles['name']}>
        <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={onChoose}>
          <ProductName text={productName(product)} />
        </button>
      </h2>
    </div>
  </article>
)
