import type { Language } from '../../api/schemas/shared'
import { languageOf } from '../../machines/rules/language'

/** What a framed screen shows: a run of a machine, and how the portal looks meanwhile. */
export type FrameWish = {
  /** A run as `writeRun` writes it. */
  readonly run: string
  readonly language: Language
  readonly theme: 'light' | 'dark'
  /** The code of a demo tenant. */
  readonly tenant: string
}

/** In the place of a run: it is told later, again and again. No run is written like this. */
export const painting = '*'

/** The address of the real screen at the end of a run; `base` is where the portal lives ('/' or '/sub/'). */
export const frameAddress = (base: string, { run, language, theme, tenant }: FrameWish): string =>
  `${base}__flows/frame?${new URLSearchParams({ run, lang: language, theme, tenant })}`

/** The address of a portal of that look which draws the screens that it is asked for. */
export const painterAddress = (base: string, look: Omit<FrameWish, 'run'>): string =>
  frameAddress(base, { ...look, run: painting })

/** Reads such an address; anything missing or unknown is as at the beginning. */
export const readFrame = (search: string): FrameWish => {
  const query = new URLSearchParams(search)
  const language = query.get('lang')
  return {
    run: query.get('run') ?? '',
    language: languageOf(language) ?? 'en',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    tenant: query.get('tenant') ?? 'ACME',
  }
}
