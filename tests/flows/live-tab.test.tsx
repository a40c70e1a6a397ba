import { screen, waitFor, within } from '@testing-library/react'
import { createActor, fromPromise } from 'xstate'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { StoredSession } from '../../src/api/schemas/session'
import { LiveTab } from '../../src/flows/live/live-tab'
import { createTap } from '../../src/flows/live/tap'
import type { FlowsTab } from '../../src/flows/page/tab'
import { toastsMachine } from '../../src/machines/shell/toasts.machine'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { sessionAt } from '../support/sessions'
import { closePage, openPage } from './open-page'

const tabs: readonly [FlowsTab, ...FlowsTab[]] = [{ id: 'live', title: 'Live', drawsOther: true, Body: LiveTab }]
const open = (address: string) => openPage(tabs, address)

let opened = 0
/** A portal in a tab, with a session and a list of toasts. */
const portal = (tab: string, since = 0) => {
  opened += 1
  const page = `page ${opened}`
  const tap = createTap(
    { page, tab, since },
    () => 'Products',
    () => performance.now(),
  )
  onTestFinished(() => {
    tap.leave()
    tap.close()
  })
  const { inspect } = tap
  const session = createActor(
    sessionMachine.provide({
      actors: { restoreSession: fromPromise<StoredSession, void>(async () => ({ session: null, lastCode: null })) },
      actions: {
        announceVisitor: () => undefined,
        announceOpening: () => undefined,
        storeSession: () => undefined,
      },
    }),
    { inspect },
  ).start()
  const toasts = createActor(toastsMachine, { inspect }).start()
  return { tap, session, toasts }
}
const actors = () => within(screen.getByRole('navigation', { name: 'Running actors' }))
const log = () => within(screen.getByRole('region', { name: 'What happened' }))
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('flows: the live view', () => {
  test('opens a portal beside itself when none runs, until the reader closes it', async () => {
    const user = await open('#//live')
    expect(await screen.findByText('No portal is running: one opens beside this view...')).toBeTruthy()
    expect((await screen.findByTitle('The portal')).getAttribute('src')).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Close the portal' }))
    const link = screen.getByRole('link', { name: 'Open the portal' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/', '_blank'])
    expect(screen.queryByTitle('The portal')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open it beside this view' }))
    expect(screen.getByTitle('The portal')).toBeTruthy()
  })

  test('an event that is clicked shows its own arrow, the state it led to, and what the machine knows then', async () => {
    const { session, toasts } = portal('one')
    const user = await open('#//live')
    await waitFor(() => expect(actors().getByRole('button', { name: /^session guest/ })).toBeTruthy())
    session.send({ type: 'session.started', session: sessionAt('ACME') })
    toasts.send({ type: 'notice.given', notice: { kind: 'cartNotSaved' } })
    await user.click(await log().findByRole('button', { name: /session\.started/ }))
    expect(actors().getByRole('button', { name: /^session signedIn/, pressed: true })).toBeTruthy()
    expect(log().getByRole('region', { name: 'What session knows', hidden: true }).textContent).toContain('ACME')
    await waitFor(() =>
      expect(
        document.querySelector('[data-transition="session.guest on session.started [1]"]')?.getAttribute('class'),
      ).toMatch(/last/),
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('session')
  })

  test('is headed by the machine that it draws, and draws the one that the address names', async () => {
    portal('one')
    const user = await open('#/toasts/live')
    await waitFor(() => expect(actors().getByRole('button', { name: /^toasts/, pressed: true })).toBeTruthy())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('toasts')
    await user.click(actors().getByRole('button', { name: /^session/ }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('session'))
    window.location.hash = '#/login/live'
    await waitFor(() =>
      expect(status()).toContain(
        'login is not running at this moment. Shown instead: session, where something happened last.',
      ),
    )
  })

  test('a chosen portal is followed through a reload; one that is closed is said to be closed', async () => {
    const first = portal('one', 1_000)
    portal('two', 62_000)
    const user = await open('#//live')
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tab of the portal' })
    await waitFor(() => expect(list.options).toHaveLength(2))
    const names = () => [...list.options].map(({ text }) => text.replace(/\d\d:(?=\d\d:)/, ''))
    expect(names()).toEqual(['1. Products, 00:01', '2. Products, 01:02'])
    await user.selectOptions(list, 'one')
    first.tap.leave()
    await waitFor(() => expect(status()).toContain('Closed: this portal is gone, its last moment shows.'))
    expect(screen.getByRole('link', { name: 'Open the portal' })).toBeTruthy()
    portal('one', 1_000)
    await waitFor(() => expect(status()).toContain('Live'))
    expect(document.activeElement).toBe(list)
    expect([list.value, ...names()]).toEqual(['one', '1. Products, 00:01', '2. Products, 01:02'])
  })

  test('what is watched stands in the address, and a reload or a link shows the same', async () => {
    const { session } = portal('one', 1_000)
    portal('two', 62_000)
    const user = await open('#//live')
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tab of the portal' })
    await waitFor(() => expect(list.options).toHaveLength(2))
    await user.selectOptions(list, 'one')
    session.send({ type: 'session.started', session: sessionAt('ACME') })
    await user.click(await log().findByRole('button', { name: /session\.started/ }))
    await waitFor(() => expect(status()).toContain('Paused: an earlier moment shows.'))
    await user.click(await actors().findByRole('button', { name: /^toasts/ }))
    await waitFor(() => expect(actors().getByRole('button', { name: /^toasts/, pressed: true })).toBeTruthy())
    await user.click(screen.getByRole('radio', { name: 'Sequence' }))
    await waitFor(() => expect(window.location.hash).toContain('drawn=sequence'))
    const address = window.location.hash
    // As after a reload: the page begins anew at its address.
    closePage()
    await open(address)
    await waitFor(() => expect(status()).toContain('Paused: an earlier moment shows.'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sequence' }).checked).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tab of the portal' }).value).toBe('one')
    expect(actors().getByRole('button', { name: /^toasts/, pressed: true })).toBeTruthy()
    expect(log().getByRole('button', { name: /session\.started/, current: 'step' })).toBeTruthy()
    // A portal that is loaded anew goes on with the actor, at what happens now.
    portal('one', 1_000)
    await waitFor(() => expect(status()).toContain('Live'))
    await waitFor(() => expect(actors().getByRole('button', { name: /^toasts/, pressed: true })).toBeTruthy())
  })

  test('the sequence names only who speaks or is spoken to', async () => {
    const { toasts } = portal('one')
    const user = await open('#//live')
    await user.click(await screen.findByRole('radio', { name: 'Sequence' }))
    toasts.send({ type: 'notice.given', notice: { kind: 'cartNotSaved' } })
    const lanes = within(await screen.findByRole('list', { name: 'Who takes part' }))
    await waitFor(() =>
      expect(lanes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'session',
        'restoreSession',
        'findOpenOrder',
        'findCart',
        'screen',
        'toasts',
        'clock',
        'toastTimer',
      ]),
    )
  })
})
