import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { demoPassword } from '../../mocks/db/seeds/people'
import { openWorld, saveWorld, WorldFile } from '../../mocks/world-file'
import { worldOf } from '../../src/flows/report/exported'
import { startRecording } from '../../src/recorder/early'
import type { RecordedCall, Report } from '../../src/recorder/report'
import { visit } from '../support/screen'

const surroundings = { edition: null, language: 'en', place: '/products', screen: { width: 1280, height: 800 } }
const call = (path: string, rest: Partial<RecordedCall>): RecordedCall =>
  Object.assign({ time: 0, method: 'GET', path, status: 200, ms: 5, answer: null }, rest)
const reportOf = (calls: readonly RecordedCall[]): Report =>
  ({
    ...surroundings,
    form: 'tradepost report 1',
    written: '',
    dropped: 0,
    isTorn: false,
    bases: [],
    entries: [],
    calls,
  }) as Report
const faultsOf = (calls: readonly RecordedCall[]) =>
  v.parse(v.object({ faults: v.array(v.object({ fault: v.unknown() })) }), JSON.parse(worldOf(reportOf(calls), {})))
    .faults

test('a report that is saved as a scenario: who logs in on that world sees what its buyer saw', async () => {
  const recording = startRecording(window)
  const before = await visit('/products', {
    signedInAs: 'buyer@acme.test',
    recording,
    faults: [{ path: '/api/products/*', status: 404, body: { message: 'Moved away.' }, times: 'always' }],
  })
  expect(await screen.findByText('Could not load products.')).toBeDefined()
  const report = JSON.parse(await recording.write(surroundings)) as Report
  const file = worldOf(report, saveWorld(before.world))
  before.leave()

  const { world, fill, user, press, calls } = await visit('/login/ACME')
  openWorld(world, v.parse(WorldFile, JSON.parse(file)))
  await fill(/^Email/, 'buyer@acme.test')
  await user.type(await screen.findByLabelText(/^Password/), demoPassword)
  await press('Log in')
  expect(await screen.findByText('Could not load products.')).toBeDefined()
  expect(calls('GET /api/products').map(({ status }) => status)).toEqual([404])
})

test('answers stand for the calls that they answered: page by page, in any language, below the root', () => {
  const rows = [
    call('/shop/api/products/ACME?page=2&per_page=24&lang=fr', { answer: { data: [] } }),
    call('/api/products/ACME?page=1&search=Qbrd&lang=en', { status: 500 }),
    call('/api/orders/ACME?lang=en', { method: 'POST', status: 0 }),
    call('/api/settings/ACME?lang=en', { status: null, ms: null }),
    call('/api/tags?lang=en', {}),
    call('/api/customers/ACME?uxzwc=nogmi%40schv.bjwv&lang=en', { status: 500 }),
  ]
  expect(faultsOf(rows).map(({ fault }) => fault)).toEqual([
    expect.objectContaining({
      path: '/api/products/ACME',
      query: 'page=2&per_page=24',
      status: 200,
      body: { data: [] },
    }),
    expect.objectContaining({ path: '/api/products/ACME', query: 'search=', status: 500 }),
    expect.objectContaining({ method: 'POST', path: '/api/orders/ACME', drop: 'before' }),
    expect.objectContaining({ path: '/api/settings/ACME', hang: true }),
    { id: 5, method: 'GET', path: '/api/customers/ACME', status: 500, times: 1, seed: 1 },
  ])
})
