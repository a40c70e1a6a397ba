import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { NavigationType, Route, Router, Routes } from 'react-router-dom'
import { isDecided as isGuardDecided } from '../machines/session/navigation-guard.selectors'
import { hasCrashed as hasPortalCrashed } from '../machines/shell/crash.selectors'
import { useApp } from './app-context'
import { ToldPlace } from './components/told'
import { lateScreen } from './late-screen'
import { LoginScreen } from './session/login-screen'
import { ErrorScreen } from './shell/error-screen'
import { Toasts } from './shell/toasts'

const routes = () => import('./routes')
const Screens = lateScreen(async () => (await routes()).Screens)
/** Fetches what a page begins with, the login apart; without a word when it cannot be had. */
export const prepareFirst = async (pathname: string): Promise<void> => {
  const prepared = Screens.prepare()
  routes().then(
    ({ prepareScreens }) => prepareScreens(pathname),
    () => undefined,
  )
  await prepared
}

const moves = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace } as const

/**
 * The portal at the present address; who may see it was decided before, by the navigation guard. Nothing is drawn before it
 * is known who is there. The login waits for no code: it stands in the page already (docs/decisions/069).
 */
export const AppRouter = () => {
  const { navigation, actors } = useApp()
  const place = useSyncExternalStore(navigation.listen, navigation.place, navigation.place)
  const isDecided = useSelector(actors.guard, isGuardDecided)
  const hasCrashed = useSelector(actors.crash, hasPortalCrashed)
  if (hasCrashed) return <ErrorScreen />
  if (!isDecided) return null
  return (
    <Router location={place} navigator={navigation} navigationType={moves[navigation.move()]}>
      <ToldPlace>
        <Routes>
          <Route path="/login/:manufacturerCode?" element={<LoginScreen />} />
          <Route path="*" element={<Screens />} />
        </Routes>
        <Toasts />
      </ToldPlace>
    </Router>
  )
}
