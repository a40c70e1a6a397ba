import type { FirstGood } from '../../api/schemas/catalogue'
import type { Language } from '../../api/schemas/shared'
import { access, codeSegment, matchRoute, segment, type Route, type RouteName, type Visitor } from './access'
import { productName } from './cart'
import { formatPrice } from './money'
import { hasFilters, readProductQuery } from './product-query'
import { pictureUrl } from './safe-url'
import { withWholeSizes } from './whole-sizes'

/** A part of the built code, as the build names it (scripts/chunks.ts). */
export type CodePart = 'frame' | 'shop' | 'goods' | 'kept' | 'ordering' | 'tools' | 'account'
/** What a page needs besides what all pages begin with. */
export type FirstWish = {
  readonly parts: readonly CodePart[]
  /** Whether the words of the door are not enough. */
  readonly isAllWords: boolean
  /** Calls whose answers the first screen waits for: paths below the API's, with their queries. */
  readonly calls: readonly string[]
}

type Page = {
  readonly pathname: string
  readonly search: string
  readonly language: Language
  readonly visitor: Visitor
}

const shopAlone: readonly CodePart[] = ['frame', 'shop']
const shopWith = (...parts: readonly CodePart[]): readonly CodePart[] => [...shopAlone, ...parts]
const tools = shopWith('kept', 'ordering', 'tools')
const partsOf: Readonly<Record<RouteName, readonly CodePart[]>> = {
  root: [],
  code: [],
  login: [],
  register: ['frame', 'account'],
  forgotPassword: ['frame', 'account'],
  publicAboutUs: ['frame', 'account'],
  profile: shopWith('account', 'kept'),
  aboutUs: shopWith('account'),
  dashboard: shopAlone,
  products: shopAlone,
  product: shopWith('goods'),
  category: shopWith('goods'),
  browse: shopWith('goods'),
  cart: shopWith('ordering'),
  checkout: shopWith('ordering'),
  orderSuccess: shopWith('ordering'),
  orders: shopWith('ordering'),
  order: shopWith('ordering'),
  catalogs: shopWith('goods'),
  lists: tools,
  list: tools,
  partNumbers: tools,
  orderLink: tools,
  orderPad: tools,
  desk: tools,
}

/** The route that a page ends at after the redirects of spec 2, with the query that goes along. */
const ending = ({ pathname, search, visitor }: Page): { readonly route: Route | null; readonly search: string } => {
  let place = { pathname, search }
  for (let hop = 0; hop < 4; hop += 1) {
    const decision = access(place.pathname, visitor)
    if (decision.kind === 'allow') return { route: matchRoute(place.pathname), search: place.search }
    place = { pathname: decision.to, search: '' }
  }
  return { route: null, search: '' }
}

/** The company whose login a guest's page ends at, and its code as a segment of the address; `null` at all other pages. */
export const firstLogin = (page: Page): { readonly code: string | null; readonly part: string | null } | null => {
  const { route } = ending(page)
  if (route?.name !== 'login') return null
  const code = route.code?.toUpperCase() ?? null
  const part = code === null ? null : codeSegment(code)
  // What no address can hold in upper case is left to the portal.
  return code !== null && part === null ? null : { code, part }
}

const query = (values: Readonly<Record<string, string | null>>, tagIds: readonly string[] = []): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== null && value !== '') params.set(name, value)
  for (const id of tagIds) params.append('tag_ids[]', id)
  return params.toString()
}

/** The data of the screen itself, for a buyer of a company. */
const dataOf = (route: Route, search: string, code: string): readonly string[] => {
  const { name, productId, orderId } = route
  if (name === 'products') {
    const { page, perPage, search: text, categoryId, tagIds } = readProductQuery(search)
    const first = query({ page: String(page), search: text }, tagIds)
    const rest = query({ per_page: String(perPage), categoryId })
    return [`/products/${code}?${first}&${rest}`]
  }
  const id = segment(productId ?? orderId ?? '')
  if (id === null) return []
  if (name === 'product') return [`/products/${code}/details/${id}`]
  return name === 'order' ? [`/orders/${code}/${id}`] : []
}

/**
 * What a page will ask for, known from its address and from what the device remembers, before any of its code runs: so
 * that code, words and first answers come side by side (speed: one wave of requests). A guess: what is not asked for
 * here is asked for later, and what is wrong here is only asked for in vain.
 */
export const firstWish = (page: Page): FirstWish => {
  const { route, search } = ending(page)
  if (route === null) return { parts: [], isAllWords: false, calls: [] }
  const parts = partsOf[route.name]
  const { visitor, language } = page
  const withLanguage = (call: string) => `${call}${call.includes('?') ? '&' : '?'}lang=${language}`
  const isForBuyer = visitor.kind === 'signedIn' && route.name !== 'browse' && route.name !== 'publicAboutUs'
  const code = segment(isForBuyer ? visitor.code : (route.code?.toUpperCase() ?? ''))
  const calls =
    code === null
      ? []
      : isForBuyer
        ? [`/settings/${code}`, ...dataOf(route, search, code)]
        : [`/public/settings/${code}`]
  return { parts, isAllWords: parts.length > 0, calls: calls.map(withLanguage) }
}

/** A field of whatever it is. */
export const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value) as object, name)
/** How many goods stand in sight on the smallest screen. */
const goodsInSight = 4
/**
 * The pictures that a first screen begins with, from an answer as the server sent it, whatever it holds: those of goods, and
 * at a login those of the company.
 */
export const firstPictures = (answer: unknown, isLogin = false): readonly string[] =>
  [
    ...[fieldOf(answer, 'data')]
      .flat()
      .slice(0, goodsInSight)
      .map((product) => fieldOf(product, 'primary_image')),
    ...(isLogin ? [fieldOf(answer, 'banner_image_url'), fieldOf(answer, 'logo_url')] : []),
  ]
    .map((url) => (typeof url === 'string' ? pictureUrl(url) : null))
    .filter((url) => url !== null)

/**
 * What a buyer's page begins with: goods that nothing narrows, above which stands the same on every such page, or the product of
 * its address; `null` at all other pages.
 */
export const beginning = (page: Page): 'goods' | 'product' | null => {
  const { route, search } = ending(page)
  if (page.visitor.kind !== 'signedIn') return null
  if (route?.name === 'product') return 'product'
  return route?.name === 'products' && !hasFilters(readProductQuery(search)) ? 'goods' : null
}

/** As many as the shortest page holds. */
const mostGoods = 12
const goodOf = (product: unknown): FirstGood | null => {
  const [id, part, description, price, picture] = [
    'id',
    'part_number',
    'description',
    'selling_price',
    'primary_image',
  ].map((name) => fieldOf(product, name))
  const place = typeof id === 'number' || typeof id === 'string' ? segment(String(id)) : null
  if (place === null || typeof part !== 'string' || typeof description !== 'string') return null
  return {
    path: `/products/${place}`,
    part,
    name: withWholeSizes(productName({ description, part_number: part })),
    price: formatPrice(typeof price === 'number' ? price : null),
    picture: typeof picture === 'string' ? pictureUrl(picture) : null,
    isTagged: [fieldOf(product, 'tags') ?? []].flat().length > 0,
  }
}
/** The goods that a first page begins with, from an answer as the server sent it; none where one of them cannot be read. */
export const firstGoods = (answer: unknown): readonly FirstGood[] => {
  const rows = fieldOf(answer, 'data')
  const goods = Array.isArray(rows) ? rows.slice(0, mostGoods).map(goodOf) : []
  return goods.includes(null) ? [] : (goods as readonly FirstGood[])
}
