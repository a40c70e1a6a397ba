import type { Locator } from '@playwright/test'
import { isRefused, said, type Effect, type FaultName } from './kinds'
import { hint, sentBack, signedOut, slow, unharmed, type Outcome, type Situation } from './outcomes'
import type { Stage } from './stage'

const rows = <TRow>(count: number, row: (id: number) => TRow): TRow[] =>
  Array.from({ length: count }, (_, at) => row(at + 1))
const ok = (body: unknown): Effect => ({ status: 200, body: body as Record<string, unknown> })
const good = 'The good row'
const goodRow = ({ reads }: Stage): Locator => reads(good)
/** No list where one should be; and a list with one good row among bad ones. */
const noList = ok({ data: { first: 1 }, meta: 'none', last_page: {} })
const oddRows = (row: object): unknown[] => [
  null,
  'x',
  7,
  { id: {} },
  { constructor: 1, ['__proto__']: { id: 5 } },
  row,
]
const product = {
  id: 1002,
  part_number: 'OK-1',
  description: good,
  selling_price: '12.50',
  tags: 'none',
  min_order_qty: [],
}
const cards = ({ page }: Stage): Locator => page.getByRole('article').first()
const tree = ({ page }: Stage): Locator => page.getByRole('treeitem').first()

type List = {
  readonly situation: Pick<Situation, 'fine'>
  readonly rejected: (stage: Stage) => Outcome
  readonly failed: (stage: Stage, fault: FaultName) => readonly Locator[]
  /** What shows of an answer with bad rows, and of a huge one. */
  readonly odd: (stage: Stage) => Locator
  readonly large: (stage: Stage) => Locator
}
/** What becomes of a list that is read (quality 3: products, category browse, guest catalogue, categories, tags). */
const listOutcome = (stage: Stage, fault: FaultName, list: List): Outcome => {
  if (fault === '401') return list.rejected(stage)
  if (fault === 'hang') return slow(stage)
  if (fault === 'trickle') return unharmed(stage, list.situation)
  if (fault === 'shapes-2') return { sees: [list.odd(stage)], way: 'reload' }
  if (fault === 'huge') return { sees: [list.large(stage)], way: 'reload' }
  return { sees: [...list.failed(stage, fault), stage.button('common.retry')], way: 'retry' }
}

const acme = { code: 'ACME', method: 'GET' } as const
const manyCategories = ok({
  data: rows(5000, (id) => ({ id, category: `C${id}`, parent_id: id % 8 && id - 1 })),
  last_page: 1,
})
const oddCategories = ok({
  data: oddRows({ id: 1, category: good, parent_id: 2 }).concat([{ id: 2, category: 'Its other half', parent_id: 1 }]),
  last_page: 'many',
})

/** The tree beside the catalogue: without it, the products can be used (SIDE-15). */
export const categories: Situation = {
  ...acme,
  isSignedIn: true,
  path: () => '/api/categories/ACME',
  shapes: [noList, oddCategories],
  huge: manyCategories,
  open: async ({ page }) => void (await page.goto('/products')),
  fine: tree,
  outcome: (stage, fault) => {
    const outcome = listOutcome(stage, fault, {
      situation: categories,
      rejected: () => signedOut(stage, 'ACME'),
      failed: () => [stage.says('categories.title')],
      odd: goodRow,
      large: () => stage.reads('C1'),
    })
    return fault === '401' ? outcome : { ...outcome, sees: [...outcome.sees, cards(stage)] }
  },
}

export const guestCategories: Situation = {
  ...categories,
  isSignedIn: false,
  isKnown: true,
  path: () => '/api/browse/ACME/categories',
  open: async ({ page }) => void (await page.goto('/browse/ACME')),
  outcome: (stage, fault) => (fault === '401' ? sentBack(stage, '/login/ACME') : categories.outcome(stage, fault)),
}

