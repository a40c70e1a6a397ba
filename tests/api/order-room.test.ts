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
  const roomIn = (sessionStorage: unknown, shorter: (text: string) => readonly string[] = () => []) => {
    const window = { localStorage: local, sessionStorage } as unknown as Window
    return createOrderRoom(window, () => told.push('no room'), shorter)
  }
  const open = (shorter?: (text: string) => readonly string[], ofTab: unknown = tab) => {
    const room = roomIn(ofTab, shorter)
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

  describe('an order that the room cannot hold either', () => {
    const huge = 'o'.repeat(30_000)
    const shorter = (text: string) => [`${text.length} letters${' '.repeat(20_000)}`, `${text.length} letters`]
    const opened = () => {
      const device = deviceOf(100_000)
      const room = device.open(shorter)
      device.local.fill()
      room.setItem('orderAttempt', huge)
      return { ...device, room, other: device.open(shorter, storageOf(100_000)) }
    }

    test('is whole in its tab, through a reload; every other tab sees as much of it as there is room for', () => {
      const { room, other, open, told } = opened()
      expect([room.getItem('orderAttempt'), open(shorter).getItem('orderAttempt')]).toEqual([huge, huge])
      expect([other.getItem('orderAttempt'), told]).toEqual(['30000 letters', ['no room']])
    })

    test('is what another tab makes of it, once that tab wrote; what was wiped is not', () => {
      const { room, other, local, tab } = opened()
      local.kept.delete('orderAttempt')
      expect(room.getItem('orderAttempt')).toBe(huge)
      other.setItem('orderAttempt', 'settled')
      expect([room.getItem('orderAttempt'), tab.kept.size]).toEqual(['settled', 0])
    })

    test('goes where all tabs see it when there is room again', () => {
      const { local, open, tab } = opened()
      local.kept.delete('others')
      open(shorter)
      expect([local.kept.get('orderAttempt'), tab.kept.size]).toEqual([huge, 0])
    })
  })

  test('where everything is forbidden it throws, as storage does', () => {
    const { open } = deviceOf(0, 0)
    expect(() => open().getItem('orderAttempt')).toThrow('forbidden')
    expect(() => open().setItem('orderAttempt', order)).toThrow('full')
  })
})
