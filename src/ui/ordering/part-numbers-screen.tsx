import { useSelector } from '@xstate/react'
import { Tags } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  areNumbersKept,
  areNumbersKnown,
  isNumberSearchSettled,
  selectDamagedNumbers,
  selectNumbers,
} from '../../machines/ordering/part-numbers.selectors'
import {
  changedNumbers,
  longestNumber,
  numberKey,
  type NumberProblem,
  type Numbers,
} from '../../machines/rules/part-numbers'
import { useShop } from '../app-context'
import { Button, classes } from '../components/button'
import { Field, TextInput } from '../components/field'
import { FileButton } from '../components/file-button'
import { EmptyPanel, Notice } from '../components/state-panels'
import { ScreenTitle } from '../shell/page-head'
import styles from './lists.module.css'
import { Namesakes, NumberReport } from './number-report'
import { NumberTable } from './number-table'

/** The numbers by which the buyer knows products (buyer's day 5, C-122). */
export const PartNumbersScreen = () => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const numbers = useSelector(partNumbers, selectNumbers)
  const damaged = useSelector(partNumbers, selectDamagedNumbers)
  const isKept = useSelector(partNumbers, areNumbersKept)
  const isKnown = useSelector(partNumbers, areNumbersKnown)
  const [search, setSearch] = useState('')
  const [hadSome, setHadSome] = useState(false)
  if (numbers.length > 0 && !hadSome) setHadSome(true)
  const wanted = numberKey(search)
  const isSettled = useSelector(partNumbers, isNumberSearchSettled)
  const seek = (text: string) => {
    setSearch(text)
    partNumbers.send({ type: 'search.changed' })
  }
  const shown = numbers.filter((entry) => numberKey(`${entry.own} ${entry.partNumber}`).includes(wanted))
  const count = t('partNumbers.count', { count: numbers.length })
  const fromFile = (
    <FileButton label={t('lists.import')} onFile={(file) => partNumbers.send({ type: 'file.chosen', file })} />
  )
  return (
    <div className={styles['screen']}>
      <ScreenTitle title={t('shell.partNumbers')} aside={numbers.length > 0 ? count : undefined} />
      {!isKept && <Notice tone="warning">{t('lists.notKept')}</Notice>}
      {damaged > 0 && <Notice tone="warning">{t('partNumbers.damaged', { count: damaged })}</Notice>}
      <p className={styles['text']}>
        {isKept && t('partNumbers.kept')} {t('partNumbers.text')}
      </p>
      <div className={styles['top']}>
        <AddNumber numbers={numbers} />
        {numbers.length > 0 && (
          <Field label={t('partNumbers.find')}>
            {(wiring) => <TextInput {...wiring} value={search} onChange={({ target }) => seek(target.value)} />}
          </Field>
        )}
      </div>
      {/* It stays, whatever is found: a place that comes with its words is not read. */}
      <p role="status" className={shown.length > 0 || numbers.length === 0 ? 'visually-hidden' : undefined}>
        {isSettled && wanted !== '' && shown.length > 0 && t('common.results', { count: shown.length })}
        {isKnown && numbers.length > 0 && shown.length === 0 && t('partNumbers.none')}
      </p>
      <Namesakes />
      <NumberReport />
      {!isKnown ? null : numbers.length === 0 ? (
        <EmptyPanel
          icon={<Tags aria-hidden />}
          title={t('partNumbers.empty')}
          text={t('partNumbers.emptyText')}
          // That the last one was removed is told already.
          told={hadSome ? false : undefined}
          action={fromFile}
        />
      ) : (
        shown.length > 0 && <NumberTable numbers={shown} />
      )}
      {numbers.length > 0 && (
        <div className={styles['actions']}>
          {fromFile}
          <Button onClick={() => partNumbers.send({ type: 'export.requested' })}>{t('lists.export')}</Button>
        </div>
      )}
    </div>
  )
}

const isFull = (text: string): boolean => text.length >= longestNumber
/** A number typed in; what is refused stays as it was typed, with the reason beside it. */
const AddNumber = ({ numbers }: { readonly numbers: Numbers }) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const [own, setOwn] = useState('')
  const [part, setPart] = useState('')
  const [problem, setProblem] = useState<NumberProblem | null>(null)
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
    setProblem(refused)
    // To what is refused, or to the next number.
    event.currentTarget.querySelectorAll('input')[refused?.kind === 'incomplete' && own.trim() !== '' ? 1 : 0]?.focus()
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
