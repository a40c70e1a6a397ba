import * as v from 'valibot'
import {
  Id,
  idOrNull,
  longTextOrNull,
  looseNumber,
  looseText,
  nameText,
  pageOf,
  readable,
  rows,
  rowsOrNone,
  textOrNull,
} from './shared'

/** A tag; `colour` is hex digits without #, `null` when there is none (C-69). */
export const Tag = v.pipe(
  v.object({ id: Id, name: nameText, colour: textOrNull, color: textOrNull }),
  v.transform(({ id, name, colour, color }) => ({ id, name, colour: colour ?? color })),
)
export type Tag = v.InferOutput<typeof Tag>

/** GET /api/tags. */
export const TagList = rows(Tag)

/** What related and complementary products show of themselves. */
export const RelatedProduct = v.object({
  id: Id,
  part_number: looseText,
  description: nameText,
  primary_image: textOrNull,
  selling_price: looseNumber,
})
export type RelatedProduct = v.InferOutput<typeof RelatedProduct>

/** Names of categories: one text with commas, or a list. */
export const categoryNames = v.optional(
  v.fallback(
    v.pipe(
      v.nullable(v.union([v.string(), v.array(v.unknown())])),
      v.transform((names) => {
        const list = typeof names === 'string' ? names.split(',') : (names ?? [])
        return list
          .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
          .map((name) => readable(name.trim()))
      }),
    ),
    [],
  ),
  [],
)

/** A product (spec 3). Prices in dollars as the server sent them, `null` when missing; limits raw (see `rules/quantity.ts`). */
export const Product = v.object({
  id: Id,
  part_number: looseText,
  description: nameText,
  primary_image: textOrNull,
  selling_price: looseNumber,
  uom_code: looseText,
  min_order_qty: looseNumber,
  max_order_qty: looseNumber,
  available: looseNumber,
  cf: looseNumber,
  categories_names: categoryNames,
  additional_info: longTextOrNull,
  tags: rowsOrNone(Tag),
  related_products: rowsOrNone(RelatedProduct),
  complementary_products: rowsOrNone(RelatedProduct),
  default_puom_id: idOrNull,
})
export type Product = v.InferOutput<typeof Product>

/** GET /api/products/{code}. */
export const ProductPage = pageOf(Product)
export type ProductPage = v.InferOutput<typeof ProductPage>

/** GET /api/products/{code}/details/{productId}; the first entry is the product. */
export const ProductDetails = v.object({ data: rows(Product) })

/** GET /api/browse/{code}/products. */
export const GuestCatalogue = v.intersect([
  v.object({ manufacturer_name: looseText, manufacturer_logo_url: textOrNull, manufacturer_code: looseText }),
  ProductPage,
])
export type GuestCatalogue = v.InferOutput<typeof GuestCatalogue>

/** An ancestor in a category's path. */
export const CategoryStep = v.object({ id: Id, category: nameText })

/** A category; `category` is its name. The tree is built from `parent_id` (spec 3). */
export const Category = v.object({
  id: Id,
  category: nameText,
  parent_id: idOrNull,
  image_url: textOrNull,
  products_count: looseNumber,
  children_count: looseNumber,
  path: rowsOrNone(CategoryStep),
})
export type Category = v.InferOutput<typeof Category>

/** One page of categories; a missing `last_page` means one page (C-89). */
export const CategoryPage = v.object({ data: rows(Category), last_page: looseNumber })
export type CategoryPage = v.InferOutput<typeof CategoryPage>

/** GET /api/categories/{code}/browse[/{categoryId}]. */
export const CategoryBrowse = v.object({
  currentCategory: v.optional(v.fallback(v.nullable(Category), null), null),
  childCategories: rowsOrNone(Category),
  products: ProductPage,
})
export type CategoryBrowse = v.InferOutput<typeof CategoryBrowse>

/** What of a product is drawn before the code of the shop is there. */
export type FirstGood = {
  /** The address of the product within the portal. */
  readonly path: string
  readonly part: string
  readonly name: string
  readonly price: string
  readonly picture: string | null
  /** Whether tags stand between its name and its price. */
  readonly isTagged: boolean
}
