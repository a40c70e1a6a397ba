import { onTestFinished, vi } from 'vitest'

/** From here on only the test moves the hands of the clock, besides time itself. */
export const holdClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
