import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoverageTab } from '../../src/flows/coverage/coverage-tab'
import { StoriesTab } from '../../src/flows/stories/stories-tab'
import { openPage } from './open-page'

const coverage = { id: 'coverage', title: 'Coverage', Body: CoverageTab } as const
const stories = { id: 'stories', title: 'Stories', drawsOther: true, Body: StoriesTab } as const
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent

test('coverage begins with the first mark that has something to mark, and says of each how much', async () => {
  const user = await openPage([coverage], '#/checkout/coverage')
  const marks = within(await screen.findByRole('group', { name: 'Mark what is not reached' }))
  const pressed = () => marks.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(marks.getByRole('button', { name: 'walk or story 0' })).toBeTruthy()
  expect(pressed()).toEqual([expect.stringMatching(/^(test|story) [1-9]\d*$/)])
  expect(screen.getByRole('region', { name: 'Ways not reached' })).toBeTruthy()
  await user.click(marks.getByRole('button', { name: /^walk/ }))
  await waitFor(() => expect(pressed()).toEqual(['walk or story 0']))
  expect(screen.getByText('There is nothing to mark.')).toBeTruthy()
})

test('the page speaks of the machine that a step of a story is about, and of the chosen one in other tabs', async () => {
  const user = await openPage([stories, coverage], '#/checkout/stories?story=registration&step=6')
  await waitFor(() => expect(title()).toBe('State charts registration'))
  await user.click(screen.getByRole('tab', { name: 'Coverage' }))
  await waitFor(() => expect(title()).toBe('State charts checkout'))
})
