import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { sameAsked, selectAsked, selectSheet } from '../../machines/ordering/pad.selectors'
import type { ColumnRole } from '../../machines/rules/pad-columns'
import { useTools } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Select } from '../components/select'
import styles from './order-pad-screen.module.css'
import { WhichColumn } from './sheet-questions'

const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other']
const roleText = (role: ColumnRole, t: TFunction): string => {
  if (role === 'part?') return t('pad.partOpen')
  return role === 'quantity?' ? t('pad.quantityOpen') : t(`pad.${role}`)
}
const lineText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' | ')
/** What is still asked of earlier sheets: the question lives as long as its rows do. */
export const OpenSheets = () => {
  const { pad } = useTools()
  return useSelector(pad, selectAsked, sameAsked).map((sheet) => {
    const { mark } = sheet
    return (
      <WhichColumn
        key={mark}
        sheet={sheet}
        about={sheet.cells.slice(0, 3).map(lineText).join(' / ')}
        onChoose={(at, role) => pad.send({ type: 'column.chosen', at, role, mark })}
        onDecline={() => pad.send({ type: 'question.declined', mark })}
      />
    )
  })
}
/** How the columns of the last sheet were understood; each can be something else. */
export const PadColumns = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const sheet = useSelector(pad, selectSheet)
  if (sheet === null || (sheet.roles.length < 2 && sheet.header === null)) return null
  return (
    <>
      <WhichColumn
        sheet={sheet}
        onChoose={(at, role) => pad.send({ type: 'column.chosen', at, role })}
        onDecline={() => pad.send({ type: 'question.declined' })}
      />
      <section aria-label={t('pad.columns')} className={styles['columns']}>
        {sheet.header && (
          <p className={styles['heading']}>
            {t('pad.header', { text: [...sheet.above, sheet.header].map(lineText).join(' / ') })}{' '}
            <LinkButton onClick={handingFocusOn(() => pad.send({ type: 'heading.refused' }))}>
              {t('pad.headerIsRow')}
            </LinkButton>
          </p>
        )}
        {sheet.roles.slice(0, 12).map((role, at) => {
          const text = sheet.header?.[at] || sheet.cells.find((cells) => (cells[at] ?? '') !== '')?.[at] || ''
          const offered = roles.includes(role) ? roles : [role, ...roles]
          return (
            // Columns have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={styles['column']}>
              <span className={styles['columnText']}>{text}</span>
              <Select
                label={t('pad.columnOf', { column: at + 1, text })}
                value={role}
                options={offered.map((one) => ({ value: one, label: roleText(one, t) }))}
                onChange={(value) =>
                  pad.send({ type: 'column.chosen', at, role: offered.find((one) => one === value) ?? 'other' })
                }
              />
            </span>
          )
        })}
      </section>
    </>
  )
}
