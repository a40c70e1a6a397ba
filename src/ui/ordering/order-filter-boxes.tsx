import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAmount } from '../../machines/rules/order-view'
import { Field, TextInput } from '../components/field'

type DayProps = {
  readonly label: string
  readonly day: string | null
  readonly error?: string | null
  readonly onDay: (day: string | null) => void
}
/** A year is typed figure by figure: days of long ago are on the way to the one that is meant. */
const firstYear = '1000'

/** A day of a period, typed or chosen. */
export const DayBox = ({ label, day, error = null, onDay }: DayProps) => {
  const [box, setBox] = useState({ text: day ?? '', day })
  if (box.day !== day) setBox({ text: day ?? '', day })
  const type = (text: string) => {
    setBox({ ...box, text })
    if (text !== (day ?? '') && text > firstYear) onDay(text)
  }
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="date"
          value={box.text}
          onChange={({ target: { value } }) => type(value)}
          onBlur={() => box.text === '' && day !== null && onDay(null)}
        />
      )}
    </Field>
  )
}

type AmountProps = {
  readonly label: string
  readonly amount: string
  /** What is wrong with it beside another one. */
  readonly error?: string | null
  readonly onAmount: (amount: string) => void
}

/** An amount in dollars, as it is typed; taken when the box is left, or with Enter. */
export const AmountBox = ({ label, amount, error = null, onAmount }: AmountProps) => {
  const { t } = useTranslation()
  const [box, setBox] = useState({ text: amount, amount })
  const isWrong = box.text.trim() !== '' && readAmount(box.text) === null
  // What is no amount narrows nothing, and stays to be mended.
  if (box.amount !== amount) setBox({ text: isWrong && amount === '' ? box.text : amount, amount })
  const apply = () => {
    const meant = isWrong ? '' : box.text.trim()
    if (meant !== amount) onAmount(meant)
  }
  return (
    <Field label={label} error={isWrong ? t('orders.noAmount') : error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          inputMode="decimal"
          value={box.text}
          onChange={({ target: { value } }) => setBox({ ...box, text: value })}
          onBlur={apply}
          onKeyDown={({ key }) => key === 'Enter' && apply()}
        />
      )}
    </Field>
  )
}
