import type { APIRequestContext } from '@playwright/test'
import type { FaultInput } from '../../mocks/faults'
import { foreignHosts } from './storm-test'

const html = { body: '<!doctype html><title>x</title><h1>Welcome to the hotel</h1>', type: 'text/html' } as const
type Chance = Omit<FaultInput, 'path' | 'times' | 'seed'> & { readonly probability: number }

/** The weather: what happens to calls, and how often. A 401 is rare, because it ends the session; so is an endless wait. */
const weather: readonly Chance[] = [
  { drop: 'before', probability: 0.04 },
  { drop: 'after', probability: 0.03 },
  { status: 500, probability: 0.05 },
  { status: 503, ...html, probability: 0.03 },
  { status: 200, ...html, probability: 0.03 },
  { status: 200, probability: 0.03 },
  { status: 200, body: ['wrong', null, { data: 5 }], probability: 0.03 },
  { status: 200, body: { data: { first: 1 }, meta: 'none', message: {} }, probability: 0.03 },
  { truncate: 40, probability: 0.03 },
  { trickle: 300, probability: 0.04 },
  { delay: 300, jitter: 900, probability: 0.12 },
  { status: 422, body: { message: 'No.', errors: { email: ['Not this one.'] } }, probability: 0.02 },
  { status: 429, body: { message: 'Too many.' }, probability: 0.03 },
  { status: 403, body: { message: 'Not you.' }, probability: 0.01 },
  { status: 404, body: { message: 'Not here.' }, probability: 0.01 },
  { status: 401, body: { message: 'The session is over.' }, probability: 0.004 },
  { hang: true, probability: 0.004 },
]

/** Lets the weather begin anew, as a seed has it. A third company has its About Us on another host. */
export const beginWeather = async (request: APIRequestContext, seed: number): Promise<void> => {
  await request.delete('/__mock/faults')
  const set = (data: FaultInput) => request.post('/__mock/faults', { data })
  for (const [at, chance] of weather.entries())
    await set({ ...chance, path: '/api/*', times: 'always', seed: seed * 100 + at })
  const about = JSON.stringify({ en: `${foreignHosts.documents}/about.html` })
  await set({
    method: 'GET',
    path: '/api/settings/CATX',
    status: 200,
    body: { default_page: 'catalogs', b2b_about_us_private: about },
    times: 'always',
  })
}

type Logged = {
  readonly id: number
  readonly method: string
  readonly path: string
  readonly fault: number | null
  readonly headers: object
}
export type Tally = { calls: number; faulty: number; last: number; readonly keys: Set<string> }

/** Counts what the mock has logged since the last time. */
export const tallied = async (request: APIRequestContext, tally: Tally): Promise<void> => {
  const log = (await (await request.get('/__mock/log')).json()) as readonly Logged[]
  // By its number, for a log that is emptied after it was read loses what came in between.
  const news = log.filter(({ id }) => id > tally.last)
  tally.last = Math.max(tally.last, ...news.map(({ id }) => id))
  for (const { method, path, fault, headers } of news) {
    if (!path.startsWith('/api/')) continue
    tally.calls += 1
    if (fault !== null) tally.faulty += 1
    const key = (headers as Record<string, string>)['idempotency-key']
    if (method === 'POST' && path.startsWith('/api/orders/') && key !== undefined) tally.keys.add(key)
  }
}

export const ordersOn = async (request: APIRequestContext): Promise<number> =>
  ((await (await request.get('/__mock/tables/orders')).json()) as { total: number }).total
