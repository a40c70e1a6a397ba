import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useAccount, useScreenActor } from '../app-context'
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
  const actor = useScreenActor(logic.registration, {
    input: { manufacturerCode: code?.toUpperCase() ?? '', country: startCountry() },
  })
  const isRefused = useSelector(
    actor,
    ({ context: { problems, failure } }) => failure !== null || Object.keys(problems).length > 0,
  )
  return (
    <PublicFrame
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      back={{ to: loginPath(code), text: t('register.back') }}
      isRefused={isRefused}
      isWide
    >
      <RegistrationForm actor={actor} isCodeFixed={code !== null} />
    </PublicFrame>
  )
}
