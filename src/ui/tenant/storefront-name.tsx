import { useSelector } from '@xstate/react'
import { pictureUrl } from '../../machines/rules/safe-url'
import { isOfNobody, selectStorefront, selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { useApp } from '../app-context'
import { Logo } from '../components/picture'
import { useTenantName } from '../shell/page-head'
import styles from './storefront-name.module.css'

/** Logo and name of the tenant of a public screen, of the portal where no company has the code; nothing while it is asked. */
export const StorefrontName = ({ namesPortal = false }: { readonly namesPortal?: boolean }) => {
  const { tenant } = useApp().actors
  const storefront = useSelector(tenant, selectStorefront)
  const isUnknown = useSelector(tenant, selectUnknownCode) !== null
  const isPlain = useSelector(tenant, isOfNobody)
  const name = useTenantName()
  if (!storefront && !isUnknown && !(namesPortal && isPlain)) return <div className={styles['empty']} />
  return (
    <div className={styles['name']}>
      <Logo src={pictureUrl(storefront?.logo_url ?? null)} name={name} />
      <span>{name}</span>
    </div>
  )
}
