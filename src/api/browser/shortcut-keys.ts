type EarlyLetter = { readonly type: 'letter.typed'; readonly letter: string }
type Led = { readonly type: 'box.led' | 'box.lacking' }
type Told =
  | { readonly type: 'jump.wanted' | 'keys.wanted'; readonly isSingle: boolean }
  | { readonly type: 'problem.wanted'; readonly from: number; readonly isBack: boolean }
  | { readonly type: 'undo.wanted'; readonly isOffered: boolean }

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'
/** What is chosen has no undo of its own. */
const choices = 'select, input:is([type="checkbox"], [type="radio"])'
/** Fields of numbers: what stands in them takes effect when they are left. */
const numbers = 'input[inputmode="numeric"]'

/** The place of the row of a table in which something stands; -1 in none. */
const rowOf = (target: EventTarget | null): number => {
  const row = target instanceof Element ? target.closest('tr[data-index]') : null
  return Number(row?.getAttribute('data-index') ?? -1)
}

/** Ctrl+Z, or Command+Z. */
export const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z'

/**
 * `/` and Ctrl+K, `?`, and F8, anywhere on the page. A single key is never minded where somebody types, nor while a menu or a
 * dialog has the floor. Ctrl+Z is the field's own where a text is typed; elsewhere a browser would take back whatever was
 * typed last in any field of the page, such as the quantity of a line out of sight.
 */
export const shortcutKeys = (window: Window, tell: (news: Told) => void): (() => void) => {
  const { document } = window
  /** The field that is typed into since it has the cursor, and what stood in it before. */
  let typed: { readonly field: EventTarget | null; readonly text: string } | null = null
  const textOf = (target: EventTarget | null) => (target instanceof HTMLInputElement ? target.value : '')
  const onFocus = () => {
    typed = null
  }
  const onTyping = ({ target }: Event) => {
    if (typed?.field !== target) typed = { field: target, text: textOf(target) }
  }
  const isOwnUndo = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target.closest(fields) === null || target.matches(choices)) return false
    return !target.matches(numbers) || (typed?.field === target && typed.text !== textOf(target))
  }
  const onUndo = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isUndo(event) || isOwnUndo(event.target)) return
    tell({ type: 'undo.wanted', isOffered: undoIn(document) !== null })
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || document.querySelector(dialogs) !== null) return
    // Screens may have an F8 of their own: it is left to them.
    if (key === 'F8' && !ctrlKey && !metaKey && !altKey)
      return tell({ type: 'problem.wanted', from: rowOf(target), isBack: shiftKey })
    const isJump = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
    const isTyping = target instanceof Element && target.closest(`${fields}, [role="menu"]`) !== null
    const isSingle = !ctrlKey && !metaKey && !altKey && !isTyping
    if (isJump) tell({ type: 'jump.wanted', isSingle: false })
    else if (isSingle && key === '/') tell({ type: 'jump.wanted', isSingle: true })
    else if (isSingle && key === '?') tell({ type: 'keys.wanted', isSingle: true })
    else return
    event.preventDefault()
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('beforeinput', onTyping)
  // After the screen itself, which may have an Undo of its own.
  window.addEventListener('keydown', onUndo)
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('beforeinput', onTyping)
    window.removeEventListener('keydown', onUndo)
    document.removeEventListener('keydown', onKeyDown)
  }
}

/** The Undo that the screen offers, or the dialog that has the floor. */
const undoIn = (document: Document): HTMLElement | null =>
  ([...document.querySelectorAll(dialogs)].at(-1) ?? document).querySelector('[data-undo]')

/** Presses it; the cursor stays where it is. */
export const pressUndo = ({ document }: Window): void => {
  const cursor = document.activeElement
  undoIn(document)?.click()
  if (cursor instanceof HTMLElement && cursor.isConnected && !cursor.matches('[data-undo]')) cursor.focus()
}

/**
 * Letters that are typed before the field of an opening box has the cursor: told one by one, and nothing else is done with
 * them. Ends by itself when a field has the cursor.
 */
export const earlyLetters = ({ document }: Window, tell: (news: EarlyLetter) => void): (() => void) => {
  const isField = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null
  const stop = () => {
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('focusin', onFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isField(event.target)) return stop()
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    // Enter, too: a scanner ends its code with it.
    const letter = key === 'Enter' ? '\n' : key
    if (isComposing || ctrlKey || metaKey || altKey || [...letter].length !== 1) return
    event.preventDefault()
    event.stopPropagation()
    tell({ type: 'letter.typed', letter })
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (isField(target)) stop()
  }
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('focusin', onFocus)
  return stop
}

/** Gives the cursor to the jump box that the page itself shows, outside of any dialog; tells whether there is one. */
export const leadToBox = ({ document }: Window, tell: (news: Led) => void): (() => void) => {
  const box = document.querySelector<HTMLInputElement>('[data-jump-box]')
  box?.focus()
  box?.select()
  tell({ type: box === null ? 'box.lacking' : 'box.led' })
  return () => undefined
}
