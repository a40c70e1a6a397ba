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
  await words.init({ ns: ['words'], defaultNS: 'words', fallbackLng: false, resources: {} })
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

test('words are asked for inside of their provider', () => {
  expect(() => render(<Greeting />)).toThrow('There are no words around this component.')
})
