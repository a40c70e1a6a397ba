// @vitest-environment node
import { createActor, toPromise } from 'xstate'
import { expect, test } from 'vitest'
import { readSheet } from '../../src/app-pad'
import type { PadSource, SheetRead } from '../../src/machines/ordering/pad.types'
import { mostRows } from '../../src/machines/rules/pad-lines'
import { rowsOfCells } from '../../src/machines/rules/pad-rows'

const read = (source: PadSource, room: number): Promise<SheetRead> => {
  const actor = createActor(readSheet, { input: { source, room } }).start()
  return toPromise(actor)
}
const quantities = (sheet: SheetRead): readonly string[] =>
  sheet.kind === 'refused'
    ? []
    : rowsOfCells(sheet.columns.rows, sheet.columns.roles, String).map((row) => row.quantity)

test('PAD what is kept as text is read further by the heading of its sheet: stock never becomes the quantity', async () => {
  const lines = Array.from({ length: 1_500 }, (_, at) => `HB-100,${400 + (at % 7)},2`)
  const first = await read({ kind: 'text', text: ['Stock list', 'Part,On hand,Qty', ...lines].join('\r\n') }, mostRows)
  expect(quantities(first)).toEqual(Array.from({ length: 1_000 }, () => '2'))
  if (first.kind === 'refused') return
  const { table, columns } = first
  expect([columns.above, columns.header]).toEqual([[['Stock list']], ['Part', 'On hand', 'Qty']])
  const sheet = { separator: table.separator, header: columns.header, roles: columns.roles }
  const waiting = { text: table.rest, why: 'room' as const, mark: 'm', sheet }
  expect(quantities(await read({ kind: 'rest', waiting }, mostRows))).toEqual(Array.from({ length: 500 }, () => '2'))
  // Without room nothing is read, and nothing is lost.
  const none = await read({ kind: 'rest', waiting }, 0)
  expect(none.kind === 'sheet' && none.table.rest).toBe(table.rest)
})

test('PAD a file that holds nothing is refused; one that cannot be opened fails', async () => {
  const file = (arrayBuffer: () => Promise<ArrayBuffer>) => ({
    kind: 'file' as const,
    file: { name: 'x', size: 1, arrayBuffer },
  })
  expect(
    await read(
      file(() => Promise.resolve(new ArrayBuffer(0))),
      9,
    ),
  ).toEqual({ kind: 'refused', reason: 'empty' })
  expect(await read({ kind: 'text', text: ' \n' }, 9)).toEqual({ kind: 'refused', reason: 'empty' })
  await expect(
    read(
      file(() => Promise.reject(new Error('gone'))),
      9,
    ),
  ).rejects.toThrow('gone')
})
