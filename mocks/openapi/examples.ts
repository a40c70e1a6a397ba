import type { JsonForm } from '../../src/api/schemas/wire'

type Forms = Readonly<Record<string, JsonForm>>

/** What stands in a field of that name, or of that schema and name: words and numbers of the demo shop. */
const standIns: Readonly<Record<string, unknown>> = {
  email: 'buyer@acme.test',
  'User.name': 'Alex Morgan',
  'Tag.name': 'New',
  'Manufacturer.name': 'Acme Fasteners',
  'PublicSettings.name': 'Acme Fasteners',
  'Customer.name': 'Alex Morgan',
  'Customer.code': 'C-100',
  'Customer.id': 501,
  'OrderCustomer.name': 'Alex Morgan',
  'Address.id': 9001,
  'Address.type': 'S',
  'Category.id': 1,
  'CategoryStep.id': 1,
  'Tag.id': 1,
  'OrderRow.id': 12001,
  'OrderRow.customer_name': 'Alex Morgan',
  'OrderLine.id': 1,
  'RelatedProduct.part_number': 'P-1002',
  'RelatedProduct.id': 1002,
  'Settings.default_page': 'products',
  about_us_url: '{"en":"https://acme.test/about"}',
  additional_info: 'DIN 933',
  address: '12 Harbour Road',
  address2: '',
  address3: '',
  available: 120,
  b2b_message_order_confirmation: 'Thank you for your order.',
  categories_names: ['Bolts'],
  category: 'Bolts',
  cf: 12,
  children_count: 0,
  city: 'Springfield',
  code: 'ACME',
  color: '#1f6f8b',
  colour: '#1f6f8b',
  comment: '',
  company: 'Morgan Hardware',
  country: 'US',
  current_page: 1,
  current_password: 'the-old-one',
  customer_id: 501,
  default_puom_id: 70_012,
  description: 'Hex bolt M8 x 40, zinc plated',
  error: 'TypeError',
  errorInfo: 'at the list of products',
  firstName: 'Alex',
  from: 1,
  last_page: 1,
  lastName: 'Morgan',
  manufacturer_code: 'ACME',
  manufacturer_name: 'Acme Fasteners',
  manufacturerCode: 'ACME',
  max_order_qty: 500,
  message: 'Done.',
  min_order_qty: 1,
  mobile_phone: '+1 555 0100',
  new_password: 'a-new-one',
  new_password_confirmation: 'a-new-one',
  note: 'Deliver to the back door.',
  order_date: '2026-11-25',
  parent_id: null,
  part_number: 'P-1001',
  password: 'a-password',
  phone: '+1 555 0100',
  postal_code: '62701',
  price: 12.5,
  products_count: 24,
  province: 'Illinois',
  purchase_order: 'PO-4711',
  puom_id: 70_012,
  rep_code: 'R-7',
  sale_date: '2026-11-25',
  sale_no: 'SO-12001',
  sale_qty: 2,
  selling_price: 12.5,
  shipping_address_id: 9001,
  state: 'Illinois',
  to: 1,
  token: 'the-token-of-this-session',
  banner_image_url: '/media/ACME/banner.svg',
  componentStack: 'at ProductList',
  image_url: '/media/ACME/category-1.svg',
  logo: '/media/ACME/logo.svg',
  logo_url: '/media/ACME/logo.svg',
  manufacturer_logo_url: '/media/ACME/logo.svg',
  primary_image: '/media/ACME/product-1001.svg',
  stack: 'TypeError: at the list of products',
  welcome_subtitle: '{"en":"Find parts, fill your cart.","es":"Encuentre piezas, llene su carrito."}',
  welcome_subtitle_styles: 'color: #3d4852',
  welcome_title_styles: 'color: #1f6f8b',
  'PageMeta.total': 1,
  'OrderRow.total': 25,
  uom: 'BOX 12',
  uom_code: 'BOX 12',
  webAddress: 'https://morgan.example',
  zip: '62701',
}

const isForm = (value: unknown): value is JsonForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** One value that a schema allows: of the demo shop where its fields are known, else the plainest of its kind. */
export const exampleOf = (name: string, forms: Forms): unknown => {
  const ofField = (within: string, field: string, form: unknown): unknown => {
    const known = [`${within}.${field}`, field].find((key) => key in standIns && !isEntity(form))
    return known === undefined ? of(form, field) : standIns[known]
  }
  /** A field that holds a whole entity is made of its own fields. */
  const isEntity = (form: unknown): boolean => {
    if (!isForm(form)) return false
    const ref = nameIn(form)
    const target = ref === null ? form : (forms[ref] ?? form)
    if (target['type'] === 'array') return isEntity(target['items'])
    return 'properties' in target || 'allOf' in target || listOf(target['anyOf']).some(isEntity)
  }
  const of = (form: unknown, within: string): unknown => {
    if (!isForm(form)) return null
    const ref = nameIn(form)
    if (ref !== null) return of(forms[ref], ref)
    const [first] = listOf(form['anyOf'])
    if (first !== undefined) return of(first, within)
    const parts = listOf(form['allOf'])
    if (parts.length > 0) return Object.assign({}, ...parts.map((part) => of(part, within)))
    const { properties } = form
    if (isForm(properties))
      return Object.fromEntries(Object.entries(properties).map(([field, own]) => [field, ofField(within, field, own)]))
    const [said] = [...listOf(form['examples']), ...listOf(form['enum'])]
    if (said !== undefined) return said
    const kinds = new Set([form['type']].flat())
    if (kinds.has('array')) return [of(form['items'], within)]
    if (kinds.has('null')) return null
    if (kinds.has('number') || kinds.has('integer')) return 1
    return kinds.has('object') ? {} : 'text'
  }
  return of(forms[name], name)
}
const nameIn = (form: JsonForm): string | null => {
  const ref = form['$ref']
  return typeof ref === 'string' ? ref.replace(/^.*\//, '') : null
}
