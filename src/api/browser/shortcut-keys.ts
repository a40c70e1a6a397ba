type EarlyLetter = { readonly type: 'letter.typed'; readonly letter: string }
type Led = { readonly type: 'box.led' | 'box.lacking' }
type Told =
  | { readonly type: 'jump.wanted' | 'keys.wanted'; readonly isSingle: boolean }
  | { readonly type: 'region.wanted'; readonly isBack: boolean }

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/**
 * `/` and Ctrl+K, `?` and F6, anywhere on the page. A single key is never minded where somebody types, nor while a menu or a
 * dialog has the floor.
 */
export const shortcutKeys = ({ document }: Window, tell: (news: Told) => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || document.querySelector(dialogs) !== null) return
    const isJump = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
    const isTyping = target instanceof Element && target.closest(`${fields}, [role="menu"]`) !== null
    const isSingle = !ctrlKey && !metaKey && !altKey && !isTyping
    if (isJump) tell({ type: 'jump.wanted', isSingle: false })
    else if (isSingle && key === '/') tell({ type: 'jump.wanted', isSingle: true })
    else if (isSingle && key === '?') tell({ type: 'keys.wanted', isSingle: true })
    else if (key === 'F6' && !ctrlKey && !metaKey && !altKey) tell({ type: 'region.wanted', isBack: shiftKey })
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

/** The regions of a page in their order: header, categories, content, its goods, and what the content names as one: the pages, what is done with a cart. */
const regions = 'header:not(main *), aside:not(main *), main, #goods, main [data-region]'
const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'
const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** Gives the focus to the next region of the page, or to the one before; past the last comes the first. */
export const leadToRegion = ({ document }: Window, isBack: boolean): void => {
  const shown = [...document.querySelectorAll<HTMLElement>(regions)].filter(isShown)
  const at = shown.findLastIndex((region) => region.contains(document.activeElement))
  const next = shown.at((at < 0 && isBack ? 0 : at) + (isBack ? -1 : 1)) ?? shown[0]
  const stop = next?.hasAttribute('tabindex')
    ? next
    : [...(next?.querySelectorAll<HTMLElement>(stops) ?? [])].find(isShown)
  stop?.focus()
}
