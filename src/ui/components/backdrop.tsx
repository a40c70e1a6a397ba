import { useLayoutEffect, useState } from 'react'
import styles from './dialog.module.css'

/** How many dialogs are open: a question may stand over a drawer, and the page rests until the last one is closed. */
let count = 0

/**
 * The page below does not scroll; where its scrollbar was, room is left, so that nothing jumps. Not by a property that is
 * inherited: each of those has the style of every element worked out anew.
 */
const hold = (room: number) => {
  count += 1
  if (count > 1) return
  document.body.style.paddingInlineEnd = `${room}px`
  document.documentElement.classList.add('is-held')
}
/** How wide the scrollbar of the page is, in px. */
const scrollbarRoom = () => window.innerWidth - document.documentElement.clientWidth
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
  // Asked before the dialog is in the page: after it the browser would have to lay out all of it to answer.
  const [room] = useState(scrollbarRoom)
  useLayoutEffect(() => {
    hold(room)
    return release
  }, [room])
  return (
    // A press beside a question leaves the focus in it; what it does beyond that is the dialog's.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['backdrop']}
      data-backdrop
      data-paper="no"
      aria-hidden
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}
