import { useState } from 'react'

/** Widths of the window, in px, from which the list and the words stand beside the chart from the beginning. */
const roomForList = 900
const roomForWords = 1500

/** Whether the list and the words stand beside the view. */
export const useSidePanels = (hasSelection: boolean) => {
  const [isListOpen, setListOpen] = useState(() => window.innerWidth >= roomForList)
  const [areWordsOpen, setWordsOpen] = useState(
    () => window.innerWidth >= roomForWords || (window.innerWidth >= roomForList && hasSelection),
  )
  /** Something was chosen in the list: on a small screen it makes way. */
  const makeRoom = (isForWords: boolean) => {
    const isSmall = window.innerWidth < roomForList
    if (isSmall) setListOpen(false)
    if (isForWords) setWordsOpen(true)
    else if (isSmall) setWordsOpen(false)
  }
  return { isListOpen, setListOpen, areWordsOpen, setWordsOpen, makeRoom }
}
export type SidePanels = ReturnType<typeof useSidePanels>
