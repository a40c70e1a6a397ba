import type { BrowserContext, Route } from '@playwright/test'

/** What stands in the place of a text of the server: `field` says where it stood (`products.data.description`). */
export type Plant = {
  readonly text: (field: string, written: string) => string
  readonly address: (written: string) => string
}

/** Texts by which a portal finds its way: they stay, or nothing would be shown at all. */
const kept =
  /(?:^|\.)(?:token|code|manufacturer_code|default_page|type|currency|id|parent_id|about_us_url|b2b_about_us_private)$/
/** Codes that are shown as words, not gone by. */
const shownCodes = /(?:^customers\.data\.code|province\.code|country\.code|uom\.code|uom_code)$/
const addresses = /(?:^|[._])(?:url|image|logo)$/
/** One text per language, as JSON in a text. */
const byLanguage = /\.welcome_(?:title|subtitle)$/

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** An answer with another text in each of its fields; its shape, its numbers and what the portal goes by stay. */
export const planted = (answer: unknown, plant: Plant, field: string): unknown => {
  if (Array.isArray(answer)) return answer.map((row) => planted(row, plant, field))
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(
      Object.entries(answer).map(([key, value]) => [key, planted(value, plant, `${field}.${key}`)]),
    )
  if (typeof answer !== 'string' || answer === '') return answer
  if (addresses.test(field)) return plant.address(answer)
  if ((kept.test(field) && !shownCodes.test(field)) || isNumber(answer)) return answer
  if (!byLanguage.test(field)) return plant.text(field, answer)
  return JSON.stringify({ en: plant.text(field, ''), es: plant.text(field, ''), fr: plant.text(field, '') })
}

/** The part of the API that a call asks: `products` of `/api/products/ACME`. */
const areaOf = ({ pathname }: URL): string => pathname.replace(/^\/api\//, '').split('/')[0] ?? ''

type Planting = {
  /** What is planted into the answer of a call; `null` leaves it as it is. */
  readonly plantFor: (url: URL, token: string | null, answer: unknown) => Plant | null
  /** What the server is asked instead: a planted email has to be one that it knows. */
  readonly asked?: (url: URL) => URL
  readonly seen?: (url: URL, answer: unknown) => void
}

/** Plants into every answer of the API, as it comes from the mock. */
export const plantAnswers = async (context: BrowserContext, { plantFor, asked, seen }: Planting): Promise<void> => {
  const answer = async (route: Route) => {
    const url = new URL(route.request().url())
    const headers = route.request().headers()
    const response = await route.fetch({ url: (asked?.(url) ?? url).href })
    const body = await response.text()
    const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? null
    let json: unknown
    try {
      json = JSON.parse(body)
    } catch {
      return route.fulfill({ response })
    }
    seen?.(url, json)
    const plant = plantFor(url, token, json)
    return route.fulfill(plant === null ? { response } : { response, json: planted(json, plant, areaOf(url)) })
  }
  // A page that leaves takes its calls with it.
  await context.route('**/api/**', (route) => answer(route).catch(() => route.abort().catch(() => undefined)))
}
