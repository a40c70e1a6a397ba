import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { visit } from '../support/screen'
import { codes, tenants, type Tenant } from './companies'
import { privateScreens } from './screens'

/**
 * Every actor that was ever made, and those of them that run. The snapshot does not say it: the actor of a screen that
 * was left keeps the one it had, for React may want it again. What it says itself, in a field of its own, is 1.
 */
const census = () => {
  const made = new Set<AnyActorRef>()
  const isRunning = (actor: AnyActorRef) => (actor as unknown as Record<string, unknown>)['_processingStatus'] === 1
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') made.add(event.actorRef as AnyActorRef)
    },
    made: () => made.size,
    // An actor without a name of its own has a number instead.
    running: () =>
      Array.from(made)
        .filter((actor) => isRunning(actor) && actor.getSnapshot()?.status === 'active')
        .map(({ id }) => id.replace(/^x:\d+$/, 'x').replace(/^\d+\./, ''))
        .toSorted(),
  }
}
type Visited = Awaited<ReturnType<typeof visit>>

const signIn = async (shown: Visited, code: Tenant) => {
  await shown.fill(/^Email/, `buyer@${code.toLowerCase()}.test`)
  await shown.fill(/^Password/, 'Passw0rd!')
  await shown.press('Log in')
  await waitFor(() => expect(shown.place()).not.toMatch(/login/))
}
const walk = async (shown: Visited, code: Tenant) => {
  for (const path of privateScreens(tenants[code])) {
    shown.app.navigation.push(path)
    await screen.findAllByRole('heading', { level: 1 })
  }
  shown.app.navigation.push('/orders')
}
const logOut = async (shown: Visited) => {
  await shown.press(/^Account of/)
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByRole('button', { name: 'Log in' })
}

test('R12 R20 no actor of a session runs on after the logout, whatever screens it was on', async () => {
  // Faster than any reader, and yet no loop (ROUTE-33).
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() * 1000)
  const { inspect, running, made } = census()
  const shown = await visit('/login/ACME', { inspect })
  await screen.findByRole('button', { name: 'Log in' })
  // What is under way only for the first screen is not what stays.
  await waitFor(() => {
    expect(running()).not.toContain('loadPublicSettings')
    expect(running()).not.toContain('accent.reading')
  })
  const before = running()
  expect(before).toContain('session')
  for (const code of codes) {
    await signIn(shown, code)
    await walk(shown, code)
    expect(running().length).toBeGreaterThan(before.length + 5)
    await logOut(shown)
    await waitFor(() => expect(running()).toEqual(before))
  }
  // It was a walk with something in it.
  expect(made()).toBeGreaterThan(150)
})
