import { fromPromise } from 'xstate'
import { saveTable } from './api/browser/table-file'
import { drawSquares } from './api/browser/square-code'
import { ask, type Ports } from './app-ports'
import type { CodeSquares } from './machines/ordering/sharing.machine'
import { fileName, fileRows } from './machines/rules/list-file'
import type { ListLine } from './machines/rules/lists'
import type { Numbers } from './machines/rules/part-numbers'

/** Puts a text into the clipboard; a browser that does not allow it, or knows none, refuses. */
export const copyTextIn = (window: Window) =>
  ask(async ({ text }: { readonly text: string }) => window.navigator.clipboard.writeText(text))

/** The ports by which lines are passed on: clipboard, code and file. */
export const sharingPorts = ({ window, say }: Pick<Ports, 'window' | 'say'>) => ({
  copyText: copyTextIn(window),
  drawCode: fromPromise<CodeSquares, { text: string }>(({ input: { text } }) => drawSquares(text)),
  saveLines: fromPromise<void, { name: string; lines: readonly ListLine[]; numbers: Numbers }>(
    async ({ input: { name, lines, numbers } }) => saveTable(window, fileName(name), fileRows(lines, say, numbers)),
  ),
})
