import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from './open-page'

const Body = () => null
const named = (id: string, title: string) => ({ id, title, Body })
const tabs = [named('report', 'Report'), named('stories', 'Stories'), named('simulate', 'Simulate')] as const

test('a step of a report is none of a story, and the other way round', async () => {
  const user = await openPage([...tabs], '#/login/report?report=798cf62f&step=253')
  const press = async (name: string) => {
    await user.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(window.location.hash).toContain(`/${name.toLowerCase()}`))
    return window.location.hash
  }
  expect(await press('Simulate')).toContain('step=253')
  expect(await press('Report')).toContain('step=253')
  expect(await press('Stories')).toMatch(/report=798cf62f(?!.*step)/)
  window.location.hash = '#/login/stories?step=12'
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Stories' }).getAttribute('aria-selected')).toBe('true'))
  expect(await press('Report')).not.toContain('step')
})
