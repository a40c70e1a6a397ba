import { buyerMark } from '../../src/machines/rules/digest'

/** What this device keeps of an order of ACME that has no answer, as it is stored. */
export const lostAttempt = (email: string, key = 'k-1') => ({
  tenantCode: 'ACME',
  buyer: buyerMark(email),
  key,
  fingerprint: 'f',
  body: '{}',
  ordered: [],
  total: '$120.00',
  sentAt: '2026-03-01T10:00:00.000Z',
  day: '2026-03-01',
  known: null,
  state: 'lost',
  tries: 1,
  settled: null,
})
