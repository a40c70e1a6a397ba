// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  changedLists,
  freeName,
  idsOf,
  listsFromDrafts,
  readList,
  storedList,
  undoOf,
  withoutMoved,
  type ListChange,
} from '../../src/machines/rules/list-changes'
import { bareLine, listLineOf, listOf, type OrderList } from '../../src/machines/rules/lists'
import { line } from './samples'

const stamp = { id: 'new', name: '2026-03-02 10:00', savedAt: '2026-03-02T10:00:00.000Z' }
const weekly = listOf({ id: 'a', name: 'Weekly', savedAt: '2026-03-01T10:00:00.000Z' }, [bareLine('CB-120', 6)])
const other = listOf({ id: 'b', name: 'Van', savedAt: '2026-03-01T11:00:00.000Z' }, [
  bareLine('cb-120', 1),
  bareLine('N-8', 2),
])
const none = { head: undefined, lines: undefined }
const storage = (list: OrderList | null) => (list === null ? none : storedList(list))
const change = (wanted: ListChange, target: OrderList | null, source: OrderList | null = target) =>
  changedLists(wanted, stamp, { target: storage(target), source: storage(source) })

describe('changes of lists', () => {
  it('LISTS a new list has the name that it was given, else the moment; the same part twice is one line', () => {
    const lines = [bareLine('CB-120', 6), bareLine('cb-120', 1)]
    const made = change({ kind: 'made', name: null, lines }, null)
    expect(made.list).toEqual(listOf(stamp, [bareLine('CB-120', 7)]))
    expect(change({ kind: 'made', name: ' Van ', lines: [] }, null).list?.name).toBe('Van')
  })

  it('LISTS a copy has the lines and a name of its own; merging adds up and leaves the source', () => {
    expect(change({ kind: 'copied', sourceId: 'a', name: 'Weekly (2)' }, null, weekly).list).toEqual(
      listOf({ ...stamp, name: 'Weekly (2)' }, weekly.lines),
    )
    expect(change({ kind: 'merged', id: 'a', sourceId: 'b' }, weekly, other).list?.lines).toEqual([
      bareLine('CB-120', 7),
      bareLine('N-8', 2),
    ])
    expect(change({ kind: 'copied', sourceId: 'b', name: 'x' }, null).list).toBeNull()
    expect(change({ kind: 'merged', id: 'a', sourceId: 'b' }, weekly, null).list).toEqual(weekly)
  })

  it('LISTS a removed list can be restored, and a restored one never writes over what is there', () => {
    expect(change({ kind: 'removed', id: 'a' }, weekly)).toEqual({ list: null, before: weekly, cut: [], summed: [] })
    expect(change({ kind: 'restored', list: weekly }, null).list).toEqual(weekly)
    expect(change({ kind: 'restored', list: { ...weekly, name: 'Old' } }, weekly).list).toEqual(weekly)
  })

  it('LISTS a merge is taken back, unless the list was changed since or is gone; its name is what it is now', () => {
    const merge = { kind: 'merged', id: 'a', sourceId: 'b' } as const
    const merged = change(merge, weekly, other)
    const undo = undoOf(merge, merged) as ListChange
    expect(change(undo, { ...(merged.list as OrderList), name: 'Monday' }).list).toEqual({ ...weekly, name: 'Monday' })
    expect(change(undo, other).list).toEqual({ ...other, id: 'a' })
    expect(change(undo, null).list).toBeNull()
    expect(idsOf(undo, stamp)).toEqual({ target: 'a', source: 'a' })
  })

  it('LISTS a deletion and a merge can be taken back, nothing else', () => {
    const removed = { kind: 'removed', id: 'a' } as const
    expect(undoOf(removed, change(removed, weekly))).toEqual({ kind: 'restored', list: weekly })
    const merge = { kind: 'merged', id: 'a', sourceId: 'b' } as const
    expect([
      undoOf(removed, change(removed, null)),
      undoOf(merge, { list: weekly, before: weekly }),
      undoOf(merge, { list: null, before: null }),
      undoOf({ kind: 'renamed', id: 'a', name: 'x' }, { list: { ...weekly, name: 'x' }, before: weekly }),
      undoOf(undefined, { list: null, before: weekly }),
    ]).toEqual([null, null, null, null, null])
  })

  it('R24 nothing brings a list back that another tab has removed', () => {
    const edit = { kind: 'quantity', key: 'part CB-120', quantity: 2 } as const
    const wanted: readonly ListChange[] = [
      { kind: 'renamed', id: 'a', name: 'x' },
      { kind: 'added', id: 'a', lines: [bareLine('x', 1)] },
      { kind: 'edited', id: 'a', edit },
    ]
    for (const one of wanted) expect(change(one, null).list).toBeNull()
    expect(change({ kind: 'edited', id: 'a', edit }, weekly).list?.lines).toEqual([bareLine('CB-120', 2)])
    expect(change({ kind: 'added', id: 'a', lines: [bareLine('x', 1)] }, weekly).list?.lineCount).toBe(2)
    expect(change({ kind: 'renamed', id: 'a', name: ' ' }, weekly).list?.name).toBe('Weekly')
  })

  it('LISTS which records a change is about', () => {
    expect(idsOf({ kind: 'copied', sourceId: 'a', name: 'x' }, stamp)).toEqual({ target: 'new', source: 'a' })
    expect(idsOf({ kind: 'merged', id: 'a', sourceId: 'b' }, stamp)).toEqual({ target: 'a', source: 'b' })
    expect(idsOf({ kind: 'restored', list: weekly }, stamp)).toEqual({ target: 'a', source: 'a' })
    expect(idsOf({ kind: 'made', name: null, lines: [] }, stamp)).toEqual({ target: 'new', source: 'new' })
  })

  it('R4 a list whose lines cannot be read says how many are lost', () => {
    expect(readList('a', storedList(weekly))).toEqual({ ...weekly, damaged: 0 })
    expect(readList('a', { ...storedList(other), lines: 'x' })).toMatchObject({ lines: [], damaged: 2 })
    expect(readList('a', { ...storedList(other), lines: [{}] })).toMatchObject({ lines: [], damaged: 1 })
    expect(readList('a', { head: 5, lines: [] })).toBeNull()
  })

  it('LISTS a copy gets the first name that is free', () => {
    expect(freeName('Weekly', ['Weekly'])).toBe('Weekly (2)')
    expect(freeName('Weekly (2)', ['Weekly', 'Weekly (2)', 'Weekly (3)'])).toBe('Weekly (4)')
    expect(freeName('x'.repeat(80), [])).toHaveLength(74)
  })
})

