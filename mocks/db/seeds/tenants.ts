import type { Tenant, Words } from '../kinds'

type Language = keyof Words
/** `private` and `public` About Us: the languages that have a document, or the address that fails. */
type About = readonly Language[] | 'broken' | null

const broken = '/documents/broken.html'
const all: readonly Language[] = ['en', 'es', 'fr']

const aboutMap = (code: string, audience: 'private' | 'public', about: About): string | undefined => {
  if (about === null) return undefined
  const languages = about === 'broken' ? all : about
  const entries = languages.map((language) => [
    language,
    about === 'broken' ? broken : `/documents/${code}/about-${audience}-${language}.html`,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

type Choices = {
  readonly code: string
  readonly name: string
  /** The colour of the tenant's pictures, and its dark shade. */
  readonly colours: readonly [string, string]
  readonly hasLogo?: boolean
  readonly hasBanner?: boolean
  readonly title?: Partial<Words>
  readonly subtitle?: Partial<Words>
  readonly titleStyles?: string
  readonly subtitleStyles?: string
  readonly publicAbout: About
  readonly privateAbout: About
  /** What the settings say, without the About Us map; `null` where the settings call fails. */
  readonly settings: Readonly<Record<string, string>> | null
}

/** A tenant from what is special about it. What is missing here is missing in the answers; texts go as JSON text. */
export const tenant = ({ code, name, colours: [colour, shade], settings, ...choice }: Choices): Tenant => {
  const logo = choice.hasLogo === false ? null : `/media/${code}/logo.svg`
  const flags = Object.fromEntries(
    Object.entries(settings ?? {}).filter(([key]) => key === 'b2b_advanced_categories' || key === 'b2b_sell_minimum'),
  )
  const present = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return {
    code,
    name,
    colour,
    shade,
    logo,
    publicSettings: present({
      name,
      logo_url: logo,
      banner_image_url: choice.hasBanner === true ? `/media/${code}/banner.svg` : null,
      welcome_title: choice.title && JSON.stringify(choice.title),
      welcome_subtitle: choice.subtitle && JSON.stringify(choice.subtitle),
      welcome_title_styles: choice.titleStyles,
      welcome_subtitle_styles: choice.subtitleStyles,
      ...flags,
      about_us_url: aboutMap(code, 'public', choice.publicAbout),
    }),
    settings:
      settings &&
      present({ ...settings, b2b_about_us_private: aboutMap(code, 'private', choice.privateAbout), currency: 'USD' }),
  }
}
