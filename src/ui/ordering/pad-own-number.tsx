import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectOwnOf } from '../../machines/ordering/part-numbers.selectors'
import type { Judged } from '../../machines/rules/pad-judge'
import { useShop } from '../app-context'
import { LinkButton } from '../components/button'
import styles from './pad-grid.module.css'
import { stayingInRow } from './pad-row-focus'
import { ownText } from './pad-words'

/**
 * The numbers of the buyer's own for a row: by which it is known, or what else they call the product; and what they wrote
 * may become one, with one press.
 */
export const OwnNumber = ({ judged, id }: { judged: Judged; id: string }) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const { names, product } = judged
  const { own, unnamed } = names
  const partNumber = product?.part_number ?? ''
  const others = useSelector(partNumbers, selectOwnOf(partNumber))
  const remember = (name: string) =>
    partNumbers.send({ type: 'change.wanted', change: { kind: 'added', entries: [{ own: name, partNumber }] } })
  const called = others === '' ? null : `${t('partNumbers.own')}: ${others}`
  return (
    <>
      <span id={id} className={styles['own']}>
        {own === null ? called : ownText(judged, t)}
      </span>
      {own === null && product !== null && unnamed !== null && (
        <LinkButton onClick={stayingInRow(() => remember(unnamed))}>
          {t('partNumbers.remember', { own: unnamed, part: partNumber })}
        </LinkButton>
      )}
    </>
  )
}
