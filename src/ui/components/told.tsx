import { createContext, use, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

const Place = createContext<HTMLElement | null>(null)
const Waits = createContext<(() => () => void) | null>(null)

/**
 * The one place for what is only heard. It is there before it has words, outside of everything that is busy, and open
 * dialogs leave it: what comes with its words, or stands in a busy place, is not read by every reader.
 */
export const ToldPlace = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [waits, setWaits] = useState(0)
  const [begin] = useState(() => () => {
    setWaits((count) => count + 1)
    return () => setWaits((count) => count - 1)
  })
  return (
    <Place value={place}>
      <Waits value={begin}>{children}</Waits>
      <div ref={setPlace} role="status" aria-live="polite" aria-atomic={false} className="visually-hidden" data-told>
        {waits > 0 && <p>{t('common.loading')}</p>}
      </div>
    </Place>
  )
}

/**
 * Something is on its way. One wait that follows another (code, then goods) is the same wait to who listens: its words stay
 * where they are, and are told once.
 */
export const ToldLoading = () => <span ref={use(Waits)} hidden />

/** Words that are told when they come or change, and shown nowhere. */
export const Told = ({ children }: { readonly children: ReactNode }) => {
  const place = use(Place)
  return place && children ? createPortal(<p>{children}</p>, place) : null
}

/** Words that are told when they come, and not once more because the language changed. */
export const ToldOnce = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useTranslation().i18n
  const [cameIn] = useState(language)
  return cameIn === language && <Told>{children}</Told>
}
