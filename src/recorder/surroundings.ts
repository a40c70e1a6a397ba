import type { Report } from './report'

/** What of the portal itself stands in a report. */
export type Surroundings = Pick<Report, 'edition' | 'language' | 'screen' | 'place'>

/** What of the page stands in a report at this moment. */
export const surroundingsOf = (window: Window, edition: string | null): Surroundings => {
  const { document, location, innerWidth, innerHeight } = window
  return {
    edition,
    language: document.documentElement.lang,
    place: `${location.pathname}${location.search}`,
    screen: { width: innerWidth, height: innerHeight },
  }
}
