import { useState } from 'react'
import { useSelector } from '@xstate/react'
import { selectAddress } from '../machines/app.selectors'
import { useApp } from './app-context'

/** What is open over a screen, `null` while nothing is: it goes when the address changes, and does not come back with it. */
export const useOpenHere = <T>() => {
  const address = useSelector(useApp().root, selectAddress)
  const [open, setOpen] = useState<{ readonly what: T; readonly at: string } | null>(null)
  const isLeft = open !== null && open.at !== address
  // While drawing, so that it is never seen over another screen.
  if (isLeft) setOpen(null)
  return [isLeft ? null : (open?.what ?? null), (what: T | null) => setOpen(what && { what, at: address })] as const
}
