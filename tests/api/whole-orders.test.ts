// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createShopApi } from '../../src/api/shop-api'
import { json } from '../support/fake-fetch'
import { calm, failureOf, testHttp } from '../support/http'

const row = { id: 1, sale_no: 'S-1', customer_name: 'Ann', order_date: '2026-03-01', total: 5 }
const asked = (answer: unknown) => {
  const { http } = testHttp(() => json(answer))
  return createShopApi(http).wholeOrders('ACME', 'draft', calm())
}

describe('R31 the list of orders, where it settles whether one is there', () => {
  test('a row that cannot be read is one all the same, the same one each time, and another one when it holds something else', async () => {
    const [first, again, other] = await Promise.all([
      asked({ data: [row, { ...row, id: null }] }),
      asked({ data: [{ ...row, id: null }, row] }),
      asked({ data: [row, { ...row, id: null, sale_no: 'S-2' }, null, 'x'] }),
    ])
    expect(first[0]).toEqual(row)
    expect(first[1]?.id).toContain('S-1')
    expect(again[0]?.id).toBe(first[1]?.id)
    expect(other[1]?.id).not.toBe(first[1]?.id)
    expect(other.map(({ id }) => id)).toHaveLength(new Set(other.map(({ id }) => id)).size)
  })

  test.each([
    ['all of it', { last_page: 1, total: 1 }],
    ['nothing said of pages', null],
    ['pages that cannot be read', 'x'],
  ])('%s: an answer', async (_, meta) => {
    expect(await asked({ data: [row], meta })).toEqual([row])
  })

  test.each([
    ['one page of several', { data: [row], meta: { last_page: 2, total: 1 } }],
    ['fewer than it says', { data: [row], meta: { last_page: 1, total: 2 } }],
    ['no list', { data: { 0: row } }],
    ['nothing', null],
  ])('%s: no answer', async (_, answer) => {
    expect(await failureOf(asked(answer))).toEqual({ kind: 'unreadable' })
  })
})
