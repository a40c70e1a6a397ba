// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutLine, withQuantity, type CartLine } from '../../src/machines/rules/cart'
import { hasSameLines } from '../../src/machines/rules/cart-merge'
import {
  joined,
  linesOf,
  readText,
  storable,
  takenOver,
  writeText,
  type SharedCart,
} from '../../src/machines/rules/cart-sync'
import { openTabs } from '../support/tabs'
import { cart, line as row, product, runs } from './samples'

type Step =
  | { readonly kind: 'unlock' }
  | { readonly kind: 'add'; readonly tab: number }
  | { readonly kind: 'paint'; readonly tab: number }
  | { readonly kind: 'leave'; readonly tab: number }
  | { readonly kind: 'take'; readonly tab: number }
  | { readonly kind: 'hear'; readonly tab: number }
  | { readonly kind: 'change'; readonly tab: number; readonly line: number }
  | { readonly kind: 'remove'; readonly tab: number; readonly line: number }

const tab = fc.nat(5)
const line = fc.nat(20)
const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('paint'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hear'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unlock') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('change'), tab, line }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove'), tab, line }) },
)

type Tabs = ReturnType<typeof openTabs>
const add = (tabs: Tabs, at: number, id: string) => tabs.change(at, (lines) => withQuantity(lines, product({ id }), 1))

/** Walks one step; answers the product that it added, changed or removed. */
const walk = (tabs: Tabs, one: Step, id: string): { readonly kind: Step['kind']; readonly id: string } | null => {
  if (one.kind === 'unlock') tabs.unlock()
  else if (one.kind === 'paint') tabs.paint(one.tab)
  else if (one.kind === 'leave') tabs.leave(one.tab)
  else if (one.kind === 'take') tabs.take(one.tab)
  else if (one.kind === 'hear') tabs.hear(one.tab)
  else if (one.kind === 'add') {
    add(tabs, one.tab, id)
    return { kind: 'add', id }
  } else {
    const seen = tabs.linesOf(one.tab)
    const chosen = seen[one.line % Math.max(seen.length, 1)]
    if (!chosen) return null
    tabs.change(one.tab, (lines) =>
      one.kind === 'change'
        ? withQuantity(lines, chosen.product, chosen.quantity + 1)
        : withoutLine(lines, chosen.product.id),
    )
    return { kind: one.kind, id: String(chosen.product.id) }
  }
  return null
}
const idsOf = (lines: ReturnType<Tabs['linesOf']>) => lines.map((one) => String(one.product.id))
const everywhere = (tabs: Tabs, count: number) =>
  Array.from({ length: count }, (_, at) => hasSameLines(tabs.linesOf(at), tabs.storedLines()))

describe.each([2, 3])('%i tabs over one storage', (count) => {
  it.each([
    { hasLocks: false, isLate: false },
    { hasLocks: true, isLate: false },
    { hasLocks: false, isLate: true },
    { hasLocks: true, isLate: true },
  ])('R24 R27 P9 hold the same in the end, and lose nothing (%o)', async (options) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
        const tabs = openTabs(count, options)
        const deeds: NonNullable<ReturnType<typeof walk>>[] = []
        for (const [at, one] of steps.entries()) {
          const deed = walk(tabs, one, `p${at}`)
          if (deed) deeds.push(deed)
          await Promise.resolve()
        }
        expect(await tabs.settle()).not.toBeNull()
        expect(everywhere(tabs, count)).not.toContain(false)
        const present = new Set(idsOf(tabs.storedLines()))
        const idsBy = (kind: Step['kind']) => deeds.flatMap((deed) => (deed.kind === kind ? [deed.id] : []))
        const [changes, removals] = [new Set(idsBy('change')), new Set(idsBy('remove'))]
        const lost = idsBy('add').filter((id) => !removals.has(id) && !present.has(id))
        const risen = [...removals].filter((id) => !changes.has(id) && present.has(id))
        expect({ lost, risen }).toEqual({ lost: [], risen: [] })
      }),
      runs,
    )
  })

  it.each([false, true])(
    'R24 eight products added at the same instant are eight lines (locks: %s)',
    async (hasLocks) => {
      const tabs = openTabs(count, { hasLocks })
      for (let at = 0; at < 8; at += 1) add(tabs, at, `p${at}`)
      await tabs.settle()
      expect(idsOf(tabs.storedLines())).toHaveLength(8)
      expect(everywhere(tabs, count)).not.toContain(false)
    },
  )

  it('CART-37 what was only read is never written', async () => {
    const first = JSON.stringify({ tenantCode: 'ACME', lines: [row(3)] })
    const tabs = openTabs(count, { first })
    await tabs.settle()
    expect([tabs.stored(), tabs.linesOf(0)]).toEqual([first, [row(3)]])
  })
})

