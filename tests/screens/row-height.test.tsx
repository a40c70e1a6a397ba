import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { visit } from '../support/screen'

const places = async () => {
  await screen.findAllByRole('treeitem')
  const first = () => screen.getAllByRole('treeitem').slice(0, 3)
  await waitFor(() => expect(new Set(first().map(({ style }) => style.transform)).size).toBe(3))
  return first().map(({ style }) => style.transform)
}

test('A19 letters of twice the size: the rows of the tree stand below, not on each other', async () => {
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await visit('/products', { signedInAs: 'buyer@acme.test' })
  expect(await places()).toEqual(['translateY(0px)', 'translateY(64px)', 'translateY(128px)'])
})

test('A20 where a finger presses a row of the tree is 44 px high', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('coarse'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await visit('/products', { signedInAs: 'buyer@acme.test' })
  expect(await places()).toEqual(['translateY(0px)', 'translateY(44px)', 'translateY(88px)'])
})
