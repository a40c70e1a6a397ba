// @vitest-environment node
import { describe, expect, onTestFinished, test } from 'vitest'
import { exclusively } from '../../src/api/browser/locks'
import { createSignal } from '../../src/api/browser/signal'
import { noted } from '../support/machine'

describe('a signal', () => {
  test('R20 tells everybody who listens, and nobody who has stopped', () => {
    const signal = createSignal<number>()
    const [one, other]: number[][] = [[], []]
    const stop = signal.listen((news) => one?.push(news))
    signal.listen((news) => other?.push(news))
    signal.tell(1)
    stop()
    signal.tell(2)
    expect([one, other]).toEqual([[1], [1, 2]])
  })

  test('R5 what is told before anybody listens waits for the first who does, and for no other', () => {
    const signal = createSignal<number>()
    signal.tell(1)
    signal.tell(2)
    const [one, other]: number[][] = [[], []]
    signal.listen((news) => one?.push(news))
    signal.listen((news) => other?.push(news))
    expect([one, other]).toEqual([[1, 2], []])
  })

  test('R5 what is told after all have stopped waits, too', () => {
    const signal = createSignal<number>()
    signal.listen(() => undefined)()
    signal.tell(1)
    const heard: number[] = []
    signal.listen((news) => heard.push(news))
    expect(heard).toEqual([1])
  })
})

describe('work that no two tabs do at once', () => {
  type Request = (name: string, work: () => Promise<void>) => Promise<unknown>
  const navigatorWith = (request: Request) => ({ locks: { request } }) as unknown as Navigator

  test('R24 is done at once where the browser knows no locks', () => {
    const done: string[] = []
    exclusively({} as Navigator, 'cart')(() => void done.push('work'))
    expect(done).toEqual(['work'])
  })

  test('R24 is done when the lock of that name is given', async () => {
    const done: string[] = []
    const waiting: (() => Promise<void>)[] = []
    const navigator = navigatorWith((name, work) => {
      done.push(name)
      waiting.push(work)
      return Promise.resolve()
    })
    exclusively(navigator, 'cart')(() => void done.push('work'))
    await noted()
    expect(done).toEqual(['cart'])
    await waiting[0]?.()
    expect(done).toEqual(['cart', 'work'])
  })

  test('R24 is done all the same when the lock is refused', async () => {
    const done: string[] = []
    const navigator = navigatorWith(() => Promise.reject(new DOMException('no', 'SecurityError')))
    exclusively(navigator, 'cart')(() => void done.push('work'))
    await noted()
    expect(done).toEqual(['work'])
  })

  test('R7 R24 is done once, also when it throws under the lock, and its error is not lost', async () => {
    const errors: unknown[] = []
    const others = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', (error) => errors.push(error))
    onTestFinished(() => {
      process.removeAllListeners('unhandledRejection')
      others.forEach((listener) => process.on('unhandledRejection', listener))
    })
    const broken = new Error('broken')
    let count = 0
    exclusively(
      navigatorWith((_, work) => work()),
      'cart',
    )(() => {
      count += 1
      throw broken
    })
    await noted()
    expect([count, errors]).toEqual([1, [broken]])
  })
})
