import { Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { longestNumber, type OwnNumber } from '../../machines/rules/part-numbers'
import { useLanguage, useShop } from '../app-context'
import { classes, IconButton } from '../components/button'
import { TextInput } from '../components/field'
import { leavesFocus } from '../components/leaving-focus'
import { ProductName } from '../components/product-name'
import { WindowRows, type RowWiring } from '../components/window-rows'
import styles from './list-grid.module.css'
import { useProductOf } from './use-product-of'

/** Own numbers as a table, to be typed over; of many only the rows in view are mounted. */
export const NumberTable = ({ numbers }: { numbers: readonly OwnNumber[] }) => {
  const { t } = useTranslation()
  const byOwn = new Map(numbers.map((entry) => [entry.own, entry]))
  return (
    <div className={styles['frame']} data-focus-walk>
      <table className={classes(styles['table'], styles['numbers'])} aria-rowcount={numbers.length + 1}>
        <caption className="visually-hidden">{t('shell.partNumbers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('partNumbers.own')}</th>
            <th scope="col">{t('pad.part')}</th>
            <th scope="col" className={styles['named']}>
              {t('order.description')}
            </th>
            <th scope="col" className={styles['deeds']}>
              <span className="visually-hidden">{t('lists.move')}</span>
            </th>
          </tr>
        </thead>
        <WindowRows ids={[...byOwn.keys()]} columns={4} estimate={57}>
          {(own, row) => {
            const entry = byOwn.get(own)
            return entry && <NumberRow key={own} entry={entry} row={row} />
          }}
        </WindowRows>
      </table>
    </div>
  )
}

/** Enter keeps what was typed and goes on below, after the last row to where a new number is typed; Shift and Enter back. */
const walk = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const box = event.currentTarget
  const row = box.closest('tr')
  const inRow = (of: Element | null | undefined) => of?.querySelectorAll('input')
  const at = [...(inRow(row) ?? [])].indexOf(box)
  const next = inRow(event.shiftKey ? row?.previousElementSibling : row?.nextElementSibling)?.[at]
  const end = box.closest('main')?.querySelector<HTMLInputElement>('form input')
  const target = next ?? end
  target?.focus()
  target?.select()
}

/** What a part is, in room that is kept for it: nobody waits for it. */
const PartWords = ({ part }: { readonly part: string }) => (
  <span>
    <ProductName text={useProductOf(part)?.description} />
  </span>
)

const NumberRow = ({ entry, row }: { entry: OwnNumber; row: RowWiring }) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const { own, partNumber } = entry
  const language = useLanguage()
  /** A refused change leaves the former number, so that is what the box shows again. */
  const change = (box: HTMLInputElement, former: string, next: OwnNumber) => {
    if (box.value.trim() === former) return
    box.value = former
    partNumbers.send({ type: 'change.wanted', change: { kind: 'changed', own, entry: next } })
  }
  return (
    <tr {...row} className={styles['row']}>
      <td data-label={t('partNumbers.own')}>
        <TextInput
          key={own}
          aria-label={t('partNumbers.ownOf', { part: partNumber })}
          defaultValue={own}
          maxLength={longestNumber}
          onKeyDown={walk}
          onBlur={({ target }) => change(target, own, { own: target.value, partNumber })}
        />
      </td>
      <td data-label={t('pad.part')}>
        <TextInput
          key={partNumber}
          aria-label={t('partNumbers.partOf', { own })}
          defaultValue={partNumber}
          maxLength={longestNumber}
          onKeyDown={walk}
          onBlur={({ target }) => change(target, partNumber, { own, partNumber: target.value })}
        />
      </td>
      <td className={styles['named']}>
        <PartWords key={`${language} ${partNumber}`} part={partNumber} />
      </td>
      <td ref={leavesFocus} className={styles['deeds']}>
        <IconButton
          name={t('partNumbers.remove', { own })}
          tip="end"
          data-focus-stop
          onClick={() => partNumbers.send({ type: 'change.wanted', change: { kind: 'removed', own } })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}
