// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createFaults, type FaultInput } from '../../mocks/faults'
import { answeredBefore, answerFault, emptyFault, faultWish } from '../../mocks/panel/fault-fields'
import { faultText } from '../../mocks/panel/fault-text'
import { freshMock } from './client'

const tags = new URL('http://localhost/api/tags')
/** What happens to so many calls: the status that is forced, `null` where nothing is. */
const course = (faults: ReturnType<typeof createFaults>, count: number) =>
  Array.from({ length: count }, () => faults.take('GET', tags)?.fault.status ?? null)
const of = (...all: readonly FaultInput[]) => {
  const faults = createFaults()
  all.forEach(faults.add)
  return faults
}

describe('QA: faults in turn', () => {
  test('some calls go by first', () => {
    expect(course(of({ path: '/api/*', status: 500, skip: 2, times: 2 }), 6)).toEqual([
      null,
      null,
      500,
      500,
      null,
      null,
    ])
  })

  test('statuses one after the other, then as ever; at 2xx the server answers', () => {
    expect(course(of({ path: '/api/*', sequence: [200, 200, 503, 429] }), 6)).toEqual([
      null,
      null,
      503,
      429,
      null,
      null,
    ])
  })

  test('a sequence begins anew as often as it is asked to, after what it skips', () => {
    expect(course(of({ path: '/api/*', sequence: [503, 200], skip: 1, times: 2 }), 7)).toEqual([
      null,
      503,
      null,
      503,
      null,
      null,
      null,
    ])
    expect(course(of({ path: '/api/*', sequence: [503, 200], times: 'always' }), 5)).toEqual([
      503,
      null,
      503,
      null,
      503,
    ])
  })

  test('what goes by may be hit by the next fault', () => {
    const faults = of({ path: '/api/*', status: 500, skip: 1 }, { path: '/api/tags', status: 404, times: 'always' })
    expect(course(faults, 4)).toEqual([404, 500, 404, 404])
  })

  test('a saved world goes on where it stood', () => {
    const faults = of({ path: '/api/*', sequence: [200, 503, 429] })
    expect(course(faults, 1)).toEqual([null])
    expect(course(createFaults(faults.saved()), 3)).toEqual([503, 429, null])
  })

  test('headers are those of the answer, forced or not', async () => {
    const { fetch: ask, send } = await freshMock('buyer@acme.test')
    await send('POST', '/__mock/faults', { path: '/api/*', status: 429, headers: { 'Retry-After': '7' } })
    await send('POST', '/__mock/faults', { path: '/api/*', headers: { 'X-Request': 'a1' }, times: 'always' })
    const first = await ask('/api/tags?lang=en')
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7'])
    const second = await ask('/api/tags?lang=en')
    expect([second.status, second.headers.get('x-request')]).toEqual([401, 'a1'])
  })

  test.each([
    { path: '/api/*', skip: 1 },
    { path: '/api/*', status: 500, skip: -1 },
    { path: '/api/*', status: 500, sequence: [500] },
    { path: '/api/*', sequence: [] },
    { path: '/api/*', sequence: [99] },
    { path: '/api/*', headers: { 'Content-Length': '3' } },
    { path: '/api/*', headers: { 'a b': 'x' } },
    { path: '/api/*', headers: { a: 'x\r\ny: z' } },
  ])('%j is refused with the reason', async (fault) => {
    const { send } = await freshMock()
    const { status, body } = await send('POST', '/__mock/faults', fault)
    expect([status, body.message]).toEqual([400, expect.stringMatching(/\S/)])
  })
})

describe('QA: the form of a fault', () => {
  const filled = (patch: object) => faultWish({ ...emptyFault, path: '/api/*', ...patch })

  test('statuses in turn, calls that go by, headers a line each', () => {
    expect(filled({ sequence: '200, 200 503', skip: '2', headers: 'Retry-After: 5\n\n X-A:b:c ' })).toEqual({
      path: '/api/*',
      skip: 2,
      times: 1,
      sequence: [200, 200, 503],
      headers: { 'Retry-After': '5', 'X-A': 'b:c' },
    })
    expect(() => filled({ headers: 'Retry-After 5' })).toThrow('“Retry-After 5” is not “Name: value”.')
  })

  const call = { time: '', method: 'GET', path: '/api/tags', headers: {}, body: null, id: 1, fault: null }
  test('an answer to be edited is that of the very call', () => {
    const query = { lang: 'en', 'tag_ids[]': ['1', '2'] }
    const fields = answerFault({ ...call, query, status: 200, answer: '{"data":[]}' })
    const wish = faultWish(fields) as FaultInput
    expect(of(wish).list()[0]).toMatchObject({
      method: 'GET',
      path: '/api/tags',
      status: 200,
      body: { data: [] },
      times: 1,
    })
    const hit = (search: string) => of(wish).take('GET', new URL(`http://localhost/api/tags?${search}`)) !== null
    expect([hit('lang=en&tag_ids[]=1&tag_ids[]=2'), hit('lang=fr&tag_ids[]=1')]).toEqual([true, false])
  })

  test('an answer that was written for always makes room for the one that is written after it, others stay', () => {
    const fields = { ...answerFault({ ...call, query: {}, status: 200, answer: '{"data":[]}' }), isAlways: true }
    const wish = faultWish(fields)
    const faults = of(
      wish as FaultInput,
      { ...(wish as FaultInput), times: 1 },
      { path: '/api/tags', delay: 9, times: 'always' },
      { path: '/api/*', status: 503, times: 'always' },
    )
    expect(fields.isAnswer).toBe(true)
    expect(answeredBefore(faults.list(), wish).map(({ id }) => id)).toEqual([1])
  })

  test('a status without a body has none, whatever else is asked for', async () => {
    const { send, get } = await freshMock('buyer@acme.test')
    for (const more of [{ body: { a: 1 } }, { body: 'text' }, { pad: 10 }, { truncate: 3 }, { trickle: 1 }])
      for (const status of [204, 205, 304]) {
        await send('POST', '/__mock/faults', { method: 'GET', path: '/api/tags', status, ...more })
        expect((await get('/api/tags?lang=en')).status, JSON.stringify(more)).toBe(status)
      }
  })

  test('a sequence may be typed as it is told', () => {
    expect(filled({ sequence: '200, 200, 503, then normal' })['sequence']).toEqual([200, 200, 503])
  })

  test('a fault of reads says that they are asked for again, where that hides it', () => {
    const noteOf = (fault: FaultInput) => faultText(of(fault).list()[0]!).note
    const [said, path] = [expect.stringContaining('twice again'), '/api/*']
    expect(noteOf({ path, status: 503 })).toEqual(said)
    expect(noteOf({ path, drop: 'before', method: 'GET' })).toEqual(said)
    expect(noteOf({ path, sequence: [200, 503], times: 'always' })).toEqual(said)
    expect(noteOf({ path, status: 503, method: 'POST' })).toBeNull()
    expect(noteOf({ path, status: 404 })).toBeNull()
    expect(noteOf({ path, status: 503, times: 'always' })).toBeNull()
  })

  test('and says what it does in words', () => {
    const said = (fault: FaultInput) => faultText(of(fault).list()[0]!).happens
    expect(said({ path: '/x', sequence: [200, 503], skip: 1 })).toBe('200, 503 in turn, not the first call, once')
    expect(said({ path: '/x', headers: { 'Retry-After': '5' }, skip: 3, times: 'always' })).toBe(
      'with Retry-After, not the first 3 calls, always',
    )
  })
})
