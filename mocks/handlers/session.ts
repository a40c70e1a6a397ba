import { http } from 'msw'
import { LoginRequest } from '../../src/api/schemas/session'
import { empty, json, readBody, refusal } from '../contract'
import type { User } from '../db/records'
import type { World } from '../world'
import { answering } from './answering'

/** How long a login lasts by the world's clock, in ms: move the clock by half a day to see it end. */
const sessionLength = 12 * 60 * 60 * 1000

const userAnswer = ({ id, email, name, repCode }: User) => ({
  id,
  email,
  name,
  ...(repCode === null ? {} : { rep_code: repCode }),
  team: 'Purchasing',
})

/** POST /api/login. A wrong password is 422, because any 401 would end the session (C-14). */
export const sessionHandlers = (world: World) => [
  http.post(
    '*/api/login',
    answering(async ({ request }) => {
      const { email, password, lang } = await readBody(request, LoginRequest)
      const user = world.db.user(email)
      if (user === null || user.password !== password) throw refusal(422, lang, 'wrongCredentials')
      if (user.quirk === 'no message') return empty(500)
      if (user.status === 'pending') throw refusal(403, lang, 'pending')
      const token = crypto.randomUUID()
      const callsLeft = user.quirk === 'expiring' ? 1 : -1
      const until = world.clock.now().getTime() + sessionLength
      world.db.addToken({ key: token, email: user.email, tenant: user.tenants[0] ?? '', callsLeft, until })
      const tenants = user.tenants.flatMap((code) => world.db.tenant(code) ?? [])
      return json({
        token,
        tenants: tenants.map(({ code, logo, name }) => ({ code, logo, name })),
        ...(user.quirk === 'no user' ? {} : { user: userAnswer(user) }),
      })
    }),
  ),
]
