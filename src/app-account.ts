import { loadCountries } from './api/countries'
import { createDocuments } from './api/documents'
import { accountEndpoints } from './api/endpoints/account'
import { orderingEndpoints } from './api/endpoints/ordering'
import { tenantEndpoints } from './api/endpoints/tenant'
import type { TextByLanguage } from './api/schemas/shared'
import { ask, type Ports } from './app-ports'
import { aboutUsMachine } from './machines/account/about-us.machine'
import type { AccountParts } from './machines/account/account.types'
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
export const accountParts = ({ window, navigation, http, language, logFailure }: Ports): AccountParts => {
  const account = accountEndpoints(http)
  const { customer } = orderingEndpoints(http)
  const { publicSettings } = tenantEndpoints(http)
  const base = new URL(navigation.createHref('/'), window.location.origin).href.replace(/\/$/, '')
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
