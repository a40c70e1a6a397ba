import { categoriesMachine } from '../../../machines/catalogue/categories.machine'
import { categoryBrowseMachine } from '../../../machines/catalogue/category-browse.machine'
import { densityMachine } from '../../../machines/catalogue/density.machine'
import { guestBrowseMachine } from '../../../machines/catalogue/guest-browse.machine'
import { productDetailMachine } from '../../../machines/catalogue/product-detail.machine'
import { productListMachine } from '../../../machines/catalogue/product-list.machine'
import { relatedMachine } from '../../../machines/catalogue/related.machine'
import { tagsMachine } from '../../../machines/catalogue/tags.machine'
import type { AppRef } from '../../../machines/app.types'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { anchor, bolt, fullCart, keptOf, marine, onSale, pageOf, recalled, washer } from './goods'
import { searchSamples } from './search'

const app: AppRef = standIn('app')

/** As this device kept it at nine in the morning. */

const category = (id: number, name: string, parent_id: number | null, children_count: number) => ({
  id,
  category: name,
  parent_id,
  image_url: null,
  products_count: 24,
  children_count,
  path: parent_id === null ? [] : [{ id: parent_id, category: 'Fasteners' }],
})
const fasteners = category(1, 'Fasteners', null, 2)
const bolts = category(2, 'Bolts', 1, 0)
const washers = category(3, 'Washers', 1, 0)
const categories = samplesOf(categoriesMachine, {
  inputs: {
    'the buyer of Acme': { app, source: { audience: 'buyer', code: 'ACME' } },
    'a guest of Bolt': { app, source: { audience: 'guest', code: 'BOLT' }, isShown: true },
  },
  events: {
    'node.toggled': { Fasteners: { id: '1' } },
    'category.revealed': { Bolts: { id: '2' } },
    'search.changed': { 'a word': { text: 'bolt' } },
  },
  ports: {
    loadPage: {
      done: {
        'the first of two pages': { data: [fasteners, bolts], last_page: 2 },
        'the only page': { data: [fasteners, bolts, washers], last_page: 1 },
        'a page of this device': keptOf({ data: [fasteners, bolts, washers], last_page: 1 }),
      },
    },
    loadPages: { done: { 'the second page': [washers], 'an empty page': [] } },
  },
  news: { appNews: ['language.changed', 'network.returned'] },
})

const products = pageOf([bolt, washer, anchor], 3)
const pages = { 'three products': products, 'no product': pageOf([]), 'past the end': pageOf([], 2, 9) }
const search = { patch: { search: 'bolt' } }
const turns = { 'the next page': { to: 'next' }, 'the last page': { to: 'last' } } as const
const appNews = ['place.changed', 'language.changed', 'network.returned'] as const
const placesAt = (pathname: string) => ({
  'a search': { pathname, search: '?search=bolt' },
  'a page that does not exist': { pathname, search: '?page=9' },
  'another screen': { pathname: '/cart', search: '' },
})

const productList = samplesOf(productListMachine, {
  inputs: {
    'the first page': { app, code: 'ACME', pathname: '/products', search: '' },
    'a part number': { app, code: 'ACME', pathname: '/products', search: '?search=FW+M8' },
    'a page that does not exist': { app, code: 'ACME', pathname: '/products', search: '?page=9' },
    'the product of a part number': {
      app,
      code: 'ACME',
      pathname: '/products',
      search: `?search=${bolt.part_number}`,
      hash: '#exact',
    },
  },
  events: {
    'answer.recalled': { 'the page as it was': { had: keptOf(products) } },
    'place.changed': placesAt('/products'),
    'page.turned': turns,
    'query.changed': {
      'a search': search,
      'two tags, 24 a page': { patch: { tagIds: ['1', '2'], perPage: 24 } },
      'a category': { patch: { categoryId: '2' } },
    },
    'spelling.found': { 'the washer': { part: washer.part_number } },
  },
  ports: {
    loadProducts: {
      done: { ...pages, 'three products of this device': keptOf(products), 'one product': pageOf([bolt]) },
    },
    furtherParts: { done: { 'no other one': [washer], 'another one': [bolt] } },
  },
  news: { appNews, products: recalled, seenProducts: recalled, spelling: ['spelling.found'] },
})

