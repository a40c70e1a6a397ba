import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createApp, type AppOptions } from './app'
import { createDoors } from './app-doors'
import { AppProvider } from './ui/app-context'
import './ui/theme.css'
import './ui/base.css'
import { createWords, showLanguage } from './ui/i18n'
import { AppRouter } from './ui/router'
import { ErrorBoundary } from './ui/shell/error-boundary'

/** Makes the portal's actors and draws it; `inspect` hears of all they do. */
export const startPortal = (options: Pick<AppOptions, 'basePath' | 'inspect'>): void => {
  const words = createWords()
  const app = createApp({
    ...options,
    window,
    fetch: window.fetch.bind(window),
    loadWords: (language) => showLanguage(words, language),
  })
  const doors = createDoors(app)
  // A buyer is on the way in: what lies behind the front door is fetched beside everything else.
  app.actors.session.on('session.opened', () => void doors.shop())
  const show = () =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={words}>
        <AppProvider app={app} doors={doors}>
          <ErrorBoundary onCrash={app.reportCrash}>
            <AppRouter />
          </ErrorBoundary>
        </AppProvider>
      </I18nextProvider>,
    )
  // Without its words the portal still opens: the error screen and the names of tenants and products need none.
  showLanguage(words, app.actors.preferences.getSnapshot().context.language).then(show, (error: unknown) => {
    console.error('The words of the portal could not be fetched.', error)
    show()
  })
}
