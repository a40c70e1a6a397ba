import { expect, test, vi } from 'vitest'
import { oncePer } from '../../src/machines/rules/once'

type Box = { readonly size: number }

test('PERF what is worked out for an object is worked out once, also when it is nothing', () => {
  const work = vi.fn<(box: Box) => number | undefined>(({ size }) => (size > 1 ? size : undefined))
  const once = oncePer(work)
  const [one, other] = [{ size: 1 }, { size: 2 }]
  expect([once(one), once(other), once(one), once(other)]).toEqual([undefined, 2, undefined, 2])
  expect(work).toHaveBeenCalledTimes(2)
  // One that looks alike is another one.
  once({ size: 2 })
  expect(work).toHaveBeenCalledTimes(3)
})
