import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectSheet } from '../../machines/ordering/pad.selectors'
import type { ColumnRole } from '../../machines/rules/pad-columns'
import { useShop } from '../app-context'
import { LinkButton } from '../components/button'
import { Select } from '../components/select'
import styles from './order-pad-screen.module.css'

const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other']

/** How the columns of the last sheet were understood; each can be something else. */
export const PadColumns = () => {
  const { t } = useTranslation()
  const { pad } = useShop().actors
  const sheet = useSelector(pad, selectSheet)
  if (sheet === null || (sheet.roles.length < 2 && sheet.header === null)) return null
  const options = roles.map((role) => ({ value: role, label: t(`pad.${role}`) }))
  return (
    <section aria-label={t('pad.columns')} className={styles['columns']}>
      {sheet.header && (
        <p className={styles['heading']}>
          {t('pad.header', { text: sheet.header.filter((cell) => cell !== '').join(' | ') })}{' '}
          <LinkButton onClick={() => pad.send({ type: 'heading.refused' })}>{t('pad.headerIsRow')}</LinkButton>
        </p>
      )}
      {sheet.roles.slice(0, 12).map((role, at) => {
        const text = sheet.header?.[at] || sheet.cells.find((cells) => (cells[at] ?? '') !== '')?.[at] || ''
        return (
          // Columns have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={styles['column']}>
            <span className={styles['columnText']}>{text}</span>
            <Select
              label={t('pad.columnOf', { column: at + 1, text })}
              value={role}
              options={options}
              onChange={(value) =>
                pad.send({ type: 'column.chosen', at, role: roles.find((one) => one === value) ?? 'other' })
              }
            />
          </span>
        )
      })}
    </section>
  )
}
