import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../machines/account/form.selectors'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { useCodeOfDoor } from './code-field'
import { loginPath } from './login-path'
import { PublicFrame } from './public-frame'
import { RegistrationForm } from './registration-form'

/** Asking a company for an account (spec 2 Registration). */
export const RegistrationScreen = () => {
  const { code, isFixed } = useCodeOfDoor()
  return <Screen key={code} code={code} isFixed={isFixed} />
}

const Screen = ({ code, isFixed }: { code: string | null; isFixed: boolean }) => {
  const { t } = useTranslation()
  const { logic, startCountry } = useAccount()
  const { tenant } = useApp().actors
  const actor = useScreenActor(logic.registration, {
    input: { manufacturerCode: code ?? '', country: startCountry(), tenant },
  })
  return (
    <PublicFrame
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      back={{ to: loginPath(isFixed ? code : null), text: t('register.back') }}
      isRefused={useSelector(actor, isRefused)}
      isWide
    >
      <RegistrationForm actor={actor} isCodeFixed={isFixed} />
    </PublicFrame>
  )
}
