import { I18nextProvider } from 'react-i18next'
import type { App } from '../app'
import { AppProvider } from '../ui/app-context'
import { AppRouter } from '../ui/router'
import type { createWords } from '../ui/i18n'
import { ErrorBoundary } from '../ui/shell/error-boundary'

type Words = ReturnType<typeof createWords>['words']

/** The portal as a frame of the charts draws it: without the place for reports, which nobody writes there. */
export const FramePortal = ({ app, words }: { readonly app: App; readonly words: Words }) => (
  <I18nextProvider i18n={words}>
    <AppProvider app={app}>
      <ErrorBoundary onCrash={app.reportCrash}>
        <AppRouter />
      </ErrorBoundary>
    </AppProvider>
  </I18nextProvider>
)
