// @vitest-environment node
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Notice } from '../../src/machines/rules/notice'
import { withToast } from '../../src/machines/rules/toasts'
import { runs } from './samples'

type Toast = { readonly id: string; readonly notice: Notice }
const saved = (name: string): Notice => ({ kind: 'draftSaved', name })
const shown = (...names: string[]) =>
  names.reduce<readonly Toast[]>((toasts, name, at) => withToast(toasts, { id: String(at), notice: saved(name) }), [])
const namesOf = (toasts: readonly Toast[]) =>
  toasts.map(({ notice }) => (notice.kind === 'draftSaved' ? notice.name : notice.kind))

it('C-88 the oldest of four gives way', () => {
  expect(namesOf(shown('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd'])
})

it('C-88 what is told again takes the place of what was told before, and is the newest', () => {
  const toasts = shown('a', 'b', 'a')
  expect([namesOf(toasts), toasts.map(({ id }) => id)]).toEqual([
    ['b', 'a'],
    ['1', '2'],
  ])
})

it('LISTS that a list is deleted is told no longer when it is back; of another list it is', () => {
  const told: readonly Notice[] = [
    { kind: 'draftDeleted', name: 'Monday' },
    { kind: 'draftDeleted', name: 'Van' },
    { kind: 'draftRestored', name: 'Monday' },
  ]
  const toasts = told.reduce<readonly Toast[]>((all, notice, at) => withToast(all, { id: String(at), notice }), [])
  expect(toasts.map(({ notice }) => notice)).toEqual(told.slice(1))
})

it('C-88 there are never more than three, never two alike, and the last one told is always there', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 12 }), (names) => {
      const present = namesOf(shown(...names))
      expect(present.length).toBeLessThanOrEqual(3)
      expect(new Set(present).size).toBe(present.length)
      expect(present.at(-1)).toBe(names.at(-1))
    }),
    runs,
  )
})
