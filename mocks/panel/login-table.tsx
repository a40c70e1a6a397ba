import { ChevronRight } from 'lucide-react'
import { portal } from './api'
import { useBench } from './bench'
import { classes, CopyButton } from './parts'
import styles from './lists.module.css'
import parted from './parts.module.css'
import { useEdges } from './use-edges'

/** Where and with what to sign in. */
export const LoginTable = () => {
  const { logins, tenants } = useBench().state
  const row = useEdges<HTMLDivElement>()
  const password = logins[0]?.password ?? ''
  return (
    <section aria-label="Ways in" className={styles['waysIn']}>
      <div ref={row} className={classes(parted['along'], styles['tenantsRow'])}>
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
      </div>
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
