// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { SessionNews } from '../../src/machines/app.types'
import { sessionMachine } from '../../src/machines/session/session.machine'
import {
  hasOpenOrder,
  isSignedIn,
  selectCart,
  selectFarewell,
  selectSession,
  selectUserName,
  selectVisitor,
} from '../../src/machines/session/session.selectors'
import type { Session, SessionEnd, StoredSession } from '../../src/api/schemas/session'
import type { Visitor } from '../../src/machines/rules/access'
import type { LyingCart } from '../../src/machines/rules/lying-cart'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { collectingParent, question, record } from '../support/machine'
import { sessionAt } from '../support/sessions'

const recorder = record(sessionMachine)
const acme = sessionAt('ACME')
const bolt = sessionAt('BOLT')
const gone: Visitor = { kind: 'guest', lastCode: 'ACME' }

const start = () => {
  const restore = question<StoredSession>()
  const open = question<boolean, { owner: Owner | null }>()
  const cart = question<LyingCart | null, { lastCode: string | null }>()
  const stored: { session: Session; isOtherTenant: boolean }[] = []
  const forgotten: SessionEnd[] = []
  const { parent, told } = collectingParent<SessionNews>({ inspect: recorder.inspect })
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: restore.logic, findOpenOrder: open.logic, findCart: cart.logic },
      actions: {
        storeSession: (_, params) => void stored.push(params),
        forgetSession: (_, { end }) => void forgotten.push(end),
      },
    }),
    { parent },
  ).start()
  return { actor, restore, open, cart, stored, forgotten, told, now: () => actor.getSnapshot() }
}
const startAs = async (found: Partial<StoredSession>) => {
  const started = start()
  await started.restore.answer({ session: null, lastCode: null, ...found })
  started.told.length = 0
  return started
}

describe('restore', () => {
  test('SESSION-01 nobody is known before storage has been read', () => {
    const { now } = start()
    expect(now().value).toBe('restoring')
    expect(selectVisitor(now())).toBeNull()
    expect(isSignedIn(now())).toBe(false)
  })

  test('SESSION-01 a stored session is restored, and said to be restored', async () => {
    const { restore, told, now, stored } = start()
    await restore.answer({ session: acme, lastCode: 'ACME' })
    expect(told).toEqual([{ type: 'session.opened', session: acme, isRestored: true }])
    expect(selectVisitor(now())).toEqual({ kind: 'signedIn', code: 'ACME' })
    expect(selectSession(now())).toEqual(acme)
    expect(stored).toEqual([])
  })

  test('SESSION-02 ROUTE-32 half a session is a guest, who may know the last code', async () => {
    const { restore, told, now } = start()
    await restore.answer({ session: null, lastCode: 'ACME' })
    expect(told).toEqual([{ type: 'visitor.known', visitor: { kind: 'guest', lastCode: 'ACME' } }])
    expect(selectVisitor(now())).toEqual({ kind: 'guest', lastCode: 'ACME' })
  })

  test('SESSION-03 a malformed stored user leads to the error screen, and the session stays undecided', async () => {
    const { restore, told, now } = start()
    const error = new SyntaxError('Unexpected token')
    await restore.fail(error)
    expect(told).toEqual([{ type: 'screen.crashed', error, componentStack: '' }])
    expect(now().value).toBe('unreadable')
    expect(now().status).toBe('done')
    expect(selectVisitor(now())).toBeNull()
  })
})

describe('login', () => {
  test('LOGIN-26 LOGIN-30 a login is stored and its code becomes the last one', async () => {
    const { actor, stored, told, now } = await startAs({})
    actor.send({ type: 'session.started', session: acme })
    expect(stored).toEqual([{ session: acme, isOtherTenant: false }])
    expect(told).toEqual([{ type: 'session.opened', session: acme, isRestored: false }])
    expect(now().context.lastCode).toBe('ACME')
    expect(isSignedIn(now())).toBe(true)
  })

  test.each([
    { last: null, isOtherTenant: false },
    { last: 'ACME', isOtherTenant: false },
    { last: 'BOLT', isOtherTenant: true },
  ])('LOGIN-31 LOGIN-32 C-13 ACME after $last: other tenant is $isOtherTenant', async ({ last, isOtherTenant }) => {
    const { actor, stored } = await startAs({ lastCode: last })
    actor.send({ type: 'session.started', session: acme })
    expect(stored[0]?.isOtherTenant).toBe(isOtherTenant)
  })

  test('LOGIN-31 the code of a session restored or lost is compared too', async () => {
    const { actor, stored } = await startAs({ session: acme, lastCode: 'ACME' })
    actor.send({ type: 'logout.requested' })
    actor.send({ type: 'session.started', session: bolt })
    expect(stored).toEqual([{ session: bolt, isOtherTenant: true }])
  })

  test('HEAD the user is called by name, else by email', async () => {
    const { now } = await startAs({ session: acme })
    expect(selectUserName(now())).toBe('Ann Buyer')
    const nameless = await startAs({ session: { ...acme, user: { ...acme.user, name: '' } } })
    expect(selectUserName(nameless.now())).toBe('buyer@acme.test')
    expect(selectUserName((await startAs({})).now())).toBe('')
  })
})

