// @vitest-environment node
import { expect, test } from 'vitest'
import { createPassedOn } from '../../src/api/passed-on'

test('PERF an answer is passed on once, while it is new, and to who asked the same', async () => {
  let now = 1_000
  const passed = createPassedOn<string>(() => now)
  expect(await passed.take('orders')).toBeNull()
  expect(await passed.put('orders', Promise.resolve('one'))).toBe('one')
  expect([await passed.take('others'), await passed.take('orders'), await passed.take('orders')]).toEqual([
    null,
    'one',
    null,
  ])
  await passed.put('orders', Promise.resolve('two'))
  now += 30_000
  expect(await passed.take('orders')).toBe('two')
  await passed.put('orders', Promise.resolve('three'))
  now += 30_001
  expect(await passed.take('orders')).toBeNull()
})

test('PERF an answer on its way is waited for; a failure is asked for anew', async () => {
  const passed = createPassedOn<string>(() => 0)
  let resolve = (_: string): void => undefined
  void passed.put('orders', new Promise<string>((settle) => (resolve = settle)))
  const taken = passed.take('orders')
  resolve('late')
  expect(await taken).toBe('late')
  await passed.put('orders', Promise.reject(new Error('gone'))).catch(() => undefined)
  expect(await passed.take('orders')).toBeNull()
})

test('PERF whoever would ask beforehand sees that an answer is there, or on its way, while it is new', async () => {
  let now = 1_000
  const passed = createPassedOn<string>(() => now)
  expect(passed.has('bolt')).toBe(false)
  void passed.put('bolt', new Promise(() => undefined))
  now += 30_000
  expect(passed.has('bolt')).toBe(true)
  now += 1
  expect(passed.has('bolt')).toBe(false)
})
