import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

/**
 * The one place for what is only heard. It is there before it has words, outside of everything that is busy, and open
 * dialogs leave it: what comes with its words, or stands in a busy place, is not read by every reader.
 */
export const ToldPlace = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Place value={place}>
      {children}
      <div ref={setPlace} role="status" aria-live="polite" aria-atomic={false} className="visually-hidden" data-told />
    </Place>
  )
}

/** Words that are told when they come or change, and shown nowhere. */
export const Told = ({ children }: { readonly children: ReactNode }) => {
  const place = use(Place)
  return place && children ? createPortal(<p>{children}</p>, place) : null
}
