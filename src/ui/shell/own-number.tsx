import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectMissed, selectNear, selectPartFor } from '../../machines/ordering/part-numbers.selectors'
import { numberKey } from '../../machines/rules/part-numbers'
import { useShop } from '../app-context'
import { Button } from '../components/button'
import { Notice } from '../components/state-panels'

type SearchProps = {
  readonly search: string
  readonly isNothingFound: boolean
  readonly onSearch: (partNumber: string) => void
}

/** What a search has to do with the buyer's own numbers: which product it stands for, or that it might stand for one. */
export const SearchedNumber = ({ search, isNothingFound, onSearch }: SearchProps) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  // Another spelling is thought of where nothing else was found.
  const own = useSelector(partNumbers, selectNear(isNothingFound ? search : '')) ?? search
  const part = useSelector(partNumbers, selectPartFor(own))
  const missed = useSelector(partNumbers, selectMissed)
  if (part !== null && numberKey(part) !== numberKey(search)) {
    return (
      <Notice tone="info" action={<Button onClick={() => onSearch(part)}>{t('partNumbers.show', { part })}</Button>}>
        {t('partNumbers.yours', { own, part })}
      </Notice>
    )
  }
  if (missed !== null) {
    return (
      <Notice
        tone="info"
        action={<Button onClick={() => partNumbers.send({ type: 'name.dropped' })}>{t('partNumbers.stop')}</Button>}
      >
        {t('partNumbers.looking', { own: missed })}
      </Notice>
    )
  }
  if (!isNothingFound || search === '') return null
  return (
    // That nothing was found is told by the list.
    <Notice
      tone="info"
      isOnlyShown
      action={
        <Button onClick={() => partNumbers.send({ type: 'name.missed', text: search })}>{t('partNumbers.mine')}</Button>
      }
    >
      {t('partNumbers.missed', { own: search })}
    </Notice>
  )
}

/** On a product: the number that nothing was found for can be remembered as this one. */
export const RememberNumber = ({ partNumber }: { readonly partNumber: string }) => {
  const { t } = useTranslation()
  const { partNumbers } = useShop().actors
  const missed = useSelector(partNumbers, selectMissed)
  if (missed === null) return null
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button variant="primary" onClick={() => partNumbers.send({ type: 'product.picked', partNumber })}>
            {t('partNumbers.remember', { own: missed, part: partNumber })}
          </Button>
          <Button variant="quiet" onClick={() => partNumbers.send({ type: 'name.dropped' })}>
            {t('partNumbers.stop')}
          </Button>
        </>
      }
    >
      {t('partNumbers.looking', { own: missed })}
    </Notice>
  )
}
