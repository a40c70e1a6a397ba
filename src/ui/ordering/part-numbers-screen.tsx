import { useSelector } from '@xstate/react'
import { Tags } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { areNumbersKept, selectDamagedNumbers, selectNumbers } from '../../machines/ordering/part-numbers.selectors'
import { longestNumber, numberKey } from '../../machines/rules/part-numbers'
import { useShop } from '../app-context'
import { Button } from '../components/button'
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
  const [search, setSearch] = useState('')
  const wanted = numberKey(search)
  const shown = numbers.filter((entry) => numberKey(`${entry.own} ${entry.partNumber}`).includes(wanted))
  const count = t('partNumbers.count', { count: numbers.length })
  return (
    <div className={styles['screen']}>
      <ScreenTitle title={t('partNumbers.title')} aside={numbers.length > 0 ? count : undefined} />
      {!isKept && <Notice tone="warning">{t('lists.notKept')}</Notice>}
      {damaged > 0 && <Notice tone="warning">{t('partNumbers.damaged', { count: damaged })}</Notice>}
      <p className={styles['text']}>
        {isKept && t('partNumbers.kept')} {t('partNumbers.text')}
      </p>
      <AddNumber />
      <Namesakes />
      <NumberReport />
      {numbers.length === 0 ? (
        <EmptyPanel icon={<Tags aria-hidden />} title={t('partNumbers.empty')} text={t('partNumbers.emptyText')} />
      ) : (
        <>
          <Field label={t('partNumbers.find')}>
            {(wiring) => <TextInput {...wiring} value={search} onChange={({ target }) => setSearch(target.value)} />}
          </Field>
          {shown.length === 0 ? <p role="status">{t('partNumbers.none')}</p> : <NumberTable numbers={shown} />}
        </>
      )}
      <div className={styles['actions']}>
        <FileButton
          label={t('partNumbers.import')}
          onFile={(file) => partNumbers.send({ type: 'file.chosen', file })}
        />
        {numbers.length > 0 && (
          <Button onClick={() => partNumbers.send({ type: 'export.requested' })}>{t('partNumbers.export')}</Button>
        )}
      </div>
    </div>
  )
}

const isFull = (text: string): boolean => text.length >= longestNumber
/** A number typed in; what is missing keeps what was typed. */
const AddNumber = () => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const [own, setOwn] = useState('')
  const [part, setPart] = useState('')
  const [isRefused, setRefused] = useState(false)
  const full = t('checkout.full', { longest: longestNumber })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = own.trim() !== '' && part.trim() !== ''
    setRefused(!isWhole)
    if (!isWhole) return
    partNumbers.send({ type: 'change.wanted', change: { kind: 'added', entries: [{ own, partNumber: part }] } })
    setOwn('')
    setPart('')
  }
  return (
    <form className={styles['add']} noValidate onSubmit={add}>
      <Field
        label={t('partNumbers.own')}
        error={isRefused ? t('partNumbers.incomplete') : null}
        hint={isFull(own) ? full : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            value={own}
            maxLength={longestNumber}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </Field>
      <Field label={t('partNumbers.part')} hint={isFull(part) ? full : undefined}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={part}
            maxLength={longestNumber}
            onChange={({ target }) => setPart(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('partNumbers.add')}</Button>
    </form>
  )
}
