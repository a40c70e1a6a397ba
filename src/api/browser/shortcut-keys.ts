type EarlyLetter = { readonly type: 'letter.typed'; readonly letter: string }
type Led = { readonly type: 'box.led' | 'box.lacking' }
type Told = { readonly type: 'jump.wanted' | 'keys.wanted'; readonly isSingle: boolean }

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/**
 * `/` and Ctrl+K, and `?`, anywhere on the page. A single key is never minded where somebody types, nor while a menu or a
 * dialog has the floor.
 */
export const shortcutKeys = ({ document }: Window, tell: (news: Told) => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || event.isComposing || document.querySelector(dialogs) !== null) return
    const isJump = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
    const isTyping = target instanceof Element && target.closest(`${fields}, [role="menu"]`) !== null
    const isSingle = !ctrlKey && !metaKey && !altKey && !isTyping
    if (isJump) tell({ type: 'jump.wanted', isSingle: false })
    else if (isSingle && key === '/') tell({ type: 'jump.wanted', isSingle: true })
    else if (isSingle && key === '?') tell({ type: 'keys.wanted', isSingle: true })
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
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
    if (isComposing || ctrlKey || metaKey || altKey || [...key].length !== 1) return
    event.preventDefault()
    event.stopPropagation()
    tell({ type: 'letter.typed', letter: key })
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
