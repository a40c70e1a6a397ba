import type { BrowserContext, Locator, Page } from '@playwright/test'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import verbatim from '../../locales/verbatim.json' with { type: 'json' }
import type { FaultInput } from '../../mocks/faults'
import { expect, type worldOf } from '../journeys/support'

export const languages = ['en', 'es', 'fr'] as const
export type Language = (typeof languages)[number]
const words: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>> = { en, es, fr }
export const password = 'Passw0rd!'

/** The words of a key (`area.name`) in a language; a missing key is an error of the matrix. */
export const wordsOf = (language: Language, key: string, values: Readonly<Record<string, string>> = {}): string => {
  const [area = '', name = ''] = key.split('.')
  const text = words[language][area]?.[name]
  if (text === undefined) throw new Error(`locales/${language}.json has no "${key}".`)
  return Object.entries(values).reduce((filled, [value, by]) => filled.replaceAll(`{{${value}}}`, by), text)
}

/** Where a cell plays: a page in a world of its own, in one language. */
export type Stage = {
  readonly page: Page
  readonly context: BrowserContext
  readonly world: ReturnType<typeof worldOf>
  readonly language: Language
  readonly email: string
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string
  /** What can be read on the screen: the words of a key. */
  readonly says: (key: string, values?: Readonly<Record<string, string>>) => Locator
  readonly reads: (text: string) => Locator
  /** The words of a key, and the sentence that the specification fixes in one language (C-31). */
  readonly both: (key: string, fixed: keyof typeof verbatim) => readonly Locator[]
  readonly button: (key: string) => Locator
}

export const stageOf = (
  page: Page,
  world: ReturnType<typeof worldOf>,
  { language, email }: Pick<Stage, 'language' | 'email'>,
): Stage => {
  const t: Stage['t'] = (key, values) => wordsOf(language, key, values)
  const reads = (text: string) => page.getByText(text).filter({ visible: true }).first()
  return {
    page,
    context: page.context(),
    world,
    language,
    email,
    t,
    reads,
    says: (key, values) => reads(t(key, values)),
    both: (key, fixed) => {
      const { lang, text } = verbatim[fixed]
      return lang === language ? [reads(text)] : [reads(t(key)), reads(text)]
    },
    button: (key) =>
      page
        .getByRole('button', { name: t(key), exact: true })
        .filter({ visible: true })
        .first(),
  }
}

const asked = async <TAnswer>(answer: Promise<{ ok: () => boolean; json: () => Promise<unknown> }>) => {
  const got = await answer
  expect(got.ok(), 'the mock answers').toBe(true)
  return (await got.json()) as TAnswer
}

type LoginAnswer = { token: string; tenants: readonly { code: string; name: string }[]; user: { email: string } }
type Product = { id: number; part_number: string; [name: string]: unknown }
export type Visitor = { readonly code: string; readonly isSignedIn: boolean; readonly isKnown: boolean }

/**
 * Puts what a browser remembers into it, once per tab: a language, a cart with one line, and who is signed in. Returns
 * the stored cart, which no fault may change.
 */
export const seeded = async ({ context, language, email }: Stage, visitor: Visitor): Promise<string> => {
  const { request } = context
  const data = { email, password, lang: language }
  const { token, tenants, user } = await asked<LoginAnswer>(request.post('/api/login', { data }))
  const headers = { Authorization: `Bearer ${token}` }
  const { data: products } = await asked<{ data: readonly Product[] }>(
    request.get(`/api/products/${visitor.code}?lang=${language}&page=1&per_page=12`, { headers }),
  )
  // From here on the log holds what the portal asks for.
  await request.delete('/__mock/log')
  const product = products.find(({ part_number }) => part_number === 'P-1001') ?? products[0]
  const line = { product, quantity: 2, comment: 'Handle with care', tag1: null, tag2: null }
  const cart = JSON.stringify({ tenantCode: visitor.code, lines: [line] })
  const entries = {
    i18nextLng: language,
    cart,
    ...(visitor.isKnown ? { lastManufacturerCode: visitor.code } : {}),
    ...(visitor.isSignedIn
      ? { authToken: token, manufacturer: JSON.stringify(tenants[0]), user: JSON.stringify(user) }
      : {}),
  }
  await context.addInitScript((stored) => {
    if (window !== window.top || sessionStorage.getItem('seeded') !== null) return
    sessionStorage.setItem('seeded', 'yes')
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
  return cart
}

/** How many orders the mock keeps. */
export const ordersOf = async ({ context }: Stage): Promise<number> =>
  (await asked<{ total: number }>(context.request.get('/__mock/tables/orders'))).total

/** Sets a fault for every call that fits. */
export const plant = async ({ context }: Stage, fault: FaultInput): Promise<void> => {
  const answer = await context.request.post('/__mock/faults', { data: { ...fault, times: 'always' } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
