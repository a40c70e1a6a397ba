import { http } from 'msw'
import {
  ForgotPasswordRequest,
  PasswordRequest,
  type Registration,
  RegistrationRequest,
} from '../../src/api/schemas/account'
import { authorise, empty, json, readBody, refusal, tenantOf } from '../contract'
import { demoPassword } from '../db/seeds/people'
import { words } from '../words'
import type { World } from '../world'
import { answering } from './answering'

/** The customer that comes with a new account, so that it can order once it is approved. */
const customerOf = (world: World, tenant: string, form: Registration) => {
  const id = 5001 + world.db.customerCount()
  return {
    id,
    tenant,
    code: `C-${id}`,
    name: form.company,
    email: form.email,
    mobile_phone: form.phone,
    addresses: [
      {
        id,
        type: 'S' as const,
        address: form.address,
        city: form.city,
        province: { code: form.state },
        country: { code: form.country },
        postal_code: form.zip,
      },
    ],
  }
}

export const accountHandlers = (world: World) => [
  http.post(
    '*/api/register',
    answering(async ({ request }) => {
      const form = await readBody(request, RegistrationRequest)
      const { lang, email } = form
      const known = world.db.user(email)
      if (known?.quirk === 'no message') return empty(500)
      const tenant = tenantOf(world, form.manufacturerCode, lang)
      if (known !== null && known.status === 'active') throw refusal(422, lang, 'taken')
      const chosen = 'password' in form ? form : null
      if (chosen !== null && chosen.password !== chosen.password_confirmation)
        throw refusal(422, lang, 'passwordsDiffer')
      world.db.putUser({
        id: known?.id ?? 701 + world.db.userCount(),
        email,
        name: `${form.firstName} ${form.lastName}`,
        password: chosen?.password ?? demoPassword,
        tenants: [tenant.code],
        status: 'pending',
        repCode: null,
        quirk: 'none',
      })
      if (world.db.customer(tenant.code, email) === null) world.db.addCustomer(customerOf(world, tenant.code, form))
      return json({ message: words('registered', lang) })
    }),
  ),
  http.post(
    '*/api/auth/forgot-password',
    answering(async ({ request }) => {
      const { manufacturerCode, lang } = await readBody(request, ForgotPasswordRequest)
      tenantOf(world, manufacturerCode, lang)
      return json({ message: words('resetRequested', lang) })
    }),
  ),
  http.put(
    '*/api/user/:code/password',
    answering(async ({ request, params }) => {
      const change = await readBody(request, PasswordRequest)
      const language = change.lang
      const { user } = authorise(world, request, { code: params['code'] ?? '', language, isFailing: false })
      if (change.current_password !== user.password) throw refusal(422, language, 'wrongCurrentPassword')
      if (change.new_password === '500') return empty(500)
      if (change.new_password !== change.new_password_confirmation) throw refusal(422, language, 'passwordsDiffer')
      world.db.putUser({ ...user, password: change.new_password })
      return json({ message: words('passwordUpdated', language) })
    }),
  ),
]
