import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { langIn, textIn } from '../../api/schemas/shared'
import { pictureUrl } from '../../machines/rules/safe-url'
import { titleStyle } from '../../machines/rules/title-style'
import { selectStorefront } from '../../machines/tenant/tenant.selectors'
import { useApp, useLanguage } from '../app-context'
import { BannerPattern } from '../components/picture'
import { useTenantName } from '../shell/page-head'
import styles from './storefront-banner.module.css'

/** The tenant's banner with its welcome texts; a quiet pattern where there is none (spec 2 Login, C-21). */
export const StorefrontBanner = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const storefront = useSelector(useApp().actors.tenant, selectStorefront)
  const name = useTenantName()
  const picture = pictureUrl(storefront?.banner_image_url ?? null)
  const title = (storefront && textIn(storefront.welcome_title, language)) ?? t('login.welcomeTitle')
  const subtitle = (storefront && textIn(storefront.welcome_subtitle, language)) ?? t('login.welcomeSubtitle')
  return (
    <div className={styles['banner']}>
      {picture === null ? (
        <BannerPattern name={name} />
      ) : (
        <img className={styles['picture']} src={picture} alt="" decoding="async" />
      )}
      <div className={styles['words']}>
        <p
          className={styles['title']}
          lang={langIn(storefront?.welcome_title, language)}
          style={titleStyle(storefront?.welcome_title_styles)}
        >
          {title}
        </p>
        <p
          className={styles['subtitle']}
          lang={langIn(storefront?.welcome_subtitle, language)}
          style={titleStyle(storefront?.welcome_subtitle_styles)}
        >
          {subtitle}
        </p>
      </div>
    </div>
  )
}
