import type { PageMeta } from '../../api/schemas/shared'

/** The page sizes that can be chosen (spec 9); the first is the default. */
export const pageSizes = [12, 24, 36, 48] as const
export type PageSize = (typeof pageSizes)[number]

/** What a product list shows. In the address: `page`, `per_page`, `search`, `category`, and `tag` once for each tag. */
export type ProductQuery = {
  readonly page: number
  readonly perPage: PageSize
  readonly search: string
  readonly categoryId: string | null
  readonly tagIds: readonly string[]
}

const defaults: ProductQuery = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [] }

/** The query in an address's `?...` part; whatever is missing or makes no sense is the default. Never throws. */
export const readProductQuery = (search: string): ProductQuery => {
  const params = new URLSearchParams(search)
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : defaults.page
  const category = params.get('category')?.trim() ?? ''
  const tags = params.getAll('tag').map((tag) => tag.trim())
  return {
    page,
    perPage: pageSizes.find((size) => String(size) === params.get('per_page')) ?? defaults.perPage,
    // A size that was copied from a name holds together by other spaces (rules/whole-sizes.ts).
    search: params.get('search')?.replaceAll('\u00a0', ' ').trim() ?? '',
    categoryId: category === '' ? null : category,
    tagIds: [...new Set(tags)].filter((tag) => tag !== ''),
  }
}

/** The `?...` part of the address for a query, '' for the default one; defaults are left out, the order is fixed. */
export const writeProductQuery = (query: ProductQuery): string => {
  const params = new URLSearchParams()
  if (query.search !== '') params.set('search', query.search)
  if (query.categoryId !== null) params.set('category', query.categoryId)
  for (const tag of query.tagIds) params.append('tag', tag)
  if (query.perPage !== defaults.perPage) params.set('per_page', String(query.perPage))
  if (query.page !== defaults.page) params.set('page', String(query.page))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** True when two queries ask for the same rows of the same page. */
export const isSameQuery = (one: ProductQuery, other: ProductQuery): boolean =>
  writeProductQuery(one) === writeProductQuery(other)

/** The query after a change; the page returns to 1 when anything but the page is different now (spec 2, C-50). */
export const changed = (query: ProductQuery, patch: Partial<ProductQuery>): ProductQuery => {
  const next = { ...query, ...patch }
  return isSameQuery({ ...next, page: query.page }, query) ? next : { ...next, page: 1 }
}

/** True when something narrows the list: a search, a category or a tag. */
export const hasFilters = ({ search, categoryId, tagIds }: ProductQuery): boolean =>
  search !== '' || categoryId !== null || tagIds.length > 0

/** True when a page was asked for that does not exist, while earlier ones do: an old link, or fewer rows than before. */
export const isPastEnd = (
  query: ProductQuery,
  page: { readonly data: readonly unknown[]; readonly meta: PageMeta },
): boolean => page.data.length === 0 && query.page > page.meta.last_page

/** What the paging controls show: `page` of `last`, rows `from`-`to` of `total` (all 0 without rows). */
export type Pager = {
  readonly page: number
  readonly last: number
  readonly from: number
  readonly to: number
  readonly total: number
}

/** Where the paging controls lead. */
export type PageTurn = 'first' | 'previous' | 'next' | 'last'

const within = (low: number, value: number, high: number): number =>
  Math.min(Math.max(Number.isFinite(value) ? Math.trunc(value) : low, low), high)

const most = Number.MAX_SAFE_INTEGER

/** The pager for the server's meta, made consistent: 1 <= page <= last and 1 <= from <= to <= total, or 0-0 of 0. */
export const pagerOf = (meta: PageMeta): Pager => {
  const last = within(1, meta.last_page, most)
  const page = within(1, meta.current_page, last)
  const total = within(0, Math.max(meta.total, meta.to), most)
  const from = total === 0 ? 0 : within(1, meta.from, total)
  const to = total === 0 ? 0 : within(from, meta.to === 0 && last === 1 ? total : meta.to, total)
  return { page, last, from, to, total }
}

/**
 * The page that a turn leads to. It is counted from the page that is asked for, not from the one on the screen, so that
 * quick presses add up; `last` is the last page that is known of. The page itself where there is no further one.
 */
export const turnedPage = ({ page }: ProductQuery, last: number, turn: PageTurn): number =>
  within(1, { first: 1, previous: page - 1, next: page + 1, last }[turn], last)
