import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/schemas/catalogue'
import { ProductTags } from '../shell/product-tags'
import styles from './product-rows.module.css'
import { useAllTags } from './tag-picker'

/** So many letters of tags stand on one line of a card, and of a phone's card, of which two stand beside each other. */
const onOneLine = 27
const onPhone = 16
/** The number of those left out takes the room of so many letters. */
const ofNumber = 4

type Props = { readonly product: Product; readonly most: number }

/** The first tags of a product, its own or the buyer's, so many that they can be read; and how many more there are. */
export const FirstTags = ({ product, most }: Props) => {
  const { t } = useTranslation()
  const all = useAllTags(product)
  const wanted = all.slice(0, most).map(({ name }) => name)
  const length = wanted.join('').length + (all.length > most ? ofNumber : 0)
  const count = length > onOneLine ? 1 : most
  const first = all.slice(0, count)
  if (first.length === 0) return null
  // On a phone a tag that cannot be read whole is one of those left out.
  const isShorter = first.length > 1 && length > onPhone
  const others = all.slice(count)
  const names = others.map(({ name }) => name).join(', ')
  return (
    <span className={styles['tagsInside']} role="group" aria-label={t('product.tags')} data-tight={isShorter}>
      <ProductTags tags={first} />
      {(isShorter || names !== '') && (
        <span className={styles['more']} title={names}>
          <span aria-hidden data-tight={`+${all.length - 1}`}>
            {names !== '' && `+${others.length}`}
          </span>
          {names !== '' && <span className="visually-hidden">{names}</span>}
        </span>
      )}
    </span>
  )
}
