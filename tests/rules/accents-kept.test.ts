// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accentColours } from '../../src/machines/rules/accent'
import {
  keptFor,
  mostAccents,
  rememberedFront,
  titleColours,
  withAccent,
  type KeptAccents,
} from '../../src/machines/rules/accents-kept'

const orange = accentColours('#c6521a')
const acme = { code: 'ACME', logo: '/a.svg', titles: ['#ffd9a0'] }
const kept = withAccent({}, acme, orange)

describe('colours that the device keeps', () => {
  test('are worked out once per tenant, titles and logo', () => {
    expect(keptFor(kept, acme)?.colours).toEqual(orange)
    expect(keptFor(kept, { ...acme, logo: '/b.svg' })).toBeNull()
    expect(keptFor(kept, { ...acme, titles: ['#112233'] })).toBeNull()
    expect(keptFor(kept, { ...acme, code: 'BOLT' })).toBeNull()
  })

  test('a login, which says only the logo, takes what the titles have told', () => {
    expect(keptFor(kept, { ...acme, logo: '/other.svg', titles: null })?.colours).toEqual(orange)
    const byLogo = withAccent({}, { ...acme, titles: null }, null)
    expect(keptFor(byLogo, { ...acme, titles: null })).toMatchObject({ titles: null, colours: null })
    expect(JSON.stringify(byLogo)).not.toContain('/a.svg')
    expect(keptFor(byLogo, { ...acme, logo: null, titles: null })).toBeNull()
    expect(keptFor(byLogo, acme)).toBeNull()
  })

  test('codes that mean something to the language are codes like others', () => {
    for (const code of ['constructor', '__proto__', 'toString']) {
      expect(keptFor({}, { ...acme, code })).toBeNull()
      expect(keptFor({}, { ...acme, code, logo: null, titles: null })).toBeNull()
      expect(rememberedFront({}, code)).toBeNull()
    }
    const odd = withAccent({}, { ...acme, code: 'constructor' }, orange)
    expect(keptFor(odd, { ...acme, code: 'constructor' })?.colours).toEqual(orange)
  })

  test('a tenant whose looks could not be fetched looks as before', () => {
    const remembered = rememberedFront(kept, 'ACME')
    expect(remembered && keptFor(kept, remembered)?.colours).toEqual(orange)
    expect(rememberedFront(kept, 'BOLT')).toBeNull()
  })

  test(`${mostAccents} tenants are kept, the latest of them`, () => {
    let many: KeptAccents = {}
    for (let at = 0; at < mostAccents + 3; at += 1) many = withAccent(many, { ...acme, code: `T${at}` }, null)
    expect(Object.keys(many)).toHaveLength(mostAccents)
    expect([many['T2'], Object.keys(many).at(-1)]).toEqual([undefined, `T${mostAccents + 2}`])
  })

  test('C-21 the colours of titles are read as the titles are drawn', () => {
    expect(titleColours([JSON.stringify({ color: '#FFD9A0' }), 'color: navy; position: fixed', null, 7])).toEqual([
      '#FFD9A0',
      'navy',
    ])
  })
})
