import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { sameSheets, selectAsked, selectEarlier, selectSheet } from '../../machines/ordering/pad.selectors'
import type { ColumnRole } from '../../machines/rules/pad-columns'
import { isDrawn } from '../../machines/rules/pad-mixed'
import type { KnownSheet } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Select } from '../components/select'
import styles from './order-pad-screen.module.css'
import { PadFold } from './pad-fold'
import { WhichColumn } from './sheet-questions'
import { usePadLater } from './use-pad-later'

/** A sheet of more columns than this was written by a machine. */
const mostColumns = 40
const roles: readonly ColumnRole[] = ['part', 'quantity', 'comment', 'other']
const roleText = (role: ColumnRole, t: TFunction): string => {
  if (role === 'part?') return t('pad.partOpen')
  return role === 'quantity?' ? t('pad.quantityOpen') : t(`pad.${role}`)
}
const lineText = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' | ')
/** What a sheet is known by: its first lines. */
const aboutOf = ({ header, cells }: KnownSheet): string =>
  [...(header ? [header] : []), ...cells].slice(0, 3).map(lineText).join(' / ')
/** What is still asked of earlier sheets: the question lives as long as its rows do. */
export const OpenSheets = () => {
  const { pad } = useTools()
  return usePadLater(selectAsked, sameSheets).map((sheet) => {
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
/** How the columns of a sheet were understood; each can be something else. */
const Columns = ({ sheet, name }: { readonly sheet: KnownSheet; readonly name: string }) => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const { mark } = sheet
  return (
    <section aria-label={name} className={styles['columns']}>
      {sheet.header && (
        <p className={styles['heading']}>
          {t('pad.header', {
            text: [...sheet.above, sheet.header]
              .filter((line) => !isDrawn(line))
              .map(lineText)
              .join(' / '),
          })}{' '}
          <LinkButton onClick={handingFocusOn(() => pad.send({ type: 'heading.refused', mark }))}>
            {t('pad.headerIsRow')}
          </LinkButton>
        </p>
      )}
      {sheet.roles.slice(0, mostColumns).map((role, at) => {
        const text = sheet.header?.[at] || sheet.cells.find((cells) => (cells[at] ?? '') !== '')?.[at] || ''
        const offered = roles.includes(role) ? roles : [role, ...roles]
        // The border of a table has nothing in it.
        if (text === '' && role === 'other') return null
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
                pad.send({ type: 'column.chosen', at, role: offered.find((one) => one === value) ?? 'other', mark })
              }
            />
          </span>
        )
      })}
    </section>
  )
}
/** Sheets that were read before the last one: what their columns hold can be chosen as long as they have rows. */
const EarlierSheets = () => {
  const { t } = useTranslation()
  const sheets = usePadLater(selectEarlier, sameSheets)
  if (sheets.length === 0) return null
  return (
    <details>
      <summary className={styles['earlier']}>{t('pad.earlierSheets', { count: sheets.length })}</summary>
      {sheets.map((sheet) => (
        <div key={sheet.mark}>
          <p className={styles['about']}>{aboutOf(sheet)}</p>
          <Columns sheet={sheet} name={t('pad.columnsOfSheet', { text: aboutOf(sheet) })} />
        </div>
      ))}
    </details>
  )
}
/** How the columns of the last sheet were understood, and those of the sheets before it. */
export const PadColumns = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const sheet = useSelector(pad, selectSheet)
  const isShown = sheet !== null && (sheet.roles.length > 1 || sheet.header !== null)
  return (
    <>
      {isShown && (
        <>
          <WhichColumn
            sheet={sheet}
            onChoose={(at, role) => pad.send({ type: 'column.chosen', at, role })}
            onDecline={() => pad.send({ type: 'question.declined' })}
          />
          <PadFold label={t('pad.columns')}>
            <Columns sheet={sheet} name={t('pad.columns')} />
          </PadFold>
        </>
      )}
      <EarlierSheets />
    </>
  )
}
