import { useLayoutEffect } from 'react'
import styles from './dialog.module.css'

/** How many dialogs are open: a question may stand over a drawer, and the page rests until the last one is closed. */
let count = 0

/**
 * The page below does not scroll; where its scrollbar was, room is left, so that nothing jumps. Not by a property that is
 * inherited: each of those has the style of every element worked out anew.
 */
const hold = () => {
  count += 1
  if (count > 1) return
  const page = document.documentElement
  document.body.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`
  page.classList.add('is-held')
}
const release = () => {
  count -= 1
  if (count > 0) return
  document.documentElement.classList.remove('is-held')
  document.body.style.paddingInlineEnd = ''
}

/**
 * What lies between an open dialog and the screen. Radix's own would append a `<style>`, which the policy of the page
 * refuses (decision 020).
 */
export const Backdrop = () => {
  useLayoutEffect(() => {
    hold()
    return release
  }, [])
  return <div className={styles['backdrop']} data-backdrop aria-hidden />
}
