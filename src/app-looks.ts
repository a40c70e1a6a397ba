import { fromPromise } from 'xstate'
import { createAccentStore, showColours } from './api/browser/accent-store'
import type { TextStore } from './api/browser/storage'
import { densityMachine } from './machines/catalogue/density.machine'
import { densityOf } from './machines/rules/density'
import { accentMachine } from './machines/tenant/accent.machine'

const densityKey = 'goodsDensity'

/** How the shop looks on this device: the colours of its tenants, and cards or rows. */
export const looksOn = (window: Window, store: TextStore) => {
  const accents = createAccentStore(store)
  const page = window.document.documentElement
  return {
    kept: { accents: accents.read(), density: densityOf(store.read(densityKey)) },
    actors: {
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
