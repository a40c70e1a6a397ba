import { fromPromise } from 'xstate'
import type { createApi } from './api/api'
import { createAccentStore, showColours } from './api/browser/accent-store'
import { ask, type Ports } from './app-ports'
import { densityMachine } from './machines/catalogue/density.machine'
import { densityKey, densityOf } from './machines/rules/density'
import { accentMachine } from './machines/tenant/accent.machine'
import { settingsMachine } from './machines/tenant/settings.machine'
import { tenantMachine } from './machines/tenant/tenant.machine'

type Looks = Pick<Ports, 'window' | 'store' | 'logFailure'> & { readonly api: ReturnType<typeof createApi> }

/** Whose shop it is and how it looks on this device: its tenant and settings, their colours, cards or rows. */
export const looksOn = ({ window, store, api, logFailure }: Looks) => {
  const accents = createAccentStore(store)
  const page = window.document.documentElement
  return {
    kept: { accents: accents.read(), density: densityOf(store.read(densityKey)) },
    actors: {
      tenant: tenantMachine.provide({
        actors: {
          resolveHost: fromPromise(({ signal }) => api.resolveHost(signal)),
          loadPublicSettings: ask(({ code }, signal) => api.publicSettings(code, signal)),
        },
        actions: { logFailure },
      }),
      settings: settingsMachine.provide({
        actors: { loadSettings: ask(({ code }, signal) => api.settings(code, signal)) },
        actions: { logFailure },
      }),
      density: densityMachine.provide({
        actions: { storeDensity: (_, { density }) => store.write(densityKey, density) },
      }),
      accent: accentMachine.provide({
        actors: {
          workOut: fromPromise(async ({ input }) => (await import('./app-accent')).workOutAccent(window, input)),
        },
        actions: {
          showColours: (_, { colours }) => showColours(page, colours),
          storeAccents: (_, { kept }) => accents.write(kept),
        },
      }),
    },
  }
}
