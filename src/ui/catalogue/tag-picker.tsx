import { shallowEqual, useSelector } from '@xstate/react'
import { Tag as TagIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tag } from '../../api/schemas/catalogue'
import { selectPickedTags } from '../../machines/ordering/cart.selectors'
import { productName, type LineProduct } from '../../machines/rules/cart'
import { useShop } from '../app-context'
import { MultiSelect } from '../components/multi-select'
import { useTagOptions } from './use-tag-options'

/** The tags that the buyer has put on a product. */
export const usePickedTags = ({ id }: Pick<LineProduct, 'id'>): readonly Tag[] =>
  useSelector(useShop().actors.cart, selectPickedTags(id), shallowEqual)

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
      words={{ ...list.words, hint: t('tags.limit') }}
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
