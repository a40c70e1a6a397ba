import type { ReactNode } from 'react'
import { direction } from './direction'

const tools = 'a[href], button, input, select'
const isShown = (tool: HTMLElement): boolean => tool.checkVisibility?.() ?? true
const isHeld = (tool: HTMLElement): boolean => tool.getAttribute('aria-disabled') === 'true'

/** A ref that makes one tab stop of all tools in a bar: the last one that had the focus, before that the first that works. */
const oneStop = (bar: HTMLElement | null) => {
  if (bar === null) return undefined
  const all = () => [...bar.querySelectorAll<HTMLElement>(tools)]
  const shown = () => all().filter(isShown)
  let last: EventTarget | null = null
  const settle = () => {
    const those = shown()
    const stop = those.find((tool) => tool === last) ?? those.find((tool) => !isHeld(tool)) ?? those[0]
    for (const tool of all()) tool.tabIndex = tool === stop ? 0 : -1
  }
  const onFocus = ({ target }: FocusEvent) => {
    last = target
    settle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const those = shown()
    const at = those.findIndex((tool) => tool === target)
    const [onwards, backwards] = direction() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const moves: Readonly<Record<string, number>> = {
      [onwards]: (at + 1) % those.length,
      [backwards]: at - 1,
      // In a choice they lead to its first and last.
      ...(target instanceof HTMLSelectElement ? {} : { Home: 0, End: -1 }),
    }
    const to = moves[key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    those.at(to)?.focus()
  }
  // Tools come and go, and so does whether one can be used; a narrow window hides some.
  const watch = new MutationObserver(settle)
  watch.observe(bar, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] })
  bar.addEventListener('focusin', onFocus)
  bar.addEventListener('keydown', onKeyDown)
  window.addEventListener('resize', settle)
  // One that stood in something folded has no tools that are shown until that is opened.
  const sight = new ResizeObserver(settle)
  sight.observe(bar)
  settle()
  return () => {
    watch.disconnect()
    sight.disconnect()
    bar.removeEventListener('focusin', onFocus)
    bar.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('resize', settle)
  }
}

type ToolbarProps = { readonly label: string; readonly className?: string | undefined; readonly children: ReactNode }

/** A toolbar of the ARIA Authoring Practices: one tab stop, arrow keys lead from tool to tool. */
export const Toolbar = ({ label, className, children }: ToolbarProps) => (
  <div ref={oneStop} role="toolbar" aria-label={label} className={className}>
    {children}
  </div>
)
