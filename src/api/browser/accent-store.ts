import * as v from 'valibot'
import type { TextStore } from './storage'

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))
const Colours = v.object({
  light: colour,
  'light-hover': colour,
  'light-soft': colour,
  dark: colour,
  'dark-hover': colour,
  'dark-text': colour,
  'dark-soft': colour,
  banner: colour,
  'banner-mark': colour,
})
const Accents = v.record(
  v.string(),
  v.object({ logo: v.nullable(v.string()), titles: v.nullable(v.array(v.string())), colours: v.nullable(Colours) }),
)
export type StoredAccents = v.InferOutput<typeof Accents>

const key = 'accents'

/** The colours of the tenants that were seen on this device; `public/theme.js` reads them before the first paint. */
export const createAccentStore = (store: TextStore) => ({
  read: (): StoredAccents => {
    try {
      const stored = v.safeParse(Accents, JSON.parse(store.read(key) ?? '{}'))
      return stored.success ? stored.output : {}
    } catch {
      // Not ours, or half written: the colours are worked out again.
      return {}
    }
  },
  write: (accents: object): void => store.write(key, JSON.stringify(accents)),
})

/** Puts the colours of a tenant on the page, where `theme.css` finds them; `null` leaves the portal's own. */
export const showColours = (page: HTMLElement, colours: Readonly<Record<string, string>> | null): void => {
  for (const name of [...page.style].filter((one) => one.startsWith('--tenant-'))) page.style.removeProperty(name)
  for (const [name, value] of Object.entries(colours ?? {})) page.style.setProperty(`--tenant-${name}`, value)
}
