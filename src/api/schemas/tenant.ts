import * as v from 'valibot'
import { flag, looseText, textByLanguage, textOrNull } from './shared'

/** GET /api/public/resolve-host. */
export const ResolvedHost = v.object({ code: textOrNull })

/** GET /api/public/settings/{code} (spec 3 Tenant public settings). Styles stay raw; `rules/title-style.ts` reads them. */
export const PublicSettings = v.object({
  name: textOrNull,
  logo_url: textOrNull,
  banner_image_url: textOrNull,
  welcome_title: textByLanguage,
  welcome_subtitle: textByLanguage,
  welcome_title_styles: v.optional(v.unknown(), null),
  welcome_subtitle_styles: v.optional(v.unknown(), null),
  b2b_advanced_categories: flag,
  b2b_sell_minimum: flag,
  about_us_url: textByLanguage,
})
export type PublicSettings = v.InferOutput<typeof PublicSettings>

/** GET /api/settings/{code} (spec 3 Settings). */
export const Settings = v.object({
  default_page: looseText,
  b2b_sell_minimum: flag,
  b2b_hide_additional_info: flag,
  b2b_about_us_private: textByLanguage,
  b2b_message_order_confirmation: textOrNull,
  b2b_advanced_categories: flag,
})
export type Settings = v.InferOutput<typeof Settings>
