import { demoPassword } from './seeds/people'
import { seed } from './seeds/seed'

/** The demo tenants, each with its way in. */
export const demoTenants: readonly { readonly code: string; readonly name: string; readonly path: string }[] =
  seed.tenants.map(({ tenant: { code, name } }) => ({ code, name, path: `/login/${code}` }))

/** The demo accounts and what each of them shows. One password for all. */
export const demoLogins: readonly { readonly email: string; readonly password: string; readonly shows: string }[] = [
  ['buyer@acme.test', 'the whole portal: addresses, orders, every kind of product'],
  ['rep@acme.test', 'a sales person, one shipping address'],
  ['noaddr@acme.test', 'no shipping address'],
  ['nocust@acme.test', 'no customer behind the account'],
  ['neworders@acme.test', 'no orders yet'],
  ['plus+tag@acme.test', 'an email that needs encoding'],
  ['multi@acme.test', 'two tenants: the first one, BOLT, is used'],
  ['expired@acme.test', 'a session that ends at the second call'],
  ['pending@acme.test', 'an account that waits for approval'],
  ['notenant@acme.test', 'an answer without a tenant'],
  ['nouser@acme.test', 'an answer without a user'],
  ['nomsg@acme.test', 'a failure without words'],
  ['buyer@bolt.test', 'steps of the minimum, hidden additional info, English texts only'],
  ['buyer@catx.test', 'browsing by category, Catalogs as the first page'],
  ['buyer@docs.test', 'About Us as the first page'],
  ['buyer@noab.test', 'About Us that is not configured'],
  ['buyer@zeta.test', 'settings with missing flags'],
  ['buyer@empt.test', 'nothing to sell'],
  ['buyer@fail.test', 'a server that fails'],
  ['buyer@doc5.test', 'an About Us document that fails'],
].map(([email = '', shows = '']) => ({ email, password: demoPassword, shows }))

/** What `npm start` prints: where the portal is, who can sign in, and where QA works. */
export const startText = (address: string): string => {
  const tenants = demoTenants.map(({ name, path }) => `  ${`${address}${path}`.padEnd(36)} ${name}`)
  const logins = demoLogins.map(({ email, shows }) => `  ${email.padEnd(22)} ${shows}`)
  return [
    '',
    `Tradepost: ${address}`,
    '',
    'Demo tenants',
    ...tenants,
    '',
    `Demo logins (password ${demoPassword} for all)`,
    ...logins,
    '',
    `Test bench (data, calls, faults, scenarios, clock): ${address}/__mock`,
    `State machines (charts, live, simulation, screens, stories): ${address}/__flows`,
    '',
  ].join('\n')
}
