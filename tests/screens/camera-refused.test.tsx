import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'
import { listen } from '../support/told'

/** A device that is held in the hand, with a camera that answers so. */
const hold = (getUserMedia: () => Promise<MediaStream>) => {
  vi.stubGlobal('navigator', Object.assign(window.navigator, { mediaDevices: { getUserMedia } }))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('coarse'), addEventListener() {}, removeEventListener() {} }) as never,
  )
}

test('A2 a camera that is refused takes its button along, not the focus: it is on the words in its place', async () => {
  hold(() => Promise.reject(new DOMException('Refused.', 'NotAllowedError')))
  const { press } = await visit('/order-pad', { signedInAs: 'buyer@acme.test' })
  const heard = listen()
  await press('Scan codes')
  const words = await screen.findByText('The camera cannot be used. Type the part number.')
  expect(document.activeElement).toBe(words)
  // Nobody is told to hold a code before a camera that is not there.
  const waiting = 'Waiting for the camera. If the browser asks for it, allow it.'
  await waitFor(() => expect(heard.filter((text) => /camera/i.test(text))).toEqual([waiting, words.textContent]))
})

test('A13 Escape closes the camera, and leaves the focus on its button', async () => {
  hold(() => new Promise(() => undefined))
  const { press, user } = await visit('/order-pad', { signedInAs: 'buyer@acme.test' })
  await press('Scan codes')
  await screen.findByRole('button', { name: 'Close the camera' })
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Scan codes' }))
})
