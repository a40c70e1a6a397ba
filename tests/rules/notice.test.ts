// @vitest-environment node
import { expect, test } from 'vitest'
import { noticeTone, type Notice } from '../../src/machines/rules/notice'

/** What was done as it was wanted. All else that is told is a refusal, or something that the reader has to know. */
const done: readonly Notice[] = [
  { kind: 'lineUpdated', quantity: 2, product: 'Hex bolt' },
  { kind: 'orderCanceled' },
  { kind: 'orderStays' },
  { kind: 'orderPlaced' },
  { kind: 'copied' },
  { kind: 'draftSaved', name: 'Monday' },
  { kind: 'draftOpened', name: 'Monday' },
  { kind: 'draftDeleted', name: 'Monday' },
  { kind: 'draftRestored', name: 'Monday' },
  { kind: 'listNumbered', name: 'Monday (2)' },
  { kind: 'listExtended', name: 'Monday', summed: [] },
  { kind: 'numberRemembered', own: 'MY-1', part: 'HB-100' },
  { kind: 'nothingToUndo' },
  { kind: 'noProblem' },
  { kind: 'noOtherProblem' },
  { kind: 'linkCopied' },
]
const refused: readonly Notice[] = [
  { kind: 'maximumReached', maximum: 10, place: 'card' },
  { kind: 'quantityCut', maximum: 10, product: 'Hex bolt' },
  { kind: 'rowsElsewhere', count: 2 },
  { kind: 'quantityRefused', reason: 'notWhole' },
  { kind: 'orderElsewhere' },
  { kind: 'orderNotTaken' },
  { kind: 'orderNotSent' },
  { kind: 'orderRefused' },
  { kind: 'reportFailed' },
  { kind: 'orderNotRead', number: 'SO-1' },
  { kind: 'orderGone', number: 'SO-1' },
  { kind: 'orderWithoutLines', number: 'SO-1' },
  { kind: 'notCopied' },
  { kind: 'draftPartlyOpened', name: 'Monday', count: 1 },
  { kind: 'listCut', name: 'Monday', cut: [{ partNumber: 'CB-120', from: 30, to: 20 }], summed: [] },
  { kind: 'listNotReady', name: 'Monday' },
  { kind: 'listEmpty', name: 'Monday' },
  { kind: 'listGone' },
  { kind: 'listNotReverted', name: 'Monday' },
  { kind: 'listNotKept' },
  { kind: 'numberTaken', own: 'MY-1', part: 'HB-100' },
  { kind: 'numberIncomplete' },
  { kind: 'numberTooLong' },
  { kind: 'numbersFull' },
  { kind: 'linkNotCopied' },
  { kind: 'linkTooLong' },
  { kind: 'fileRefused', reason: 'workbook' },
  { kind: 'fileUnreadable' },
  { kind: 'fileNotSaved' },
  { kind: 'cartNotSaved' },
  { kind: 'cartRepaired' },
  { kind: 'cartEmptied', other: 'BOLT' },
  { kind: 'languageUnavailable' },
]

test.each(done)('$kind is told as a success', (notice) => expect(noticeTone(notice)).toBe('success'))
test.each(refused)('$kind is told as something that needs a look', (notice) =>
  expect(noticeTone(notice)).toBe('danger'),
)
