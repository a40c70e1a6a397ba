// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../src/api/browser/records'
import type { TextStore } from '../../src/api/browser/storage'
import { padStorage } from '../../src/app-pad'
import type { KeptPad } from '../../src/machines/rules/pad-storage'
import { padRow } from '../support/pads'

const ann = { tenantCode: 'ACME', email: 'ann@acme.test' }
const bob = { tenantCode: 'ACME', email: 'bob@acme.test' }
const [a, b, c] = ['a', 'b', 'c'].map((id) => padRow(id, `CB-${id}`, '1')) as [
  KeptPad['rows'][number],
  KeptPad['rows'][number],
  KeptPad['rows'][number],
]
const pad = (...rows: KeptPad['rows']): KeptPad => ({ rows, rest: [] })
const earlier = (owner: typeof ann, ...rows: KeptPad['rows']) => ({ ...owner, rows, rest: '' })

/** Pages of one browser: one local storage, one database. */
const browser = (stored: readonly unknown[] = [], hasDatabase = true) => {
  const texts = new Map(stored.length > 0 ? [['pad', JSON.stringify(stored)]] : [])
  const store: TextStore = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    onOtherTab: () => () => undefined,
  }
  const listened = new Map<string, () => void>()
  const window = {
    indexedDB: hasDatabase ? new IDBFactory() : undefined,
    IDBKeyRange,
    addEventListener: (name: string, listener: () => void) => void listened.set(name, listener),
    removeEventListener: (name: string) => void listened.delete(name),
  } as unknown as Window
  const textAt = (key: string): unknown => JSON.parse(texts.get(key) ?? 'null')
  return { page: () => padStorage({ window, store }, recordsOf(window)), textAt, texts, listened }
}

describe('the pad in the database', () => {
  test('C-122 it is of its owner alone, and an empty one leaves no trace', async () => {
    const { page } = browser()
    const one = page()
    expect(await one.change(ann, () => pad(a))).toBe(true)
    expect([await one.open(ann), await page().open(bob)]).toEqual([
      { pad: pad(a), isKept: true },
      { pad: pad(), isKept: true },
    ])
    await one.change(ann, () => pad())
    expect(await page().open(ann)).toEqual({ pad: pad(), isKept: true })
  })

  test('R24 whoever listens hears of a change; what changes nothing is no news', async () => {
    const { page } = browser()
    const one = page()
    let heard = 0
    const stop = one.onChange(ann, () => void (heard += 1))
    await one.change(ann, () => pad(a))
    await one.change(ann, (stored) => ({ ...stored }))
    expect(heard).toBe(1)
    stop()
    await one.change(ann, () => pad(b))
    expect(heard).toBe(1)
  })
})

describe('the pad of an earlier portal', () => {
  test('comes into the database once and leaves local storage; those of others stay', async () => {
    const { page, textAt } = browser([earlier(ann, a, b), earlier(bob, c)])
    expect(await page().open(ann)).toEqual({ pad: pad(a, b), isKept: true })
    expect(textAt('pad')).toEqual([earlier(bob, c)])
    expect(await page().open(bob)).toEqual({ pad: pad(c), isKept: true })
    expect(textAt('pad')).toBeNull()
    const again = page()
    await again.change(ann, () => pad(b))
    expect((await again.open(ann)).pad).toEqual(pad(b))
  })

  test('stays where it is without a database; a row that was removed does not come back while the page is open', async () => {
    const { page, textAt } = browser([earlier(ann, a, b)], false)
    const one = page()
    expect(await one.open(ann)).toEqual({ pad: pad(a, b), isKept: false })
    expect(textAt('pad')).toEqual([earlier(ann, a, b)])
    expect(await one.change(ann, () => pad(b))).toBe(false)
    expect((await one.open(ann)).pad).toEqual(pad(b))
  })
})

describe('what a page that was left had not written', () => {
  const left = { base: pad(a), mine: pad({ ...a, quantity: '7' }, b) }
  test('is in local storage at once, merged at the next opening, and gone then', async () => {
    const { page, textAt, listened } = browser()
    const one = page()
    await one.change(ann, () => pad(a, c))
    let isLeaving = false
    const stop = one.onLeaving(() => void (isLeaving = true))
    listened.get('pagehide')?.()
    expect(isLeaving).toBe(true)
    one.putAside(ann, 'm1', left)
    stop()
    expect(JSON.stringify(textAt('padLeft'))).not.toContain(ann.email)
    expect((await page().open(bob)).pad).toEqual(pad())
    expect((await page().open(ann)).pad).toEqual(pad({ ...a, quantity: '7' }, c, b))
    expect([textAt('padLeft'), listened.size]).toEqual([null, 0])
  })

  test('is let go of when it was written after all; those of other pages stay', async () => {
    const { page, textAt } = browser()
    const one = page()
    one.putAside(ann, 'm1', left)
    one.putAside(bob, 'm2', left)
    one.letGo('m1')
    expect(textAt('padLeft')).toMatchObject([{ mark: 'm2' }])
    one.letGo('m2')
    expect(textAt('padLeft')).toBeNull()
  })

  test('stays where it is without a database', async () => {
    const { page, textAt } = browser([], false)
    page().putAside(ann, 'm1', left)
    expect((await page().open(ann)).pad.rows).toHaveLength(2)
    expect(textAt('padLeft')).toMatchObject([{ mark: 'm1' }])
  })
})
