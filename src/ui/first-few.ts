import type { TFunction } from 'i18next'

/** So many are named. */
const mostNamed = 5
/** The first of several texts, and how many more there are. */
export const firstFew = (texts: readonly string[], t: TFunction): string => {
  const more = texts.length - mostNamed
  return [...texts.slice(0, mostNamed), ...(more > 0 ? [t('pad.moreRows', { count: more })] : [])].join(', ')
}
