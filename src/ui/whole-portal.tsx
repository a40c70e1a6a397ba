import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { App } from '../app'
import { AppProvider } from './app-context'
import { ReportPlace } from './report-place'
import { AppRouter } from './router'
import { ErrorBoundary } from './shell/error-boundary'

/** All that is drawn: by the portal in the browser, and by the build, which puts the login form into the page. */
export const WholePortal = ({ app, words }: { readonly app: App; readonly words: i18n }) => (
  <I18nextProvider i18n={words}>
    <AppProvider app={app}>
      <ReportPlace>
        <ErrorBoundary onCrash={app.reportCrash}>
          <AppRouter />
        </ErrorBoundary>
      </ReportPlace>
    </AppProvider>
  </I18nextProvider>
)
