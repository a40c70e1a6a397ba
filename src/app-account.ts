import { fromCallback, waitFor, type EventObject } from 'xstate'
import { loadCountries } from './api/countries'
import { createDocuments } from './api/documents'
import { accountEndpoints } from './api/endpoints/account'
import { orderingEndpoints } from './api/endpoints/ordering'
import { tenantEndpoints } from './api/endpoints/tenant'
import type { TextByLanguage } from './api/schemas/shared'
import { ask, type App } from './app'
import { aboutUsMachine, type AboutUsInput } from './machines/account/about-us.machine'
import { changePasswordMachine } from './machines/account/change-password.machine'
import { forgotPasswordMachine } from './machines/account/forgot-password.machine'
import { profileMachine } from './machines/account/profile.machine'
import { registrationMachine } from './machines/account/registration.machine'
import { asFailure } from './machines/port'
import { documentAddress } from './machines/rules/about-us'
import { startCountry } from './machines/rules/registration'

/** A company that nobody knows has nothing to tell; any other failure stays one. */
const noneWhenUnknown = (error: unknown): TextByLanguage => {
  const failure = asFailure(error)
  if (failure.kind === 'rejected' && failure.status === 404) return {}
  throw error
}

/** Registration, forgotten and changed passwords, profile, About Us. Loaded when one of them is first shown. */
export const createAccount = (app: App) => {
  const { tenant, preferences } = app.actors
  const { surroundings, logFailure } = app
  const account = accountEndpoints(app.http)
  const { customer } = orderingEndpoints(app.http)
  const { publicSettings } = tenantEndpoints(app.http)
  const base = new URL(app.navigation.createHref('/'), window.location.origin).href.replace(/\/$/, '')
  const documents = createDocuments(app.http, base, (input, init) => window.fetch(input, init))

  /** Tells a form the company code of the host, once, as soon as it is known. */
  const hostNews = fromCallback<EventObject, void>(({ sendBack }) => {
    let isTold = false
    const look = ({ context: { code, origin } }: ReturnType<typeof tenant.getSnapshot>) => {
      if (isTold || origin !== 'host' || code === null) return
      isTold = true
      sendBack({ type: 'code.offered', code })
    }
    look(tenant.getSnapshot())
    return tenant.subscribe(look).unsubscribe
  })

  const addresses = async ({ audience, code }: AboutUsInput, signal: AbortSignal): Promise<TextByLanguage> => {
    if (audience === 'private') {
      const { context } = await waitFor(tenant, (now) => !now.hasTag('settingsPending'), { signal })
      return context.settings?.b2b_about_us_private ?? {}
    }
    const isSettled = (now: ReturnType<typeof tenant.getSnapshot>) =>
      now.context.code === code && (now.matches({ storefront: 'known' }) || now.matches({ storefront: 'failed' }))
    const { context } = await waitFor(tenant, isSettled, { signal })
    if (context.storefront) return context.storefront.about_us_url
    // The tenant only logs that its looks could not be fetched; this screen can do nothing without them.
    return publicSettings(code, signal).then(({ about_us_url }) => about_us_url, noneWhenUnknown)
  }

  return {
    /** The country that a registration starts with; it follows the browser, not the language on the screen (spec 2). */
    startCountry: () => startCountry(navigator.languages[0]),
    logic: {
      registration: registrationMachine.provide({
        actors: { surroundings, hostNews, loadCountries: ask(loadCountries), register: ask(account.register) },
        actions: {
          logFailure,
          logUnknownCountry: (_, { code }) => console.warn(`The country "${code}" is not in the list of countries.`),
        },
      }),
      forgotPassword: forgotPasswordMachine.provide({
        actors: { hostNews, requestReset: ask(account.forgotPassword) },
      }),
      changePassword: changePasswordMachine.provide({
        actors: { changePassword: ask(({ code, change }, signal) => account.changePassword(code, change, signal)) },
      }),
      profile: profileMachine.provide({
        actors: {
          surroundings,
          loadCustomer: ask(({ code, email }, signal) => customer(code, { email, withAddresses: false }, signal)),
        },
        actions: { logFailure },
      }),
      aboutUs: aboutUsMachine.provide({
        actors: {
          surroundings,
          loadDocument: ask(async (input, signal) => {
            const { language } = preferences.getSnapshot().context
            const address = documentAddress(await addresses(input, signal), language, `${base}/`)
            if (address === null) return null
            const html = await documents.read(address, signal)
            return html.trim() === '' ? null : { html, address }
          }),
        },
      }),
    },
  }
}
export type Account = ReturnType<typeof createAccount>
