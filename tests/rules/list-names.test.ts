// @vitest-environment node
import { expect, test } from 'vitest'
import { wantedName, withFreeName, type ListChange } from '../../src/machines/rules/list-changes'

const heads = [
  { id: 'a', name: 'Weekly' },
  { id: 'b', name: 'Van' },
]
const made = (name: string | null): ListChange => ({ kind: 'made', name, lines: [] })
const renamed = (id: string, name: string): ListChange => ({ kind: 'renamed', id, name })
const nameAfter = (change: ListChange, queue: readonly ListChange[] = []) =>
  wantedName(withFreeName(change, heads, queue))

test.each<[string, ListChange, string | null]>([
  ['a name that nobody has', made('Monday'), 'Monday'],
  ['a name that a list has', made(' Weekly '), 'Weekly (2)'],
  ['no name', made(null), null],
  ['blanks', made('  '), null],
  ['another name', renamed('b', 'Weekly'), 'Weekly (2)'],
  ['its own name', renamed('b', 'Van'), 'Van'],
])('LIST %s', (_, change, name) => {
  expect(nameAfter(change)).toBe(name)
})

test('LIST a name that a list is about to get is taken, too; what changes no name stays as it is', () => {
  expect(nameAfter(made('Monday'), [made('Monday')])).toBe('Monday (2)')
  expect(nameAfter(made('Monday'), [renamed('a', 'Monday'), made('Monday (2)')])).toBe('Monday (3)')
  const removed: ListChange = { kind: 'removed', id: 'a' }
  expect([withFreeName(removed, heads, [made('Weekly')]), wantedName(removed), wantedName(undefined)]).toEqual([
    removed,
    null,
    null,
  ])
  const change = made('Monday')
  expect(withFreeName(change, heads, [])).toBe(change)
})
