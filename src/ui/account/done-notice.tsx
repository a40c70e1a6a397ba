import type { ReactNode } from 'react'
import { Notice } from '../components/state-panels'
import styles from './account.module.css'

/** Where a form says that it is done: the place is there before the words, so that every reader tells them. */
export const DoneNotice = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className={styles['told']}>
    {children && (
      <Notice tone="success" isOnlyShown>
        {children}
      </Notice>
    )}
  </div>
)
