// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createShopApi } from '../../src/api/shop-api'
import type { Id } from '../../src/api/schemas/shared'
import { json } from '../support/fake-fetch'
import { calm, testHttp } from '../support/http'

const filter = { page: 1, perPage: 48, search: '', categoryId: null, tagIds: [] }
const withRows = (ids: readonly Id[]) => {
  const data = ids.map((id, at) => ({ id, part_number: `P-${at}`, name: `T-${at}` }))
  return createShopApi(testHttp(({ url }) => json(url.pathname.endsWith('/tags') ? data : { data })).http)
}

describe('R38 rows of a server that says too much', () => {
  test('a product or a tag that is sent twice, as a number and as a text, is there once: the first', async () => {
    const api = withRows([1, 2, '1', 3])
    const { data } = await api.products('ACME', filter, calm())
    expect(data.map(({ part_number }) => part_number)).toEqual(['P-0', 'P-1', 'P-3'])
    expect((await api.tags(calm())).map(({ name }) => name)).toEqual(['T-0', 'T-1', 'T-3'])
  })

  test('of more than the largest page the rest is not drawn', async () => {
    const api = withRows(Array.from({ length: 60 }, (_, at) => at))
    expect((await api.products('ACME', filter, calm())).data).toHaveLength(48)
  })
})
