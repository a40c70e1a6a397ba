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
