// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { accentColours, type AccentColours } from '../../src/machines/rules/accent'
import { withAccent, type KeptAccents } from '../../src/machines/rules/accents-kept'
import { accentMachine } from '../../src/machines/tenant/accent.machine'
import type { TenantNews } from '../../src/machines/tenant/tenant.types'
import { publisher, question, record } from '../support/machine'

const recorder = record(accentMachine)
const orange = accentColours('#c6521a')
const blue = accentColours('#2f6fc4')
const looksOf = (code: string, logo: string | null, ...styles: readonly unknown[]): TenantNews => ({
  type: 'storefront.settled',
  code,
  addresses: null,
  looks: { logo, styles },
})

/** What the device keeps of the orange Acme. */
const acmeWith = (titles: readonly string[] | null): KeptAccents =>
  withAccent({}, { code: 'ACME', logo: '/a.svg', titles }, orange)

const start = (kept: KeptAccents = {}) => {
  const source = publisher<TenantNews>()
  const work = question<AccentColours | null, { logo: string | null; titles: readonly string[] }>()
  const shown: (AccentColours | null)[] = []
  const stored: KeptAccents[] = []
  const actor = createActor(
    accentMachine.provide({
      actors: { workOut: work.logic },
      actions: {
        showColours: (_, { colours }) => void shown.push(colours),
        storeAccents: (_, params) => void stored.push(params.kept),
      },
    }),
    { inspect: recorder.inspect, input: { tenant: source.ref, kept } },
  ).start()
  return { actor, work, shown, stored, tell: source.tell, now: () => actor.getSnapshot() }
}

test('a tenant that was never seen: its colours are worked out, shown and kept', async () => {
  const { tell, work, shown, stored, now } = start()
  tell({ type: 'code.offered', code: 'ACME' })
  expect(work.calls).toHaveLength(0)
  tell(looksOf('ACME', '/a.svg', { color: '#ffd9a0' }))
  expect(work.last().input).toEqual({ logo: '/a.svg', titles: ['#ffd9a0'] })
  await work.answer(orange)
  expect([shown, stored]).toEqual([[orange], [acmeWith(['#ffd9a0'])]])
  expect(now().value).toBe('resting')
})

test('a tenant that was seen before is shown at once, also to a buyer who logs in', () => {
  const { actor, tell, work, shown } = start(acmeWith([]))
  tell(looksOf('ACME', '/a.svg'))
  actor.send({ type: 'buyer.entered', code: 'ACME', logo: '/a.svg' })
  expect([work.calls, shown]).toEqual([[], [orange, orange]])
})

test('a tenant without any colour has those of the portal, and is not asked again', async () => {
  const { tell, work, shown } = start()
  tell(looksOf('ZETA', null))
  await work.answer(null)
  tell(looksOf('ZETA', null))
  expect([work.calls.length, shown]).toEqual([1, [null, null]])
})

test('a logo that may not be read leaves the colours of the portal, and is asked for at the next visit', async () => {
  const { tell, work, shown, stored } = start()
  tell(looksOf('ACME', 'https://elsewhere.test/a.png'))
  await work.fail(new Error('The source image cannot be decoded.'))
  expect([shown, stored]).toEqual([[null], []])
  tell(looksOf('ACME', 'https://elsewhere.test/a.png'))
  expect(work.calls).toHaveLength(2)
})

test('looks that could not be fetched are as they were; of a tenant never seen, those of the portal', () => {
  const { tell, shown } = start(acmeWith(null))
  tell({ type: 'storefront.settled', code: 'ACME', addresses: null, looks: null })
  tell({ type: 'storefront.settled', code: 'BOLT', addresses: null, looks: null })
  expect(shown).toEqual([orange, null])
})

test("inside, the looks of another tenant's address change nothing; outside they do", async () => {
  const { actor, tell, work, shown } = start()
  actor.send({ type: 'buyer.entered', code: 'ACME', logo: '/a.svg' })
  expect(work.last().input).toEqual({ logo: '/a.svg', titles: [] })
  await work.answer(orange)
  tell(looksOf('BOLT', null, 'color: #2f6fc4'))
  expect([work.calls.length, shown]).toEqual([1, [orange]])
  actor.send({ type: 'buyer.left' })
  tell(looksOf('BOLT', null, 'color: #2f6fc4'))
  await work.answer(blue)
  expect(shown).toEqual([orange, blue])
})

test('the last tenant counts, whichever logo is read first', async () => {
  const { tell, work, shown, stored } = start()
  tell(looksOf('ACME', '/a.svg'))
  tell(looksOf('BOLT', '/b.svg'))
  const [acme] = work.calls
  expect(acme?.signal.aborted).toBe(true)
  acme?.resolve(orange)
  await work.answer(blue)
  expect([shown, Object.keys(stored[0] ?? {})]).toEqual([[blue], ['BOLT']])
})

test('ACCENT every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
