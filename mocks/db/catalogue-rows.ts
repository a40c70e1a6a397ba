import * as v from 'valibot'
import type { Category, Product, Spoken, Tag, Tenant } from './kinds'

const text = v.string()
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const amount = v.pipe(v.number(), v.finite())
/** A price as some servers send it: `12.50`. */
const amountInText = v.pipe(
  text,
  v.regex(/^\d+(?:\.\d+)?$/, 'A price is a number such as 12.5, or a text such as "12.50".'),
)
const ids = v.pipe(v.array(id), v.readonly())
const texts = v.pipe(v.array(text), v.readonly())
const words = v.strictObject({ en: text, es: text, fr: text } satisfies Record<Spoken, unknown>)

/** A row of the products, as a tester may write it. */
export const ProductRow = v.strictObject({
  id,
  partNumber: text,
  description: words,
  picture: v.nullable(text),
  price: v.nullable(v.union([amount, amountInText])),
  uom: text,
  cf: v.nullable(amount),
  min: v.nullable(amount),
  max: v.nullable(amount),
  available: v.nullable(amount),
  categoryIds: ids,
  info: v.nullable(words),
  tagIds: ids,
  related: texts,
  complementary: texts,
  puomId: v.nullable(id),
}) satisfies v.GenericSchema<Product>

/** A row of the categories; `rank` is its place in the list, and its key. */
export const CategoryRow = v.strictObject({
  id,
  name: words,
  parentId: v.nullable(id),
  image: v.nullable(text),
  rank: amount,
  isRepeated: v.boolean(),
}) satisfies v.GenericSchema<Category>

/** A row of the tags. */
export const TagRow = v.strictObject({ id, name: words, colour: v.nullable(text) }) satisfies v.GenericSchema<Tag>

const colour = v.pipe(text, v.regex(/^#[0-9a-f]{6}$/i, 'A colour is # and six hex digits.'))
const settings = v.record(text, v.unknown())
/** A row of the tenants; without settings the call for them fails. */
export const TenantRow = v.strictObject({
  code: v.pipe(text, v.regex(/^[A-Z0-9]{1,20}$/, 'A code has capital letters and figures.')),
  name: text,
  colour,
  shade: colour,
  logo: v.nullable(text),
  publicSettings: settings,
  settings: v.nullable(settings),
}) satisfies v.GenericSchema<Tenant>

/** A catalogue that a tester has changed, as a saved world keeps it. */
export const Catalogue = v.strictObject({
  tenant: text,
  /** The tenant itself, where it was changed or added. */
  row: v.exactOptional(TenantRow),
  products: v.pipe(v.array(ProductRow), v.readonly()),
  categories: v.pipe(v.array(CategoryRow), v.readonly()),
  tags: v.pipe(v.array(TagRow), v.readonly()),
})
export type Catalogue = v.InferOutput<typeof Catalogue>
