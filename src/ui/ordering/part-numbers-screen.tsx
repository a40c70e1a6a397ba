import { useSelector } from '@xstate/react'
import { Download, Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  areNumbersKept,
  areNumbersKnown,
  isNumberSearchSettled,
  selectDamagedNumbers,
  selectNumbers,
} from '../../machines/ordering/part-numbers.selectors'
import { numberKey, type NumberProblem } from '../../machines/rules/part-numbers'
import { useShop } from '../app-context'
import { Button } from '../components/button'
import { FindInput } from '../components/field'
import { FileButton } from '../components/file-button'
import { EmptyPanel, Notice } from '../components/state-panels'
import { ToldOnce } from '../components/told'
import { ScreenTitle } from '../shell/page-head'
import { AddNumber } from './add-number'
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
  const [problem, setProblem] = useState<NumberProblem | null>(null)
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
      <ScreenTitle
        title={t('shell.partNumbers')}
        aside={numbers.length > 0 ? count : undefined}
        isRefused={problem !== null}
      />
      {!isKept && <Notice tone="warning">{t('lists.notKept')}</Notice>}
      {damaged > 0 && <Notice tone="warning">{t('partNumbers.damaged', { count: damaged })}</Notice>}
      <p className={styles['text']}>
        {isKept && t('partNumbers.kept')} {t('partNumbers.text')}
      </p>
      <div className={styles['top']}>
        <AddNumber numbers={numbers} problem={problem} onProblem={setProblem} />
        {numbers.length > 0 && (
          <FindInput
            aria-label={t('partNumbers.find')}
            placeholder={t('partNumbers.find')}
            value={search}
            onChange={({ target }) => seek(target.value)}
          />
        )}
      </div>
      {isKnown && numbers.length > 0 && shown.length === 0 && <p>{t('partNumbers.none')}</p>}
      {/* Told for each search anew, also where it finds as many as the one before. */}
      {isSettled && wanted !== '' && numbers.length > 0 && (
        <ToldOnce key={wanted}>
          {shown.length > 0 ? t('common.results', { count: shown.length }) : t('partNumbers.none')}
        </ToldOnce>
      )}
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
          <Button onClick={() => partNumbers.send({ type: 'export.requested' })}>
            <Download aria-hidden />
            {t('lists.export')}
          </Button>
        </div>
      )}
    </div>
  )
}
