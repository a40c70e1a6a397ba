import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { GuestBrowseActor } from '../../machines/catalogue/guest-browse.machine'
import { isAsking, selectChosen } from '../../machines/catalogue/guest-browse.selectors'
import { Button, ButtonLink } from '../components/button'
import { ModalDialog } from '../components/dialog'
import { AskedProduct } from '../shell/asked-product'
import styles from './guest-prompt.module.css'

type GuestPromptProps = {
  readonly actor: GuestBrowseActor
  readonly code: string
}

/** Details, prices and adding to the cart need a login (spec 2 Guest browse). */
export const GuestPrompt = ({ actor, code }: GuestPromptProps) => {
  const { t } = useTranslation()
  const isOpen = useSelector(actor, isAsking)
  const product = useSelector(actor, selectChosen)
  const decline = () => actor.send({ type: 'prompt.declined' })
  return (
    <ModalDialog isOpen={isOpen} title={t('guest.promptTitle')} text={t('guest.promptText')} onClose={decline}>
      {product !== null && <AskedProduct product={product} />}
      <div className={styles['actions']}>
        <Button onClick={decline}>{t('common.cancel')}</Button>
        <ButtonLink to={`/register/${code}`}>{t('shell.register')}</ButtonLink>
        <ButtonLink variant="primary" to={`/login/${code}`}>
          {t('login.submit')}
        </ButtonLink>
      </div>
    </ModalDialog>
  )
}
