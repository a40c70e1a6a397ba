// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { lateCode } from '../../src/api/browser/late-code'

const device = (isReachable: boolean) => {
  const reload = vi.fn<() => void>()
  const fetch = vi.fn<(address: string, options: object) => Promise<Response>>(async () => {
    if (!isReachable) throw new TypeError('no network')
    return new Response('')
  })
  return {
    reload,
    fetch,
    code: lateCode({ window: { fetch, location: { href: 'http://host/shop/cart' } } as never, reload }),
  }
}
const lost = () => Promise.reject(new TypeError('no module'))

test('PERF code that comes is handed out, and nothing is asked', async () => {
  const { code, fetch, reload } = device(true)
  expect(await code('tools', async () => 7)).toBe(7)
  expect([fetch, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('PERF code that does not come is told; the second time the page is read anew, if the host is there', async () => {
  const { code, fetch, reload } = device(true)
  await expect(code('tools', lost)).rejects.toThrow('no module')
  await expect(code('ordering', lost)).rejects.toThrow('no module')
  expect(reload).not.toHaveBeenCalled()
  await expect(code('tools', lost)).rejects.toThrow('no module')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('http://host/shop/cart', { cache: 'no-store' })
  expect(reload).toHaveBeenCalledOnce()
})

test('PERF without a network it is only told', async () => {
  const { code, reload } = device(false)
  for (let time = 0; time < 3; time += 1) await expect(code('tools', lost)).rejects.toThrow('no module')
  expect(reload).not.toHaveBeenCalled()
})
