import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'

const Greeting = () => {
  const { t } = useTranslation()
  return (
    <p>
      {t('common.cancel')}, {t('common.results', { count: 2 })}
    </p>
  )
}
const made = async () => {
  const words = i18next.createInstance()
  await words.init({
    ns: ['words'],
    defaultNS: 'words',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
  })
  words.addResourceBundle('en', 'words', { common: { cancel: 'Cancel' } }, true, true)
  await words.changeLanguage('en')
  return words
}

test('what is drawn says the words of the language that is shown, and those that came later', async () => {
  const words = await made()
  render(
    <I18nextProvider i18n={words}>
      <Greeting />
    </I18nextProvider>,
  )
  expect(screen.queryByText(/^Cancel, /)).not.toBeNull()
  act(() => {
    words.addResourceBundle('en', 'words', { common: { results_other: '{{count}} results' } }, true, true)
  })
  expect(screen.queryByText('Cancel, 2 results')).not.toBeNull()
  await act(async () => {
    words.addResourceBundle('fr', 'words', { common: { cancel: 'Annuler', results_other: '{{count}}' } }, true, true)
    await words.changeLanguage('fr')
  })
  expect(screen.queryByText('Annuler, 2')).not.toBeNull()
})

const Filled = () => {
  const { t } = useTranslation()
  const say = t as unknown as (key: string, options: object) => string
  return (
    <ul>
      {[0, 1, 1234.5].map((count) => (
        <li key={count}>{say('lines', { count, name: '$& {{count}} $t(name)' })}</li>
      ))}
      <li>{say('both', { from: 1000, to: 'b' })}</li>
      <li>{say('nested', { to: 'b' })}</li>
    </ul>
  )
}
test.each([
  ['en', ['1,234.5 lines of $& {{count}} $t(name)', '1,000 to b']],
  ['fr', ['1\u202F234,5 lines of $& {{count}} $t(name)', '1\u202F000 to b']],
])(
  'what is put into a text stands as it is, and numbers as %s writes them, as i18next itself does',
  async (language, seen) => {
    const words = await made()
    const texts = {
      lines_one: 'a line of {{name}}',
      lines_other: '{{count, number}} lines of {{name}}',
      both: '{{from, number}} to {{to}}',
      name: 'name',
      nested: '$t(name) {{to}}',
    }
    words.addResourceBundle(language, 'words', texts, true, true)
    await words.changeLanguage(language)
    render(
      <I18nextProvider i18n={words}>
        <Filled />
      </I18nextProvider>,
    )
    const own = words.t as unknown as (key: string, options: object) => string
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown).toEqual([
      ...[0, 1, 1234.5].map((count) => own('lines', { count, name: '$& {{count}} $t(name)' })),
      own('both', { from: 1000, to: 'b' }),
      'name b',
    ])
    expect(shown.slice(2, 4)).toEqual(seen)
  },
)

test('words are asked for inside of their provider', () => {
  expect(() => render(<Greeting />)).toThrow('There are no words around this component.')
})
