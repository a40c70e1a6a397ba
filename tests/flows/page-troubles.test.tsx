import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMachine } from 'xstate'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { AtlasTab } from '../../src/flows/atlas/atlas-tab'
import { layOut } from '../../src/flows/chart/layout'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { systemTab } from '../../src/flows/page/system-tab'
import { StoriesTab } from '../../src/flows/stories/stories-tab'
import { portalSystem } from '../../src/flows/system/system-machine'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
configure({ getElementError: (message) => new Error(message?.slice(0, 300)) })
const tabs = [
  systemTab,
  { id: 'atlas', title: 'Atlas', Body: AtlasTab },
  { id: 'stories', title: 'Stories', Body: StoriesTab },
]
const open = async (address: string, machines?: Parameters<typeof FlowsPage>[0]['machines']) => {
  window.location.hash = address
  await act(async () => render(<FlowsPage tabs={tabs} layOut={layOut} {...(machines && { machines })} />))
  return userEvent.setup()
}
// All machines are walked for it, which takes a while where the computer has other things to do.
beforeAll(() => void portalSystem(), 300_000)
const words = () => within(screen.getByRole('complementary', { name: 'In words' }))
afterEach(() => {
  window.location.hash = ''
})

test.each([
  ['#/cart/nonsense', 'There is no view called nonsense: the chart shows.'],
  ['#/cart/chart?select=cart.cellar', 'cart holds no cart.cellar.'],
  ['#/login/stories?story=nonsense', 'There is no story called nonsense: this one shows.'],
])('%s is told: %s', async (address, trouble) => {
  await open(address)
  expect(await screen.findByText(trouble)).toBeTruthy()
})

test('the whole system is found by its name, too', async () => {
  await open('#/system/chart')
  expect(screen.getByRole('tab', { name: 'System', selected: true })).toBeTruthy()
  expect(screen.queryByText(/There is no/)).toBeNull()
})

test('an actor that is selected in the system shows its own arrows, and dims the rest', async () => {
  await open('#//system?view=chart&select=system.cartStore')
  const classOf = (id: string) => document.querySelector(`[data-state="system.${id}"]`)?.getAttribute('class')
  await waitFor(() => expect(classOf('cartStore')).toMatch(/selected/))
  expect([classOf('cart')?.includes('own'), classOf('tags')?.includes('dim')]).toEqual([true, true])
  expect(classOf('cart')).not.toMatch(/dim/)
})

test('the system says what it does not draw, and what an actor runs', async () => {
  const user = await open('#//system?view=chart')
  await screen.findByRole('button', { name: /^State guard/ })
  await user.click(screen.getByRole('button', { name: 'Show the words' }))
  expect(words().getByText(/Not drawn: who subscribes to whom .* helpers that only hand news on/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^State guard/ }))
  expect(words().getByText(/\. Started by app\. It runs the machine navigationGuard\.$/)).toBeTruthy()
})

test('a machine whose parts end is not said to have no end', async () => {
  const user = await open('#/crash/chart')
  await user.click(screen.getByRole('button', { name: 'Show the words' }))
  expect(words().getByText(/^It has no end: it lives as long as/)).toBeTruthy()
  const part = createMachine({
    id: 'shed',
    type: 'parallel',
    states: {
      door: { initial: 'shut', states: { shut: { on: { broken: 'gone' } }, gone: { type: 'final' } } },
      roof: {},
    },
  })
  window.location.hash = ''
  const page = await open('#/shed/chart', [{ area: 'garden', machine: part }])
  await page.click(screen.getAllByRole('button', { name: 'Show the words' }).at(-1) as HTMLElement)
  expect(await screen.findByText(/^As a whole it does not end/)).toBeTruthy()
  expect(screen.getByText('Parts of it end in')).toBeTruthy()
})

test('what app and session lead to on the screen is not denied by the atlas', async () => {
  await open('#/session/atlas')
  expect(
    await screen.findByText(/Loading, failures and errors that it leads to show in the place of whichever screen/),
  ).toBeTruthy()
})

test('one state is one state, and the keyboard gets past the list at once', async () => {
  const single = createMachine({ id: 'stone', initial: 'lying', states: { lying: {} } })
  const user = await open('#/stone/chart', [{ area: 'garden', machine: single }])
  expect(screen.getByLabelText('1 state')).toBeTruthy()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the view')
  await user.keyboard('{Enter}')
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
})
