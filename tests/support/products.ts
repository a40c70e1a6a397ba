import type { Product } from '../../src/api/schemas/catalogue'
import { product } from '../rules/samples'

/** A product as the server describes it, with what a test says about it. */
export const fullProduct = (patch: Partial<Product> = {}): Product => ({
  ...product(),
  available: 5,
  categories_names: [],
  additional_info: null,
  tags: [],
  related_products: [],
  complementary_products: [],
  ...patch,
})
