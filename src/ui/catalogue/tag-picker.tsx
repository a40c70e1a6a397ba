import { shallowEqual, useSelector } from '@xstate/react'
import { Tag as TagIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product, Tag } from '../../api/schemas/catalogue'
import { isSameId } from '../../api/schemas/shared'
import { selectPickedTags } from '../../machines/ordering/cart.selectors'
import { productName, type LineProduct } from '../../machines/rules/cart'
import { useShop } from '../app-context'
import { MultiSelect } from '../components/multi-select'
import { useTagOptions } from './use-tag-options'

/** The tags that the buyer has put on a product. */
export const usePickedTags = ({ id }: Pick<LineProduct, 'id'>): readonly Tag[] =>
  useSelector(useShop().actors.cart, selectPickedTags(id), shallowEqual)

/** All tags of a product, its own first; one that the buyer has picked, too, stands once. */
export const useAllTags = (product: Pick<Product, 'id' | 'tags'>): readonly Tag[] => {
  const picked = usePickedTags(product)
  return [...product.tags, ...picked.filter(({ id }) => !product.tags.some((own) => isSameId(own.id, id)))]
}

/** Up to two tags of the buyer's own for a product, kept on the cart line (C-68). */
export const TagPicker = ({ product }: { product: LineProduct }) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  const picked = usePickedTags(product)
  const { tags, ...list } = useTagOptions()
  return (
    <MultiSelect
      {...list}
      label={t('tags.pick', { product: productName(product) })}
      trigger={<TagIcon aria-hidden />}
      chosen={picked.map((tag) => String(tag.id))}
      limit={2}
      words={{ ...list.words, hint: [list.words.hint, t('tags.limit')].filter(Boolean).join(' ') }}
      onChange={(ids) =>
        cart.send({
          type: 'tags.picked',
          productId: product.id,
          tags: ids.flatMap((id) => [...tags, ...picked].find((tag) => String(tag.id) === id) ?? []),
        })
      }
    />
  )
}
