// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoLogins, demoTenants, startText } from '../../mocks/db/demo'
import { freshMock } from './client'

const allCodes = ['ACME', 'BOLT', 'CATX', 'DOCS', 'NOAB', 'ZETA', 'EMPT', 'FAIL', 'DOC5']

describe('settings', () => {
  test('MOCK-04 no host has a code, unless it is acme.localhost or a switch says so', async () => {
    const { get, send, fetch, world } = await freshMock()
    expect(await get('/api/public/resolve-host?lang=en')).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
    const named = await fetch('http://acme.localhost:5173/api/public/resolve-host?lang=en')
    expect(await named.json()).toEqual({ code: 'ACME' })
    await send('POST', '/__mock/settings', { resolveHost: 'BOLT' })
    expect((await get('/api/public/resolve-host?lang=en')).body).toEqual({ code: 'BOLT' })
    await send('POST', '/__mock/settings', { resolveHost: null })
    expect((await get('/api/public/resolve-host?lang=en')).status).toBe(404)
    world.faults.add({ path: '/api/public/resolve-host', status: 500, times: 1 })
    expect((await get('/api/public/resolve-host?lang=en')).status).toBe(500)
    expect((await send('POST', '/__mock/settings', { resolveHost: 'NOPE' })).status).toBe(400)
  })

  test.each(allCodes)('MOCK-05 public settings of %s', async (code) => {
    const { get } = await freshMock()
    const { status, body } = await get(`/api/public/settings/${code}?lang=en`)
    expect(status).toBe(200)
    expect(body['name']).toEqual(expect.any(String))
    const texts = [body['welcome_title'], body['welcome_subtitle'], body['about_us_url']].filter(
      (text) => text !== undefined,
    )
    for (const text of texts) expect(JSON.parse(String(text))).toEqual(expect.any(Object))
  })

  test('MOCK-05 ACME has everything, BOLT neither logo nor banner, NOPE is unknown', async () => {
    const { get } = await freshMock()
    const { body } = await get('/api/public/settings/ACME?lang=en')
    expect(body).toMatchObject({
      logo_url: '/media/ACME/logo.svg',
      banner_image_url: '/media/ACME/banner.svg',
      b2b_sell_minimum: '0',
    })
    expect(JSON.parse(String(body['welcome_title_styles']))).toHaveProperty('color')
    expect(body['welcome_subtitle_styles']).toMatch(/color: #\w{6};/)
    expect((await get('/api/public/settings/BOLT?lang=en')).body).toMatchObject({
      logo_url: null,
      banner_image_url: null,
      b2b_sell_minimum: '1',
    })
    expect(await get('/api/public/settings/NOPE?lang=es')).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('empresa') },
    })
  })

  test('MOCK-06 settings per tenant, missing ones missing', async () => {
    const settings = async (code: string) =>
      (await (await freshMock(`buyer@${code.toLowerCase()}.test`)).get(`/api/settings/${code}?lang=en`)).body
    expect(await settings('ACME')).not.toHaveProperty('default_page')
    expect(await settings('BOLT')).toMatchObject({
      default_page: 'products',
      b2b_sell_minimum: '1',
      b2b_hide_additional_info: '1',
    })
    expect(await settings('CATX')).toMatchObject({ default_page: 'catalogs', b2b_advanced_categories: '1' })
    expect(await settings('DOCS')).toMatchObject({ default_page: 'about_us' })
    expect(await settings('NOAB')).not.toHaveProperty('b2b_about_us_private')
    expect(await settings('ZETA')).not.toHaveProperty('b2b_sell_minimum')
    expect(await settings('EMPT')).toMatchObject({ default_page: 'products' })
    expect(await settings('DOC5')).toHaveProperty('b2b_about_us_private')
  })
})

describe('files', () => {
  test('MOCK-20 every About Us document exists, in its language; the broken one answers 500', async () => {
    const { get } = await freshMock()
    const names = { en: 'English', es: 'español', fr: 'français' }
    for (const audience of ['public', 'private']) {
      for (const [language, name] of Object.entries(names)) {
        const { status, text } = await get(`/documents/ACME/about-${audience}-${language}.html`)
        expect(status).toBe(200)
        expect(text).toContain(name)
        expect(text).toContain('Acme Supply')
      }
    }
    expect(await get('/documents/broken.html')).toMatchObject({ status: 500, text: '' })
    expect((await get('/documents/ACME/other.html')).status).toBe(404)
  })

  test('MOCK-26 every picture is on this origin; one product, category and tenant has none', async () => {
    const { get } = await freshMock('buyer@acme.test')
    const products = (await get('/api/products/ACME?lang=en&per_page=100')).body.data ?? []
    const categories = (await get('/api/categories/ACME?lang=en')).body.data ?? []
    const urls = [...products.map((row) => row['primary_image']), ...categories.map((row) => row['image_url'])]
    expect(products.filter((row) => row['primary_image'] === null)).toHaveLength(1)
    expect(categories.some((row) => row['image_url'] === null)).toBe(true)
    const present = [...urls, '/media/ACME/logo.svg', '/media/ACME/banner.svg'].filter((url) => url !== null)
    for (const url of new Set(present)) expect((await get(String(url))).text).toMatch(/^<svg .*<\/svg>$/s)
    expect((await get('/media/ACME/no-such.svg')).status).toBe(404)
  })

  test('MOCK-27 nothing answers a call for countries', async () => {
    const { get } = await freshMock()
    expect((await get('/api/countries?lang=en')).status).toBe(400)
  })
})

describe('the start text', () => {
  test('MOCK-03 every demo login signs in or is refused as it says, and the text names them all', async () => {
    const { login } = await freshMock()
    const text = startText('http://localhost:5173')
    for (const { email, password } of demoLogins) {
      expect(text).toContain(email)
      const expected = { 'pending@acme.test': 403, 'nomsg@acme.test': 500 }[email] ?? 200
      expect({ email, status: (await login(email, password)).status }).toEqual({ email, status: expected })
    }
    expect(demoTenants.map(({ code }) => code).sort()).toEqual([...allCodes].sort())
    for (const { path } of demoTenants) expect(text).toContain(`http://localhost:5173${path}`)
    expect(text).toContain('http://localhost:5173/__mock')
    expect(text).toContain('http://localhost:5173/__flows')
  })
})
