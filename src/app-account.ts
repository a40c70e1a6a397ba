import { fromPromise } from 'xstate'
import { createJsonStore } from './api/browser/json-store'
import { deviceKeys } from './api/browser/device-keys'
import { exclusively } from './api/browser/locks'
import { recordsOf, type Records } from './api/browser/records'
import type { TextStore } from './api/browser/storage'
import { loadCountries } from './api/countries'
import { createDocuments } from './api/documents'
import { accountEndpoints } from './api/endpoints/account'
import { orderingEndpoints } from './api/endpoints/ordering'
import { tenantEndpoints } from './api/endpoints/tenant'
import type { TextByLanguage } from './api/schemas/shared'
import { ask, recordOwner, type Ports } from './app-ports'
import { aboutUsMachine } from './machines/account/about-us.machine'
import type { AccountParts } from './machines/account/account.types'
import { changePasswordMachine } from './machines/account/change-password.machine'
import { deviceRecordMachine, type Forgetting, type Forgotten } from './machines/account/device-record.machine'
import { forgotPasswordMachine } from './machines/account/forgot-password.machine'
import { profileMachine } from './machines/account/profile.machine'
import { registrationMachine } from './machines/account/registration.machine'
import { asFailure } from './machines/port'
import { documentAddress } from './machines/rules/about-us'
import { forgotten, recordFor, type Stored } from './machines/rules/device-record'
import type { Owner } from './machines/rules/order-attempt'
import { keptRows, readPad } from './machines/rules/pad-storage'
import { startCountry } from './machines/rules/registration'

/** A company that nobody knows has nothing to tell; any other failure stays one. */
const noneWhenUnknown = (error: unknown): TextByLanguage => {
  const failure = asFailure(error)
  if (failure.kind === 'rejected' && failure.status === 404) return {}
  throw error
}

/** What the device keeps of buyers, read and forgotten; `locked` keeps other tabs from the cart meanwhile. */
const createDevice = (store: TextStore, records: Records, locked: (work: () => void) => void) => {
  const names = Object.keys(deviceKeys) as readonly (keyof Stored)[]
  const of = (name: keyof Stored) => createJsonStore(store, deviceKeys[name])
  const read = (): Stored => ({
    cart: of('cart').read(),
    drafts: of('drafts').read(),
    pad: of('pad').read(),
    padLeft: of('padLeft').read(),
    attempts: of('attempts').read(),
    form: of('form').read(),
  })
  const lookFor = async (owner: Owner) => {
    const buyer = recordOwner(owner)
    const [counts, pads] = await Promise.all([records.count(buyer), records.all(buyer, 'pad')])
    const pad = pads.records.reduce((count, { value }) => count + keptRows(readPad(value)), 0)
    return recordFor(read(), owner, { ...counts, pad })
  }
  const forgetTexts = ({ owner, toldOf }: Forgetting): Forgotten => {
    const stored = read()
    const kept = recordFor(stored, owner)
    if (kept.order !== null && kept.order.key !== toldOf) return { isDone: false, kept }
    const left = forgotten(stored, owner)
    for (const name of names) {
      if (left[name] === null) of(name).remove()
      else if (left[name] !== stored[name]) of(name).write(left[name])
    }
    return { isDone: true, kept: recordFor(read(), owner) }
  }
  return {
    look: lookFor,
    /** Texts first: where an order was sent meanwhile that nobody was told of, nothing goes. */
    forget: async (what: Forgetting): Promise<Forgotten> => {
      const { isDone } = await new Promise<Forgotten>((resolve) => locked(() => resolve(forgetTexts(what))))
      if (isDone) await records.forget(recordOwner(what.owner))
      return { isDone, kept: await lookFor(what.owner) }
    },
  }
}

/** Registration, forgotten and changed passwords, profile, About Us. Loaded when one of them is first shown. */
export const accountParts = ({ window, store, navigation, http, language, logFailure }: Ports): AccountParts => {
  const account = accountEndpoints(http)
  const { customer } = orderingEndpoints(http)
  const { publicSettings } = tenantEndpoints(http)
  const base = new URL(navigation.createHref('/'), window.location.origin).href.replace(/\/$/, '')
  const device = createDevice(store, recordsOf(window), exclusively(window.navigator, 'tradepost-cart'))
  const documents = createDocuments(http, base, (input, init) => window.fetch(input, init))

  return {
    startCountry: () => startCountry(window.navigator.languages[0]),
    logic: {
      registration: registrationMachine.provide({
        actors: { loadCountries: ask(loadCountries), register: ask(account.register) },
        actions: {
          logFailure,
          logUnknownCountry: (_, { code }) => console.warn(`The country "${code}" is not in the list of countries.`),
        },
      }),
      forgotPassword: forgotPasswordMachine.provide({ actors: { requestReset: ask(account.forgotPassword) } }),
      changePassword: changePasswordMachine.provide({
        actors: { changePassword: ask(({ code, change }, signal) => account.changePassword(code, change, signal)) },
      }),
      profile: profileMachine.provide({
        actors: {
          loadCustomer: ask(({ code, email }, signal) => customer(code, { email, withAddresses: false }, signal)),
        },
        actions: { logFailure },
      }),
      deviceRecord: deviceRecordMachine.provide({
        actors: {
          lookAtDevice: fromPromise(({ input: { owner } }) => device.look(owner)),
          forgetOnDevice: fromPromise(({ input }) => device.forget(input)),
        },
        actions: { beginAnew: () => navigation.reload() },
      }),
      aboutUs: aboutUsMachine.provide({
        actors: {
          loadDocument: ask(async ({ code, addresses }, signal) => {
            // Without the public settings this screen can do nothing: it asks for them itself.
            const known =
              addresses ??
              (await publicSettings(code, signal).then(({ about_us_url }) => about_us_url, noneWhenUnknown))
            const address = documentAddress(known, language(), `${base}/`)
            if (address === null) return null
            const html = await documents.read(address, signal)
            return html.trim() === '' ? null : { html, address }
          }),
        },
      }),
    },
  }
}
