import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sameNamesakes, selectNamesakes } from '../../machines/ordering/namesakes.selectors'
import { selectLast, selectNumbers } from '../../machines/ordering/part-numbers.selectors'
import type { LastChange } from '../../machines/ordering/part-numbers.types'
import { toldNumbers, type NamedProblem, type NumberProblem } from '../../machines/rules/part-numbers'
import { productName } from '../../machines/rules/cart'
import { useShop, useTools } from '../app-context'
import { Button } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import { Told } from '../components/told'
import styles from './lists.module.css'

const whyNot = { taken: 'notTaken', incomplete: 'lacking', tooLong: 'tooLong', full: 'noRoom' } as const
const kinds: readonly NumberProblem['kind'][] = ['taken', 'incomplete', 'tooLong', 'full']
/** How many came in, how many stood there, and how many were not taken, with the reason. */
const fileText = ({ added, known, problems, heads }: LastChange, t: TFunction): string =>
  [
    t('partNumbers.added', { count: added }),
    ...(heads ? [t('partNumbers.readAs', heads)] : []),
    ...(known > 0 ? [t('partNumbers.known', { count: known })] : []),
    ...kinds.flatMap((kind) => {
      const count = problems.filter((problem) => problem.kind === kind).length
      return count > 0 ? [t(`partNumbers.${whyNot[kind]}`, { count })] : []
    }),
  ].join(' ')

const problemText = (problem: NamedProblem, t: TFunction): string => {
  switch (problem.kind) {
    case 'incomplete':
      return t('partNumbers.lackingOf', { text: problem.text })
    case 'full':
      return t('partNumbers.noRoomFor', { own: problem.own, part: problem.wanted })
    case 'taken':
      return t('partNumbers.takenFor', { own: problem.own, part: problem.partNumber, wanted: problem.wanted })
  }
}

/** The numbers of a file that stand for other products, or lack one of the two, by name (buyer's day 5). */
const TakenNumbers = ({ problems }: Pick<LastChange, 'problems'>) => {
  const { t } = useTranslation()
  const { told, more } = toldNumbers(problems)
  if (told.length === 0) return null
  return (
    <ul
      aria-label={t(told.every(({ kind }) => kind === 'taken') ? 'partNumbers.takenList' : 'partNumbers.notTakenList')}
    >
      {told.map((problem, at) => (
        // A file may say the same twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{problemText(problem, t)}</li>
      ))}
      {more > 0 && <li>{t('partNumbers.takenMore', { count: more })}</li>}
    </ul>
  )
}

/** New numbers that a product of the company carries already, or that stand for none (buyer's day 5). */
export const Namesakes = () => {
  const { t } = useTranslation()
  const found = useSelector(useTools().pad, selectNamesakes, sameNamesakes)
  // The place is there before its words: what comes with them is not read by every reader.
  return (
    <div role="status" className={styles['told']}>
      {found.map(({ own, partNumber: part, product }) => (
        <Notice key={own} tone="warning" isOnlyShown>
          {product
            ? t('partNumbers.namesake', { own, part, product: productName(product) })
            : t('partNumbers.unknown', { own, part })}
        </Notice>
      ))}
    </div>
  )
}

/** Only heard: that a number is removed, with the way back, and that it is back. */
const ToldRemoval = ({ removed }: { readonly removed: string }) => {
  const { t } = useTranslation()
  const numbers = useSelector(useShop().actors.partNumbers, selectNumbers)
  const [said, setSaid] = useState({ removed: '', words: '', awaited: '', numbers })
  if (removed !== said.removed) {
    const way = t('longCart.undoBy', { button: t('lists.undo') })
    const gone = removed && `${t('partNumbers.removed', { own: removed })} ${way}`
    setSaid({ removed, words: gone, awaited: removed === '' ? said.removed : '', numbers })
  }
  // The device keeps it again only after a while: what changes the numbers next brings it back, or was something else.
  const isBack = said.awaited !== '' && numbers.some(({ own }) => own === said.awaited)
  if (isBack) setSaid({ ...said, words: t('partNumbers.isBack', { own: said.awaited }), awaited: '' })
  else if (said.awaited !== '' && numbers !== said.numbers) setSaid({ ...said, awaited: '' })
  return <Told key={said.words}>{said.words}</Told>
}

/** What was removed last, or came from a file, and the way back. */
export const NumberReport = () => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const last = useSelector(partNumbers, selectLast)
  return (
    <>
      <ToldRemoval removed={last?.removed ?? ''} />
      {last !== null && (
        <Notice
          tone={last.problems.length > 0 ? 'warning' : 'info'}
          isOnlyShown={last.removed !== null}
          action={
            last.undo !== null && (
              <Button data-undo onClick={handingFocusOn(() => partNumbers.send({ type: 'change.undone' }))}>
                {t('lists.undo')}
              </Button>
            )
          }
        >
          {last.removed === null ? fileText(last, t) : t('partNumbers.removed', { own: last.removed })}
          <TakenNumbers problems={last.problems} />
        </Notice>
      )}
    </>
  )
}
