import { useSelector } from '@xstate/react'
import { isSignedIn } from '../../machines/session/session.selectors'
import { useApp } from '../app-context'
import { GuestHeader } from './guest-header'
import { Header } from './header'

/** The guest's header for guests, the buyer's for buyers (HEAD-22). */
export const VisitorHeader = () => (useSelector(useApp().actors.session, isSignedIn) ? <Header /> : <GuestHeader />)
