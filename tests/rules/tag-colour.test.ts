// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tagColours } from '../../src/machines/rules/tag-colour'
import { runs } from './samples'

describe('tag colours', () => {
  it.each([
    ['FFEE00', '#ffee00', '#000000'],
    ['000080', '#000080', '#ffffff'],
    ['#ffffff', '#ffffff', '#000000'],
    ['abc', '#aabbcc', '#000000'],
    ['000000', '#000000', '#ffffff'],
  ])('DETAIL-28, DETAIL-29 %s has the background %s and the text %s', (colour, background, text) => {
    expect(tagColours(colour)).toEqual({ background, text })
  })

  it.each([null, '', 'red', '12345', 'ff00ff00', '##fff', 'ggg', 'undefined', 'url(x)'])(
    'DETAIL-30, S10 %s is painted grey',
    (colour) => {
      expect(tagColours(colour)).toEqual({ background: '#808080', text: '#000000' })
    },
  )

  it('CONST-12, C-69 a luminance of exactly 0.5 gives white', () => {
    // 299 x 26 + 587 x 174 + 114 x 154 = 127,468, just under half of 255,000; one step of blue more is just over.
    expect(tagColours('1aae9a').text).toBe('#ffffff')
    expect(tagColours('1aae9b').text).toBe('#000000')
    const halves = []
    for (let red = 0; red < 256; red += 1) {
      for (let green = 0; green < 256; green += 1) {
        const blue = (127_500 - 299 * red - 587 * green) / 114
        if (Number.isInteger(blue) && blue >= 0 && blue < 256) halves.push([red, green, blue])
      }
    }
    expect(halves.length).toBeGreaterThan(0)
    for (const parts of halves) {
      const hex = parts.map((part) => part.toString(16).padStart(2, '0')).join('')
      expect(tagColours(hex).text).toBe('#ffffff')
    }
  })

  it('P11 for any colour the text is black exactly when the luminance is above 0.5, with or without #', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), fc.boolean(), (value, hasHash) => {
        const hex = value.toString(16).padStart(6, '0')
        const luminance = 299 * (value >> 16) + 587 * ((value >> 8) & 255) + 114 * (value & 255)
        expect(tagColours(hasHash ? `#${hex}` : hex.toUpperCase())).toEqual({
          background: `#${hex}`,
          text: luminance > 127_500 ? '#000000' : '#ffffff',
        })
      }),
      runs,
    )
  })

  it('P11 any text gives a colour and a text that can be shown', () => {
    fc.assert(
      fc.property(fc.string(), (colour) => {
        expect(tagColours(colour).background).toMatch(/^#[0-9a-f]{6}$/)
      }),
      runs,
    )
  })
})
