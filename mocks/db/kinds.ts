import type { Language } from '../../src/api/schemas/shared'

const spoken = ['en', 'es', 'fr'] as const
/** The languages in which this server has its texts; in any other it answers in English. */
export type Spoken = (typeof spoken)[number]
export const spokenFor = (language: Language): Spoken => spoken.find((one) => one === language) ?? 'en'

/** A text in each of them. */
export type Words = Readonly<Record<Spoken, string>>

/** A tenant as the mock knows it; `settings` is `null` where the call is meant to fail. */
export type Tenant = {
  readonly code: string
  readonly name: string
  readonly colour: string
  readonly shade: string
  readonly logo: string | null
  readonly publicSettings: Readonly<Record<string, unknown>>
  readonly settings: Readonly<Record<string, unknown>> | null
}

export type Tag = { readonly id: number; readonly name: Words; readonly colour: string | null }

/** A category; `rank` is its place in the list that the server pages through. */
export type Category = {
  readonly id: number
  readonly name: Words
  readonly parentId: number | null
  readonly image: string | null
  readonly rank: number
  /** True for the second appearance of an id in the list; the browse calls know only the first. */
  readonly isRepeated: boolean
}

/** A product; numbers may be missing, `null` or text, as the demo data asks. */
export type Product = {
  readonly id: number
  readonly partNumber: string
  readonly description: Words
  readonly picture: string | null
  readonly price: number | string | null
  readonly uom: string
  readonly cf: number | null
  readonly min: number | null
  readonly max: number | null
  readonly available: number | null
  readonly categoryIds: readonly number[]
  readonly info: Words | null
  readonly tagIds: readonly number[]
  readonly related: readonly string[]
  readonly complementary: readonly string[]
  readonly puomId: number | null
}

/** Everything that one tenant brings to a new world. */
export type TenantSeed = {
  readonly tenant: Tenant
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
  readonly tags: readonly Tag[]
}
