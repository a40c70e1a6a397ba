import type { ProductDetailContext } from '../../../machines/catalogue/product-detail.setup'
import type { ProductListContext } from '../../../machines/catalogue/product-list.setup'
import type { CheckoutContext } from '../../../machines/ordering/checkout.types'
import { pruned, type CartLine } from '../../../machines/rules/cart'
import type { RegistrationValues } from '../../../machines/rules/registration'

type Product = NonNullable<ProductDetailContext['product']>
type Page = NonNullable<ProductListContext['page']>
type Tag = Product['tags'][number]

/** Tags with a bright and a dark colour. */
export const onSale: Tag = { id: 1, name: 'On sale', colour: 'FFEE00' }
export const marine: Tag = { id: 2, name: 'Marine grade', colour: '000080' }

const product = (patch: Partial<Product>): Product => ({
  id: 101,
  part_number: 'HB-M8-40',
  description: 'Hex bolt M8 x 40, zinc plated',
  primary_image: '/media/ACME/bolt.svg',
  selling_price: 12.5,
  uom_code: 'BOX',
  min_order_qty: 2,
  max_order_qty: 10,
  available: 340,
  cf: 100,
  categories_names: ['Fasteners', 'Bolts'],
  additional_info: 'Steel 8.8, ISO 4017.',
  tags: [onSale],
  related_products: [],
  complementary_products: [],
  default_puom_id: 1101,
  ...patch,
})
/** From 2 to 10 boxes. */
export const bolt = product({})
/** The bolts, sold by another unit than in the carts of the samples. */
export const boxed = { ...bolt, cf: 40 }
/** Any quantity. */
export const washer = product({
  id: 102,
  part_number: 'FW-M8',
  description: 'Flat washer M8',
  primary_image: '/media/ACME/washer.svg',
  selling_price: 4.2,
  min_order_qty: null,
  max_order_qty: null,
  available: 1200,
  additional_info: null,
  tags: [marine],
  default_puom_id: 1102,
})
/** Ordered on request: no price and no unit to order it in. */
export const anchor = product({
  id: 103,
  part_number: 'AN-12',
  description: 'Chemical anchor M12',
  primary_image: null,
  selling_price: null,
  min_order_qty: 6,
  max_order_qty: null,
  available: 0,
  tags: [],
  default_puom_id: null,
})

/** A page of products, one of as many as are said. */
export const pageOf = (data: readonly Product[], last_page = 1, current_page = 1): Page => ({
  data: [...data],
  meta: { from: Math.min(1, data.length), to: data.length, total: data.length * last_page, last_page, current_page },
})

/** A cart line without a comment. */
export const line = (of: Product, quantity: number): CartLine => ({
  product: pruned(of),
  quantity,
  comment: '',
  tag1: null,
  tag2: null,
})
/** Four boxes of bolts, and a washer with a comment. */
export const fullCart: readonly CartLine[] = [line(bolt, 4), { ...line(washer, 1), comment: 'Site B', tag1: marine }]

/** A customer with a shipping address in Canada and one in the United States. */
export const customer: NonNullable<CheckoutContext['customer']> = {
  id: 5,
  code: 'C-1001',
  name: 'North Yard Construction',
  email: 'buyer@acme.test',
  mobile_phone: '+1 416 555 0134',
  shipping_addresses: [
    {
      id: 21,
      type: 'S',
      address: '12 King Street West',
      city: 'Toronto',
      province: { code: 'ON' },
      country: { code: 'CA' },
      postal_code: 'M5V 1A1',
    },
    {
      id: 22,
      type: 'S',
      address: '9 Elm Street',
      city: 'Dallas',
      province: { code: 'TX' },
      country: { code: 'US' },
      postal_code: '75201',
    },
  ],
}

/** A registration form that is filled in. */
export const registration: RegistrationValues = {
  manufacturerCode: 'ACME',
  firstName: 'Ann',
  lastName: 'Buyer',
  email: 'ann@northyard.test',
  phone: '+1 416 555 0134',
  company: 'North Yard Construction',
  address: '12 King Street West',
  address2: '',
  address3: '',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5V 1A1',
  country: 'CA',
  webAddress: 'https://northyard.test',
  password: '',
  password_confirmation: '',
}

/** What was answered on a morning, as the device kept it. */
export const keptOf = <T>(value: T) => ({ value, asOf: Date.UTC(2026, 2, 2, 9), isSearched: false })
/** What is heard of an answer of earlier. */
export const recalled = ['answer.recalled'] as const
