import { describe, expect, test } from 'vitest'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import { openProductList, pageOf, type Had } from '../support/product-lists'

type Start = (search?: string, had?: Had, hash?: string) => ReturnType<typeof openProductList>
const pages = (page: ProductPage, last_page: number): ProductPage => ({ ...page, meta: { ...page.meta, last_page } })

/** A part number of an order leads to its product (buyer's day 3). */
export const leading = (start: Start) =>
  describe('ORDER a part number leads to its product', () => {
    const wanted = () => start('?search=cb-120&per_page=48', undefined, '#exact')

    test('just one product has it: it takes the place of the search, and nothing more is asked', async () => {
      const { products, further, moves } = wanted()
      await products.answer(pageOf('CB-1200', 'CB-120'))
      expect(moves()).toEqual(['instead /products/2'])
      expect([products.calls.length, further.calls.length]).toEqual([1, 0])
    })

    test.each([
      ['none has it', pageOf('CB-1200')],
      ['two have it', pageOf('CB-120', 'cb-120')],
      ['two have it on the first of some pages', pages(pageOf('CB-120', 'cb-120'), 3)],
      ['there are more pages than are read', pages(pageOf('CB-120'), 11)],
    ])('%s: the search stays', async (_, page) => {
      const { products, further, moves, now } = wanted()
      await products.answer(page)
      expect([moves(), further.calls.length, now().value]).toEqual([[], 0, { ready: 'plain' }])
    })

    test('further pages are read once, and the search is on the screen meanwhile', async () => {
      const { products, further, moves, parts } = wanted()
      await products.answer(pages(pageOf('CB-120'), 3))
      expect([parts(), moves()]).toEqual([['CB-120'], []])
      expect(further.last().input).toEqual({ code: 'ACME', search: 'cb-120', pages: 2 })
      await further.answer(pageOf('CB-1201').data)
      expect(moves()).toEqual(['instead /products/1'])
    })

    test('another one behind it, or pages that fail: the search stays', async () => {
      for (const end of ['another', 'failure']) {
        const { products, further, moves, now } = wanted()
        await products.answer(pages(pageOf('CB-120'), 2))
        if (end === 'another') await further.answer(pageOf('CB-120').data)
        else await further.fail({ kind: 'unreachable' })
        expect([moves(), now().value]).toEqual([[], { ready: 'plain' }])
      }
    })

    test('another search is a search, and a search without the mark, too; a further page was asked for by hand', async () => {
      const { products, visit, moves } = wanted()
      visit('?search=cb-120')
      await products.answer(pageOf('CB-120'))
      expect(moves()).toEqual([])
      for (const [search, hash] of [
        ['?search=CB-120', undefined],
        ['?search=CB-120&page=2', '#exact'],
        ['', '#exact'],
      ] as const) {
        const other = start(search, undefined, hash)
        await other.products.answer(pageOf('CB-120'))
        expect(other.moves()).toEqual([])
      }
    })
  })
