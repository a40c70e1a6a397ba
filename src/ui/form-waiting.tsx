import { useTranslation } from 'react-i18next'
import { Button } from './components/button'
import { handingFocusOn } from './components/leaving-focus'
import { Notice } from './components/state-panels'

type Props = {
  /** The answer takes long. */
  readonly isSlow: boolean
  readonly onStop: () => void
  /** What is to be known after nobody waited; `null` when it did not come to that. */
  readonly givenUp: string | null
}

/** A form that is with the server for long: a word about it, a way out, and what the way out leaves open (decision 027). */
export const FormWaiting = ({ isSlow, onStop, givenUp }: Props) => {
  const { t } = useTranslation()
  if (isSlow) {
    return (
      <Notice tone="info" action={<Button onClick={handingFocusOn(onStop)}>{t('common.stopWaiting')}</Button>}>
        {t('common.stillWorking')}
      </Notice>
    )
  }
  return givenUp === null ? null : <Notice tone="warning">{givenUp}</Notice>
}