describe('drafts of an earlier portal', () => {
  const owner = { tenantCode: 'ACME', email: 'ann@acme.test' }
  const draft = {
    id: 'd-1',
    name: 'Spring',
    savedAt: '2026-01-01T10:00:00.000Z',
    ...owner,
    lines: [line(3, {}, 'note')],
  }
  const theirs = { ...draft, id: 'd-2', email: 'bob@acme.test' }

  it('C-59 they become lists without loss, under their own ids, with comments and tags', () => {
    expect(listsFromDrafts([draft, theirs], owner)).toEqual({
      lists: [listOf(draft, [listLineOf(line(3, {}, 'note'))])],
      damaged: 0,
    })
    expect(listsFromDrafts(null, owner)).toEqual({ lists: [], damaged: 0 })
  })

  it('C-59 what cannot be read is counted, in whole or in part', () => {
    const broken = [
      { ...draft, lines: [] },
      { ...draft, id: 'd-3', lines: [...draft.lines, 5] },
      { ...draft, name: 5 },
    ]
    expect(listsFromDrafts(broken, owner)).toMatchObject({ damaged: 3, lists: [{ id: 'd-3' }] })
  })

  it('C-59 a draft without a name or an id, and one with the id of another, is a list as well', () => {
    const rows = [draft, { ...draft, name: 'Twin' }, { ...draft, id: '', name: ' ' }]
    const { lists, damaged } = listsFromDrafts(rows, owner)
    expect(lists.map(({ id, name }) => [id, name])).toEqual([
      ['d-1', draft.name],
      ['d-1 (2)', 'Twin'],
      [' (1)', draft.savedAt.slice(0, 16).replace('T', ' ')],
    ])
    expect(lists.every((list) => readList(list.id, storedList(list)) !== null)).toBe(true)
    expect(damaged).toBe(0)
    // The first has moved alone: the second keeps the id of its list, now and at the next look.
    const left = withoutMoved(rows, owner, ['d-1', ' (1)'])
    expect(left).toEqual([{ ...rows[1], id: 'd-1 (2)' }])
    expect(listsFromDrafts(left, owner).lists.map(({ id, name }) => [id, name])).toEqual([['d-1 (2)', 'Twin']])
    expect(withoutMoved(left, owner, ['d-1 (2)'])).toBeNull()
  })

  it('C-59 only those that are lists leave their old place', () => {
    const rows = [draft, theirs, { ...draft, id: 'd-9' }, 5]
    expect(withoutMoved(rows, owner, ['d-1'])).toEqual([theirs, { ...draft, id: 'd-9' }, 5])
    expect([withoutMoved([draft], owner, ['d-1']), withoutMoved('x', owner, [])]).toEqual([null, null])
  })
})
