import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { createMachine } from 'xstate'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { layOut } from '../../src/flows/chart/layout'
import { graphFor } from '../../src/flows/page/layouts'
import { jsonFile, mermaidFile, svgFile } from '../../src/flows/page/exports'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { readAddress, writeAddress } from '../../src/flows/page/use-address'
import { systemTab } from '../../src/flows/page/system-tab'
import { portalSystem } from '../../src/flows/system/system-machine'
import { machineOf } from './machines'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
// The page draws when it wants to, as in a browser: a chart is laid out while the rest stands already.
configure({
  asyncWrapper: (wait) => wait(),
  eventWrapper: (happen) => happen(),
  getElementError: (message) => new Error(message?.slice(0, 300)),
})

const open = async (address: string) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.location.hash = address
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<FlowsPage layOut={layOut} tabs={[systemTab]} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await screen.findByRole('complementary', { name: 'Machines' })
  return userEvent.setup()
}
const words = () => within(screen.getByRole('complementary', { name: 'In words' }))
const list = () => within(screen.getByRole('complementary', { name: 'Machines' }))
afterEach(() => {
  window.location.hash = ''
})

describe('flows: the page', () => {
  // All machines are walked for it, which takes a while where the computer has other things to do.
  beforeAll(() => void portalSystem(), 300_000)

  test('draws the whole system, and says in sentences who tells whom', async () => {
    const user = await open('#//system?view=chart&select=system.drafts')
    expect(await screen.findByRole('button', { name: /^State cartStore/ })).toBeTruthy()
    await screen.findByRole('complementary', { name: 'In words' })
    expect(words().getByText('drafts tells cart: draft.opened.')).toBeTruthy()
    expect(words().getByText('cart tells drafts: cart.changed, because drafts has subscribed to it.')).toBeTruthy()
    await user.click(words().getByRole('button', { name: 'drafts tells cart: draft.opened.' }))
    await waitFor(() => expect(words().getByRole('heading', { level: 2 }).textContent).toBe('cart and drafts'))
    await user.click(screen.getByRole('tab', { name: 'Chart' }))
    await waitFor(() => expect(window.location.hash).toContain('#/app/chart'))
  })
  test('the whole system is a map at first: a chosen actor shows what the others tell it and are told', async () => {
    const user = await open('#//system')
    const map = within(await screen.findByRole('toolbar', { name: 'Map of system' }))
    const drafts = () => map.getByRole('button', { name: /^drafts/ })
    expect(drafts().textContent).toContain('Copies of the cart')
    const placed = map.getByRole('region', { name: 'As long as a buyer is signed in' })
    expect(placed.contains(drafts())).toBe(true)
    await user.click(drafts())
    await waitFor(() => expect(drafts().getAttribute('aria-pressed')).toBe('true'))
    const cart = map.getByRole('button', { name: /^cart(?:tells|[^A-Z])*is told draft\.opened/ })
    expect(cart.textContent).toContain('tells cart.changed')
    expect(map.getByRole('button', { name: /^tags/ }).hasAttribute('data-dim')).toBe(true)
    await user.click(drafts())
    await waitFor(() => expect(cart.textContent).not.toContain('draft.opened'))
    await user.click(screen.getByRole('button', { name: 'Chart' }))
    expect(await screen.findByRole('button', { name: /^State cartStore/ })).toBeTruthy()
    expect(window.location.hash).toContain('view=chart')
  })
  test('lists every machine, and shows the chart of the one in the address', async () => {
    await open('#/checkout/chart')
    for (const { machine } of allMachines) expect(list().getByText(machine.id, { selector: 'code' })).toBeDefined()
    expect(list().getByRole('button', { name: /^From a filled cart to an order .* checkout/ })).toBeDefined()
    expect(await screen.findByRole('button', { name: /^State order\.waiting/ })).toBeDefined()
    expect(document.title).toContain('checkout')
  })

  test('says in words what the buyer sees when the answer to an order is lost', async () => {
    const user = await open('#/orderSender/chart')
    await user.click(await screen.findByRole('button', { name: /^State order\.underWay\.sending(?!\.)/ }))
    expect(words().getByText(/Under way, whatever is on the screen/)).toBeDefined()
    expect(words().getByText(/8 Order creation failure/)).toBeDefined()
    await user.click(words().getByRole('button', { name: /When place order has failed.*only if it is lost/s }))
    expect(words().getByText(/the order may have been stored/)).toBeDefined()
    await waitFor(() => expect(window.location.hash).toContain('select='))
  })

  test('finds states and events in all machines, and goes there', async () => {
    const user = await open('#/login/chart')
    await user.type(list().getByRole('searchbox'), 'session.rejected')
    const hit = (await list().findAllByRole('button', { name: /session\.rejected/ }))[0]
    await user.click(hit as HTMLElement)
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/session\/chart/))
    expect(words().getByText(/session\.rejected/)).toBeDefined()
    await user.clear(list().getByRole('searchbox'))
    await user.type(list().getByRole('searchbox'), 'qqzzqq')
    await waitFor(() => expect(list().getByRole('status').textContent).toBe('Nothing holds qqzzqq.'))
    await user.type(list().getByRole('searchbox'), ' session')
    await waitFor(() =>
      expect(list().getByRole('status').textContent).toMatch(
        /^\d+ places.*Nothing has “qqzzqq”; shown is what has the rest\.$/,
      ),
    )
  })

  test('a question for the ways out of the cart leads to them, under what the cart is for', async () => {
    const user = await open('#/login/sign-off')
    await user.type(list().getByRole('searchbox'), 'salidas del carrito')
    const cart = within(await list().findByRole('region', { name: 'cart' }))
    expect(cart.getByRole('heading').textContent).toBe("The buyer's cart cart")
    await user.click(cart.getByRole('button', { name: 'Question All ways out' }))
    await waitFor(() => expect(window.location.hash).toBe('#/cart/chart'))
    const ways = within(await screen.findByRole('region', { name: 'All ways out' }))
    expect(await ways.findByText('to /checkout')).toBeTruthy()
  })

  test('has the same chart as an outline of texts', async () => {
    const user = await open('#/registration/chart')
    await user.click(screen.getByRole('button', { name: 'Outline' }))
    const outline = within(await screen.findByRole('list', { name: 'Outline of registration' }))
    for (const state of ['editing', 'submitting', 'registered', 'refused'])
      expect(outline.getAllByText(state)).not.toEqual([])
  })

  test('on paper the chart has its outline below it', async () => {
    await open('#/registration/chart')
    await screen.findByRole('button', { name: /^State form.editing/ })
    expect(screen.queryByRole('list', { name: 'Outline of registration' })).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    expect(screen.getByRole('list', { name: 'Outline of registration' })).toBeTruthy()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Outline of registration' })).toBeNull())
  })

  test('the outline says first what is meant, and nothing in the words of the library', async () => {
    await open('#/freshness/chart?view=outline')
    const outline = await screen.findByRole('list', { name: 'Outline of freshness' })
    const [first] = within(outline).getAllByRole('button')
    expect(first?.textContent).toMatch(/^Holds the lines of the cart against the server.* freshness$/)
    expect(outline.textContent).toMatch(/does: .*keep /)
    expect(outline.textContent).not.toMatch(/assign|enqueueActions|sendTo|inline code/)
  })

  test('a search looks among what the filter lets through', async () => {
    const user = await open('#/login/chart?show=waits')
    const hits = () => list().getAllByRole('button', { name: /^(?:State|Way|Machine|Story)/ })
    const waiting = hits().length
    await user.type(list().getByRole('searchbox'), 'customer')
    await waitFor(() => expect(hits().length).toBeLessThan(waiting))
    const both = hits().length
    for (const hit of hits()) expect(hit.textContent).toMatch(/customer/i)
    await user.click(list().getByRole('button', { name: 'Waits for the server' }))
    await waitFor(() => expect(hits().length).toBeGreaterThan(both))
    await user.click(list().getByRole('button', { name: 'Ends' }))
    await user.type(list().getByRole('searchbox'), 'zzqq')
    await waitFor(() =>
      expect(list().getByRole('status').textContent).toMatch(/^Nothing holds customerzzqq \/ Ends\.$/),
    )
  })

  test('a filter on the first page makes an address without an empty part, and one of before still opens', async () => {
    const user = await open('')
    await user.click(list().getByRole('button', { name: 'Waits for the server' }))
    await waitFor(() => expect(window.location.hash).toBe('#/-/chart?show=waits'))
    expect(screen.queryByText(/There is no/)).toBeNull()
    expect(['#//chart?show=ends', '#/-/chart?show=ends'].map(readAddress)).toEqual([
      expect.objectContaining({ machine: '', tab: 'chart' }),
      expect.objectContaining({ machine: '', tab: 'chart' }),
    ])
    window.location.hash = '#//system'
    expect(await screen.findByRole('tab', { name: 'System', selected: true })).toBeTruthy()
  })

  test('an unknown machine is told, and the page still works', async () => {
    await open('#/nonsense/chart?select=x')
    expect(screen.getByText('There is no machine called nonsense.')).toBeDefined()
  })
})

describe('flows: addresses', () => {
  test('are read as they were written, and no text makes reading fail', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (machine, tab, value) => {
        const address = { machine, tab, parameters: new URLSearchParams({ select: value }) }
        const read = readAddress(writeAddress(address))
        expect([read.machine, read.tab, read.parameters.get('select')]).toEqual([machine, tab, value])
        expect(() => readAddress(value)).not.toThrow()
      }),
    )
  })
})

describe('flows: exports', () => {
  const session = machineOf('session')
  test('Mermaid, SVG and the JSON of the usual editor hold every state', async () => {
    const svg = svgFile(await layOut(graphFor(session)))
    const files = [mermaidFile(session), svg, jsonFile(session)]
    expect(files.map(({ name }) => name)).toEqual(['session.mmd', 'session.svg', 'session.json'])
    for (const { text } of files) for (const state of Object.keys(session.states)) expect(text).toContain(state)
    expect(createMachine(JSON.parse(jsonFile(session).text)).id).toBe('session')
  })
})
