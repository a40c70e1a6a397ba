// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deployFiles, pages } from '../../deploy/files'
import { demoPolicy, headersFor, kindOf } from '../../deploy/headers'
import { buildSettings, defaultSettings, readBuildSettings } from '../../src/build-settings'

const policyOf = (aboutUsOrigins: readonly string[]) =>
  headersFor('page', { aboutUsOrigins })['Content-Security-Policy'] ?? ''

test('S4 the policy loosens nothing, whatever is configured', () => {
  const policy = policyOf(['https://docs.example.com', 'https://cdn.example.com:8443'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self' https://docs.example.com https://cdn.example.com:8443;")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types about-us workers")
  expect(policy).not.toMatch(/unsafe|\*|wasm|blob:|strict-dynamic/)
})

test('S4 the pages of the demo say the same policy themselves, as far as a page can', () => {
  const own = policyOf([]).replace("; frame-ancestors 'none'", '')
  expect(demoPolicy('portal')).toBe(own)
  expect(demoPolicy('visualizer')).toBe(`${own} charts`)
})

test('S25 only what is named by its content is kept', () => {
  const kept = (['page', 'asset', 'file', 'api'] as const).map(
    (kind) => headersFor(kind, defaultSettings)['Cache-Control'],
  )
  expect(kept).toEqual(['no-store', 'public, max-age=31536000, immutable', 'no-cache', 'no-store'])
})

test('S24 S25 every kind of answer says nosniff, HSTS for what lies below as well, and who may frame it; none is open to other origins', () => {
  for (const kind of ['page', 'asset', 'file', 'api'] as const) {
    const headers = headersFor(kind, defaultSettings)
    expect(headers['X-Content-Type-Options'], kind).toBe('nosniff')
    expect(headers['Referrer-Policy'], kind).toBe('same-origin')
    expect(headers['Strict-Transport-Security'], kind).toBe('max-age=63072000')
    const directives = (headers['Content-Security-Policy'] ?? '').split('; ')
    expect(directives, kind).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    )
    expect(Object.keys(headers).filter((name) => name.startsWith('Access-Control'))).toEqual([])
  }
})

test('S25 nginx speaks TLS 1.2 and 1.3', () => {
  const script = readFileSync(new URL('../../deploy/nginx/render.sh', import.meta.url), 'utf8')
  expect(/^ssl_protocols (.*);$/m.exec(script)?.[1]).toBe('TLSv1.2 TLSv1.3')
})

test.each([
  ['/login', true, 'page'],
  ['/products/A.12', true, 'page'],
  ['/assets/index-abc.js', false, 'asset'],
  ['/theme.js', false, 'file'],
  ['/api', false, 'api'],
  ['/api/orders/ACME', true, 'api'],
  ['/apiary', true, 'page'],
] as const)('%s is of its kind', (path, isPage, kind) => {
  expect(kindOf(path, isPage, defaultSettings)).toBe(kind)
})

test('the files of deploy are those of the headers; `npm run deploy:files` writes them', () => {
  for (const [path, text] of Object.entries(deployFiles(defaultSettings))) {
    expect(readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8'), path).toBe(text)
  }
})

test('S25 Caddy keeps no file that is not there, and replaces what the server says of the same', () => {
  const file = deployFiles(defaultSettings)['static-hosts/Caddyfile'] ?? ''
  const kept = file.split('\n').filter((line) => line.includes('immutable'))
  expect(kept).toEqual(['\t\theader @found Cache-Control "public, max-age=31536000, immutable"'])
  expect(file).toContain('header @missing Cache-Control "no-store"')
  expect(/handle \/api\/\* \{[^]*?header \{([^}]*)\}/.exec(file)?.[1]).toMatch(/\bdefer\b/)
})

test('S25 Caddy refuses a body of more than 1 MB by its own length, and takes a smaller one', () => {
  const file = deployFiles(defaultSettings)['static-hosts/Caddyfile'] ?? ''
  const large = new RegExp(/header_regexp Content-Length (\S+)/.exec(file)?.[1] ?? 'none')
  expect(['1050000', '1200000', '2000000', '9999999', '52428800'].filter((length) => !large.test(length))).toEqual([])
  expect(['0', '999999', '1000000', '1048576'].filter((length) => large.test(length))).toEqual([])
})

test('every address of the portal is among the pages of static hosts', () => {
  const sources = ['router', 'routes'].map((name) =>
    readFileSync(new URL(`../../src/ui/${name}.tsx`, import.meta.url), 'utf8'),
  )
  const found = [...sources.join('').matchAll(/path="\/([\w-]+)/g)].map(([, first]) => first)
  expect(found.length).toBeGreaterThan(15)
  expect([...new Set(found)].toSorted()).toEqual([...pages].toSorted())
})

describe('the settings of a build', () => {
  test('say the usual where nothing is said, and in tests', () => {
    expect(readBuildSettings({})).toEqual(defaultSettings)
    expect(buildSettings).toEqual(defaultSettings)
  })

  test('are read from variables', () => {
    const read = readBuildSettings({
      TRADEPOST_BASE_PATH: 'shop/eu',
      TRADEPOST_API_PATH: '/backend/v1/',
      TRADEPOST_LANGUAGES: 'fr, en',
      TRADEPOST_ABOUT_US_ORIGINS: 'https://docs.example.com/ https://a.test:8443',
    })
    expect(read).toEqual({
      basePath: '/shop/eu/',
      apiPath: '/backend/v1',
      languages: ['en', 'fr'],
      aboutUsOrigins: ['https://docs.example.com', 'https://a.test:8443'],
    })
    expect(kindOf('/shop/eu/backend/v1/tags', false, read)).toBe('api')
    expect(deployFiles(read)['nginx/paths.env']).toContain('TRADEPOST_API_PATH=/shop/eu/backend/v1\n')
  })

  test.each([
    [{ TRADEPOST_BASE_PATH: '/a b' }, 'TRADEPOST_BASE_PATH'],
    [{ TRADEPOST_BASE_PATH: '/../x' }, 'TRADEPOST_BASE_PATH'],
    [{ TRADEPOST_API_PATH: '/' }, 'TRADEPOST_API_PATH'],
    [{ TRADEPOST_LANGUAGES: 'en,xx' }, 'xx'],
    [{ TRADEPOST_LANGUAGES: 'fr' }, 'en'],
    [{ TRADEPOST_ABOUT_US_ORIGINS: 'http://docs.example.com' }, 'TRADEPOST_ABOUT_US_ORIGINS'],
    [{ TRADEPOST_ABOUT_US_ORIGINS: "https://a.test;script-src'unsafe-inline'" }, 'TRADEPOST_ABOUT_US_ORIGINS'],
    [{ TRADEPOST_ABOUT_US_ORIGINS: '*' }, 'TRADEPOST_ABOUT_US_ORIGINS'],
    [{ TRADEPOST_ABOUT_US_ORIGINS: 'https://*.example.com' }, 'TRADEPOST_ABOUT_US_ORIGINS'],
    [{ TRADEPOST_ABOUT_US_ORIGINS: 'https://a.test/path' }, 'TRADEPOST_ABOUT_US_ORIGINS'],
  ])('%j is refused by name', (variables, name) => {
    expect(() => readBuildSettings(variables)).toThrow(name)
  })
})
