import { createActor, SimulatedClock, type InspectionEvent } from 'xstate'
import type { Product, ProductPage } from '../../src/api/schemas/catalogue'
import type { Answered, Kept } from '../../src/api/schemas/kept'
import { productListMachine } from '../../src/machines/catalogue/product-list.machine'
import { spellingMachine } from '../../src/machines/catalogue/spelling.machine'
import { memory } from '../../src/machines/port'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { question, testApp } from './machine'

/** A page of products with these part numbers, the only one. */
export const pageOf = (...names: string[]): ProductPage => ({
  data: names.map((part_number, at) => ({ id: at + 1, part_number }) as Product),
  meta: { from: 1, to: names.length, total: names.length, last_page: 1, current_page: 1 },
})
/** What stood there before. */
export type Had = (query: ProductQuery) => Kept<ProductPage> | null
type Start = {
  readonly search?: string
  readonly had?: Had
  readonly hash?: string
  readonly inspect?: (event: InspectionEvent) => void
}
/** The product list at an address; every port is answered by hand. */
export const openProductList = ({ search = '', had = () => null, hash, inspect }: Start) => {
  const products = question<Answered<ProductPage>, { code: string; query: ProductQuery }>()
  const spellings = question<ProductPage, { readonly code: string; readonly search: string; readonly page: number }>()
  const further = question<Product[], { code: string; search: string; pages: number }>()
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    productListMachine.provide({
      actors: {
        loadProducts: products.logic,
        products: memory<ProductPage, { code: string; query: ProductQuery }>(({ query }) => had(query)),
        spelling: spellingMachine.provide({ actors: { searchParts: spellings.logic } }),
        furtherParts: further.logic,
      },
    }),
    {
      input: { app: app.app, code: 'ACME', pathname: '/products', search, ...(hash && { hash }) },
      clock,
      ...(inspect && { inspect }),
    },
  ).start()
  const visit = (at: string, pathname = '/products') => app.tell({ type: 'place.changed', pathname, search: at })
  const now = () => actor.getSnapshot()
  const parts = () => now().context.page?.data.map(({ part_number }) => part_number)
  return { actor, app, products, spellings, further, moves: app.moves, clock, visit, now, parts }
}
