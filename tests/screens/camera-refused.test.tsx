import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../support/screen'

test('A2 a camera that is refused takes its button along, not the focus: it is on the words in its place', async () => {
  const refuse = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'))
  vi.stubGlobal('navigator', Object.assign(window.navigator, { mediaDevices: { getUserMedia: refuse } }))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('coarse'), addEventListener() {}, removeEventListener() {} }) as never,
  )
  const { press } = await visit('/order-pad', { signedInAs: 'buyer@acme.test' })
  await press('Scan codes')
  const words = await screen.findByText(/camera/i, { selector: 'p[role="status"]' })
  expect(document.activeElement).toBe(words)
})
