import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

type Props = { readonly onCrash: (error: unknown, componentStack: string) => void; readonly children: ReactNode }

/** Catches what fails while rendering, shows the error screen and reports it (spec 2 Error screen, 8). */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCrash(error, componentStack ?? '')
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}
