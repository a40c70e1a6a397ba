import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { withFirstCalls, type FirstCalls } from './api/browser/first-calls'
import { createApp, type AppOptions } from './app'
import { startRecording, type Recording } from './recorder/early'
import { AppProvider } from './ui/app-context'
import './ui/theme.css'
import './ui/base.css'
import { createWords } from './ui/i18n'
import { AppRouter } from './ui/router'
import { ErrorBoundary } from './ui/shell/error-boundary'
import { ReportPlace } from './ui/report-place'

declare global {
  interface Window {
    /** Sent by src/first.ts in the production build. */
    readonly firstCalls?: FirstCalls
  }
}

/** Starts the portal's actors and draws it; what is recorded of it is handed back. */
export const startPortal = (options: Pick<AppOptions, 'basePath' | 'actorOptions'>): Recording => {
  const { words, show: showLanguage, loadRest } = createWords()
  const recording = startRecording(window)
  const app = createApp({
    ...options,
    window,
    recording,
    actorOptions: recording.over(options.actorOptions ?? {}),
    fetch: recording.calls(withFirstCalls(window.firstCalls, window.fetch.bind(window))),
    loadWords: showLanguage,
    loadRest,
  })
  const show = () =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={words}>
        <AppProvider app={app}>
          <ReportPlace>
            <ErrorBoundary onCrash={app.reportCrash}>
              <AppRouter />
            </ErrorBoundary>
          </ReportPlace>
        </AppProvider>
      </I18nextProvider>,
    )
  // Without its words the portal still opens: the error screen and the names of tenants and products need none.
  showLanguage(app.firstLanguage).then(show, (error: unknown) => {
    console.error('The words of the portal could not be fetched.', error)
    show()
  })
  return recording
}
