// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { type Body, freshMock, type Row } from './client'

const pagesOf = async (path: string, email?: string): Promise<readonly (readonly Row[])[]> => {
  const { get } = await freshMock(email)
  const first = (await get(`${path}?lang=en&page=1`)).body
  const pages = [first.data ?? []]
  for (let page = 2; page <= Number(first['last_page']); page += 1) {
    pages.push((await get(`${path}?lang=en&page=${page}`)).body.data ?? [])
  }
  return pages
}

describe('the category list', () => {
  test('MOCK-07 ACME has three pages, alike for guests and buyers, with every oddity', async () => {
    const pages = await pagesOf('/api/categories/ACME', 'buyer@acme.test')
    expect(await pagesOf('/api/browse/ACME/categories')).toEqual(pages)
    expect(pages.map((page) => page.length)).toEqual([20, 20, 20])
    const idsOn = (page: number) => (pages[page] ?? []).map(({ id }) => id)
    expect(idsOn(0).filter((id) => idsOn(1).includes(id))).toHaveLength(1)
    const all = new Map(pages.flat().map((row) => [row['id'], row]))
    expect(pages[0]?.some(({ parent_id }) => idsOn(2).includes(parent_id))).toBe(true)
    expect([...all.values()].filter(({ parent_id }) => parent_id !== null && !all.has(parent_id))).toHaveLength(1)
    expect(Math.max(...[...all.values()].map(({ category }) => String(category).length))).toBeGreaterThan(80)
    const hex = [...all.values()].find(({ category }) => category === 'Hex bolts')
    expect(hex?.['path']).toMatchObject([{ category: 'Fasteners' }, { category: 'Bolts' }])
  })

  test('MOCK-07 one page for BOLT, none for EMPT, 404 for an unknown company', async () => {
    const { get } = await freshMock()
    expect((await get('/api/browse/BOLT/categories?lang=en')).body).toMatchObject({ last_page: 1 })
    expect((await get('/api/browse/EMPT/categories?lang=en')).body).toEqual({ data: [], last_page: 1 })
    expect((await get('/api/browse/NOPE/categories?lang=en')).status).toBe(404)
    expect((await get('/api/browse/FAIL/categories?lang=en')).status).toBe(500)
  })
})

describe('category browse', () => {
  type Browse = Body & {
    readonly currentCategory: Row | null
    readonly childCategories: readonly Row[]
    readonly products: { readonly data: readonly Row[]; readonly meta: Row }
  }
  const catx = async () => {
    const { get } = await freshMock('buyer@catx.test')
    const browse = async (place: string, query = '') =>
      (await get<Browse>(`/api/categories/CATX/browse${place}?lang=en${query}`)).body
    const top = await browse('')
    const idOf = (name: string) => top.childCategories.find(({ category }) => category === name)?.['id']
    return { get, browse, top, idOf }
  }

  test('MOCK-08 the top: no current category and five children', async () => {
    const { top } = await catx()
    expect(top.currentCategory).toBeNull()
    expect(top.childCategories).toHaveLength(5)
    expect(top.childCategories.filter(({ image_url }) => image_url === null)).toHaveLength(1)
  })

  test('MOCK-08 one with both, one with products only, one with children only, one with neither', async () => {
    const { browse, idOf } = await catx()
    const both = await browse(`/${idOf('Fasteners')}`)
    expect(both.childCategories.length).toBeGreaterThan(0)
    expect(both.products.data).toHaveLength(12)
    expect(both.products.meta).toEqual({ from: 1, to: 12, total: 30, last_page: 3, current_page: 1 })
    expect((await browse(`/${idOf('Fasteners')}`, '&page=3')).products.data).toHaveLength(6)
    const drills = await browse(`/${idOf('Drills')}`)
    expect([drills.childCategories.length, drills.products.meta['total']]).toEqual([0, 3])
    const surplus = await browse(`/${idOf('Surplus')}`)
    expect(surplus.currentCategory).toMatchObject({ products_count: 0, children_count: 0 })
    expect([surplus.childCategories, surplus.products.data]).toEqual([[], []])
  })

  test('MOCK-08 the path names the ancestors; products can sit three levels down', async () => {
    const { browse, idOf } = await catx()
    const power = await browse(`/${idOf('Power distribution')}`)
    expect(power.childCategories.length).toBeGreaterThan(0)
    expect(power.products.data).toEqual([])
    const protection = await browse(`/${power.childCategories[0]?.['id']}`)
    const third = await browse(`/${protection.childCategories[0]?.['id']}`)
    expect(third.currentCategory?.['path']).toMatchObject([
      { category: 'Power distribution' },
      { category: 'Protection' },
    ])
    const wear = await browse(`/${idOf('Protective wear')}`)
    const head = await browse(`/${wear.childCategories[0]?.['id']}`)
    const hats = await browse(`/${head.childCategories[0]?.['id']}`)
    expect(hats.products.data.map(({ description }) => description)).toEqual(['Hard hat 52-58 cm', 'Hard hat 58-64 cm'])
  })

  test('MOCK-08 search and tags narrow the products, never the children', async () => {
    const { browse, idOf } = await catx()
    const place = `/${idOf('Fasteners')}`
    const whole = await browse(place)
    const searched = await browse(place, '&search=washer&tag_ids[]=1&tag_ids[]=2')
    expect(searched.childCategories).toEqual(whole.childCategories)
    expect(Number(searched.products.meta['total'])).toBeLessThan(30)
  })

  test('MOCK-08 the id 500 answers 500', async () => {
    const { get } = await catx()
    expect(await get('/api/categories/CATX/browse/500?lang=en')).toMatchObject({ status: 500, text: '' })
  })
})