describe('the end of a session', () => {
  test.each([
    { event: { type: 'logout.requested' }, end: 'loggedOut', farewell: null },
    { event: { type: 'session.rejected', message: 'No.' }, end: 'rejected', farewell: { kind: 'expired' } },
    { event: { type: 'loop.detected' }, end: 'loopDetected', farewell: { kind: 'loopDetected' } },
    {
      event: { type: 'storage.changed', stored: { session: null, lastCode: 'ACME' } },
      end: 'endedElsewhere',
      farewell: null,
    },
  ] as const)('SESSION-04 SESSION-08 ROUTE-33 $event.type ends it as $end', async ({ event, end, farewell }) => {
    const { actor, forgotten, told, now } = await startAs({ session: acme, lastCode: 'ACME' })
    actor.send(event)
    expect(forgotten).toEqual([end])
    expect(told).toEqual([{ type: 'session.closed', visitor: gone, isExpired: end === 'rejected' }])
    expect(now().value).toBe('guest')
    expect(selectSession(now())).toBeNull()
    expect(selectFarewell(now())).toEqual(farewell)
    expect(selectVisitor(now())).toEqual({ kind: 'guest', lastCode: 'ACME' })
  })

  test('R20 a logout that is pressed twice ends one session once', async () => {
    const { actor, forgotten } = await startAs({ session: acme })
    actor.send({ type: 'logout.requested' })
    actor.send({ type: 'logout.requested' })
    expect(forgotten).toEqual(['loggedOut'])
  })

  test('R21 the farewell goes when the reader starts typing, and with the next login', async () => {
    const { actor, now } = await startAs({ session: acme })
    actor.send({ type: 'session.rejected', message: null })
    expect(selectFarewell(now())).toEqual({ kind: 'expired' })
    actor.send({ type: 'farewell.read' })
    expect(selectFarewell(now())).toBeNull()
    actor.send({ type: 'session.started', session: acme })
    actor.send({ type: 'session.rejected', message: null })
    actor.send({ type: 'session.started', session: acme })
    expect(selectFarewell(now())).toBeNull()
  })
})

describe('guests', () => {
  test('C-14 a login refused with 401 clears as every 401 does, and keeps the message of the server', async () => {
    const { actor, forgotten, told, now } = await startAs({})
    actor.send({ type: 'session.rejected', message: 'These credentials do not match.' })
    expect(forgotten).toEqual(['rejected'])
    expect(told).toEqual([{ type: 'session.closed', visitor: { kind: 'guest', lastCode: null }, isExpired: true }])
    expect(selectFarewell(now())).toEqual({ kind: 'refused', message: 'These credentials do not match.' })
    actor.send({ type: 'session.rejected', message: null })
    expect(selectFarewell(now())).toEqual({ kind: 'refused', message: 'These credentials do not match.' })
    actor.send({ type: 'farewell.read' })
    expect(selectFarewell(now())).toBeNull()
  })

  test('R25 a loop of a guest leads to the start without a farewell', async () => {
    const { actor, told, now } = await startAs({})
    actor.send({ type: 'loop.detected' })
    expect(told).toEqual([{ type: 'session.closed', visitor: { kind: 'guest', lastCode: null }, isExpired: false }])
    expect(selectFarewell(now())).toBeNull()
  })
})

