import { describe, expect, test } from 'vitest'
import { isDeletion, selectUndo } from '../../src/machines/ordering/lists.selectors'
import { bareLine, listOf } from '../../src/machines/rules/lists'
import { lines, outcome, start, weekly } from '../support/list-desks'

const made = { kind: 'made', name: 'Van', lines } as const
const removed = { kind: 'removed', id: 'a' } as const
const merged = { kind: 'merged', id: 'a', sourceId: 'b' } as const
const van = listOf({ ...weekly, id: 'b', name: 'Van' }, lines)
const longer = listOf(weekly, [...lines, bareLine('W-4', 1)])

/** Taking back what was done to a list last. */
export const undoTests = () =>
  describe('taking back', () => {
    test('LISTS a deleted list comes back, also after something else was done', async () => {
      const { actor, changing, asked, now, notices } = start()
      actor.send({ type: 'removal.undone' })
      expect(asked()).toEqual([])
      actor.send({ type: 'change.wanted', change: removed })
      await changing.answer(outcome({ list: null, before: weekly }))
      const undo = selectUndo(now())
      expect([undo && isDeletion(undo), undo?.name]).toEqual([true, 'Weekly'])
      expect(notices()).toEqual([{ kind: 'draftDeleted', name: 'Weekly' }])
      actor.send({ type: 'removal.undone' })
      expect([asked().at(-1), selectUndo(now())]).toEqual([{ kind: 'restored', list: weekly }, null])
      await changing.answer(outcome())
      expect(notices().at(-1)).toEqual({ kind: 'draftRestored', name: 'Weekly' })
      actor.send({ type: 'change.wanted', change: removed })
      await changing.answer(outcome({ list: null, before: weekly }))
      actor.send({ type: 'change.wanted', change: made })
      expect(selectUndo(now())?.change).toEqual({ kind: 'restored', list: weekly })
    })

    test('LISTS every list that was deleted comes back, the last one first', async () => {
      const { actor, changing, asked, now } = start()
      for (const list of [weekly, van]) {
        actor.send({ type: 'change.wanted', change: { kind: 'removed', id: list.id } })
        await changing.answer(outcome({ list: null, before: list }))
      }
      actor.send({ type: 'removal.undone' })
      expect(selectUndo(now())?.name).toBe('Weekly')
      actor.send({ type: 'removal.undone' })
      actor.send({ type: 'removal.undone' })
      await changing.answer(outcome({ list: van }))
      expect(asked().slice(2)).toEqual([
        { kind: 'restored', list: van },
        { kind: 'restored', list: weekly },
      ])
      expect(selectUndo(now())).toBeNull()
    })

    test('R5 a list that could not be brought back can be brought back still', async () => {
      const { actor, changing, now } = start()
      actor.send({ type: 'change.wanted', change: removed })
      await changing.answer(outcome({ list: null, before: weekly }))
      actor.send({ type: 'removal.undone' })
      await changing.fail(new Error('no'))
      expect(selectUndo(now())).toEqual({ change: { kind: 'restored', list: weekly }, name: 'Weekly', cut: [] })
    })

    test('LIST a list comes back with a number where another one has its name by now', async () => {
      const { actor, changing, find, asked } = start()
      actor.send({ type: 'change.wanted', change: removed })
      await changing.answer(outcome({ list: null, before: weekly }))
      find({ heads: [{ ...weekly, id: 'n' }] })
      actor.send({ type: 'removal.undone' })
      expect(asked().at(-1)).toEqual({ kind: 'restored', list: { ...weekly, name: 'Weekly (2)' } })
    })

    test('LISTS a merge is taken back after a deletion, too; after anything else it stands', async () => {
      const { actor, changing, now } = start()
      const merge = async () => {
        actor.send({ type: 'change.wanted', change: merged })
        await changing.answer(outcome({ list: longer, before: weekly }))
      }
      await merge()
      actor.send({ type: 'change.wanted', change: { kind: 'removed', id: 'b' } })
      await changing.answer(outcome({ list: null, before: van }))
      actor.send({ type: 'removal.undone' })
      await changing.answer(outcome({ list: van }))
      expect(selectUndo(now())?.change.kind).toBe('reverted')
      actor.send({ type: 'change.wanted', change: made })
      expect(selectUndo(now())).toBeNull()
    })

    test('R24 deleting what another tab has deleted needs no word', async () => {
      const { actor, changing, now, notices } = start()
      actor.send({ type: 'change.wanted', change: removed })
      await changing.answer(outcome({ list: null }))
      expect([notices(), selectUndo(now())]).toEqual([[], null])
    })

    test('LISTS a list that another was put to is as it was before, unless it was changed since: that is told', async () => {
      const { actor, changing, asked, now, notices } = start()
      actor.send({ type: 'change.wanted', change: merged })
      await changing.answer(outcome({ list: longer, before: weekly }))
      const undo = selectUndo(now())
      expect([undo && isDeletion(undo), undo?.name]).toEqual([false, 'Weekly'])
      const back = { kind: 'reverted', id: 'a', before: lines, after: longer.lines }
      actor.send({ type: 'removal.undone' })
      expect([asked().at(-1), selectUndo(now())]).toEqual([back, null])
      await changing.answer(outcome({ list: weekly, before: longer }))
      expect(notices()).toHaveLength(1)
      actor.send({ type: 'change.wanted', change: merged })
      await changing.answer(outcome({ list: longer, before: weekly }))
      actor.send({ type: 'removal.undone' })
      const changed = listOf(weekly, [bareLine('N-8', 2)])
      await changing.answer(outcome({ list: changed, before: changed }))
      expect(notices().at(-1)).toEqual({ kind: 'listNotReverted', name: 'Weekly' })
    })

    test('LISTS a merge that changed nothing, and one that could not be made, are nothing to take back', async () => {
      const { actor, changing, now } = start()
      actor.send({ type: 'change.wanted', change: merged })
      await changing.answer(outcome({ list: weekly, before: weekly }))
      expect(selectUndo(now())).toBeNull()
      actor.send({ type: 'change.wanted', change: merged })
      await changing.fail(new Error('no'))
      expect(selectUndo(now())).toBeNull()
    })
  })
