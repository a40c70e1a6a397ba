// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { freshMock } from './client'

const registration = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engines',
  address: '1 Mill Lane',
  address2: '',
  address3: '',
  city: 'Toronto',
  state: 'ON',
  zip: 'M5H 2N2',
  country: 'CA',
  phone: '(416) 555-0199',
  email: 'ada@engines.test',
  webAddress: '',
  manufacturerCode: 'ACME',
  lang: 'en',
}

describe('login', () => {
  test('MOCK-03 a right password brings token, tenants and user; the email in any letter case', async () => {
    const { login } = await freshMock()
    const { status, body } = await login('Buyer@ACME.test')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token: expect.stringMatching(/.{20}/),
      tenants: [{ code: 'ACME', logo: '/media/ACME/logo.svg', name: 'Acme Supply' }],
      user: { email: 'buyer@acme.test', name: 'Alex Morgan' },
    })
    expect(body['user']).not.toHaveProperty('rep_code')
    expect((await login('buyer@acme.test')).body.token).not.toBe(body.token)
  })

  test.each([
    ['rep@acme.test', { user: { rep_code: 'R01' } }],
    ['multi@acme.test', { tenants: [{ code: 'BOLT', logo: null }, { code: 'ACME' }] }],
    ['notenant@acme.test', { tenants: [] }],
    ['buyer@fail.test', { tenants: [{ code: 'FAIL' }] }],
  ])('MOCK-03 %s is answered with what it stands for', async (email, expected) => {
    const { login } = await freshMock()
    expect((await login(email)).body).toMatchObject(expected)
  })

  test('MOCK-03 nouser has no user, nomsg no words, pending has to wait, a wrong password is 422', async () => {
    const { login } = await freshMock()
    expect((await login('nouser@acme.test')).body).not.toHaveProperty('user')
    expect(await login('nomsg@acme.test')).toMatchObject({ status: 500, text: '' })
    expect(await login('pending@acme.test')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('approval') },
    })
    expect(await login('buyer@acme.test', 'wrong')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('wrong') },
    })
    expect(await login('nobody@acme.test')).toMatchObject({ status: 422 })
  })

  test('MOCK-21 a call without a valid token is 401', async () => {
    const { get, fetch } = await freshMock()
    const paths = [
      'settings/ACME',
      'categories/ACME',
      'categories/ACME/browse',
      'tags',
      'products/ACME',
      'orders/ACME/101',
    ]
    for (const path of [...paths, 'products/ACME/details/1001', 'customers/ACME']) {
      const answer = await get(`/api/${path}?lang=en`)
      expect({ path, ...answer }).toMatchObject({ path, status: 401, body: { message: expect.any(String) } })
    }
    const made = await fetch('/api/tags?lang=en', { headers: { Authorization: 'Bearer made-up' } })
    expect(made.status).toBe(401)
  })

  test('MOCK-21 the token of expired@acme.test is good for one call', async () => {
    const { get } = await freshMock('expired@acme.test')
    expect((await get('/api/settings/ACME?lang=en')).status).toBe(200)
    expect((await get('/api/tags?lang=en')).status).toBe(401)
    expect((await get('/api/tags?lang=en')).status).toBe(401)
  })

  test('MOCK-21 another tenant’s path is 403', async () => {
    const { get } = await freshMock('multi@acme.test')
    expect((await get('/api/products/BOLT?lang=en')).status).toBe(200)
    expect(await get('/api/products/ACME?lang=en')).toMatchObject({
      status: 403,
      body: { message: expect.any(String) },
    })
  })
})

describe('accounts', () => {
  test('MOCK-02 a registration is answered with the success message in the language', async () => {
    const { send } = await freshMock()
    const { status, body } = await send('POST', '/api/register', registration)
    expect(status).toBe(200)
    expect(body.message).toBe('Registration successful! Your account is pending company approval.')
    const french = await send('POST', '/api/register', { ...registration, lang: 'fr' })
    expect(french.body.message).toContain('Inscription')
  })

  test('MOCK-02 taken, nomsg and an unknown company are refused', async () => {
    const { send } = await freshMock()
    const register = (change: object) => send('POST', '/api/register', { ...registration, ...change })
    expect(await register({ email: 'taken@acme.test' })).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    })
    expect(await register({ email: 'nomsg@acme.test' })).toMatchObject({ status: 500, text: '' })
    expect(await register({ manufacturerCode: 'NOPE' })).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
  })

  test('MOCK-02 a chosen password works once the account is approved, and the account can order', async () => {
    const { send, login, get } = await freshMock()
    const chosen = { password: 'my own', password_confirmation: 'my own' }
    await send('POST', '/api/register', { ...registration, ...chosen })
    expect((await login('ada@engines.test', 'my own')).status).toBe(403)
    expect((await send('POST', '/__mock/approve', { email: 'ada@engines.test' })).status).toBe(204)
    expect((await login('ada@engines.test', 'my own')).status).toBe(200)
    const customers = await get('/api/customers/ACME?lang=en&email=ada%40engines.test')
    expect(customers.body.data).toMatchObject([{ name: 'Engines' }])
  })

  test('MOCK-02 a body that differs from the contract is 400 and says why', async () => {
    const { send } = await freshMock()
    const { address2: _, ...short } = registration
    expect(await send('POST', '/api/register', short)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('address2') },
    })
    expect((await send('POST', '/api/register', { ...registration, password: 'only one' })).status).toBe(400)
  })

  test('MOCK-14 the password changes, in the words of the language, and the new one works', async () => {
    const { send, login } = await freshMock('buyer@acme.test')
    const change = (current_password: string, new_password: string, lang = 'en') =>
      send('PUT', '/api/user/ACME/password', {
        current_password,
        new_password,
        new_password_confirmation: new_password,
        lang,
      })
    expect(await change('wrong', 'next')).toMatchObject({ status: 422, body: { message: expect.any(String) } })
    expect(await change('Passw0rd!', '500')).toMatchObject({ status: 500, text: '' })
    expect((await change('Passw0rd!', 'next')).body.message).toBe('Password updated successfully!')
    expect((await change('next', 'last', 'es')).body.message).toBe('¡Contraseña actualizada correctamente!')
    expect((await login('buyer@acme.test')).status).toBe(422)
    expect((await login('buyer@acme.test', 'last')).status).toBe(200)
  })

  test('MOCK-18 forgot password: the same message for any email, 404 for an unknown company', async () => {
    const { send } = await freshMock()
    const ask = (manufacturerCode: string) =>
      send('POST', '/api/auth/forgot-password', { email: 'who@ever.test', manufacturerCode, lang: 'en' })
    expect((await ask('ACME')).body.message).toBe(
      'If an account with that email exists for the company, a reset request has been sent to the administrator.',
    )
    expect(await ask('NOPE')).toMatchObject({ status: 404, body: { message: expect.any(String) } })
  })

  test('MOCK-18 MOCK-22 forgot password without words, by switch', async () => {
    const { send, world } = await freshMock()
    world.faults.add({ path: '/api/auth/forgot-password', status: 500, times: 1 })
    const body = { email: 'who@ever.test', manufacturerCode: 'ACME', lang: 'en' }
    expect(await send('POST', '/api/auth/forgot-password', body)).toMatchObject({ status: 500, text: '' })
  })
})