describe('another tab', () => {
  test('R23 a login there is a login here; nothing is stored again', async () => {
    const { actor, told, stored, now } = await startAs({})
    actor.send({ type: 'storage.changed', stored: { session: acme, lastCode: 'ACME' } })
    expect(told).toEqual([{ type: 'session.opened', session: acme, isRestored: false }])
    expect(stored).toEqual([])
    expect(now().context.lastCode).toBe('ACME')
  })

  test('R23 a guest hears of a last code without a session', async () => {
    const { actor, told, now } = await startAs({})
    actor.send({ type: 'storage.changed', stored: { session: null, lastCode: 'BOLT' } })
    expect(told).toEqual([])
    expect(selectVisitor(now())).toEqual({ kind: 'guest', lastCode: 'BOLT' })
  })

  test('R23 the same token changes nothing', async () => {
    const { actor, told, now } = await startAs({ session: acme })
    actor.send({ type: 'storage.changed', stored: { session: acme, lastCode: 'ACME' } })
    expect(told).toEqual([])
    expect(isSignedIn(now())).toBe(true)
  })

  test('R23 a login as somebody else closes the former session first, and forgets no key', async () => {
    const { actor, told, forgotten, now } = await startAs({ session: acme, lastCode: 'ACME' })
    actor.send({ type: 'storage.changed', stored: { session: bolt, lastCode: 'BOLT' } })
    expect(told).toEqual([
      { type: 'session.closed', visitor: { kind: 'signedIn', code: 'BOLT' }, isExpired: false },
      { type: 'session.opened', session: bolt, isRestored: false },
    ])
    expect(forgotten).toEqual([])
    expect(now().context).toMatchObject({ session: bolt, lastCode: 'BOLT' })
  })
})

describe('a cart on this device', () => {
  const ofBolt = { code: 'BOLT', lines: 2 }

  test('LOGIN-31 is found for a guest; a login elsewhere empties it and says so, before the shop opens', async () => {
    const { actor, cart, stored, told, now } = await startAs({ lastCode: 'BOLT' })
    expect(cart.last().input).toEqual({ lastCode: 'BOLT' })
    expect(selectCart(now())).toBeNull()
    await cart.answer(ofBolt)
    expect(selectCart(now())).toEqual(ofBolt)
    actor.send({ type: 'session.started', session: acme })
    expect(stored).toEqual([{ session: acme, isOtherTenant: true }])
    expect(told).toEqual([
      { type: 'notice.given', notice: { kind: 'cartEmptied', other: 'BOLT' } },
      { type: 'session.opened', session: acme, isRestored: false },
    ])
    expect([selectSession(now()), now().context.lastCode]).toEqual([acme, 'ACME'])
  })

  test('LOGIN-32 of the same company stays, and nothing is said', async () => {
    const { actor, cart, stored, told } = await startAs({ lastCode: 'BOLT' })
    await cart.answer(ofBolt)
    actor.send({ type: 'session.started', session: bolt })
    expect(stored).toEqual([{ session: bolt, isOtherTenant: false }])
    expect(told.map(({ type }) => type)).toEqual(['session.opened'])
  })

  test('LOGIN-31 is looked for again after a session, and one that cannot be found says nothing', async () => {
    const { actor, cart, now } = await startAs({ lastCode: 'BOLT' })
    await cart.answer(ofBolt)
    actor.send({ type: 'session.started', session: bolt })
    actor.send({ type: 'logout.requested' })
    expect([selectCart(now()), cart.calls.length]).toEqual([null, 2])
    await cart.fail(new Error('unreadable'))
    expect(selectCart(now())).toBeNull()
  })
})

describe('an order without an answer', () => {
  const endings = [
    { type: 'logout.requested' },
    { type: 'session.rejected', message: null },
    { type: 'loop.detected' },
    { type: 'storage.changed', stored: { session: null, lastCode: 'ACME' } },
  ] as const
  test.each(endings)('R32 C-122 is asked for when a session ends, of whoever left, and told: %o', async (ending) => {
    const { actor, open, now } = await startAs({ session: acme, lastCode: 'ACME' })
    actor.send(ending)
    expect(open.last().input).toEqual({ owner: { tenantCode: 'ACME', email: acme.user.email } })
    expect(hasOpenOrder(now())).toBe(false)
    await open.answer(true)
    expect(hasOpenOrder(now())).toBe(true)
    actor.send({ type: 'session.rejected', message: 'No.' })
    expect(open.last().input.owner).not.toBeNull()
    await open.answer(false)
    expect(hasOpenOrder(now())).toBe(false)
  })

  test('R32 C-122 is nobody’s when nobody was signed in, and a failing question says nothing', async () => {
    const { open, now } = await startAs({})
    expect(open.last().input).toEqual({ owner: null })
    await open.fail(new Error('unreadable'))
    expect(hasOpenOrder(now())).toBe(false)
  })
})

test('SESSION every state and every transition of the session is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
