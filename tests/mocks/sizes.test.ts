// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { freshMock } from './client'

type Rows = { readonly rows: readonly { readonly tenant: string; readonly id: number }[]; readonly total: number }

/** The ids of ACME in a table, as the test bench lists them. */
const idsOf = async (mock: Awaited<ReturnType<typeof freshMock>>, table: string): Promise<number[]> => {
  const ids: number[] = []
  for (let page = 1, left = true; left; page += 1) {
    const { rows } = (await mock.get<Rows>(`/__mock/tables/${table}?page=${page}`)).body
    ids.push(...rows.filter(({ tenant }) => tenant === 'ACME').map(({ id }) => id))
    left = rows.length > 0
  }
  return ids
}

describe('QA: sizes of a world', () => {
  it.each([
    ['thousand-products', 'products', 1200],
    ['thousand-products', 'products', 300],
    ['five-thousand-categories', 'categories', 5200],
    ['five-thousand-categories', 'categories', 200],
    ['two-thousand-tags', 'tags', 2200],
    ['two-thousand-tags', 'tags', 150],
  ])(
    'a scenario that is large already (%s) begins with as many %s as asked for (%d), no row twice that was not',
    async (name, table, size) => {
      const mock = await freshMock()
      // One category of the demo is listed twice on purpose.
      const before = await idsOf(mock, table)
      const { status } = await mock.send('POST', '/__mock/scenarios', { name, sizes: { [table]: size } })
      expect(status).toBe(200)
      const ids = await idsOf(mock, table)
      expect(ids).toHaveLength(size)
      expect(ids.length - new Set(ids).size).toBe(before.length - new Set(before).size)
    },
  )

  it.each([
    ['categories', 5],
    ['tags', 0],
  ])('fewer %s than the demo has of its own are refused, and nothing has changed', async (table, size) => {
    const mock = await freshMock()
    const before = await idsOf(mock, table)
    const { status, body } = await mock.send('POST', '/__mock/scenarios', { name: 'demo', sizes: { [table]: size } })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/of its own/)])
    expect(await idsOf(mock, table)).toEqual(before)
  })
})
