import { useTranslation } from 'react-i18next'
import { sameOrigins, selectOfYours, selectOrigins } from '../../machines/ordering/pad.selectors'
import { originText } from './pad-source-words'
import { usePadLater } from './use-pad-later'

/** Where the rows come from that were handed over, in a sentence; `null` when none were. */
export const usePadSources = (): string | null => {
  const { t } = useTranslation()
  const origins = usePadLater(selectOrigins, sameOrigins)
  const ofYours = usePadLater(selectOfYours)
  if (origins.length === 0) return null
  // Several links have the same name.
  const sources = new Set(origins.map((origin) => originText(origin, t)))
  if (ofYours > 0) sources.add(t('pad.ofYours', { count: ofYours }))
  return t('pad.from', { sources: [...sources].join(', ') })
}
