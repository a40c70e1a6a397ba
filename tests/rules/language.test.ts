// @vitest-environment node
import { languages } from '../../src/languages'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOf, resolveLanguage, type LanguageSources } from '../../src/machines/rules/language'
import { runs } from './samples'

const none: LanguageSources = { query: null, cookie: null, local: null, session: null, browser: [], page: null }

describe('the language', () => {
  it.each<[string, Partial<LanguageSources>, string]>([
    ['I18N-04 the query parameter comes first', { query: 'es', cookie: 'fr', local: 'fr' }, 'es'],
    ['I18N-05 then the cookie', { cookie: 'es', local: 'fr' }, 'es'],
    ['I18N-06 then local storage', { local: 'fr', session: 'es' }, 'fr'],
    ['I18N-07 then session storage', { session: 'es', browser: ['fr'] }, 'es'],
    ['I18N-08 then the browser', { browser: ['fr-CA', 'es'], page: 'en' }, 'fr'],
    ['I18N-09 then the page', { browser: ['xx'], page: 'es' }, 'es'],
    ['I18N-02 English when nothing fits', { browser: ['xx', 'pt-BR'] }, 'en'],
    ['C-34 a language that is not offered is passed over', { query: 'xx', browser: ['zh', 'es-MX'] }, 'es'],
  ])('%s', (_, sources, language) => {
    expect(resolveLanguage({ ...none, ...sources })).toBe(language)
  })

  it('I18N-13 only the first part of a tag counts', () => {
    expect(['en-CA', 'fr_CA', ' ES-mx '].map(languageOf)).toEqual(['en', 'fr', 'es'])
    expect(['', 'english', '__proto__', 'constructor', '-fr', null].map(languageOf)).toEqual(Array(6).fill(null))
  })

  it('P14 A24 any six sources give one of the three, the first that fits', () => {
    const tag = fc.oneof(fc.constantFrom('en', 'es-MX', 'FR_ca', 'xx', '', '<script>'), fc.string())
    const source = fc.option(tag)
    const any = fc.record({
      query: source,
      cookie: source,
      local: source,
      session: source,
      browser: fc.array(tag),
      page: source,
    })
    fc.assert(
      fc.property(any, (sources) => {
        const { query, cookie, local, session, browser, page } = sources
        const all = [query, cookie, local, session, ...browser, page]
        const expected = all.map(languageOf).find((language) => language !== null) ?? 'en'
        expect(resolveLanguage(sources)).toBe(expected)
        expect(languages).toContain(expected)
      }),
      runs,
    )
  })
})
