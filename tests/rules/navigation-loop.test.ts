// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoop, recorded } from '../../src/machines/rules/navigation-loop'
import { runs } from './samples'

const after = (times: readonly number[]): readonly number[] => times.reduce(recorded, [] as readonly number[])
const every = (gap: number, count: number): number[] => Array.from({ length: count }, (_, at) => 1_000 + at * gap)

describe('the loop guard', () => {
  it('ROUTE-33, CONST-05 the 16th path change within 5,000 ms is a loop', () => {
    expect(isLoop(after(every(10, 16)))).toBe(true)
  })

  it('ROUTE-34 the 15th is not', () => {
    expect(isLoop(after(every(10, 15)))).toBe(false)
  })

  it('ROUTE-35 16 changes at 400 ms each are not', () => {
    expect(isLoop(after(every(400, 16)))).toBe(false)
  })

  it('R25 the window is 5,000 ms with both ends: 16 in 5,000 are a loop, in 5,001 not', () => {
    const first = every(10, 15)
    expect(isLoop(after([...first, 1_000 + 5_000]))).toBe(true)
    expect(isLoop(after([...first, 1_000 + 5_001]))).toBe(false)
  })

  it('P20 a clock that goes backwards is no loop, and counting starts anew', () => {
    const times = after([...every(10, 15), 500])
    expect(times).toEqual([500])
    expect(recorded([10_000], 4_000)).toEqual([4_000])
    expect(isLoop(times)).toBe(false)
  })

  it('C-09 an emptied list counts from the beginning', () => {
    expect(isLoop(recorded([], 1_000))).toBe(false)
  })

  it('P20 fires exactly when some window of 5,000 ms holds 16 changes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 }), (gaps) => {
        let now = 0
        let times: readonly number[] = []
        const all: number[] = []
        for (const gap of gaps) {
          now += gap
          all.push(now)
          times = recorded(times, now)
          expect(isLoop(times)).toBe(all.filter((time) => now - time <= 5_000).length >= 16)
          expect(times.length).toBeLessThanOrEqual(16)
        }
      }),
      runs,
    )
  })

  it('P20 a jump backwards never fires by itself', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 40 }), fc.nat(100_000), (moments, jump) => {
        const times = after(moments)
        const last = times.at(-1) ?? 0
        expect(jump < last && isLoop(recorded(times, jump))).toBe(false)
      }),
      runs,
    )
  })
})
