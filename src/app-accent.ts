import { pixelsOf, plainColours } from './api/browser/picture-colours'
import { accentOfPixels, accentOfTitles, type AccentColours } from './machines/rules/accent'
import { pictureUrl } from './machines/rules/safe-url'

/** Works out the colours of a tenant; loaded when a tenant is seen for the first time. */
export const workOutAccent = async (
  window: Window,
  { logo, titles }: { readonly logo: string | null; readonly titles: readonly string[] },
): Promise<AccentColours | null> => {
  const url = pictureUrl(logo)
  return (
    accentOfTitles(plainColours(window.document, titles)) ??
    (url === null ? null : accentOfPixels(await pixelsOf(window, url)))
  )
}
