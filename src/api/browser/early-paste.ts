/** What the clipboard held: it can be read only while the paste is told. */
export type Pasted = { readonly text: string; readonly html: string; readonly files: readonly File[] }
export const pastedIn = (data: DataTransfer): Pasted => ({
  text: data.getData('text/plain'),
  html: data.getData('text/html'),
  files: [...data.files],
})

const early = new WeakMap<Document, () => readonly Pasted[]>()
const placeIn = (history: History): string => (history.state as { readonly key?: string } | null)?.key ?? ''

/**
 * Keeps what is pasted on the page of the order pad before its code is there (a slow network, a slow device). What is pasted into a
 * field is the field's.
 */
export const keepEarlyPastes = ({ document, history, location }: Window): void => {
  let kept: readonly Pasted[] = []
  let place = ''
  const onPaste = ({ target, clipboardData: data }: ClipboardEvent) => {
    const isField = target instanceof Element && target.matches('input, textarea, select')
    if (isField || data === null || !location.pathname.endsWith('/order-pad')) return
    const pasted = pastedIn(data)
    // Who left the page meanwhile does not find it there the next time.
    kept = placeIn(history) === place ? [...kept, pasted] : [pasted]
    place = placeIn(history)
  }
  document.addEventListener('paste', onPaste)
  early.set(document, () => {
    document.removeEventListener('paste', onPaste)
    const taken = placeIn(history) === place ? kept : []
    kept = []
    return taken
  })
}

/** What was pasted before the order pad was there, once: from now on it hears of pastes itself. */
export const takeEarlyPastes = (document: Document): readonly Pasted[] => early.get(document)?.() ?? []
