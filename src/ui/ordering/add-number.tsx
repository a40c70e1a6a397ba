import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { changedNumbers, longestNumber, type NumberProblem, type Numbers } from '../../machines/rules/part-numbers'
import { useShop } from '../app-context'
import { Button, classes } from '../components/button'
import { Field, TextInput } from '../components/field'
import styles from './lists.module.css'

const isFull = (text: string): boolean => text.length >= longestNumber

type AddProps = {
  readonly numbers: Numbers
  /** What keeps the number from being added; `null` for nothing. */
  readonly problem: NumberProblem | null
  readonly onProblem: (problem: NumberProblem | null) => void
}

/** A number typed in; what is refused stays as it was typed, with the reason beside it. */
export const AddNumber = ({ numbers, problem, onProblem }: AddProps) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const [own, setOwn] = useState('')
  const [part, setPart] = useState('')
  const full = t('checkout.full', { longest: longestNumber })
  const reason =
    problem &&
    (problem.kind === 'taken'
      ? t('partNumbers.taken', { own: problem.own, part: problem.partNumber })
      : t(problem.kind === 'full' ? 'partNumbers.full' : 'partNumbers.incomplete'))
  const isPartMissing = problem?.kind === 'incomplete' && own.trim() !== ''
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = { kind: 'added', entries: [{ own, partNumber: part }] } as const
    const [refused = null] = changedNumbers(numbers, change).problems
    onProblem(refused)
    // To what is refused, or to the next number.
    const place =
      event.currentTarget.querySelectorAll('input')[refused?.kind === 'incomplete' && own.trim() !== '' ? 1 : 0]
    // Where the focus stands already nobody would hear why.
    if (refused !== null && place === document.activeElement) place?.blur()
    place?.focus()
    if (refused !== null) return
    partNumbers.send({ type: 'change.wanted', change })
    setOwn('')
    setPart('')
  }
  return (
    <form className={classes(styles['add'], styles['number'])} noValidate onSubmit={add}>
      <Field label={t('partNumbers.own')} error={isPartMissing ? null : reason} hint={isFull(own) ? full : undefined}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={own}
            maxLength={longestNumber}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </Field>
      <Field label={t('pad.part')} error={isPartMissing ? reason : null} hint={isFull(part) ? full : undefined}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={part}
            maxLength={longestNumber}
            onChange={({ target }) => setPart(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {t('lists.add')}
      </Button>
    </form>
  )
}
