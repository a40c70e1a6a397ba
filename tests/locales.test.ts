// @vitest-environment node
import { describe, expect, test } from 'vitest'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import verbatim from '../locales/verbatim.json'
import { languages } from '../src/languages'
import { projectFiles } from './support/files'
import { flatten, keysAsked, keysAssembled, keysQuoted, placeholdersOf, withoutPlural } from './support/locales'

const english = flatten(en)
const files = Object.fromEntries(
  projectFiles(['locales'], /\.json$/).map(([path, text]) => [path, JSON.parse(text) as Record<string, unknown>]),
)
const others = languages
  .filter((language) => language !== 'en')
  .map((language) => ({ language, texts: flatten(files[`locales/${language}.json`] ?? {}) }))
const keys = new Set([...english.keys()].map(withoutPlural))
const sources = projectFiles(['src'], /\.tsx?$/)

/** Spanish and French count millions in a way of their own, others a few things; English says all but one as any number. */
const alike = (key: string): string => key.replace(/_(?:zero|two|few|many)$/, '_other')

describe.each(others)('I18N $language', ({ texts }) => {
  test('has the keys of English, and no other', () => {
    expect([...new Set([...texts.keys()].map(alike))].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('has the placeholders of English in every text', () => {
    const names = (text: string | undefined) => placeholdersOf(text ?? '').join()
    const wrong = [...texts.keys()].filter((key) => names(english.get(alike(key))) !== names(texts.get(key)))
    expect(wrong).toEqual([])
  })

  test('leaves no text empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })
})

test.each([{ language: 'en', texts: english }, ...others])(
  'I18N $language has a text for every way in which it counts, up to millions',
  ({ language, texts }) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const counted = new Set([...texts.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural))
    expect(counted.size).toBeGreaterThan(40)
    const missing = [...counted].flatMap((key) =>
      pluralCategories.map((category) => `${key}_${category}`).filter((one) => !texts.has(one)),
    )
    expect(missing).toEqual([])
  },
)

test.each([{ language: 'en', texts: english }, ...others])(
  'LOOKS $language groups what it counts as the language does, beside the sizes of a page',
  ({ texts }) => {
    const plain = [...texts].filter(([, text]) => text.includes('{{count}}')).map(([key]) => key)
    expect(plain).toEqual(['products.perPage'])
  },
)

test.each([{ language: 'en', texts: english }, ...others])(
  'A25 $language writes an ellipsis as one sign, and what runs from one number to another with a dash',
  ({ texts }) => {
    const wrong = [...texts].filter(([, text]) => /\.\.\.|(?:\d|number\}\})-(?:\d|\{\{)/u.test(text))
    expect(wrong.map(([key]) => key)).toEqual([])
  },
)

test('I18N a text for one thing has a text for many, and both a count', () => {
  const plural = [...english.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural)
  const isSound = (key: string) =>
    english.has(`${key}_one`) &&
    !english.has(key) &&
    placeholdersOf(english.get(`${key}_other`) ?? '').includes('count')
  expect(plural.filter((key) => !isSound(key))).toEqual([])
})

test('I18N every language has a file, and every file is a language', () => {
  const named = [...languages, 'verbatim'].map((name) => `locales/${name}.json`)
  expect(Object.keys(files).toSorted()).toEqual(named.toSorted())
})

test('I18N every key that a screen asks for exists', () => {
  const missing = sources.flatMap(([path, text]) =>
    keysAsked(text)
      .filter((key) => !keys.has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('I18N every key is used somewhere', () => {
  const contract = sources
    .filter(([path]) => path.startsWith('src/api/schemas/'))
    .map(([, text]) => text)
    .join('\n')
  const used = new Set(sources.flatMap(([, text]) => [...keysQuoted(text), ...keysAssembled(text, contract)]))
  expect([...keys].filter((key) => !used.has(key))).toEqual([])
})

test('C-33 every fixed text is used somewhere, and says in which language it is', () => {
  const text = sources.map(([, source]) => source).join('\n')
  expect(Object.keys(verbatim).filter((key) => !new RegExp(`['"]${key}['"]`).test(text))).toEqual([])
  expect(Object.values(verbatim).every(({ lang }) => (languages as readonly string[]).includes(lang))).toBe(true)
})

describe('the checks find what is planted', () => {
  test('keys that are asked for, with or without values', () => {
    const source = 't(\'cart.title\')\nt( "cart.items", { count })\n<Trans i18nKey="error.text" />\nformat(\'x.y\')'
    expect(keysAsked(source)).toEqual(['cart.title', 'cart.items', 'error.text'])
    expect(keysQuoted("const label = 'shell.home'")).toEqual(['shell.home'])
  })

  test('keys that are put together', () => {
    const source = "t(`orders.${status}`); const bare = { title: 'Oops' }"
    expect(keysAssembled(source, "['draft'] as const")).toEqual(['orders.title', 'orders.Oops', 'orders.draft'])
    expect(keysAssembled("t('orders.title')", "'draft'")).toEqual([])
  })

  test('placeholders', () => {
    expect(placeholdersOf('{{from}}-{{to}} of {{ total }}, {{from}}')).toEqual(['from', 'to', 'total'])
  })

  test('plural endings', () => {
    const written = ['cart.items_one', 'cart.items_other', 'cart.items'].map(withoutPlural)
    expect(new Set(written)).toEqual(new Set(['cart.items']))
  })
})

test('C-123 French has its apostrophes and its spaces: as written in Canada', () => {
  const wrong = (text: string): boolean =>
    /[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/.test(text) ||
    /[^\u00a0\s\d]:(?=\s|$)| :/.test(text) ||
    /\s[;!?]|«(?!\u00a0)|(?<!\u00a0)»/.test(text)
  const french = flatten(fr)
  expect([...french].filter(([, text]) => wrong(text)).map(([key]) => key)).toEqual([])
  expect(["l'an", 'Prix : 3', 'Prix: 3', '« a »', 'Quoi ?'].filter(wrong)).toHaveLength(5)
})

test('I18N what is quoted is quoted alike in all texts of a language', () => {
  const marks = { en: /[“”«»]/, es: /[“”"]/, fr: /[“”"]/ } as const
  const all = { en: english, es: flatten(files['locales/es.json'] ?? {}), fr: flatten(fr) }
  const wrong = (['en', 'es', 'fr'] as const).flatMap((language) =>
    [...all[language]].filter(([, text]) => marks[language].test(text)).map(([key]) => `${language} ${key}`),
  )
  expect(wrong).toEqual([])
})
