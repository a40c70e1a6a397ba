import { expect, test } from 'vitest'
import { selectImported, selectOpenSheet } from '../../src/machines/ordering/lists.selectors'
import { owner, start } from '../support/list-desks'
import { madeOf, monday } from '../support/list-sheets'

/** Files that are saved, and files that a page leaves behind. */
export const fileTests = () => {
  const file = new File(['x'], 'Monday.csv')
  const unclear = monday('HB-100\t1.000')

  test('LISTS a file is kept until it is a list, or left alone', async () => {
    const { actor, readingFile, held, say } = start()
    actor.send({ type: 'file.chosen', file })
    expect(held()).toEqual(['Monday.csv'])
    await readingFile.answer(unclear)
    actor.send({ type: 'file.chosen', file: new File(['y'], 'Tuesday.csv') })
    expect(held()).toEqual(['Monday.csv', 'Tuesday.csv'])
    await say({ type: 'number.read', reading: 'thousands' })
    expect(held()).toEqual(['Tuesday.csv'])
    await readingFile.answer(unclear)
    actor.send({ type: 'import.declined' })
    expect(held()).toEqual([])
  })

  test.each([
    ['it makes no list', { kind: 'refused', reason: 'picture' }],
    ['it has no part numbers', monday('Part,Qty\n,4')],
  ] as const)('LISTS a file is let go of where %s', async (_, read) => {
    const { actor, readingFile, held } = start()
    actor.send({ type: 'file.chosen', file })
    await readingFile.answer(read)
    expect(held()).toEqual([])
    actor.send({ type: 'file.chosen', file })
    await readingFile.fail(new Error('gone'))
    expect(held()).toEqual([])
  })

  test('LISTS what a page left behind is asked again, after what is asked and told here', async () => {
    const { actor, findFiles, readingFile, now, held, say } = start()
    actor.send({ type: 'file.chosen', file })
    await readingFile.answer(monday('Part,Qty\nHB-100,tbd'))
    findFiles(new File(['y'], 'Tuesday.csv'))
    expect([selectImported(now())?.name, readingFile.calls.length, held()]).toEqual(['Monday', 1, ['Tuesday.csv']])
    actor.send({ type: 'report.closed' })
    await readingFile.answer(unclear)
    expect(selectOpenSheet(now())).not.toBeNull()
    await say({ type: 'number.read', reading: 'thousands' })
    expect([now().context.queue.at(-1), held()]).toEqual([{ ...madeOf(['HB-100', 1_000]), name: 'Monday (2)' }, []])
  })

  test('LISTS a list is saved as a file; one that is gone, or a browser that refuses, is told', async () => {
    const { actor, writing, notices } = start()
    const save = () => actor.send({ type: 'export.requested', id: 'a' })
    save()
    expect(writing.last().input).toEqual({ owner, id: 'a' })
    await writing.answer(true)
    expect(notices()).toEqual([])
    save()
    await writing.answer(false)
    save()
    await writing.fail(new Error('no'))
    expect(notices()).toEqual([{ kind: 'listGone' }, { kind: 'fileNotSaved' }])
  })
}