const browsed = (page: typeof products) => ({
  currentCategory: fasteners,
  childCategories: [bolts, washers],
  products: page,
})
const categoryBrowse = samplesOf(categoryBrowseMachine, {
  inputs: {
    Fasteners: { app, code: 'ACME', categoryId: '1', pathname: '/category/1', search: '' },
    'all categories': { app, code: 'ACME', categoryId: null, pathname: '/category', search: '' },
  },
  events: {
    'answer.recalled': { 'the category as it was': { had: keptOf(browsed(products)) } },
    'place.changed': placesAt('/category/1'),
    'page.turned': turns,
    'query.changed': {
      'a search': search,
      'a tag': { patch: { tagIds: ['1'] } },
    },
  },
  ports: {
    loadCategory: {
      done: {
        'three products': browsed(pages['three products']),
        'no product': browsed(pages['no product']),
        'past the end': browsed(pages['past the end']),
        'nothing at all': { ...browsed(pages['no product']), childCategories: [] },
        'three products of this device': keptOf(browsed(products)),
      },
    },
  },
  news: { appNews, category: recalled, seenCategory: recalled },
})

const bare = { manufacturer_name: 'Acme Supply', manufacturer_logo_url: null, manufacturer_code: 'ACME' }
// Guests are sent neither price nor stock.
const shown = [bolt, washer, anchor].map((product) => ({ ...product, selling_price: null, available: null }))
const guestBrowse = samplesOf(guestBrowseMachine, {
  inputs: { 'the catalogue of Acme': { app, code: 'ACME', pathname: '/browse/ACME', search: '' } },
  events: {
    'product.chosen': { 'a bolt': { productId: bolt.id } },
    'place.changed': placesAt('/browse/ACME'),
    'page.turned': turns,
    'query.changed': {
      'a search': search,
      'a category': { patch: { categoryId: '2' } },
    },
  },
  ports: {
    loadCatalogue: {
      done: {
        'three products': { ...bare, ...pageOf(shown, 3) },
        'no product': { ...bare, ...pages['no product'] },
        'past the end': { ...bare, ...pages['past the end'] },
      },
    },
  },
  news: { appNews },
})

const bolted = { ...bolt, related_products: [washer], complementary_products: [anchor] }
const productDetail = samplesOf(productDetailMachine, {
  inputs: {
    'a bolt': { app, code: 'ACME', productId: '101', cart: standIn('cart') },
    'a company without a code': { app, code: '', productId: '101', cart: standIn('cart') },
  },
  events: {
    'answer.recalled': { 'the bolt as it was': { had: keptOf(bolted) } },
    'cart.changed': {
      'four in the cart': { lines: fullCart, isSellMinimumOn: false },
      'none in the cart': { lines: [], isSellMinimumOn: true },
    },
    'quantity.entered': {
      six: { text: '6' },
      'more than the maximum': { text: '50' },
      'the maximum': { text: '10' },
      'less than the minimum': { text: '1' },
      'no number': { text: 'many' },
    },
  },
  ports: {
    loadProduct: {
      done: { 'a bolt': bolted, 'an anchor': anchor, nothing: null, 'a bolt of this device': keptOf(bolted) },
    },
  },
  news: {
    product: recalled,
    seenProduct: recalled,
    appNews: ['language.changed', 'network.returned'],
    cartNews: ['cart.changed'],
  },
})

const tags = samplesOf(tagsMachine, {
  inputs: { 'of the buyer': { app } },
  events: {},
  ports: {
    loadTags: { done: { 'two tags': [onSale, marine], none: [], 'two tags of this device': keptOf([onSale, marine]) } },
  },
  news: { appNews: ['language.changed', 'network.returned'] },
})

const density = samplesOf(densityMachine, {
  inputs: { 'a first visit': { density: 'cards' }, 'rows before': { density: 'rows' } },
  events: {},
  ports: {},
  news: {},
})

const read = (...found: readonly (typeof bolt)[]) => ({
  results: found.map((product) => ({ productId: product.id, at: 1_000, product })),
  failed: [],
})
const related = samplesOf(relatedMachine, {
  inputs: {
    'two of them': { app, code: 'ACME', ids: [washer.id, anchor.id], categoryId: null },
    'others of its category': { app, code: 'ACME', ids: [], categoryId: 11 },
  },
  events: { 'products.read': { 'the first': read(washer), both: read(washer, anchor) } },
  ports: {},
  news: { appNews: ['language.changed', 'network.returned'], readProducts: ['products.read', 'reading.ended'] },
})

export const catalogueSamples = [
  related,
  density,
  categories,
  productList,
  ...searchSamples,
  categoryBrowse,
  guestBrowse,
  productDetail,
  tags,
]
