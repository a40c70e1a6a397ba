/** Where a scenario shows, for whom, and what stands there. Each is held by a test of its own that looks at the screen. */
export type Look = {
  /** A path of the portal. */
  readonly at: string
  readonly shows: string
  /** Something in the cart before it begins, or nobody signed in. */
  readonly needs?: 'a cart' | 'nobody signed in'
}

const cart = { needs: 'a cart' } as const
/** What was checked a moment ago is not asked for again by looking at it (`freshFor` of the portal). */
const whenChecked = 'five minutes after the products were last seen, or at once with Complete order'
const nobody = { needs: 'nobody signed in' } as const

/** Where to look, by the name of the scenario. */
export const looks = {
  demo: { at: '/products', shows: 'Products with prices and stock.' },
  'empty-catalogue': { at: '/products', shows: 'No products found.' },
  'no-categories': { at: '/products', shows: 'The products; in place of the tree: No categories.' },
  'thousand-products': { at: '/products', shows: '1,000 products over many pages.' },
  'fifty-thousand-products': { at: '/products', shows: '50,000 products; pages and search as quick as ever.' },
  'five-thousand-categories': { at: '/category', shows: 'A tree that goes on for long (Range 1901); search in it.' },
  'two-thousand-tags': { at: '/products', shows: 'Filter by tags: type a few letters (Norm 1900).' },
  'five-thousand-orders': { at: '/orders', shows: '5,003 drafts; sums and months above them.' },
  'sold-out': { at: '/products', shows: 'Every product is out of stock, and can be ordered all the same.' },
  'without-puom': {
    at: '/products',
    shows:
      'Put one into the cart and complete the order: what the product lacks is said. The cart keeps that when you leave, until the product is seen again or five minutes are over.',
  },
  'prices-changed': {
    at: '/cart',
    shows: `The higher price of each line, ${whenChecked}; the checkout asks first.`,
    ...cart,
  },
  'last-months-order': { at: '/orders/2001', shows: 'Order again: 2 of 25 lines cost more.' },
  'desk-without-orders': { at: '/desk', shows: 'No orders found, and what will stand there.' },
  'order-lines-missing': { at: '/desk', shows: 'The last orders, and nothing bought before.' },
  'receipt-without-number': {
    at: '/checkout',
    shows: 'Complete order: a receipt whose number is not known yet.',
    ...cart,
  },
  'label-codes': { at: '/desk', shows: 'Type 4006381333931 into the jump box, or scan it.' },
  'parts-gone': {
    at: '/cart',
    shows: `Lines that are no longer sold (P-1001 is one), set aside: ${whenChecked}.`,
    ...cart,
  },
  'minimum-raised': {
    at: '/cart',
    shows: `Lines with less than six, and the minimum beside them: ${whenChecked}.`,
    ...cart,
  },
  'without-branding': {
    at: '/login/ACME',
    shows: 'The first letters of the company in the place of its logo, and no words of its own.',
    ...nobody,
  },
  'huge-texts': { at: '/products', shows: 'Long texts cut off or broken, nothing pushed out of the page.' },
  'trapped-texts': { at: '/products', shows: 'Markup as letters; the title of the page stays.' },
  'one-address': { at: '/checkout', shows: 'The one address, chosen already.', ...cart },
  'no-address': { at: '/checkout', shows: 'No address on file.', ...cart },
  'no-customer': {
    at: '/checkout',
    shows: 'A customer of nothing but hyphens; Complete order says what is missing.',
    ...cart,
  },
  'login-unauthorised': { at: '/login/ACME', shows: 'The words of the server after Log in, and no loop.', ...nobody },
  'host-answers-late': { at: '/login', shows: 'The company code can be typed at once.', ...nobody },
  'session-expires-at-checkout': {
    at: '/checkout',
    shows: 'Complete order: the login; the cart and the form stay.',
    ...cart,
  },
  'order-refused-fields': { at: '/checkout', shows: 'Complete order: the reasons at both fields.', ...cart },
  'order-refused-message': { at: '/checkout', shows: 'Complete order: “The credit limit is reached.”', ...cart },
  'order-answer-lost': { at: '/checkout', shows: 'Complete order: the doubt, and See orders.', ...cart },
  'order-never-arrives': { at: '/checkout', shows: 'Complete order: the doubt; the orders do not have it.', ...cart },
  'order-slow': {
    at: '/checkout',
    shows: 'Complete order: that it is still being processed, then the receipt.',
    ...cart,
  },
  'server-error-everywhere': { at: '/products', shows: 'What failed, and Retry.' },
  'too-many-requests': { at: '/products', shows: 'What failed, and Retry.' },
  'slow-network': { at: '/products', shows: 'Skeletons for some seconds, then the products.' },
  'slow-search': { at: '/order-pad', shows: 'Paste some part numbers: rows find their products one by one.' },
  'ambiguous-parts': { at: '/order-pad', shows: 'Paste CB-120 6: the pad asks which one.' },
  'unstable-network': { at: '/products', shows: 'Products: what was lost is asked for again by itself.' },
  'hanging-server': { at: '/products', shows: 'After 8 seconds: that it takes long, and a way to try again.' },
  'answers-break-off': { at: '/products', shows: 'What failed, and Retry.' },
  'html-instead-of-json': { at: '/products', shows: 'What failed, and Retry.' },
  'wrong-shapes': { at: '/products', shows: 'What failed, and Retry.' },
} as const satisfies Record<string, Look>

/** What a scenario may be called: it says where to look. */
export type ScenarioName = keyof typeof looks
