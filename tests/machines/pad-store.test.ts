// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { padStoreOver, type PadStoreEvent, type PadStoreNews } from '../../src/machines/ordering/pad-store'
import { emptyPad, readPad, withPad, type KeptPad } from '../../src/machines/rules/pad-storage'
import { collectingParent, noted } from '../support/machine'
import { padOwner, padRow } from '../support/pads'

/** One device: what its storage holds, and who is told of it. */
const device = (first: KeptPad = emptyPad) => {
  let json: unknown = withPad(null, padOwner, first)
  let isBroken = false
  const others = new Set<() => void>()
  return {
    pad: () => readPad(json, padOwner),
    breakDown: () => void (isBroken = true),
    /** A tab with its pad open. */
    open: async () => {
      let work: (() => void) | null = null
      let leave: () => void = () => undefined
      const own = () => listen.tell()
      const listen = { tell: (): void => undefined }
      const { parent, told } = collectingParent<PadStoreNews>()
      const logic = padStoreOver({
        read: async () => {
          if (isBroken) throw new Error('broken')
          return readPad(JSON.parse(JSON.stringify(json)), padOwner)
        },
        write: async (owner, pad) => {
          if (isBroken) throw new Error('full')
          json = JSON.parse(JSON.stringify(withPad(json, owner, pad)))
          for (const other of others) if (other !== own) other()
        },
        onOtherTab: (listener) => {
          listen.tell = listener
          others.add(own)
          return () => others.delete(own)
        },
        onLeaving: (listener) => {
          leave = listener
          return () => void (leave = () => undefined)
        },
        later: (todo) => {
          work = todo
          return () => void (work = null)
        },
        freshMark: () => 'mark',
      })
      const actor = createActor(logic, { parent, input: { owner: padOwner } }).start()
      await noted()
      return {
        told,
        save: (pad: KeptPad) => actor.send({ type: 'pad.saved', pad } satisfies PadStoreEvent),
        isWaiting: () => work !== null,
        settle: async () => {
          work?.()
          await noted()
        },
        leave: async () => {
          leave()
          await noted()
        },
      }
    },
  }
}
const pad = (...rows: KeptPad['rows']): KeptPad => ({ rows, rest: '' })
const [a, b, c] = ['a', 'b', 'c'].map((id) => padRow(id, `CB-${id}`, '1')) as [
  KeptPad['rows'][number],
  KeptPad['rows'][number],
  KeptPad['rows'][number],
]

test('PAD what is kept is found; what is written waits a moment and is then kept', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  expect(tab.told).toEqual([{ type: 'pad.found', pad: pad(a), mark: 'mark' }])
  tab.save(pad(a, b))
  tab.save(pad(a, b, c))
  expect(kept.pad()).toEqual(pad(a))
  await tab.settle()
  expect(kept.pad()).toEqual(pad(a, b, c))
  expect(tab.told.at(-1)).toEqual({ type: 'pad.stored' })
})

test('PAD a page that is left, by a reload or the end of the session, writes what waits', async () => {
  const kept = device()
  const tab = await kept.open()
  tab.save(pad(a))
  await tab.leave()
  expect([kept.pad(), tab.isWaiting()]).toEqual([pad(a), false])
})

test('PAD two tabs: what either adds is there in both, and what either removes is gone', async () => {
  const kept = device(pad(a))
  const [one, other] = [await kept.open(), await kept.open()]
  one.save(pad(a, b))
  other.save(pad(c))
  await one.settle()
  await other.settle()
  await noted()
  expect(kept.pad()).toEqual(pad(b, c))
  expect(one.told.at(-1)).toEqual({ type: 'pad.changedElsewhere', pad: pad(b, c) })
  expect(other.told).toContainEqual({ type: 'pad.changedElsewhere', pad: pad(b, c) })
})

test('PAD text for which there was no room is kept from both tabs', async () => {
  const kept = device()
  const [one, other] = [await kept.open(), await kept.open()]
  one.save({ rows: [], rest: 'X' })
  other.save({ rows: [], rest: 'Y' })
  await one.settle()
  await other.settle()
  expect(kept.pad().rest).toBe('Y\nX')
})

test('PAD a device that is full or cannot be read says so', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.breakDown()
  tab.save(pad(a))
  await tab.settle()
  expect(tab.told.at(-1)).toEqual({ type: 'pad.notStored' })
  expect((await kept.open()).told).toEqual([{ type: 'pad.notStored' }])
})
