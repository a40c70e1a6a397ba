import type { ReactNode } from 'react'
import { classes } from '../components/button'
import { BackLink } from '../components/page'
import { SplitLayout } from '../layouts/split-layout'
import { LanguageSwitch } from '../shell/language-switch'
import { ScreenTitle } from '../shell/page-head'
import { ThemeToggle } from '../shell/theme-toggle'
import { StorefrontBanner } from '../tenant/storefront-banner'
import { StorefrontName } from '../tenant/storefront-name'
import styles from './account.module.css'

type PublicFrameProps = {
  readonly title: string
  readonly subtitle: string
  readonly back: { readonly to: string; readonly text: string }
  readonly isRefused: boolean
  /** Room for two columns of fields on a desktop. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A form for guests beside the banner of the tenant, with a way back to the login (spec 2 Registration). */
export const PublicFrame = ({ title, subtitle, back, isRefused, isWide, children }: PublicFrameProps) => (
  <SplitLayout
    banner={
      <div className={styles['banner']}>
        <StorefrontBanner />
      </div>
    }
    tools={
      <>
        <LanguageSwitch />
        <ThemeToggle />
      </>
    }
  >
    <div className={classes(isWide && styles['wide'])} data-wide={isWide || undefined}>
      <StorefrontName />
      <BackLink to={back.to}>{back.text}</BackLink>
      <ScreenTitle title={title} isRefused={isRefused} />
      <p className={styles['subtitle']}>{subtitle}</p>
      {children}
    </div>
  </SplitLayout>
)
