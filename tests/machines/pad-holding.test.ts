// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { emptyPad } from '../../src/machines/rules/pad-storage'
import { device, pad, threeRows } from '../support/pad-devices'

const [a, b, c] = threeRows

describe('PAD two tabs that add the same rows in the same instant', () => {
  test('one of them adds them, and the other is told which it may not add', async () => {
    const kept = device(pad(a, b))
    const [one, other] = [await kept.open(), await kept.open()]
    await Promise.all([one.hold('a', 'b'), other.hold('a', 'b')])
    expect([one.held(), other.held()]).toEqual([[['a', 'b']], [[]]])
    one.save(pad())
    await one.settle()
    await other.settle()
    expect([kept.pad().rows, other.told.at(-1)]).toEqual([[], { type: 'pad.changedElsewhere', pad: emptyPad }])
  })

  test('rows that the other one has taken out or changed a moment ago are not added here', async () => {
    const kept = device(pad(a, b, c))
    const [one, other] = [await kept.open(), await kept.open()]
    one.save(pad({ ...a, quantity: '9' }, c))
    await Promise.all([one.settle(), other.hold('a', 'b', 'c')])
    expect(other.held()).toEqual([['c']])
  })

  test('what is not written yet is this tab’s own, and a row that stays is free again afterwards', async () => {
    const kept = device(pad(a))
    const [one, other] = [await kept.open(), await kept.open()]
    one.save(pad(a, b))
    await one.hold('a', 'b')
    expect([one.held(), kept.pad().rows]).toEqual([[['a', 'b']], [a, b]])
    // The cart had to cut the first: it stays with what is missing.
    one.save(pad({ ...a, quantity: '3' }))
    await one.settle()
    await other.hold('a')
    expect([other.held(), kept.pad().rows]).toEqual([[['a']], [{ ...a, quantity: '3' }]])
  })

  test('what is typed into a row while another tab adds it stays, and is not added once more unasked', async () => {
    const kept = device(pad(a, b, c))
    const [one, other] = [await kept.open(), await kept.open()]
    const [typedA, typedB, typedC] = [
      { ...a, comment: 'Gate 4' },
      { ...b, quantity: '7' },
      { ...c, part: 'HB-100' },
    ]
    await one.hold('a', 'b', 'c')
    // One letter is written before the other tab takes its rows out, and one after it.
    one.save(pad())
    other.save(pad(typedA, b, c))
    await other.settle()
    other.save(pad(typedA, typedB, typedC))
    await one.settle()
    expect(kept.pad().rows).toEqual([{ ...typedA, isAdded: true }])
    await other.settle()
    // Another part number is another product: it is in no cart.
    const whole = pad({ ...typedA, isAdded: true }, { ...typedB, isAdded: true }, typedC)
    expect(kept.pad().rows).toEqual(whole.rows)
    for (const { told } of [one, other]) expect(told).toContainEqual({ type: 'pad.changedElsewhere', pad: whole })
  })

  test('the mark is gone after a day, and a row that was only removed is none', async () => {
    const kept = device(pad(a, b))
    const [one, other] = [await kept.open(), await kept.open()]
    await one.hold('a')
    one.save(pad(b))
    await one.settle()
    expect(kept.pad().added).toEqual([{ at: 1_000, ids: ['a'] }])
    other.save(pad({ ...b, quantity: '7' }))
    one.save(pad())
    await one.settle()
    await other.settle()
    expect(kept.pad().rows).toEqual([{ ...b, quantity: '7' }])
    kept.wait(24 * 60 * 60 * 1_000)
    one.save(pad())
    await one.settle()
    expect(kept.pad()).toEqual(pad())
  })

  test('a tab that is gone holds nothing for long', async () => {
    const kept = device(pad(a))
    const [one, other] = [await kept.open(), await kept.open()]
    await one.hold('a')
    kept.wait(9_999)
    await other.hold('a')
    kept.wait(1)
    await other.hold('a')
    expect(other.held()).toEqual([[], ['a']])
  })

  test('R5 a device that keeps nothing, or breaks down, keeps nobody from adding', async () => {
    const kept = device(pad(a))
    const tab = await kept.open()
    kept.fill()
    await tab.hold('a')
    await tab.hold('a')
    expect(tab.held()).toEqual([['a'], ['a']])
    const broken = device(pad(a))
    const other = await broken.open()
    broken.breakDown()
    await other.hold('a')
    expect([other.held(), other.told.at(-1)]).toEqual([[['a']], { type: 'pad.notStored' }])
  })
})
