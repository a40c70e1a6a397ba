import { useSelector } from '@xstate/react'
import { pictureUrl } from '../../machines/rules/safe-url'
import { selectStorefront } from '../../machines/tenant/tenant.selectors'
import { useApp } from '../app-context'
import { Logo } from '../components/picture'
import styles from './storefront-name.module.css'

/** Logo and name of the tenant of a public screen; nothing while no tenant is known. */
export const StorefrontName = () => {
  const storefront = useSelector(useApp().actors.tenant, selectStorefront)
  if (!storefront) return <div className={styles['empty']} />
  return (
    <div className={styles['name']}>
      <Logo src={pictureUrl(storefront.logo_url)} name={storefront.name ?? ''} />
      <span>{storefront.name}</span>
    </div>
  )
}
