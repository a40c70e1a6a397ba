import * as RadixTabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { direction } from './direction'
import styles from './tabs.module.css'

type TabsProps = {
  readonly label: string
  readonly value: string
  readonly tabs: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Tabs over one panel; arrow keys move between them. */
export const Tabs = ({ label, value, tabs, onChange, aside, children }: TabsProps) => (
  <RadixTabs.Root dir={direction()} value={value} onValueChange={onChange}>
    <div className={styles['bar']}>
      <RadixTabs.List aria-label={label} className={styles['tabs']}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className={styles['tab']}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {aside}
    </div>
    <RadixTabs.Content value={value} className={styles['panel']}>
      {children}
    </RadixTabs.Content>
  </RadixTabs.Root>
)
