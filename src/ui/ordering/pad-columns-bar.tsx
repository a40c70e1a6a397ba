import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { PadSheet } from '../../machines/ordering/pad.types'
import { selectSheet } from '../../machines/ordering/pad.selectors'
import { openRole, type ColumnRole } from '../../machines/rules/pad-columns'
import { useShop } from '../app-context'
import { Button, LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Select } from '../components/select'
import { Notice } from '../components/state-panels'
import styles from './order-pad-screen.module.css'

const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other']
const roleText = (role: ColumnRole, t: TFunction): string => {
  if (role === 'part?') return t('pad.partOpen')
  return role === 'quantity?' ? t('pad.quantityOpen') : t(`pad.${role}`)
}
const lineText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' | ')
/** What a column is known by: its heading and its first cells. */
const sampleOf = (sheet: PadSheet, at: number): string => {
  const cells = [sheet.header?.[at] ?? '', ...sheet.cells.slice(0, 50).map((row) => row[at] ?? '')]
  return cells
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(', ')
}

/** Nobody can know which column it is: the buyer says it. */
const WhichColumn = ({ sheet }: { sheet: PadSheet }) => {
  const { t } = useTranslation()
  const { pad } = useShop().actors
  const role = openRole(sheet.roles)
  if (role === null) return null
  const columns = sheet.roles.flatMap((one, at) => (one === `${role}?` ? [at] : []))
  return (
    <Notice tone="warning">
      {t(role === 'part' ? 'pad.whichPart' : 'pad.whichQuantity')}
      <p className={styles['answers']}>
        {columns.map((at) => (
          <Button
            key={at}
            onClick={handingFocusOn(() => pad.send({ type: 'column.chosen', at, role }))}
            className={styles['answer']}
          >
            {t('pad.columnOf', { column: at + 1, text: sampleOf(sheet, at) })}
          </Button>
        ))}
        <Button variant="quiet" onClick={handingFocusOn(() => pad.send({ type: 'question.declined' }))}>
          {t('pad.whichNone')}
        </Button>
      </p>
    </Notice>
  )
}

/** How the columns of the last sheet were understood; each can be something else. */
export const PadColumns = () => {
  const { t } = useTranslation()
  const { pad } = useShop().actors
  const sheet = useSelector(pad, selectSheet)
  if (sheet === null || (sheet.roles.length < 2 && sheet.header === null)) return null
  return (
    <>
      <WhichColumn sheet={sheet} />
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
