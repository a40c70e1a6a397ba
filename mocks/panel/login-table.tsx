import { ChevronRight } from 'lucide-react'
import { portal } from './api'
import { useBench } from './bench'
import { CopyButton } from './parts'
import styles from './lists.module.css'

/** Where and with what to sign in. */
export const LoginTable = () => {
  const { logins, tenants } = useBench().state
  const password = logins[0]?.password ?? ''
  return (
    <section aria-label="Ways in" className={styles['waysIn']}>
      <ul className={styles['tenants']} aria-label="Tenants">
        <li aria-hidden className={styles['says']}>
          Log in at
        </li>
        {tenants.map(({ code, name, path }) => (
          <li key={code}>
            <a href={new URL(`.${path}`, portal).href}>
              <b>{code}</b> {name}
            </a>
          </li>
        ))}
      </ul>
      <details className={styles['logins']}>
        <summary>
          <ChevronRight aria-hidden />
          <span>
            {logins.length} demo logins, password <code>{password}</code>
          </span>
        </summary>
        <ul>
          {logins.map(({ email, shows }) => (
            <li key={email}>
              <code>{email}</code>
              <CopyButton name={email} text={() => email} />
              <span>{shows}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
