import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { walkedOf } from '../../src/flows/atlas/screens'
import { CompareTab } from '../../src/flows/difference/compare-tab'
import { writeRecord } from '../../src/flows/difference/record'
import { connectDevServer } from '../../src/flows/page/dev-server'
import { graphFor } from '../../src/flows/page/layouts'
import { recordFile } from '../../src/flows/page/exports'
import { openPage } from './open-page'
import { machineOf } from './machines'

const open = (address: string) => openPage([{ id: 'compare', title: 'Compare', Body: CompareTab }], address)
const sentences = () => within(screen.getByRole('list', { name: 'What differs, in sentences' }))

describe('flows: the screen of what was signed', () => {
  const login = graphFor(machineOf('login'))
  const former = { ...login, states: login.states.map((state) => ({ ...state, description: 'Another.' })) }
  const signedAt = (revision: string | null, asked: string[] = []) => {
    connectDevServer(async (what) => {
      asked.push(what)
      if (what === 'signed?machine=login') return { record: writeRecord(former) }
      if (what === 'signed-at?machine=login') return { revision }
      return what.startsWith('portal?') ? { problem: 'It did not start.' } : {}
    })
    onTestFinished(() => connectDevServer(null))
    return asked
  }
  const screens = async () => {
    await screen.findByRole('list', { name: 'What differs, in sentences' })
    fireEvent.click(sentences().getAllByRole('button', { name: /idle/ })[0] as HTMLElement)
    return within(await screen.findByRole('region', { name: 'Screens before and now' }))
  }

  test('is drawn by a portal of the revision that has its chart; that of another version is put away', async () => {
    const asked = signedAt('0123456789abcdef0123456789abcdef01234567')
    const user = await open('#/login/compare?with=file%3Ax.json&before=http%3A%2F%2Flocalhost%3A5174%2F')
    await user.click(screen.getByRole('button', { name: 'With the signature' }))
    expect(await screen.findByText(/^Since the version that was signed \(012345678\):/)).toBeTruthy()
    expect(window.location.hash).not.toContain('before=')
    const found = await screens()
    // Nobody has to press for it; one that did not start can be tried again.
    expect(await found.findByText('It did not start.')).toBeTruthy()
    const started = () => asked.filter((what) => what === 'portal?ref=0123456789abcdef0123456789abcdef01234567').length
    expect(started()).toBe(1)
    await user.click(found.getByRole('button', { name: 'Start the portal of 012345678 again' }))
    await waitFor(() => expect(started()).toBe(2))
  })

  test('where no revision has it, that is said', async () => {
    signedAt(null)
    const user = await open('#/login/compare')
    await user.click(screen.getByRole('button', { name: 'With the signature' }))
    expect(await (await screens()).findByText(/No revision here has the chart that was signed/)).toBeTruthy()
  })
})

describe('flows: screens before and now', () => {
  const login = machineOf('login')
  const graph = graphFor(login)
  /** The login as it was: it had a state that is gone, and called another one by another name. */
  const former = async () => {
    const walked = await walkedOf('login')
    const idle = graph.states.find(({ children }) => children.length === 0)
    const kept = graph.states.find(({ children, id }) => children.length === 0 && id !== idle?.id)
    if (!idle || !kept) throw new Error('The login has no states.')
    const named = (text: string) => text.replaceAll(`"${kept.id}"`, '"login.renamed"')
    const goneState = { ...idle, id: 'login.gone', key: 'gone', path: ['gone'], description: 'A state of before.' }
    const [root, ...states] = graph.states
    if (!root) throw new Error('The login has no root.')
    const old = { ...graph, states: [{ ...root, children: [...root.children, 'login.gone'] }, ...states, goneState] }
    const runs = { ...walked, screens: { ...walked.screens, 'login.gone': 'login~the run of before' } }
    return { text: named(writeRecord(old, runs)), kept, run: walked.screens[kept.id] ?? '' }
  }
  const since = (text: string) => {
    connectDevServer(async (what) => {
      if (what.startsWith('revision?')) return { commit: 'c0ffee', from: 'files', machines: [JSON.parse(text)] }
      return what.startsWith('portal?') ? { address: 'http://localhost:5273/' } : {}
    })
    onTestFinished(() => connectDevServer(null))
  }
  const runIn = (frame: HTMLElement) => new URL(frame.getAttribute('src') ?? '', 'http://x').searchParams.get('run')
  const pair = async () => within(await screen.findByRole('region', { name: 'Screens before and now' }))

  test('the portal of before plays the run of before, without a press, of a state that is gone, too', async () => {
    since((await former()).text)
    const user = await open('#/login/compare?with=v3')
    await user.click(await screen.findByRole('button', { name: /State gone is gone: A state of before/ }))
    const screens = await pair()
    const frame = await screens.findByTitle('Before')
    expect(frame.getAttribute('src')).toMatch(/^http:\/\/localhost:5273\//)
    expect(runIn(frame)).toBe('login~the run of before')
    expect(screens.getByText('There is no such screen any more.')).toBeTruthy()
  })

  test('a state that had another name is shown by the run of that name; one that is new had no screen', async () => {
    const { text, kept, run } = await former()
    since(text.replaceAll(JSON.stringify(run), '"login~by its old name"'))
    const user = await open('#/login/compare?with=v4')
    await user.click(await screen.findByRole('button', { name: new RegExp(`the name was login.renamed`) }))
    const screens = await pair()
    expect(runIn(await screens.findByTitle('Before'))).toBe('login~by its old name')
    expect(runIn(screens.getByTitle('Now'))).toBe(run)
    since(text.replaceAll('"login.renamed"', '"login.stranger"').replaceAll(kept.description, 'Something else.'))
    window.location.hash = `#/login/compare?with=v5&select=${kept.id}`
    expect(await screen.findByText('There was no such screen.')).toBeTruthy()
  })

  test('Export writes what Compare opens, and the revision that has that chart draws the screen', async () => {
    const asked: [string, unknown][] = []
    connectDevServer(async (what, body) => {
      asked.push([what, body])
      return what === 'revision-with' ? { revision: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00' } : {}
    })
    onTestFinished(() => connectDevServer(null))
    await open('#/login/compare')
    const saved = await recordFile(login)
    const old = saved.text.replace(graph.states[1]?.description ?? '-', 'It said something else.')
    const choose = (name: string, text: string) =>
      fireEvent.change(screen.getByLabelText('A machine as JSON'), { target: { files: [new File([text], name)] } })
    choose('login.json', '{ "id": "login", "states": {} }')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^login\.json is for the Stately editor\. Export, /)
    choose(saved.name, old)
    expect(await screen.findByText(/^Since login\.chart\.json \(the chart of c0ffee00c\):/)).toBeTruthy()
    expect(asked).toContainEqual(['revision-with', { machine: 'login', record: old }])
    const screens = await pair()
    await screens.findByTitle('Now')
    expect(asked.map(([what]) => what)).toContain('portal?ref=c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00')
  })
})
