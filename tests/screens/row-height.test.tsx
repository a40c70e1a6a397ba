import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

const places = async () => {
  const rows = await screen.findAllByRole('treeitem')
  return rows.slice(0, 3).map(({ style }) => style.transform)
}

test('A19 letters of twice the size: the rows of the tree stand below, not on each other', async () => {
  document.documentElement.style.fontSize = '32px'
  await visit('/products', { signedInAs: 'buyer@acme.test' })
  expect(await places()).toEqual(['translateY(0px)', 'translateY(64px)', 'translateY(128px)'])
  document.documentElement.style.fontSize = ''
})

test('A20 where a finger presses a row of the tree is 44 px high', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('coarse'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  await visit('/products', { signedInAs: 'buyer@acme.test' })
  expect(await places()).toEqual(['translateY(0px)', 'translateY(44px)', 'translateY(88px)'])
})
