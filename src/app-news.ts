import { fromCallback, type Actor, type EventObject } from 'xstate'
import type { Navigation } from './api/browser/navigation'
import type { DashboardEvent } from './machines/shell/dashboard.machine'
import type { preferencesMachine } from './machines/shell/preferences.machine'
import type { tenantMachine } from './machines/tenant/tenant.machine'

/** Tells the dashboard that the settings are there, or that they could not be fetched. */
export const settingsNewsOf = (tenant: Actor<typeof tenantMachine>) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const look = (snapshot: ReturnType<typeof tenant.getSnapshot>) => {
      if (snapshot.matches({ settings: 'known' }) || snapshot.matches({ settings: 'failed' })) {
        sendBack({ type: 'settings.settled', settings: snapshot.context.settings } satisfies DashboardEvent)
      }
    }
    look(tenant.getSnapshot())
    return tenant.subscribe(look).unsubscribe
  })

type Sources = {
  readonly window: Window
  readonly navigation: Navigation
  readonly preferences: Actor<typeof preferencesMachine>
}
/** News that many screens follow: the address, the language, and the network coming back. */
export const surroundingsOf = ({ window, navigation, preferences }: Sources) =>
  fromCallback<EventObject, void>(({ sendBack }) => {
    const stops = [
      navigation.listen(() => sendBack({ type: 'place.changed', ...navigation.place() })),
      preferences.on('language.changed', () => sendBack({ type: 'language.changed' })).unsubscribe,
    ]
    const onOnline = () => sendBack({ type: 'network.returned' })
    window.addEventListener('online', onOnline)
    return () => {
      stops.forEach((stop) => stop())
      window.removeEventListener('online', onOnline)
    }
  })
