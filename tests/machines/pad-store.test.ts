// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyPad } from '../../src/machines/rules/pad-storage'
import { noted } from '../support/machine'
import { device, pad, threeRows } from '../support/pad-devices'
import { padRow, waits } from '../support/pads'

const [a, b, c] = threeRows

test('PAD what is kept is found; what is written waits a moment and is then kept', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  expect(tab.told).toEqual([{ type: 'pad.found', pad: pad(a), mark: 'mark1', isKept: true }])
  tab.save(pad(a, b))
  tab.save(pad(a, b, c))
  expect(kept.pad()).toEqual(pad(a))
  await tab.settle()
  expect(kept.pad()).toEqual(pad(a, b, c))
  expect(tab.told.at(-1)).toEqual({ type: 'pad.stored' })
})

test('PAD a page that is left cannot wait: what was not written is put aside at once, and there at the next opening', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a, b))
  tab.leave()
  // The page is gone: nothing of what it began comes to an end.
  expect([kept.pad(), [...kept.aside.values()]]).toEqual([pad(a), [{ base: emptyPad, mine: pad(b) }]])
  const next = await kept.open()
  expect(next.told[0]).toMatchObject({ type: 'pad.found', pad: pad(a, b) })
  expect([kept.pad(), kept.aside.size]).toEqual([pad(a, b), 0])
})

test('PAD a page that comes back has written it after all, and lets go of what was put aside', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a))
  tab.leave()
  tab.leave()
  expect(kept.aside.size).toBe(1)
  await kept.goOn()
  expect([kept.pad(), kept.aside.size]).toEqual([pad(a), 0])
  tab.leave()
  expect(kept.aside.size).toBe(0)
})

test('PAD what is being written while the page is left is put aside, too', async () => {
  const kept = device(pad(a))
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a, b))
  await tab.settle()
  tab.save(pad(a, b, c))
  tab.leave()
  expect([...kept.aside.values()]).toEqual([{ base: emptyPad, mine: pad(b, c) }])
})

test('PAD the end of the session writes what waits', async () => {
  const kept = device()
  const tab = await kept.open()
  tab.save(pad(a))
  await tab.stop()
  expect([kept.pad(), tab.isWaiting(), kept.aside.size]).toEqual([pad(a), false, 0])
})

test('PAD what is typed while the device writes is neither lost nor told as another tab’s', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.slowDown()
  tab.save(pad(a))
  await tab.settle()
  tab.save(pad(a, b))
  await kept.goOn()
  await tab.settle()
  expect(kept.pad()).toEqual(pad(a, b))
  expect(tab.words()).toEqual(['pad.found', 'pad.stored'])
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

test('PAD a row that is put between others stays there when it is written, and is no other tab’s', async () => {
  const kept = device(pad(a, b))
  const [tab, other] = [await kept.open(), await kept.open()]
  tab.save(pad(c, a, { ...b, quantity: '9' }))
  await tab.settle()
  expect(kept.pad().rows.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(tab.words()).toEqual(['pad.found', 'pad.stored'])
  expect(other.told.at(-1)).toEqual({ type: 'pad.changedElsewhere', pad: kept.pad() })
})

test('PAD text for which there was no room is kept from both tabs', async () => {
  const kept = device()
  const [one, other] = [await kept.open(), await kept.open()]
  one.save({ rows: [], rest: waits('X') })
  other.save({ rows: [], rest: waits('Y') })
  await one.settle()
  await other.settle()
  expect(kept.pad().rest).toEqual([...waits('Y'), ...waits('X')])
})

test('R5 a device that does not keep it says so with every change, and nothing is put aside on it', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.fill()
  tab.save(pad(a))
  await tab.settle()
  expect(tab.told.at(-1)).toEqual({ type: 'pad.notStored' })
  tab.save(pad(a, b))
  tab.leave()
  expect(kept.aside.size).toBe(0)
  expect((await kept.open()).told[0]).toMatchObject({ type: 'pad.found', isKept: false })
})

test('R5 a device that breaks down says so, and begins with an empty pad', async () => {
  const kept = device()
  const tab = await kept.open()
  kept.breakDown()
  tab.save(pad(a))
  await tab.settle()
  expect(tab.told.at(-1)).toEqual({ type: 'pad.notStored' })
  expect((await kept.open()).told).toEqual([{ type: 'pad.found', pad: emptyPad, mark: 'mark2', isKept: false }])
})

test('PAD a long text that comes or goes is written at once: no page that is left could put it aside', async () => {
  const kept = device()
  const tab = await kept.open()
  tab.save({ rows: [a], rest: waits('X') })
  await noted()
  expect([kept.pad().rest, tab.isWaiting()]).toEqual([waits('X'), false])
  tab.save({ rows: [a, b], rest: waits('X') })
  expect(tab.isWaiting()).toBe(true)
  tab.save({ rows: [], rest: [] })
  await noted()
  expect([kept.pad(), tab.isWaiting()]).toEqual([emptyPad, false])
})

test('PAD whoever types is not held up: it is written when they pause, or after five seconds', async () => {
  const kept = device()
  const tab = await kept.open()
  const begun: unknown[] = []
  for (let at = 0; at < 3; at += 1) {
    tab.save(pad(padRow('a', 'CB-1', String(at))))
    begun.push(tab.begun())
    kept.wait(4_000)
  }
  // The third came after five seconds: the timer of the second was left to it.
  expect(begun).toEqual([1, 2, 2])
  await tab.settle()
  expect(kept.pad()).toEqual(pad(padRow('a', 'CB-1', '2')))
})

test('PAD what this tab has written is not read again; what another one writes is, also while this one does', async () => {
  const kept = device()
  const tab = await kept.open()
  const a = padRow('a', 'CB-1', '1')
  const b = padRow('b', 'CB-2', '2')
  tab.save(pad(a))
  await tab.settle()
  expect([kept.pad(), kept.looks()]).toEqual([pad(a), 1])
  kept.writeElsewhere(pad(a, b))
  await noted()
  expect([tab.told.at(-1), kept.looks()]).toEqual([{ type: 'pad.changedElsewhere', pad: pad(a, b) }, 2])
  kept.slowDown()
  tab.save(pad({ ...a, quantity: '9' }, b))
  await tab.settle()
  kept.writeElsewhere(pad(a, b, padRow('c', 'CB-3', '3')))
  await kept.goOn()
  expect(kept.looks()).toBe(3)
  expect(kept.pad().rows.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['a 9', 'b 2', 'c 3'])
})
