import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { CompareTab } from '../../src/flows/difference/compare-tab'
import { writeRecord } from '../../src/flows/difference/record'
import { connectDevServer } from '../../src/flows/page/dev-server'
import type { FlowsTab } from '../../src/flows/page/tab'
import { graphFor } from '../../src/flows/page/layouts'
import { SignOffTab } from '../../src/flows/signing/sign-off-tab'
import { signing } from '../../src/flows/signing/store'
import { openPage } from './open-page'
import { machineOf } from './machines'

const tabs: readonly [FlowsTab, ...FlowsTab[]] = [
  { id: 'compare', title: 'Compare', Body: CompareTab },
  { id: 'sign-off', title: 'Sign-off', Body: SignOffTab },
]
const open = (address: string) => openPage(tabs, address)

const now = graphFor(machineOf('toasts'))
/** The machine as it was: a state had other words, and a way was not there. */
const before = {
  ...now,
  states: now.states.map((state, at) => (at === 1 ? { ...state, description: 'It was another one.' } : state)),
  transitions: now.transitions.slice(1),
}
const sentences = () => within(screen.getByRole('list', { name: 'What differs, in sentences' }))

describe('flows: compare', () => {
  test('holds a machine against a file: sentences, marks in the chart, one leads to the other', async () => {
    const user = await open('#/toasts/compare')
    const file = new File([writeRecord(before)], 'toasts.json')
    fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [file] } })
    const list = await screen.findByRole('list', { name: 'What differs, in sentences' })
    expect(within(list).getAllByRole('button')).toHaveLength(2)
    expect(sentences().getByText(/the words were “It was another one\.” and are “/)).toBeTruthy()
    expect(screen.getByText('toasts: 1 added, 1 changed')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^State .*changed, / })).toBeTruthy()
    await user.click(sentences().getByRole('button', { name: /^added/ }))
    await waitFor(() =>
      expect(window.location.hash).toContain(new URLSearchParams({ select: now.transitions[0]?.key ?? '' }).toString()),
    )
    expect(window.location.hash).toContain('with=file%3Atoasts.json')
    fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [new File(['{}'], 'x.json')] } })
    expect((await screen.findByRole('alert')).textContent).toBe('x.json holds no machine.')
  })

  test('a machine whose chart is the same says what was compared, and shows the screens of its states', async () => {
    const user = await open('#/toasts/compare')
    const file = new File([writeRecord(now)], 'toasts.json')
    fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [file] } })
    expect(await screen.findByText('toasts: no state, way, guard or word of its chart has changed')).toBeTruthy()
    expect(screen.getByText(/What its actions and its screens do inside is not in the chart/)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'What differs, in sentences' })).toBeNull()
    const screens = within(await screen.findByRole('region', { name: 'Screens before and now' }))
    expect(screens.getByText('Choose a change, or a state of the chart: its screen shows here.')).toBeTruthy()
    await user.click((await screen.findAllByRole('button', { name: /^State / }))[0] as HTMLElement)
    await waitFor(() => expect(screens.queryByText(/^Choose a change/)).toBeNull())
  })

  test('what is compared with stays when another machine is chosen; a file of one says nothing of others', async () => {
    const user = await open('#/toasts/compare')
    const file = new File([writeRecord(before)], 'toasts.json')
    fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [file] } })
    await screen.findByText('toasts: 1 added, 1 changed')
    const list = within(screen.getByRole('complementary', { name: 'Machines' }))
    await user.click(list.getByRole('button', { name: /^The buyer's cart/ }))
    await waitFor(() => expect(window.location.hash).toBe('#/cart/compare?with=file%3Atoasts.json'))
    expect(await screen.findByText('toasts.json holds nothing of cart.')).toBeTruthy()
    expect(screen.queryByText(/nothing has changed/)).toBeNull()
  })

  test('without a development server a revision is asked for as a file', async () => {
    await open('#/toasts/compare?with=v9.9.9')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Revisions are known to the development server only/,
    )
  })

  test('asks the development server for a revision, and for those there are', async () => {
    connectDevServer(async (what) =>
      what === 'revisions'
        ? { revisions: [{ ref: 'v0.1.0', day: '2026-03-01', subject: 'tag' }] }
        : what === 'revision?ref=v0.1.0'
          ? { commit: '0123456789abcdef', from: 'code', machines: [JSON.parse(writeRecord(before))] }
          : { problem: 'There is no revision.' },
    )
    onTestFinished(() => connectDevServer(null))
    const user = await open('#/toasts/compare')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Since' }), 'v0.1.0')
    expect(await screen.findByText(/^Since v0\.1\.0 \(012345678\):/)).toBeTruthy()
    expect(screen.getByText(/Read from the code of that revision/)).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Revision' }))
    await user.type(screen.getByRole('textbox', { name: 'Revision' }), 'nothing{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('There is no revision.')
    // Nothing is asked for any more: what was said of it goes.
    await user.clear(screen.getByRole('textbox', { name: 'Revision' }))
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    expect(await screen.findByText(/^Choose what the machine of now is held against/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('other machines that differ are behind one press when they are many, and none is cut off', async () => {
    const changed = (id: string) => ({ ...graphFor(machineOf(id)), description: 'Something else.' })
    const since = (ids: readonly string[]) => {
      connectDevServer(async (what) =>
        what.startsWith('revision?')
          ? {
              commit: '0',
              from: 'files',
              machines: [before, ...ids.map(changed)].map((one) => JSON.parse(writeRecord(one))),
            }
          : {},
      )
      onTestFinished(() => connectDevServer(null))
    }
    const known = allMachines.map(({ machine }) => machine.id).filter((id) => id !== 'toasts')
    since(known)
    const user = await open('#/toasts/compare?with=v7')
    const others = within(await screen.findByRole('navigation', { name: 'Other machines that differ' }))
    const all = others.getByText(`Also ${known.length} other machines`)
    expect(all.closest('details')?.open).toBe(false)
    await user.click(all)
    expect(all.closest('details')?.open).toBe(true)
    expect(others.getAllByRole('link')).toHaveLength(known.length)
  })

  test('where nothing of this chart differs, the others stand open: they are the answer', async () => {
    const changed = (id: string) => ({ ...graphFor(machineOf(id)), description: 'Something else.' })
    const others = allMachines.map(({ machine }) => machine.id).filter((id) => id !== 'toasts')
    connectDevServer(async (what) =>
      what.startsWith('revision?')
        ? {
            commit: '0',
            from: 'files',
            machines: [graphFor(machineOf('toasts')), ...others.map(changed)].map((one) =>
              JSON.parse(writeRecord(one)),
            ),
          }
        : {},
    )
    onTestFinished(() => connectDevServer(null))
    await open('#/toasts/compare?with=v8')
    const all = await screen.findByText(`Also ${others.length} other machines`)
    expect(all.closest('details')?.open).toBe(true)
  })

  test('where nobody knows revisions, none is offered', async () => {
    connectDevServer(null)
    await open('#/toasts/compare')
    const words = await screen.findByText(/^Choose what the machine of now is held against: what was signed, or a file/)
    expect(words.textContent).toContain('Revisions are known where npm start serves this page.')
  })

  test('what draws the screen of before is said step by step, where the revision is not known', async () => {
    connectDevServer(async () => ({}))
    onTestFinished(() => connectDevServer(null))
    const user = await open('#/login/compare')
    const login = graphFor(machineOf('login'))
    const former = { ...login, states: login.states.map((state) => ({ ...state, description: 'Another.' })) }
    const file = new File([writeRecord(former)], 'login.json')
    fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [file] } })
    await screen.findByRole('list', { name: 'What differs, in sentences' })
    await user.click(sentences().getAllByRole('button', { name: /idle/ })[0] as HTMLElement)
    const screens = within(await screen.findByRole('region', { name: 'Screens before and now' }))
    expect(await screens.findByText('npm start -- --port 5174')).toBeTruthy()
    expect(screens.getByText(/No revision here has the chart of this file: choose one under Since/)).toBeTruthy()
  })
})

