import type { Product } from '../../api/schemas/catalogue'
import { segment } from '../../machines/rules/access'
import { lineWith, productName } from '../../machines/rules/cart'
import { listLineOf } from '../../machines/rules/lists'
import { formatPrice } from '../../machines/rules/money'
import { pictureUrl } from '../../machines/rules/safe-url'
import { Amount, Arithmetic } from '../components/amount'
import { leavesFocus } from '../components/leaving-focus'
import { Link } from '../components/link'
import { Picture } from '../components/picture'
import { ProductName } from '../components/product-name'
import { useNear } from '../components/use-near'
import { ListProduct } from '../shell/add-to-list'
import { FirstTags } from './first-tags'
import { GoodsStepper } from './goods-stepper'
import { useLineWords } from './line-words'
import styles from './product-rows.module.css'
import { StockLabel } from './stock-label'
import { TagPicker } from './tag-picker'

type RowProps = { readonly product: Product; readonly isEager: boolean; readonly isOfMany?: boolean }

/** A product in one line of 44 px (look.md, Two densities for goods). Drawn again only when its own line changes. */
export const ProductRow = ({ product, isEager, isOfMany = false }: RowProps) => {
  const [isNear, place] = useNear(!isOfMany)
  const { quantity, unit, word } = useLineWords(product)
  return (
    <tr ref={leavesFocus} className={styles['row']}>
      <td ref={place} className={styles['picture']}>
        <Picture src={pictureUrl(product.primary_image)} alt="" isEager={isEager} />
      </td>
      <th scope="row" className={styles['part']}>
        <bdi>{product.part_number}</bdi>
      </th>
      <td className={styles['name']}>
        <span className={styles['words']}>
          <Link to={`/products/${segment(String(product.id)) ?? ''}`}>
            <ProductName text={productName(product)} />
          </Link>
          <FirstTags product={product} most={1} />
        </span>
      </td>
      <td className={styles['stock']}>
        <StockLabel available={product.available} />
      </td>
      <td className={styles['unit']} role={word === null ? undefined : 'status'}>
        {word ?? <Arithmetic text={unit} />}
      </td>
      <td className={styles['price']}>
        <Amount text={formatPrice(product.selling_price)} />
      </td>
      <td className={styles['quantity']}>
        {isNear && <GoodsStepper product={product} quantity={quantity} hasArrows />}
        {/* They lie over the end of the name, and come last: the way through the goods leads from quantity to quantity. */}
        {isNear && (
          <span className={styles['tools']}>
            <TagPicker product={product} />
            <ListProduct line={listLineOf(lineWith(product, quantity))} />
          </span>
        )}
      </td>
    </tr>
  )
}
