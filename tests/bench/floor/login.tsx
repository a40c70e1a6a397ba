import { useMachine } from '@xstate/react'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { assign, fromPromise, setup } from 'xstate'

/** The floor of a login: React, XState, a router, words in a language and a form, and nothing of a product. */
const login = setup({
  types: {} as {
    context: { readonly email: string }
    events: { type: 'typed'; email: string } | { type: 'sent' }
  },
  actors: { send: fromPromise<string, { readonly email: string }>(({ input }) => Promise.resolve(input.email)) },
}).createMachine({
  id: 'login',
  context: { email: '' },
  initial: 'idle',
  states: {
    idle: { on: { typed: { actions: assign({ email: ({ event }) => event.email }) }, sent: 'sending' } },
    sending: { invoke: { src: 'send', input: ({ context }) => context, onDone: 'done', onError: 'idle' } },
    done: {},
  },
})

const words = i18next.createInstance()
void words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { title: 'Log in', email: 'Email', password: 'Password' } } },
})

const Login = () => {
  const { t } = useTranslation()
  const [state, send] = useMachine(login)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'sent' })
      }}
    >
      <h1>{t('title' as never)}</h1>
      <label>
        {t('email' as never)}
        <input
          type="email"
          value={state.context.email}
          onChange={({ target }) => send({ type: 'typed', email: target.value })}
        />
      </label>
      <label>
        {t('password' as never)}
        <input type="password" />
      </label>
      <button type="submit">{t('title' as never)}</button>
    </form>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={words}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Login />} />
      </Routes>
    </BrowserRouter>
  </I18nextProvider>,
)
