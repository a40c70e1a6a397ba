import { useTranslation } from 'react-i18next'
import { codeSegment } from '../../machines/rules/access'
import { LinkButton } from '../components/button'
import { Link } from '../components/link'
import type { CodePurpose } from './use-code-prompt'
import styles from './login-screen.module.css'

/** Register, browse and About Us; without a code the last two ask for it (spec 2 Login, C-20). */
export const LoginLinks = ({ code, onAsk }: { code: string | null; onAsk: (purpose: CodePurpose) => void }) => {
  const { t } = useTranslation()
  const part = code === null ? null : codeSegment(code)
  return (
    <ul className={styles['links']}>
      <li>
        <Link to={part === null ? '/register' : `/register/${part}`}>{t('login.register')}</Link>
      </li>
      <li>
        {part === null ? (
          <LinkButton onClick={() => onAsk('browse')}>{t('login.browse')}</LinkButton>
        ) : (
          <Link to={`/browse/${part}`}>{t('login.browse')}</Link>
        )}
      </li>
      <li>
        {part === null ? (
          <LinkButton onClick={() => onAsk('aboutUs')}>{t('login.aboutUs')}</LinkButton>
        ) : (
          <Link to={`/about-us/${part}`}>{t('login.aboutUs')}</Link>
        )}
      </li>
    </ul>
  )
}
