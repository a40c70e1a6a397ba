import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { layOut } from '../../src/flows/chart/layout'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { SimulateTab } from '../../src/flows/simulate/simulate-tab'
import { readWalkFile } from '../../src/flows/simulate/walk-file'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
// The whole document is long, and costly to print at every look.
configure({ getElementError: (message) => new Error(message?.slice(0, 300)) })
const tabs = [{ id: 'simulate', title: 'Simulate', Body: SimulateTab }]
const open = async (address: string) => {
  window.location.hash = address
  const page = await act(async () => render(<FlowsPage tabs={tabs} layOut={layOut} />))
  await screen.findByRole('heading', { name: 'What can happen now' })
  return { page, user: userEvent.setup() }
}
afterEach(() => {
  window.location.hash = ''
})
const standing = () => screen.getAllByRole('status').find(({ textContent }) => textContent.includes(': now '))
const now = (): string => standing()?.lastElementChild?.textContent ?? ''
const choices = () => within(screen.getByRole('region', { name: 'What can happen now' }))
const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: readonly string[]) => {
  for (const name of names) await user.click(await choices().findByRole('button', { name: new RegExp(`^${name}`) }))
}
const steps = (): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: 'The walk so far' }))
    .getAllByRole('button')
    .map(({ firstElementChild }) => firstElementChild?.textContent ?? null)

describe('the simulation of the login', () => {
  test('takes events, and answers of a port that may fail in a chosen way', async () => {
    const { user } = await open('#/login/simulate')
    expect(now()).toBe('Start: now idle')
    expect(standing()?.firstElementChild?.textContent).toBe('The form can be filled in.')
    await choose(user, 'credentials.changed: both fields', 'login.submitted: well-formed')
    await waitFor(() => expect(now()).toBe('login.submitted: now submitting.patient'))
    await choose(user, 'sign in fails: connection lost')
    await waitFor(() => expect(now()).toBe('sign in fails: now error'))
    await choose(user, 'login.submitted: well-formed', 'sign in answers: signed in')
    await waitFor(() => expect(now()).toBe('sign in answers: now success'))
    expect(choices().getByText('Nothing: the machine has ended.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What it asked for and knows' }).textContent).toContain(
      'tell session session.started',
    )
  })

  test('lights the chart where it stands', async () => {
    const { user } = await open('#/login/simulate')
    await choose(user, 'credentials.changed: both fields', 'login.submitted: well-formed')
    expect(await screen.findByRole('button', { name: /^State submitting, active/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^State idle, [^a]/ })).toBeTruthy()
  })

  test('goes back a step, to any step, and to the beginning', async () => {
    const { user } = await open('#/login/simulate')
    await choose(user, 'credentials.changed: both fields', 'login.submitted: well-formed')
    await choose(user, 'sign in fails: connection lost')
    await waitFor(() => expect(steps()).toHaveLength(4))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(now()).toBe('login.submitted: now submitting.patient'))
    const walk = within(screen.getByRole('region', { name: 'The walk so far' }))
    await user.click(walk.getByRole('button', { name: /^credentials.changed/ }))
    await waitFor(() => expect(steps()).toEqual(['Start', 'credentials.changed']))
    await user.click(screen.getByRole('button', { name: 'Restart' }))
    await waitFor(() => expect(steps()).toEqual(['Start']))
    expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('takes a payload that is typed, and says what is wrong with a bad one', async () => {
    const { user } = await open('#/login/simulate')
    const item = (await choices().findByRole('button', { name: /^credentials.changed: both fields/ })).closest('li')
    const choice = within(item as HTMLElement)
    await user.click(choice.getByText('with payload'))
    const payload = choice.getByRole('textbox', { name: 'Payload of credentials.changed' })
    const take = choice.getByRole('button', { name: 'Take with this payload' })
    fireEvent.change(payload, { target: { value: '{ "patch": ' } })
    await user.click(take)
    expect((await choice.findByRole('alert')).textContent).toContain('This is not JSON')
    fireEvent.change(payload, { target: { value: '{ "patch": 7 }' } })
    await user.click(take)
    expect((await choice.findByRole('alert')).textContent).toBe('payload.patch must be an object.')
    expect(payload.getAttribute('aria-invalid')).toBe('true')
    expect(steps()).toEqual(['Start'])
    fireEvent.change(payload, { target: { value: '{ "patch": { "email": "eve@acme.test" } }' } })
    await user.click(take)
    await waitFor(() => expect(steps()).toEqual(['Start', 'credentials.changed']))
    expect(screen.getByText(/eve@acme\.test/, { selector: 'pre' })).toBeTruthy()
  })

  test('can be walked by keyboard alone', async () => {
    const { user } = await open('#/login/simulate')
    choices()
      .getByRole('button', { name: /^credentials.changed: both fields/ })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(steps()).toHaveLength(2))
    choices()
      .getByRole('button', { name: /^login.submitted: well-formed/ })
      .focus()
    await user.keyboard(' ')
    await waitFor(() => expect(now()).toBe('login.submitted: now submitting.patient'))
    expect(document.activeElement).not.toBe(document.body)
  })

  test('folds away what has no effect', async () => {
    await open('#/session/simulate')
    const folded = (await screen.findByText(/^Without effect now: \d+$/)).closest('details')
    expect(folded?.open).toBe(false)
    expect(within(folded as HTMLElement).getByRole('button', { name: /^logout\.requested/ })).toBeTruthy()
  })
})

