import { pastedIn, takeEarlyPastes, type Pasted } from './early-paste'
import { isUndo } from './shortcut-keys'

type Field = 'part' | 'quantity' | 'comment'
type FieldPlace = { readonly id: string; readonly field: Field }
type Told =
  | { readonly type: 'text.pasted'; readonly text: string; readonly into: FieldPlace | null }
  | { readonly type: 'file.dropped'; readonly file: File }
  | { readonly type: 'problem.sought'; readonly from: string | null; readonly isBack: boolean }
  | { readonly type: 'change.undone' }

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)
const isInDialog = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') != null
const isField = (element: Element | null): boolean =>
  element?.matches('input:not([type="file"]), textarea, select') ?? false
/** A field of the grid says to which row it belongs. */
const rowOf = (target: EventTarget | null): string | null =>
  elementOf(target)?.closest('[data-pad-row]')?.getAttribute('data-pad-row') ?? null
const placeOf = (target: EventTarget | null): FieldPlace | null => {
  const id = rowOf(target)
  const name = elementOf(target)?.getAttribute('data-field')
  const field = (['part', 'quantity', 'comment'] as const).find((one) => one === name)
  return id !== null && field !== undefined ? { id, field } : null
}
const isSheet = (text: string): boolean => /[\t\n\r]/.test(text.trim())

/**
 * What is done anywhere on the page of the order pad: pasting, dropping files, F8, Ctrl+Z. A few words pasted into a
 * field are the field's own, and so is everything in a dialog; several cells or lines are rows. `textOfHtml` reads what was
 * copied without a text.
 */
export const padPage = (
  window: Window,
  tell: (news: Told) => void,
  textOfHtml: (html: string) => string,
): (() => void) => {
  const { document } = window
  const textOf = ({ text, html, files }: Pasted): string => (text !== '' || files.length > 0 ? text : textOfHtml(html))
  const textIn = (data: DataTransfer | null): string => (data === null ? '' : textOf(pastedIn(data)))
  /** Something without a text and without a file is said, too. */
  const give = (text: string, files: readonly File[], into: FieldPlace | null) => {
    if (text !== '' || files.length === 0) tell({ type: 'text.pasted', text, into })
    else for (const file of files) tell({ type: 'file.dropped', file })
  }
  const onPaste = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (isInDialog(target) || event.defaultPrevented) return
    const element = elementOf(target)
    const files = [...(clipboardData?.files ?? [])]
    const text = textIn(clipboardData)
    const into = placeOf(target)
    if (isField(element) && (rowOf(target) === null || !isSheet(text))) return
    // Several lines are one remark.
    if (into?.field === 'comment' && !text.includes('\t')) return
    if (text === '' && files.length === 0 && (clipboardData?.types.length ?? 0) === 0) return
    give(text, files, into)
    event.preventDefault()
  }
  const onDragOver = (event: DragEvent) => {
    const types = event.dataTransfer?.types ?? []
    // A text that is dragged into a field is the field's own.
    if (types.includes('Files') || (types.includes('text/plain') && !isField(elementOf(event.target))))
      event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) {
      const text = isField(elementOf(event.target)) || isInDialog(event.target) ? '' : textIn(event.dataTransfer)
      if (text.trim() === '') return
      event.preventDefault()
      return tell({ type: 'text.pasted', text, into: null })
    }
    // Or the browser would leave the page and show the file.
    event.preventDefault()
    for (const file of files) tell({ type: 'file.dropped', file })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (isInDialog(target) || event.defaultPrevented) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (isUndo(event) && (rowOf(target) !== null || !isField(elementOf(target)))) tell({ type: 'change.undone' })
    else if (key === 'F8' && isPlain) tell({ type: 'problem.sought', from: rowOf(target), isBack: event.shiftKey })
    else return
    event.preventDefault()
  }
  for (const pasted of takeEarlyPastes(document)) give(textOf(pasted), pasted.files, null)
  document.addEventListener('paste', onPaste)
  document.addEventListener('dragover', onDragOver)
  document.addEventListener('drop', onDrop)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('paste', onPaste)
    document.removeEventListener('dragover', onDragOver)
    document.removeEventListener('drop', onDrop)
    document.removeEventListener('keydown', onKeyDown)
  }
}
