import { useSelector } from '@xstate/react'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { selectIsDark } from '../../machines/shell/preferences.selectors'
import { useApp } from '../app-context'
import { IconButton } from '../components/button'

/** Light or dark, remembered per browser (spec 1). */
export const ThemeToggle = () => {
  const { t } = useTranslation()
  const { preferences } = useApp().actors
  const isDark = useSelector(preferences, selectIsDark)
  return (
    <IconButton
      tip="end"
      name={t(isDark ? 'shell.light' : 'shell.dark')}
      onClick={() => preferences.send({ type: 'theme.toggled' })}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
