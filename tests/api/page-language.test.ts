import { expect, test } from 'vitest'
import { pageLanguage } from '../../src/api/browser/page-language'

const read = (language: string) => (language === 'es' ? 'rtl' : 'ltr')

test('speed: another language says which way it is read only where that differs, and calls are sent in it at once', () => {
  const page = document.createElement('html')
  const spoken = pageLanguage(page, 'en', read)
  expect([page.lang, page.dir]).toEqual(['en', 'ltr'])
  const watch = new MutationObserver(() => undefined)
  watch.observe(page, { attributeFilter: ['dir'] })
  spoken.speak('fr')
  expect(spoken.language()).toBe('fr')
  expect(watch.takeRecords()).toHaveLength(0)
  spoken.speak('es')
  expect(watch.takeRecords()).toHaveLength(1)
  expect(page.dir).toBe('rtl')
})
