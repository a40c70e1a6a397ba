import { expect, test, vi } from 'vitest'
import { firstFrame } from '../../src/api/browser/first-frame'

/** A page whose frames and timers come when they are called. */
const pageOf = (visibilityState: DocumentVisibilityState) => {
  const frames: (() => void)[] = []
  const timers: { readonly run: () => void; readonly delay: number }[] = []
  const page = {
    document: { visibilityState },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, delay = 0) => timers.push({ run, delay }),
  } as unknown as Window
  return { page, frames, timers }
}
/** True when what was waited for has come. */
const watch = (waited: Promise<unknown>) => {
  const seen = { hasCome: false }
  void waited.then(() => (seen.hasCome = true))
  return async () => {
    await Promise.resolve()
    return seen.hasCome
  }
}

test('The code waits for a frame, and for what comes after it', async () => {
  const { page, frames, timers } = pageOf('visible')
  const hasCome = watch(firstFrame(page))
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  frames[0]?.()
  expect(await hasCome()).toBe(false)
  timers.find(({ delay }) => delay === 0)?.run()
  expect(await hasCome()).toBe(true)
})

test('A picture that belongs to what is seen first comes before that frame', async () => {
  const { page, frames } = pageOf('visible')
  let come: (value: unknown) => void = () => undefined
  const hasCome = watch(firstFrame(page, new Promise((done) => (come = done))))
  expect(await hasCome()).toBe(false)
  expect(frames).toHaveLength(0)
  come(null)
  await vi.waitFor(() => expect(frames).toHaveLength(1))
})

test('Nobody waits long for a frame, or a picture, that does not come', async () => {
  const { page, timers } = pageOf('visible')
  const hasCome = watch(firstFrame(page, new Promise(() => undefined)))
  expect(await hasCome()).toBe(false)
  expect(timers.map(({ delay }) => delay)).toEqual([300])
  timers[0]?.run()
  expect(await hasCome()).toBe(true)
})

test('A page that nobody looks at is given no frames, and waits for none', async () => {
  const { page, frames } = pageOf('hidden')
  expect(await watch(firstFrame(page))()).toBe(true)
  expect(frames).toHaveLength(0)
})
