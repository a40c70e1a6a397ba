// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSeen } from '../../src/machines/rules/invisible'
import { bareLine, listLineOf } from '../../src/machines/rules/lists'
import { isLink, loginOfLink, mendedLink } from '../../src/machines/rules/link-tenant'
import { linkFragment, readLink } from '../../src/machines/rules/order-link'
import { line, runs } from './samples'

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((given) => asSeen(given.replace(/\p{Surrogate}/gu, '')).trim())
const row = fc
  .tuple(text(40), fc.nat(1e9), text(60))
  .map(([part, quantity, comment]) => bareLine(part.slice(0, 200) || 'P', quantity, comment))
const long = 'remark '.repeat(90).trim()

describe('order links', () => {
  it('LINKS what goes in comes out: part numbers, quantities and comments, in any script', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), fc.constantFrom('ACME', 'É 1', 'a.b'), (lines, code) => {
        expect(readLink(`#${linkFragment(code, lines)}`)).toEqual({ tenantCode: code, lines, broken: 0, isWhole: true })
      }),
      runs,
    )
  })

  it('LINKS a fragment is made of signs that no chat breaks, and never holds a price', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (lines) => {
        expect(linkFragment('ACME', lines)).toMatch(/^[A-Za-z0-9%:/-]*$/)
      }),
      runs,
    )
    const priced = listLineOf(line(3, { selling_price: 98765.43 }, 'gate 4'))
    expect(linkFragment('ACME', [priced])).not.toContain('98765')
    expect(readLink(linkFragment('ACME', [priced, bareLine(' ', 1)])).lines).toEqual([
      bareLine('P-1001', 3, 'gate 4', '', 'EA x 1'),
    ])
    const told = [bareLine('P-1', 1, long)]
    expect(readLink(linkFragment('ACME', told)).lines, 'a long comment comes whole').toEqual(told)
  })

  it('LINKS a long part number comes whole; one that is longer than any is told, never cut to another one', () => {
    const of = (length: number) => readLink(linkFragment('ACME', [bareLine('X'.repeat(length), 2)]))
    expect(of(300)).toMatchObject({ lines: [{ partNumber: 'X'.repeat(300) }], broken: 0 })
    expect(of(501)).toMatchObject({ lines: [], broken: 1 })
  })

  it('LINKS the unit that was sold goes along, short, and so does one that was written', () => {
    const sold = [
      listLineOf(line(5, { uom_code: 'BOX', cf: 100 })),
      listLineOf(line(4, { uom_code: 'EA', cf: null })),
      listLineOf(line(3, { uom_code: 'M-2', cf: 1 })),
      bareLine('W-1', 2, '', '', 'box'),
    ]
    const fragment = linkFragment('ACME', sold)
    expect(fragment.split('/').slice(3)).toEqual(['P-1001:5-BOX-100', 'P-1001:4-EA', 'P-1001:3-M-2-1', 'W-1:2%20box'])
    const units = readLink(fragment).lines.map(({ quantity, unit }) => `${quantity} ${unit}`)
    expect(units).toEqual(['5 BOX x 100', '4 EA x 1', '3 M-2 x 1', '2 box'])
  })

  it('LINKS one that was cut or changed on its way is not whole', () => {
    const whole = linkFragment('ACME', [bareLine('CB-120', 12), bareLine('N-8', 34)])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length - 1 }), (length) => {
        expect(readLink(whole.slice(0, length)).isWhole).toBe(false)
      }),
      runs,
    )
    expect(readLink(whole.slice(0, -1))).toMatchObject({ lines: [{ quantity: 12 }, { quantity: 3 }], isWhole: false })
  })

  it('LINKS of a broken one the readable rows are there, and the others are counted', () => {
    const rows = ['CB-120:6', '%E0%A4:1', 'N-8', ':5', 'W-4:1,5', 'X:1:a:b', 'Y:2:%', 'Z:9:ok']
    const { tenantCode, lines, broken, isWhole } = readLink(`1/ACME/0/${rows.join('/')}`)
    expect(lines).toEqual([bareLine('CB-120', 6), bareLine('Z', 9, 'ok')])
    expect([tenantCode, broken, isWhole]).toEqual(['ACME', 6, false])
  })

  it('S13 any text gives a link or none, never an error, and never another place than a login', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((code) => `1/${code}/0/A:1`),
        ),
        (fragment) => {
          const link = readLink(fragment)
          if (link.tenantCode === null) expect(link.lines).toEqual([])
          expect(loginOfLink(fragment)).toMatch(/^\/login(?:\/[^/]+)?$/)
        },
      ),
      runs,
    )
    expect(loginOfLink('1/ACME/0/A:1')).toBe('/login/ACME')
    for (const bad of ['2/ACME/0/A:1', '1/%2F%2Fevil/0/A:1', '1/../0/A:1', '']) expect(loginOfLink(bad)).toBe('/login')
    expect([isLink('/order-link#1/ACME'), isLink('//evil.test/order-link#'), isLink(null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('LINKS a number sign that was written out on the way, alone or with all other signs, is one again', () => {
    const link = '/order-link#1/ACME/0/A%2F1:1/B:2'
    for (const mangled of [link.replace('#', '%23'), encodeURI(link).replace('#', '%23')])
      expect(mendedLink(mangled)).toBe(link)
    expect(mendedLink(`/sub/order-link${encodeURIComponent('#1/ACME/0/A:1')}`)).toBe('/sub/order-link#1/ACME/0/A:1')
    for (const path of ['/order-link', '/order-link%23', '//evil.test/order-link%23x', '/products', '/a%23b'])
      expect(mendedLink(path)).toBeNull()
  })

  it('LINKS nothing in a link turns its text around, or hides in it', () => {
    const rows = ['%E2%80%AE1001-P:1', '%00HB%E2%80%8B-100:2:gate%E2%81%A6%204%01', '%E2%80%AE:1']
    const { lines, broken } = readLink(`1/ACME/0/${rows.join('/')}`)
    expect(lines).toEqual([bareLine('1001-P', 1), bareLine('HB-100', 2, 'gate 4')])
    expect(broken).toBe(1)
  })
})
