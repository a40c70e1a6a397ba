import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react'
import { AppContext } from '../app-context'
import { ErrorScreen } from './error-screen'
import { UnfetchedScreen } from './unfetched-screen'

/** True for code that could not be fetched: the network's fault, not the portal's (C-106). */
const isUnfetched = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)

type Props = { readonly onCrash: (error: unknown, componentStack: string) => void; readonly children: ReactNode }
type State = { readonly failure: 'crashed' | 'unfetched' | null }

/** Catches what fails while rendering, shows the error screen and reports it (spec 2 Error screen, 8). */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = AppContext
  declare context: ContextType<typeof AppContext>
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isUnfetched(error) ? 'unfetched' : 'crashed' }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    if (isUnfetched(error)) this.context?.actors.crash.send({ type: 'screen.unfetched' })
    else this.props.onCrash(error, componentStack ?? '')
  }

  override render() {
    if (this.state.failure === null) return this.props.children
    const retry = () => this.context?.actors.crash.send({ type: 'reload.requested' })
    return this.state.failure === 'unfetched' ? <UnfetchedScreen onRetry={retry} /> : <ErrorScreen />
  }
}
