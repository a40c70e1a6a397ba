import type { ChosenPassword, Registration } from '../../api/schemas/account'
import type { Language } from '../../api/schemas/shared'

/** A country as the form needs it: two-letter code and regions; no regions means that the state is typed (C-23). */
export type Country = {
  readonly name: string
  readonly code: string
  readonly regions: readonly {
    readonly name: string
    readonly code: string
    /** What it is called in other languages, where that is another name. */
    readonly names?: Readonly<Record<string, string>>
  }[]
}

/** Every field of the registration form: the payload of spec 3 and the two optional passwords (C-22). */
export type RegistrationValues = Registration & ChosenPassword
export type RegistrationField = keyof RegistrationValues

/** The mandatory fields (spec 5). */
export const requiredFields = [
  'manufacturerCode',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'address',
  'city',
  'zip',
  'country',
  'state',
] as const satisfies readonly RegistrationField[]

/** The passwords must be alike as soon as one of them is filled in. */
export const passwordPair = ['password', 'password_confirmation'] as const

/** A form that nobody has filled in yet. */
export const emptyRegistration = (start: Pick<Registration, 'manufacturerCode' | 'country'>): RegistrationValues => ({
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  address2: '',
  address3: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
  webAddress: '',
  password: '',
  password_confirmation: '',
  ...start,
})

/** The country that a form starts with: Canada for a Canadian browser, none for any other (spec 2). */
export const startCountry = (browserLanguage: string | undefined): string =>
  /^(?:en|fr)-ca$/i.test(browserLanguage ?? '') ? 'CA' : ''

/** What a form is after an edit: codes in upper case, and another country makes the state empty (spec 2). */
export const editedRegistration = (
  values: RegistrationValues,
  patch: Partial<RegistrationValues>,
): RegistrationValues => {
  const next = { ...values, ...patch }
  return {
    ...next,
    manufacturerCode: next.manufacturerCode.toUpperCase(),
    state: next.country === values.country ? next.state : '',
  }
}

/** The body of the registration, without blanks around the texts; passwords only when there are any (C-22). */
export const registrationBody = ({
  password,
  password_confirmation,
  ...fields
}: RegistrationValues): Registration & Partial<ChosenPassword> => {
  const texts = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.trim()])) as Registration
  return password === '' ? texts : { ...texts, password, password_confirmation }
}

/**
 * A website as it was meant: `www.foo.com` gets `https://`. What has a scheme already, or does not look like the name of a
 * host, stays as it is.
 */
export const withScheme = (text: string): string => {
  const address = text.trim().replace(/^\/\//, '')
  const isBare = /^[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+\.?(?::\d+)?(?:[/?#]\S*)?$/u.test(address)
  return isBare ? `https://${address}` : text
}

const firstCountries = ['CA', 'US']

/** The countries in the order of the list: Canada and the United States, then all others by name, each once. */
export const orderedCountries = <TCountry extends { readonly name: string; readonly code: string }>(
  countries: readonly TCountry[],
  language: string,
): readonly TCountry[] => {
  const others = countries.filter(({ code }) => !firstCountries.includes(code))
  return [
    ...firstCountries.flatMap((code) => countries.filter((country) => country.code === code)),
    ...others.toSorted((one, other) => one.name.localeCompare(other.name, language)),
  ]
}

/** The regions of a country in the reader's language, in its alphabet. */
export const namedRegions = (
  countries: readonly Country[],
  code: string,
  language: Language,
): readonly { readonly name: string; readonly code: string }[] => {
  const named = (regionsOf(countries, code) ?? []).map(({ name, names, code: region }) => ({
    name: (language === 'en' ? null : names?.[language]) ?? name,
    code: region,
  }))
  return language === 'en' ? named : named.toSorted((one, other) => one.name.localeCompare(other.name, language))
}
/** The regions of a country, `null` for a country that the list does not have. */
export const regionsOf = (countries: readonly Country[], code: string): Country['regions'] | null =>
  countries.find((country) => country.code === code)?.regions ?? null
