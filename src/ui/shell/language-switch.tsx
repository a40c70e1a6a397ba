import { Globe } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, type Language } from '../../api/schemas/shared'
import { languageNames } from '../../languages'
import { useApp, useLanguage } from '../app-context'
import styles from './language-switch.module.css'

/** The languages of this build, each under its own name (spec 1). The browser's own list, because the login page carries it. */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { preferences } = useApp().actors
  const list = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string) => preferences.send({ type: 'language.chosen', language: chosen as Language })
  // What was chosen before anybody listened (docs/decisions/069).
  const adopt = useEffectEvent((chosen: string) => {
    if (chosen !== language) choose(chosen)
  })
  useEffect(() => {
    if (list.current) adopt(list.current.value)
  }, [])
  return (
    <span className={styles['switch']}>
      <Globe aria-hidden />
      <span aria-hidden>{language.toUpperCase()}</span>
      <select
        ref={list}
        aria-label={t('shell.language')}
        value={language}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(languageNames)
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
