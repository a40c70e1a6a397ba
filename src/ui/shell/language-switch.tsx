import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../api/schemas/shared'
import { useApp, useLanguage } from '../app-context'
import { Menu, MenuRadioGroup } from '../components/menu'

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', fr: 'Français' }
const options = Object.entries(names).map(([value, label]) => ({ value, label, lang: value }))

/** The three languages, each under its own name (spec 1). */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { preferences } = useApp().actors
  return (
    <Menu
      label={t('shell.languageIs', { name: names[language] })}
      trigger={
        <>
          <Globe aria-hidden />
          {language.toUpperCase()}
        </>
      }
    >
      <MenuRadioGroup
        label={t('shell.language')}
        value={language}
        options={options}
        onChange={(value) => preferences.send({ type: 'language.chosen', language: value as Language })}
      />
    </Menu>
  )
}
