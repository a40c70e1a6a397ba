import type { PublicSettings } from '../../api/schemas/tenant'
import type { AccentColours } from './accent'
import { digest } from './digest'
import { titleStyle } from './title-style'

/** What a tenant's colours are worked out from; the styles of its titles are raw. */
export type TenantLooks = { readonly logo: string | null; readonly styles: readonly unknown[] }
export const looksOf = (settings: PublicSettings): TenantLooks => ({
  logo: settings.logo_url,
  styles: [settings.welcome_title_styles, settings.welcome_subtitle_styles],
})

/** A tenant whose colours are wanted; `titles` is `null` where only its logo is known, as after a login. */
export type Shopfront = {
  readonly code: string
  readonly logo: string | null
  readonly titles: readonly string[] | null
}
/**
 * What the device keeps of a tenant's colours, and what they were worked out from; `null` means the portal's own. Of the
 * logo a mark alone: who opens another shop on this device finds no address of this one.
 */
export type KeptAccent = Omit<Shopfront, 'code'> & { readonly colours: AccentColours | null }
export type KeptAccents = Readonly<Record<string, KeptAccent>>

/** So many tenants are kept; the one worked out first goes first. */
export const mostAccents = 12

/** The colours of a tenant's welcome titles, as they are written (C-21). */
export const titleColours = (styles: readonly unknown[]): readonly string[] =>
  styles.flatMap((style) => titleStyle(style)['color'] ?? [])

/** Tells logos apart; the mark of a mark is that mark. */
const markOf = (logo: string | null): string | null =>
  logo === null || logo.startsWith('mark:') ? logo : `mark:${digest(logo)}`

/** What is kept for the tenant as it looks now; `null` where its colours have to be worked out. */
export const keptFor = (kept: KeptAccents, { code, logo, titles }: Shopfront): KeptAccent | null => {
  const entry = Object.hasOwn(kept, code) ? kept[code] : undefined
  if (entry === undefined) return null
  const isSameLogo = entry.logo === markOf(logo)
  // Who knows the titles knows more than a login says.
  if (titles === null) return entry.titles !== null || isSameLogo ? entry : null
  return isSameLogo && entry.titles?.join('|') === titles.join('|') ? entry : null
}

/** A tenant whose looks could not be fetched, as it looked before; `null` where it was never seen. */
export const rememberedFront = (kept: KeptAccents, code: string): Shopfront | null => {
  const entry = Object.hasOwn(kept, code) ? kept[code] : undefined
  return entry === undefined ? null : { code, logo: entry.logo, titles: entry.titles }
}

/** The kept colours with those of one more tenant. */
export const withAccent = (
  kept: KeptAccents,
  { code, logo, titles }: Shopfront,
  colours: AccentColours | null,
): KeptAccents => {
  const others = Object.entries(kept).filter(([other]) => other !== code)
  return Object.fromEntries([...others.slice(1 - mostAccents), [code, { logo: markOf(logo), titles, colours }]])
}
