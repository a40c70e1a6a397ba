import { useMachine } from '@xstate/react'
import i18next from 'i18next'
import ky from 'ky'
import { Dialog, Select, Toast } from 'radix-ui'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { assign, fromPromise, setup } from 'xstate'

/** The floor of a signed-in page: what the login's floor has, a router of data, calls, a dialog, a choice and a notice. */
const goods = setup({
  types: {} as { context: { readonly sort: string }; events: { type: 'sorted'; by: string } | { type: 'asked' } },
  actors: {
    fetch: fromPromise<unknown, { readonly sort: string }>(({ input }) =>
      ky.get('/api/goods', { searchParams: { sort: input.sort } }).json(),
    ),
  },
}).createMachine({
  id: 'goods',
  context: { sort: 'name' },
  initial: 'idle',
  states: {
    idle: { on: { sorted: { actions: assign({ sort: ({ event }) => event.by }) }, asked: 'fetching' } },
    fetching: { invoke: { src: 'fetch', input: ({ context }) => context, onDone: 'idle', onError: 'failed' } },
    failed: { on: { asked: 'fetching' } },
  },
})

const words = i18next.createInstance()
void words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { title: 'Goods', sort: 'Sort', more: 'More', failed: 'Failed' } } },
})

const Goods = () => {
  const { t } = useTranslation()
  const [state, send] = useMachine(goods)
  return (
    <Toast.Provider>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'asked' })
        }}
      >
        <h1>{t('title' as never)}</h1>
        <Select.Root value={state.context.sort} onValueChange={(by) => send({ type: 'sorted', by })}>
          <Select.Trigger>{t('sort' as never)}</Select.Trigger>
          <Select.Portal>
            <Select.Content>
              <Select.Viewport>
                <Select.Item value="name">
                  <Select.ItemText>name</Select.ItemText>
                </Select.Item>
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
        <Dialog.Root>
          <Dialog.Trigger>{t('more' as never)}</Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay />
            <Dialog.Content>
              <Dialog.Title>{t('more' as never)}</Dialog.Title>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </form>
      <Toast.Root open={state.matches('failed')}>
        <Toast.Title>{t('failed' as never)}</Toast.Title>
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Goods /> }])

createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={words}>
    <RouterProvider router={router} />
  </I18nextProvider>,
)
