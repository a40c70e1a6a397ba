import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { layOut } from '../../src/flows/chart/layout'
import { readExplored, readExploredFile } from '../../src/flows/explored/explored-file'
import { exploredStories } from '../../src/flows/explored/explored-stories'
import { players, tabNames, type ExploredStory } from '../../src/flows/explored/explored-story'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { StoriesTab } from '../../src/flows/stories/stories-tab'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
configure({ getElementError: (message) => new Error(message?.slice(0, 300)) })
const tabs = [{ id: 'stories', title: 'Stories', Body: StoriesTab }]
const { stories, reasons } = exploredStories()
const planted = stories.filter((story) => story.planted !== null)
const storyOf = (name: string): ExploredStory => {
  const story = stories.find((one) => one.name === name)
  if (!story) throw new Error(`There is no story ${name}.`)
  return story
}
const open = async (address: string) => {
  window.location.hash = address
  await act(async () => render(<FlowsPage tabs={tabs} layOut={layOut} />))
  await screen.findByRole('navigation', { name: 'Stories' })
  return userEvent.setup()
}
afterEach(() => {
  window.location.hash = ''
})
const region = (name: string) => within(screen.getByRole('region', { name }))
const caption = () => within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent

test('there is a story of each of the five planted defects, and every file can be played', () => {
  expect(reasons).toEqual([])
  expect(planted.map(({ name }) => name).sort()).toEqual([
    'blind-turn',
    'forgotten-too-soon',
    'lost-is-refused',
    'placed-elsewhere',
    'refused-retry',
  ])
})

describe.each(planted)('$title', (story) => {
  const last = story.steps.at(-1)

  test('plays to its end, forth and back, and the last step shows what is broken', async () => {
    const user = await open(`#/session/stories?story=explored.${story.name}`)
    for (const { says } of story.steps) {
      await waitFor(() => expect(caption()).toBe(says))
      const isLast = says === last?.says && screen.queryByText(`Step ${story.steps.length} of ${story.steps.length}`)
      expect(screen.queryByText(story.fault) !== null).toBe(Boolean(isLast))
      await user.click(screen.getByRole('button', { name: 'Step forth' }))
    }
    const orders = last?.server.orders.length ?? 0
    expect(region('The server').getByText(`${orders} order${orders === 1 ? '' : 's'}`)).toBeTruthy()
    expect(region('Chart').getAllByRole('button', { name: /, active/ }).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Step back' }))
    await waitFor(() => expect(caption()).toBe(story.steps.at(-2)?.says))
    expect(screen.queryByText(story.fault)).toBeNull()
  })

  test('departs from the portal as it is where the protection is missed', () => {
    expect(story.departsAt).toBeGreaterThan(0)
    expect(story.departsAt).toBeLessThan(story.steps.length)
  })
})

test('what is broken is seen: two orders of one part, or an order that the device does not know', () => {
  const { cart } = storyOf('placed-elsewhere').steps[0]?.device ?? {}
  expect(cart).toEqual(['1 of part 1'])
  expect(
    storyOf('placed-elsewhere')
      .steps.at(-1)
      ?.server.orders.map(({ lines }) => lines),
  ).toEqual([cart, cart])
  for (const name of ['lost-is-refused', 'forgotten-too-soon']) {
    const { device, server } = storyOf(name).steps.at(-1) ?? {}
    expect([device?.attempts, server?.orders.length]).toEqual([[], 1])
  }
  const retried = storyOf('refused-retry').steps.at(-1)
  expect([retried?.device.attempts, retried?.server.underWay]).toEqual([[], [{ key: 'ann-1', heardBy: null }]])
  const blind = storyOf('blind-turn').steps.at(-1)
  expect([blind?.device.attempts.map(({ key }) => key), blind?.server.underWay.map(({ key }) => key)]).toEqual([
    ['ann-2'],
    ['ann-1', 'ann-2'],
  ])
})

test('what the explorer found stands in a group of its own, and any machine of both tabs can be looked at', async () => {
  const user = await open('#/login/stories')
  const { title, steps } = storyOf('placed-elsewhere')
  expect(region('Journeys').queryByRole('button', { name: title })).toBeNull()
  await user.click(region('What the explorer found').getByRole('button', { name: title }))
  expect(window.location.hash).toContain('story=explored.placed-elsewhere')
  await user.click(screen.getAllByRole('button', { name: steps[4]?.says ?? '' })[0] as HTMLElement)
  expect(region('Chart').getByRole('heading').textContent).toMatch(/^Tab A, Order sender: /)
  await user.click(region('Tab B').getByRole('button', { name: /^Checkout / }))
  await waitFor(() => expect(region('Chart').getByRole('heading').textContent).toMatch(/^Tab B, Checkout: /))
  expect(region('Tab B').getByRole('button', { name: /^Checkout /, pressed: true })).toBeTruthy()
})

test('a closed tab says so, and the device and the server go on', async () => {
  const closing = storyOf('blind-turn').steps.findIndex(({ says }) => says === 'Tab A is closed.')
  await open(`#/login/stories?story=explored.blind-turn&step=${closing + 1}`)
  expect(region('Tab A').getByText('Closed.')).toBeTruthy()
  expect(region('The device keeps').getByText('ann-1 of ann: is being sent')).toBeTruthy()
  expect(region('The server').getByText('ann-1 is on its way, nobody waits for the answer')).toBeTruthy()
  expect(region('What the machines did').getByText('Nothing: no machine heard of it.')).toBeTruthy()
})

describe('a file of the reader', () => {
  const fileOf = (content: string) => new File([content], 'mine.json', { type: 'application/json' })
  const text = JSON.stringify(storyOf('lost-is-refused'))

  test('is opened and played', async () => {
    const user = await open('#/login/stories')
    await user.upload(screen.getByLabelText('A story of the explorer'), fileOf(text))
    await screen.findByRole('button', { name: /\(mine\.json\)$/ })
    expect(caption()).toBe(storyOf('lost-is-refused').steps[0]?.says)
  })

  test.each([
    ['no JSON', '{', 'mine.json holds no story of the explorer.'],
    ['another form', '{"form":"a walk"}', 'mine.json holds no story of the explorer.'],
    [
      'another version of the machines',
      text.replaceAll('orderSender.order.free', 'orderSender.order.idle'),
      'mine.json is of another version: there is no orderSender.order.idle.',
    ],
  ])('with %s is refused with its reason', async (_, content, reason) => {
    expect(await readExploredFile(fileOf(content))).toEqual({ reason })
  })

  test('whatever part of it is missing or of another kind, nothing is thrown', () => {
    const told = storyOf('blind-turn')
    const [first, ...rest] = told.steps
    if (!first) throw new Error('The story is empty.')
    const broken: readonly unknown[] = [
      null,
      [],
      { ...told, steps: [] },
      { ...told, steps: [...rest, { ...first, server: { ...first.server, orders: 2 } }] },
      { ...told, steps: [{ ...first, device: null }] },
      { ...told, steps: [{ ...first, moves: [{ tab: 'tab C' }] }] },
      { ...told, steps: [{ ...first, stands: { 'tab A': first.stands['tab A'] } }] },
      { ...told, departsAt: 'soon' },
    ]
    for (const json of broken) expect(readExplored(json, 'it')).toHaveProperty('reason')
  })
})

test('every machine of a tab has a place in the story of two tabs', () => {
  const { stands } = storyOf('placed-elsewhere').steps[0] ?? {}
  for (const tab of tabNames) for (const player of players) expect(stands?.[tab][player], player).not.toBeNull()
})