describe('what else may stand in storage', () => {
  const older = (...lines: CartLine[]) => JSON.stringify({ tenantCode: 'ACME', lines })

  it('R24 a text without marks is taken over, when a tab opens and while it is open', async () => {
    const tabs = openTabs(2, { first: older(row(3), row(4, { id: 2 })) })
    expect(idsOf(tabs.linesOf(1))).toEqual(['1', '2'])
    add(tabs, 1, 'p1')
    await tabs.settle()
    expect(idsOf(tabs.storedLines())).toEqual(['1', '2', 'p1'])
    tabs.write(0, older(row(9)))
    await tabs.settle()
    expect([tabs.linesOf(1), tabs.storedLines()]).toEqual([[row(9)], [row(9)]])
  })

  it('R24 a text without marks that comes late removes nothing that was added since', async () => {
    const tabs = openTabs(2)
    tabs.write(0, older(row(9)))
    tabs.take(0)
    add(tabs, 1, 'p1')
    await tabs.settle()
    expect(idsOf(tabs.storedLines()).toSorted()).toEqual(['1', 'p1'])
    expect(idsOf(tabs.linesOf(1)).toSorted()).toEqual(['1', 'p1'])
  })

  it('R24 two tabs read the same of a text without marks, whoever changes it first', async () => {
    const tabs = openTabs(2, { first: older(row(3), row(4, { id: 2 })) })
    tabs.change(0, (lines) => withoutLine(lines, 1))
    add(tabs, 1, 'p1')
    await tabs.settle()
    expect(everywhere(tabs, 2)).toEqual([true, true])
    expect(idsOf(tabs.storedLines())).toEqual(['2', 'p1'])
  })

  it('C-13 the cart of another tenant is never written over when it was put there after the tab opened', async () => {
    const tabs = openTabs(2)
    add(tabs, 1, 'p1')
    await tabs.settle()
    const theirs = JSON.stringify({ tenantCode: 'BOLT', lines: [row(2)] })
    tabs.write(0, theirs)
    await tabs.settle()
    expect(idsOf(tabs.linesOf(1))).toEqual(['p1'])
    add(tabs, 1, 'p2')
    await tabs.settle()
    expect([tabs.stored(), idsOf(tabs.linesOf(1))]).toEqual([theirs, ['p1', 'p2']])
  })

  it('C-13 a cart of another tenant that was there before gives way', async () => {
    const tabs = openTabs(1, { first: JSON.stringify({ tenantCode: 'BOLT', lines: [row(2)] }) })
    expect(tabs.linesOf(0)).toEqual([])
    add(tabs, 0, 'p1')
    await tabs.settle()
    expect(idsOf(tabs.storedLines())).toEqual(['p1'])
  })

  it('R23 a cart that is removed is empty in every tab, and is not put back by a tab that hears of it', async () => {
    const tabs = openTabs(2, { first: older(row(3)) })
    add(tabs, 1, 'p1')
    await tabs.settle()
    tabs.write(0, null)
    await tabs.settle()
    expect([tabs.stored(), tabs.linesOf(1)]).toEqual([null, []])
    add(tabs, 1, 'p2')
    await tabs.settle()
    expect(idsOf(tabs.storedLines())).toEqual(['p2'])
  })

  it('R24 what is added while the cart is removed elsewhere stays', async () => {
    const tabs = openTabs(2)
    tabs.write(0, null)
    tabs.take(0)
    add(tabs, 1, 'p1')
    await tabs.settle()
    expect([idsOf(tabs.storedLines()), idsOf(tabs.linesOf(1))]).toEqual([['p1'], ['p1']])
  })
})

describe('a shared cart', () => {
  const shared = fc
    .array(fc.tuple(cart, fc.constantFrom('a', 'b', 'c')), { maxLength: 4 })
    .map((steps) =>
      steps.reduce((former, [lines, by]) => takenOver(former, storable(lines), by), readText(null, 'ACME').cart),
    )
  const textOf = (one: SharedCart) => writeText('ACME', one)

  it('R24 is joined in any order, and any number of times, with the same result', () => {
    fc.assert(
      fc.property(shared, shared, shared, (one, two, three) => {
        const whole = textOf(joined(joined(one, two), three))
        expect(textOf(joined(three, joined(two, one)))).toBe(whole)
        expect(textOf(joined(joined(two, joined(one, three)), one))).toBe(whole)
      }),
      runs,
    )
  })

  it('R24 is read back from its text as it was', () => {
    fc.assert(
      fc.property(shared, (one) => {
        const { cart: read, isMarked, isDamaged } = readText(textOf(one), 'ACME')
        expect([textOf(read), isMarked, isDamaged]).toEqual([textOf(one), true, false])
      }),
      runs,
    )
  })

  it('R4 no text, however odd, makes it throw, and what is read can be written and read again', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ tenantCode: fc.constant('ACME'), lines: cart, marks: fc.jsonValue() })
        .map((text) => JSON.stringify(text)),
    )
    fc.assert(
      fc.property(odd, (text) => {
        const { cart: read } = readText(text, 'ACME')
        expect(linesOf(readText(textOf(read), 'ACME').cart)).toEqual(linesOf(read))
      }),
      runs,
    )
  })

  it('remembers the latest hundred removals, and no more', () => {
    const many = Array.from({ length: 150 }, (_, at) => row(1, { id: `p${at}` }))
    const full = takenOver(readText(null, 'ACME').cart, many, 'a')
    const empty = takenOver(full, [], 'a')
    expect([linesOf(empty), empty.entries.size]).toEqual([[], 100])
    expect(idsOf(linesOf(joined(empty, full)))).toEqual(idsOf(many.slice(0, 50)))
  })
})
