import { useTranslation } from 'react-i18next'
import { openRole, type ColumnRole } from '../../machines/rules/pad-columns'
import type { NumberReading } from '../../machines/rules/pad-quantity'
import { Button } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import styles from './order-pad-screen.module.css'

type AskedSheet = {
  readonly header: readonly string[] | null
  readonly roles: readonly ColumnRole[]
  readonly cells: readonly (readonly string[])[]
}
/** What a column is known by: its heading and its first cells. */
const sampleOf = ({ header, cells }: AskedSheet, at: number): string =>
  [header?.[at] ?? '', ...cells.slice(0, 50).map((row) => row[at] ?? '')]
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(', ')

type ColumnProps = {
  readonly sheet: AskedSheet
  /** Which sheet it is, where there are several. */
  readonly about?: string
  readonly onChoose: (at: number, role: 'part' | 'quantity') => void
  readonly onDecline: () => void
}
/** Nobody can know which column it is: the buyer says it (decision 044). */
export const WhichColumn = ({ sheet, about, onChoose, onDecline }: ColumnProps) => {
  const { t } = useTranslation()
  const role = openRole(sheet.roles)
  if (role === null) return null
  const columns = sheet.roles.flatMap((one, at) => (one === `${role}?` ? [at] : []))
  return (
    <Notice tone="warning">
      {t(role === 'part' ? 'pad.whichPart' : 'pad.whichQuantity')}
      {about !== undefined && <p className={styles['about']}>{about}</p>}
      <p className={styles['answers']}>
        {columns.map((at) => (
          <Button key={at} onClick={handingFocusOn(() => onChoose(at, role))} className={styles['answer']}>
            {t('pad.columnOf', { column: at + 1, text: sampleOf(sheet, at) })}
          </Button>
        ))}
        <Button variant="quiet" onClick={handingFocusOn(onDecline)}>
          {t('pad.whichNone')}
        </Button>
      </p>
    </Notice>
  )
}

/** `1.000`: a thousand, or one? */
export const WhichNumber = ({
  text,
  onRead,
}: {
  readonly text: string
  readonly onRead: (reading: NumberReading) => void
}) => {
  const { t } = useTranslation()
  const digits = /[\d.,]+/.exec(text)?.[0] ?? text
  const [whole = '', decimals = ''] = digits.split(/[.,]/)
  return (
    <Notice tone="warning">
      {t('pad.whichNumber', { text: digits })}
      <p className={styles['answers']}>
        <Button onClick={handingFocusOn(() => onRead('thousands'))}>
          {t('pad.thousands', { text: digits, number: `${whole}${decimals}` })}
        </Button>
        <Button onClick={handingFocusOn(() => onRead('decimals'))}>
          {t('pad.thousands', { text: digits, number: /^0+$/.test(decimals) ? whole : `${whole}.${decimals}` })}
        </Button>
      </p>
    </Notice>
  )
}
