import type { Language } from '../../src/api/schemas/shared'
import type { CatalogueIndex } from './catalogue-index'
import { spokenFor, type Category, type Product, type Tag } from './kinds'

/** A page of rows with its meta (spec 3); `from` and `to` are `null` when it is empty. */
export const paged = <TRow>(all: readonly TRow[], page: number, perPage: number) => {
  const first = (page - 1) * perPage
  const rows = all.slice(first, first + perPage)
  return {
    rows,
    meta: {
      from: rows.length === 0 ? null : first + 1,
      to: rows.length === 0 ? null : first + rows.length,
      total: all.length,
      last_page: Math.max(1, Math.ceil(all.length / perPage)),
      current_page: page,
    },
  }
}

const pictureUrl = (code: string, picture: string | null): string | null =>
  picture === null ? null : `/media/${code}/${picture}.svg`

export const tagAnswer = ({ id, name, colour }: Tag, language: Language) => ({
  id,
  name: name[spokenFor(language)],
  colour,
})

/** A product as lists send it. What the seed leaves out is left out here too. */
export const productAnswer = (catalogue: CatalogueIndex, product: Product, code: string, language: Language) => ({
  id: product.id,
  part_number: product.partNumber,
  description: product.description[spokenFor(language)],
  primary_image: pictureUrl(code, product.picture),
  ...(product.price === null ? {} : { selling_price: product.price }),
  uom_code: product.uom,
  ...(product.min === null ? {} : { min_order_qty: product.min }),
  ...(product.max === null ? {} : { max_order_qty: product.max }),
  ...(product.available === null ? {} : { available: product.available }),
  ...(product.cf === null ? {} : { cf: product.cf }),
  categories_names: product.categoryIds.flatMap((id) => catalogue.category(id)?.name[spokenFor(language)] ?? []),
  additional_info: product.info?.[spokenFor(language)] ?? '',
  tags: product.tagIds.flatMap((id) => {
    const tag = catalogue.tag(id)
    return tag === null ? [] : [tagAnswer(tag, language)]
  }),
  default_puom_id: product.puomId,
})

/** A product with its related and complementary ones, which only the details call sends. */
export const productDetails = (catalogue: CatalogueIndex, product: Product, code: string, language: Language) => {
  const brief = (partNumber: string) => {
    const other = catalogue.productOfPart(partNumber)
    if (other === null) return []
    const { id, part_number, description, primary_image, selling_price } = productAnswer(
      catalogue,
      other,
      code,
      language,
    )
    return [{ id, part_number, description, primary_image, selling_price }]
  }
  return {
    ...productAnswer(catalogue, product, code, language),
    related_products: product.related.flatMap(brief),
    complementary_products: product.complementary.flatMap(brief),
  }
}

export const productList = (
  catalogue: CatalogueIndex,
  { rows, meta }: { readonly rows: readonly Product[]; readonly meta: object },
  code: string,
  language: Language,
) => ({ data: rows.map((product) => productAnswer(catalogue, product, code, language)), meta })

export const categoryAnswer = (catalogue: CatalogueIndex, category: Category, code: string, language: Language) => ({
  id: category.id,
  category: category.name[spokenFor(language)],
  parent_id: category.parentId,
  image_url: pictureUrl(code, category.image),
  products_count: catalogue.countIn(category.id),
  children_count: catalogue.childrenOf(category.id).length,
  path: catalogue.pathOf(category).map(({ id, name }) => ({ id, category: name[spokenFor(language)] })),
})