export const categoryBrowse: Situation = {
  email: 'buyer@catx.test',
  code: 'CATX',
  isSignedIn: true,
  method: 'GET',
  path: () => '/api/categories/CATX/browse',
  shapes: [
    ok({ currentCategory: 5, childCategories: 'none', products: [] }),
    ok({
      currentCategory: 'x',
      childCategories: oddRows({ id: 9, category: good }),
      products: { data: [null], meta: 1 },
    }),
  ],
  huge: ok({
    childCategories: rows(500, (id) => ({ id, category: `Large ${id}` })),
    products: { data: rows(5000, (id) => ({ id, part_number: `L-${id}` })) },
  }),
  open: async ({ page }) => void (await page.goto('/category')),
  fine: ({ page }) => page.getByRole('main').locator('a[href^="/category/"]').first(),
  outcome: (stage, fault) =>
    listOutcome(stage, fault, {
      situation: categoryBrowse,
      rejected: () => signedOut(stage, 'CATX'),
      failed: () => [stage.says('category.failed'), hint(stage, fault)],
      odd: goodRow,
      large: () => stage.reads('L-48'),
    }),
}

/** The tags are fetched when their list is first opened. */
export const tags: Situation = {
  ...acme,
  isSignedIn: true,
  path: () => '/api/tags',
  shapes: [ok({ data: {} }), ok(oddRows({ id: 3, name: good, colour: 5 }))],
  huge: ok(rows(2000, (id) => ({ id, name: `Tag ${id} of many`, colour: '00aa00' }))),
  open: async (stage) => {
    await stage.page.goto('/products')
    await stage.page.locator('article').first().waitFor()
  },
  act: async ({ button }) => button('tags.filter').click(),
  fine: ({ page }) => page.locator('[role="option"]').first(),
  outcome: (stage, fault) => {
    const outcome = listOutcome(stage, fault, {
      situation: tags,
      rejected: () => signedOut(stage, 'ACME'),
      failed: () => [stage.says('tags.failed')],
      odd: goodRow,
      large: () => stage.reads('Tag 1 of many'),
    })
    return outcome.way === 'reload' ? { ...outcome, way: 'reopen' } : outcome
  },
}

export const products: Situation = {
  ...acme,
  isSignedIn: true,
  path: () => '/api/products/ACME',
  shapes: [noList, ok({ data: oddRows(product), meta: { last_page: 0, total: 'many' } })],
  huge: ok({
    data: rows(5000, (id) => ({ id, part_number: `L-${id}`, description: id === 1 ? 'W'.repeat(10_000) : 'Large' })),
  }),
  open: async ({ page }) => void (await page.goto('/products')),
  fine: cards,
  outcome: (stage, fault) =>
    listOutcome(stage, fault, {
      situation: products,
      rejected: () => signedOut(stage, 'ACME'),
      failed: () => [
        stage.says('products.title'),
        ...stage.both('products.failed', 'productsFailed'),
        hint(stage, fault),
      ],
      odd: goodRow,
      large: () => stage.reads('L-48'),
    }),
}

export const guestProducts: Situation = {
  ...products,
  isSignedIn: false,
  isKnown: true,
  path: () => '/api/browse/ACME/products',
  open: async ({ page }) => void (await page.goto('/browse/ACME')),
  outcome: (stage, fault) =>
    listOutcome(stage, fault, {
      situation: guestProducts,
      rejected: () => sentBack(stage, '/login/ACME'),
      // The server's words, else the sentence of the specification (GUEST-13, GUEST-14).
      failed: () => [isRefused(fault) ? stage.reads(said(fault)) : stage.says('guest.failed')],
      odd: goodRow,
      large: () => stage.reads('L-48'),
    }),
}

/** A missing product is told apart from one that could not be fetched (C-64). */
export const productDetail: Situation = {
  ...acme,
  isSignedIn: true,
  path: () => '/api/products/ACME/details/1002',
  shapes: [noList, ok({ data: [null, { ...product, related_products: 'x', categories_names: 4, cf: {} }] })],
  huge: ok({
    data: [
      {
        ...product,
        description: 'W'.repeat(10_000),
        additional_info: 'x'.repeat(300_000),
        related_products: rows(1000, (id) => ({ id, part_number: `R-${id}`, description: 'Related' })),
      },
    ],
  }),
  open: async ({ page }) => void (await page.goto('/products/1002')),
  fine: ({ button }) => button('product.add'),
  outcome: (stage, fault) => {
    if (fault === '404') return { sees: [stage.says('product.notFound')], way: 'reload' }
    return listOutcome(stage, fault, {
      situation: productDetail,
      rejected: () => signedOut(stage, 'ACME'),
      failed: () => [...stage.both('product.failed', 'productFailed'), hint(stage, fault)],
      odd: goodRow,
      large: () => stage.reads('OK-1'),
    })
  },
}
