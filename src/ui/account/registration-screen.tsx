import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isRefused } from '../../machines/account/form.selectors'
import { useAccount, useApp, useScreenActor } from '../app-context'
import { loginPath } from './login-path'
import { PublicFrame } from './public-frame'
import { RegistrationForm } from './registration-form'

/** Asking a company for an account (spec 2 Registration). */
export const RegistrationScreen = () => {
  const code = useParams()['manufacturerCode'] ?? null
  return <Screen key={code} code={code} />
}

const Screen = ({ code }: { code: string | null }) => {
  const { t } = useTranslation()
  const { logic, startCountry } = useAccount()
  const { tenant } = useApp().actors
  const actor = useScreenActor(logic.registration, {
    input: { manufacturerCode: code?.toUpperCase() ?? '', country: startCountry(), tenant },
  })
  return (
    <PublicFrame
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      back={{ to: loginPath(code), text: t('register.back') }}
      isRefused={useSelector(actor, isRefused)}
      isWide
    >
      <RegistrationForm actor={actor} isCodeFixed={code !== null} />
    </PublicFrame>
  )
}
