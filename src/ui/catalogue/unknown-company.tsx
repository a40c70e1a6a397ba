import type { ReactNode } from 'react'
import { CompanyCodeForm } from '../session/company-code-form'
import { useCodePrompt } from '../session/use-code-prompt'
import styles from './unknown-company.module.css'

/** No company has the code of the address: in the server's words, and another one can be typed on the spot (C-125). */
export const UnknownCompany = ({ code, said }: { code: string; said: ReactNode }) => (
  <div className={styles['unknown']}>
    <CompanyCodeForm prompt={useCodePrompt('browse')} unknown={code} said={said} />
  </div>
)
