import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../machines/rules/access'
import { isJumping, isListingKeys } from '../../machines/shell/shortcuts.selectors'
import { useScreenActor, useShop } from '../app-context'
import { IconButton } from '../components/button'

// Fetched at once, though it is not drawn: who types right after the key must not lose a letter to a slow network.
const dialogs = import('./shortcut-dialogs')
const ShortcutDialogs = lazy(async () => ({ default: (await dialogs).ShortcutDialogs }))

/** The keys that work anywhere behind the login, and the button for those who have none. */
export const Shortcuts = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { logic, actors } = useShop()
  const actor = useScreenActor(logic.shortcuts, { input: { cartView: actors.cartView, pathname } })
  const jumps = useSelector(actor, isJumping)
  const lists = useSelector(actor, isListingKeys)
  return (
    <>
      <IconButton
        tip="end"
        name={t('jump.open')}
        aria-haspopup={matchRoute(pathname)?.name === 'desk' ? undefined : 'dialog'}
        onClick={() => actor.send({ type: 'jump.wanted', isSingle: false })}
      >
        <Search aria-hidden />
      </IconButton>
      {(jumps || lists) && (
        <Suspense>
          <ShortcutDialogs actor={actor} />
        </Suspense>
      )}
    </>
  )
}
