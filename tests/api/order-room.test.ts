// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createOrderRoom } from '../../src/api/browser/order-room'

/** A storage that holds so many letters, or none at all. */
const storageOf = (quota: number) => {
  const kept = new Map<string, string>()
  const taken = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    kept,
    fill: () => void kept.set('others', 'x'.repeat(quota - taken() - 'others'.length)),
    getItem: (key: string) => {
      if (quota === 0) throw new DOMException('forbidden', 'SecurityError')
      return kept.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      const more = value.length - (kept.get(key)?.length ?? -key.length)
      if (taken() + more > quota) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}
const deviceOf = (quota: number, ofTab = 100_000) => {
  const [local, tab] = [storageOf(quota), storageOf(ofTab)]
  const told: string[] = []
  const open = () => {
    const room = createOrderRoom({ localStorage: local, sessionStorage: tab } as unknown as Window, () =>
      told.push('no room'),
    )
    room.open()
    return room
  }
  return { local, tab, told, open }
}
const order = 'o'.repeat(5000)

describe('R5 R32 an order is written down before it is sent, also on a full device', () => {
  test('a device that became full after the shop was opened has room for it, and every tab sees it', () => {
    const { local, told, open } = deviceOf(100_000)
    const room = open()
    local.fill()
    room.setItem('orderAttempt', order)
    expect([local.kept.get('orderAttempt'), open().getItem('orderAttempt'), told]).toEqual([order, order, []])
  })

  test('the room is there as long as the shop is open', () => {
    const { local, open } = deviceOf(100_000)
    const room = open()
    expect(local.kept.get('orderRoom')?.trim()).toBe('')
    room.close()
    room.setItem('orderAttempt', order)
    expect([...local.kept.keys()]).toEqual(['orderAttempt'])
  })

  test('room is set aside again when it can be', () => {
    const { local, open } = deviceOf(100_000)
    const room = open()
    local.fill()
    room.setItem('orderAttempt', order)
    local.kept.delete('others')
    room.setItem('orderAttempt', '')
    local.fill()
    room.setItem('orderAttempt', order)
    expect(local.kept.get('orderAttempt')).toBe(order)
  })

  test('a device that was full before keeps it in the tab, through a reload, and says so', () => {
    const { local, tab, told, open } = deviceOf(1000)
    local.fill()
    open().setItem('orderAttempt', order)
    expect([told, open().getItem('orderAttempt'), tab.kept.get('orderAttempt')]).toEqual([['no room'], order, order])
  })

  test('what the tab kept is where every tab sees it as soon as there is room, unless another tab wrote there since', () => {
    for (const written of [undefined, 'of another tab']) {
      const { local, tab, open } = deviceOf(20_000)
      local.kept.set('orderAttempt', 'before')
      local.fill()
      open().setItem('orderAttempt', order)
      expect(local.kept.get('orderAttempt')).toBe('before')
      local.kept.delete('others')
      if (written !== undefined) local.kept.set('orderAttempt', written)
      expect(open().getItem('orderAttempt')).toBe(order)
      expect(local.kept.get('orderAttempt')).toBe(written ?? order)
      expect(tab.kept.size).toBe(written === undefined ? 0 : 2)
    }
  })

  test('what the tab kept goes when the device takes it again, and when it is forgotten', () => {
    const { local, tab, open } = deviceOf(10_000)
    local.fill()
    const room = open()
    room.setItem('orderAttempt', order)
    local.kept.delete('others')
    room.setItem('orderAttempt', 'settled')
    expect([room.getItem('orderAttempt'), tab.kept.size]).toEqual(['settled', 0])
    room.removeItem('orderAttempt')
    expect(room.getItem('orderAttempt')).toBeNull()
  })

  test('where everything is forbidden it throws, as storage does', () => {
    const { open } = deviceOf(0, 0)
    expect(() => open().getItem('orderAttempt')).toThrow('forbidden')
    expect(() => open().setItem('orderAttempt', order)).toThrow('full')
  })
})