describe('flows: sign-off', () => {
  test('a comment and an approval need a name, stay, and the next change is flagged and shown', async () => {
    const user = await open('#/toasts/sign-off')
    expect(await screen.findByText('Nobody has signed it yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show the words' }))
    const comments = within(await screen.findByRole('region', { name: 'Comments on toasts' }))
    await user.type(comments.getByRole('textbox', { name: 'Comment' }), 'Too quick for me.')
    await user.click(comments.getByRole('button', { name: 'Add comment' }))
    expect(comments.getByRole('alert').textContent).toBe('Your name is missing.')
    await user.type(comments.getByRole('textbox', { name: 'Your name' }), 'Ana')
    await user.click(comments.getByRole('button', { name: 'Add comment' }))
    expect(await comments.findByText('Too quick for me.')).toBeTruthy()
    expect(comments.getByRole('button', { name: 'Save as a file to send' })).toBeTruthy()

    const form = within(screen.getByRole('form', { name: 'Approve toasts' }))
    await user.clear(form.getByRole('textbox', { name: 'Your name' }))
    await user.type(form.getByRole('textbox', { name: 'Your name' }), 'Ben')
    await user.click(form.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/^Signed: Ben, /)).toBeTruthy()

    // Ben has signed what the machine was before.
    const { approvals } = signing.snapshot().signOff
    await signing.add({
      approvals: approvals.map((one) => ({ ...one, fingerprint: 'of before' })),
      machine: 'toasts',
      record: writeRecord(before),
    })
    expect(await screen.findByText(/^Changed since signed: Ben, /)).toBeTruthy()
    const list = within(screen.getByRole('complementary', { name: 'Machines' }))
    expect(await list.findByRole('button', { name: /\btoasts changed since signed/ })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'What has changed since' }))
    expect(await screen.findByText(/^Since the version that was signed:/)).toBeTruthy()
    expect(sentences().getAllByRole('button')).toHaveLength(2)
  })
})
