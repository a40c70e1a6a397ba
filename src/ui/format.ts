import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './app-context'
import { formatDay, formatMoment } from '../machines/rules/dates'
import { dayOfInstant } from '../machines/rules/local-day'
import type { ListHead } from '../machines/rules/lists'

/** A day as the reader's language writes it, never shifted by a time zone (C-76). */
export const useDay = (): ((text: string) => string) => {
  const language = useLanguage()
  return useCallback((text: string) => formatDay(text, language), [language])
}

/** A moment on the reader's wall clock, as their language writes it. */
export const useMoment = (): ((instant: string) => string) => {
  const language = useLanguage()
  return (instant) => formatMoment(instant, language)
}

/** "2 lines, 14 items", in the reader's language. */
export const useCartCounts = (): ((lines: number, items: number) => string) => {
  const { t } = useTranslation()
  return (lines, items) => `${t('cart.lines', { count: lines })}, ${t('cart.items', { count: items })}`
}

/** When a list was kept, where that is known, and what it holds. */
export const useListFacts = (): ((head: ListHead) => string) => {
  const counts = useCartCounts()
  const day = useDay()
  return ({ savedAt, lineCount, itemCount }) =>
    [day(dayOfInstant(savedAt)), counts(lineCount, itemCount)].filter((text) => text !== '').join(' · ')
}
