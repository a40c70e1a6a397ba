import { fromPromise } from 'xstate'
import { createJsonStore } from './api/browser/json-store'
import { forgetCopies } from './api/browser/kept-copies'
import { exclusively } from './api/browser/locks'
import { recordsOf } from './api/browser/records'
import { createTextStore } from './api/browser/storage'
import { loadCountries } from './api/countries'
import { createDocuments } from './api/documents'
import { accountEndpoints } from './api/endpoints/account'
import { tenantEndpoints } from './api/endpoints/tenant'
import type { Message, TextByLanguage } from './api/schemas/shared'
import { ask, type Ports } from './app-ports'
import { aboutUsMachine, type AboutUsQuestion } from './machines/account/about-us.machine'
import type { AccountParts } from './machines/account/account.types'
import { changePasswordMachine } from './machines/account/change-password.machine'
import { deviceRecordMachine } from './machines/account/device-record.machine'
import { forgotPasswordMachine } from './machines/account/forgot-password.machine'
import { profileMachine } from './machines/account/profile.machine'
import { registrationMachine } from './machines/account/registration.machine'
import { asFailure } from './machines/port'
import { documentAddress } from './machines/rules/about-us'
import { startCountry } from './machines/rules/registration'
import { draftFor, readDrafts, withDraft, withoutDraft } from './machines/rules/registration-draft'

/** A company that nobody knows has nothing to tell; any other failure stays one. */
const noneWhenUnknown = (error: unknown): TextByLanguage => {
  const failure = asFailure(error)
  if (failure.kind === 'rejected' && failure.status === 404) return {}
  throw error
}

/** Half-filled registrations, kept by the tab: without a word where it may keep nothing, for as long as it is open. */
const draftsOf = (window: Window) => {
  const tab = createTextStore(
    () => window.sessionStorage,
    () => undefined,
  )
  const kept = createJsonStore(tab, 'registrationDrafts')
  const read = () => readDrafts(kept.read(), Date.now())
  const write = (drafts: ReturnType<typeof read>) =>
    Object.keys(drafts).length === 0 ? kept.remove() : kept.write(drafts)
  return { read, write }
}

/** Registration, forgotten and changed passwords, profile, About Us. Loaded when one of them is first shown. */
export const accountParts = (ports: Ports): AccountParts => {
  const { window, store, navigation, http, language, logFailure } = ports
  /** What the server says of a success is said in the language in which it was asked. */
  const worded = <TInput>(call: (input: TInput, signal: AbortSignal) => Promise<Message>) =>
    ask(async (input: TInput, signal: AbortSignal): Promise<Message> => {
      const lang = language()
      return { ...(await call(input, signal)), lang }
    })
  const account = accountEndpoints(http)
  /** Only a buyer has seen what the device keeps: it comes with the shop, not with a door. */
  const reads = async () => (await import('./app-recalled')).recalledReads(ports)
  const { settings, publicSettings } = tenantEndpoints(http)
  const base = new URL(navigation.createHref('/'), window.location.origin).href.replace(/\/$/, '')
  const records = recordsOf(window)
  /** Reads what all the others keep: it comes when somebody looks. */
  const device = async () =>
    (await import('./app-device')).createDevice(store, records, {
      locked: exclusively(window.navigator, 'tradepost-cart'),
      forgetCopied: () => forgetCopies(window, navigation.createHref('/')),
    })
  const drafts = draftsOf(window)
  const documents = createDocuments(http, base, (input, init) => window.fetch(input, init))
  const documentOf = async ({ audience, code, addresses }: AboutUsQuestion, signal: AbortSignal) => {
    // Without the settings this screen can do nothing: it asks for them itself.
    const own = () => settings(code, signal).then(({ b2b_about_us_private }) => b2b_about_us_private)
    const everybodys = () => publicSettings(code, signal).then(({ about_us_url }) => about_us_url, noneWhenUnknown)
    const known = addresses ?? (await (audience === 'private' ? own : everybodys)())
    const address = documentAddress(known, language(), `${base}/`)
    if (address === null) return null
    const html = await documents.read(address, signal)
    return html.trim() === '' ? null : { html, address }
  }

  return {
    startCountry: () => startCountry(window.navigator.languages[0]),
    logic: {
      registration: registrationMachine.provide({
        actors: {
          loadCountries: ask(loadCountries),
          register: worded(account.register),
          recallDraft: fromPromise(async ({ input: { code } }) => draftFor(drafts.read(), code)),
        },
        actions: {
          logFailure,
          keepDraft: (_, { start, values }) => drafts.write(withDraft(drafts.read(), start, values, Date.now())),
          forgetDraft: (_, { start }) => drafts.write(withoutDraft(drafts.read(), start.manufacturerCode)),
          logUnknownCountry: (_, { code }) => console.warn(`The country "${code}" is not in the list of countries.`),
        },
      }),
      forgotPassword: forgotPasswordMachine.provide({ actors: { requestReset: worded(account.forgotPassword) } }),
      changePassword: changePasswordMachine.provide({
        actors: { changePassword: worded(({ code, change }, signal) => account.changePassword(code, change, signal)) },
      }),
      profile: profileMachine.provide({
        actors: {
          loadCustomer: ask(async (asked, signal) => (await reads()).customer(asked, signal)),
        },
        actions: { logFailure },
      }),
      deviceRecord: deviceRecordMachine.provide({
        actors: {
          lookAtDevice: fromPromise(async ({ input: { owner } }) => (await device()).look(owner)),
          forgetOnDevice: fromPromise(async ({ input }) => (await device()).forget(input)),
        },
        actions: { beginAnew: () => navigation.reload() },
      }),
      aboutUs: aboutUsMachine.provide({
        actors: {
          loadDocument: ask(async (asked, signal) => {
            const load = () => documentOf(asked, signal)
            return asked.audience === 'private' ? (await reads()).document(asked.code, load) : load()
          }),
        },
      }),
    },
  }
}
