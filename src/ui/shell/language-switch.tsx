import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, type Language } from '../../api/schemas/shared'
import { useApp, useLanguage } from '../app-context'
import styles from './language-switch.module.css'

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', fr: 'Français' }

/** The languages of this build, each under its own name (spec 1). The browser's own list, because the login page carries it. */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { preferences } = useApp().actors
  return (
    <span className={styles['switch']}>
      <Globe aria-hidden />
      <span aria-hidden>{language.toUpperCase()}</span>
      <select
        aria-label={t('shell.language')}
        value={language}
        onChange={({ target }) => preferences.send({ type: 'language.chosen', language: target.value as Language })}
      >
        {Object.entries(names)
          .filter(([value]) => isLanguage(value))
          .map(([value, name]) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
      </select>
    </span>
  )
}
