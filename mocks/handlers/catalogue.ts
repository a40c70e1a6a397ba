import { http } from 'msw'
import type { Language } from '../../src/api/schemas/shared'
import { authorise, empty, json, readQuery, refusal, tenantOf } from '../contract'
import { categoryAnswer, paged, productAnswer, productDetails, productList, tagAnswer } from '../db/catalogue-answers'
import type { World } from '../world'
import { answering } from './answering'

const perPage = 12
const categoriesPerPage = 20
const browseQuery = ['page', 'search', 'tag_ids[]']

const categoryPage = (world: World, code: string, page: number, language: Language) => {
  const catalogue = world.db.catalogue(code)
  const { rows, meta } = paged(catalogue.listed, page, categoriesPerPage)
  return json({
    data: rows.map((category) => categoryAnswer(catalogue, category, code, language)),
    last_page: meta.last_page,
  })
}

const browse = (world: World, request: Request, code: string, place: string | null) => {
  const query = readQuery(request, browseQuery)
  const { language } = query
  const catalogue = world.db.catalogue(authorise(world, request, { code, language }).tenant.code)
  const page = query.page()
  if (place === '500') return empty(500)
  const current = place === null ? null : catalogue.category(Number(place))
  const categoryId = place === null ? undefined : Number(place)
  const filter = { search: query.text('search'), categoryId, tagIds: query.ids('tag_ids[]') }
  // The top holds no products of its own; a search or a tag asked for there looks through all of them.
  const isNarrowed = place !== null || filter.search !== undefined || filter.tagIds.length > 0
  const found = isNarrowed ? catalogue.find(filter, language) : []
  const below = place !== null && current === null ? [] : catalogue.childrenOf(current?.id ?? null)
  return json({
    currentCategory: current && categoryAnswer(catalogue, current, code, language),
    childCategories: below.map((child) => categoryAnswer(catalogue, child, code, language)),
    products: productList(catalogue, paged(found, page, perPage), code, language),
  })
}

export const catalogueHandlers = (world: World) => [
  http.get(
    '*/api/browse/:code/categories',
    answering(({ request, params }) => {
      const query = readQuery(request, ['page'])
      const tenant = tenantOf(world, params['code'] ?? '', query.language)
      if (tenant.settings === null) throw refusal(500, query.language, 'brokenServer')
      return categoryPage(world, tenant.code, query.page(), query.language)
    }),
  ),
  http.get(
    '*/api/categories/:code',
    answering(({ request, params }) => {
      const query = readQuery(request, ['page'])
      const { tenant } = authorise(world, request, { code: params['code'] ?? '', language: query.language })
      return categoryPage(world, tenant.code, query.page(), query.language)
    }),
  ),
  http.get(
    '*/api/categories/:code/browse',
    answering(({ request, params }) => browse(world, request, params['code'] ?? '', null)),
  ),
  http.get(
    '*/api/categories/:code/browse/:id',
    answering(({ request, params }) => browse(world, request, params['code'] ?? '', params['id'] ?? '')),
  ),
  http.get(
    '*/api/tags',
    answering(({ request }) => {
      const { language } = readQuery(request)
      const { tenant } = authorise(world, request, { code: null, language })
      return json(world.db.catalogue(tenant.code).tags.map((tag) => tagAnswer(tag, language)))
    }),
  ),
  http.get(
    '*/api/products/:code',
    answering(({ request, params }) => {
      const query = readQuery(request, ['page', 'per_page', 'search', 'categoryId', 'tag_ids[]'])
      const { tenant } = authorise(world, request, { code: params['code'] ?? '', language: query.language })
      const catalogue = world.db.catalogue(tenant.code)
      const filter = {
        search: query.text('search'),
        categoryId: query.id('categoryId'),
        tagIds: query.ids('tag_ids[]'),
      }
      const page = paged(catalogue.find(filter, query.language), query.page(), query.whole('per_page', 1, 100, perPage))
      return json(productList(catalogue, page, tenant.code, query.language))
    }),
  ),
  http.get(
    '*/api/products/:code/details/:id',
    answering(({ request, params }) => {
      const { language } = readQuery(request)
      const { tenant } = authorise(world, request, { code: params['code'] ?? '', language })
      if (params['id'] === '500') return empty(500)
      const catalogue = world.db.catalogue(tenant.code)
      const product = catalogue.product(Number(params['id']))
      if (product === null) return json({ data: [] })
      const another = catalogue.products.find(({ id }) => id !== product.id)
      return json({
        data: [
          productDetails(catalogue, product, tenant.code, language),
          ...(another === undefined ? [] : [productAnswer(catalogue, another, tenant.code, language)]),
        ],
      })
    }),
  ),
  http.get(
    '*/api/browse/:code/products',
    answering(({ request, params }) => {
      const query = readQuery(request, ['page', 'search', 'categoryId'])
      if (params['code'] === 'NOMSG') return empty(500)
      const tenant = tenantOf(world, params['code'] ?? '', query.language)
      if (tenant.settings === null) throw refusal(500, query.language, 'brokenServer')
      const catalogue = world.db.catalogue(tenant.code)
      const filter = { search: query.text('search'), categoryId: query.id('categoryId') }
      const page = paged(catalogue.find(filter, query.language), query.page(), perPage)
      return json({
        manufacturer_name: tenant.name,
        manufacturer_logo_url: tenant.logo,
        manufacturer_code: tenant.code,
        ...productList(catalogue, page, tenant.code, query.language),
      })
    }),
  ),
]