test('a transition chosen on the chart is taken when it is possible, and looked at when it is not', async () => {
  const { user } = await open('#/guestBrowse/simulate')
  const way = (name: RegExp) => screen.findByRole('button', { name })
  fireEvent.click(await way(/^prompt\.asking: When prompt\.declined/))
  await waitFor(() => expect(window.location.hash).toContain('select='))
  expect(steps()).toEqual(['Start'])
  fireEvent.click(await way(/^prompt\.closed: When product\.chosen/))
  await waitFor(() => expect(now()).toContain('prompt.asking'))
  await choose(user, 'slow passes')
  await waitFor(() => expect(now()).toContain('catalogue.loading.slow'))
})

describe('a walk that is shared', () => {
  test('comes back from its address', async () => {
    const { page, user } = await open('#/login/simulate')
    await choose(user, 'credentials.changed: the email', 'credentials.changed: the password')
    await waitFor(() => expect(steps()).toHaveLength(3))
    const address = window.location.hash
    page.unmount()
    window.location.hash = ''
    await open(address)
    expect(steps()).toEqual(['Start', 'credentials.changed', 'credentials.changed'])
  })

  test('begins anew with a reason when its address cannot be walked', async () => {
    await open('#/login/simulate?run=login!order.submitted')
    expect((await screen.findByRole('alert')).textContent).toContain('order.submitted cannot happen there')
    expect(steps()).toEqual(['Start'])
  })

  test('is copied as an address', async () => {
    const { user } = await open('#/login/simulate')
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    await choose(user, 'credentials.changed: both fields')
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    expect(await screen.findByText('The address is copied.')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/#\/login\/simulate\?run=login%21credentials\.changed$/),
    )
  })

  test('is saved to a file and opened from it, also where another machine is shown', async () => {
    const saved: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL: () => undefined })
    const { page, user } = await open('#/login/simulate')
    await choose(user, 'credentials.changed: both fields', 'login.submitted: well-formed')
    await user.click(screen.getByRole('button', { name: 'Save to file' }))
    expect(await screen.findByText('login-walk.json is saved.')).toBeTruthy()
    const file = new File(saved, 'login-walk.json')
    expect(await readWalkFile(file)).toEqual({ walk: 'login!credentials.changed!login.submitted' })
    page.unmount()
    await open('#/checkout/simulate')
    fireEvent.change(screen.getByLabelText('A saved walk'), { target: { files: [file] } })
    await waitFor(() => expect(now()).toBe('login.submitted: now submitting.patient'))
  })

  test.each(['no JSON', '[1]', '{"walk": 7}'])('is not read from a file with %s', async (text) => {
    expect(await readWalkFile(new File([text], 'x.json'))).toEqual({ reason: 'x.json holds no walk.' })
  })
})

test('what is being asked at a step is listed, and what is still at work since before', async () => {
  const { page, user } = await open('#/login/simulate')
  const asked = () => screen.getByRole('region', { name: 'What it asked for and knows' }).textContent
  expect(asked()).toContain('Asked for at this stepNothing.')
  await choose(user, 'credentials.changed: both fields', 'login.submitted: well-formed')
  await waitFor(() => expect(asked()).toMatch(/^Asked for at this stepask sign in/))
  page.unmount()
  await open('#/orderDetail/simulate')
  await waitFor(() => expect(screen.getAllByText('ask load order')).not.toEqual([]))
})

test('a walk of another machine is called so, and a file without a walk is a problem', async () => {
  await open('#/login/simulate?run=cart')
  expect((await screen.findByRole('alert')).textContent).toContain('It is a walk of cart, not of login.')
  fireEvent.change(screen.getByLabelText('A saved walk'), { target: { files: [new File(['{}'], 'x.json')] } })
  await waitFor(() => expect(screen.getAllByRole('alert').at(0)?.textContent).toBe('x.json holds no walk.'))
})
