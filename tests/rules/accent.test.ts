// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../scripts/quality/contrast'
import { accentColours, accentGrounds, accentOfPixels, accentOfTitles } from '../../src/machines/rules/accent'

const theme = readFileSync('src/ui/theme.css', 'utf8')
const [lightTheme = '', darkTheme = ''] = theme.split("[data-theme='dark']")
const tokenIn = (sheet: string, name: string) => new RegExp(`--${name}: (#[\\da-f]{6})`).exec(sheet)?.[1]

/** The pixels of a picture from `#rrggbb` or `#rrggbbaa`. */
const picture = (...colours: readonly string[]) =>
  new Uint8ClampedArray(
    colours.flatMap((colour) => [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16))),
  )
const hueOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}
const complaints = (colour: string): readonly string[] => {
  const set = accentColours(colour)
  const pairs: [string, string, string][] = [
    ['text on the accent, light', accentGrounds.lightText, set.light],
    ['text on the accent under the pointer, light', accentGrounds.lightText, set['light-hover']],
    ['the accent on its soft shade, light', set.light, set['light-soft']],
    ...accentGrounds.light.map((ground): [string, string, string] => [`on ${ground}`, set.light, ground]),
    ['text on the accent, dark', set['dark-text'], set.dark],
    ['text on the accent under the pointer, dark', set['dark-text'], set['dark-hover']],
    ['the accent on its soft shade, dark', set.dark, set['dark-soft']],
    ...accentGrounds.dark.map((ground): [string, string, string] => [`on ${ground}`, set.dark, ground]),
    ['white on the banner', '#ffffff', set.banner],
  ]
  return pairs.flatMap(([what, one, other]) =>
    contrast(one, other) >= 4.5 ? [] : [`${colour} ${what} ${one} ${other}`],
  )
}

describe("the tenant's accent (look.md)", () => {
  test('every 24-bit colour gives an accent that is read on every surface, with text that is read on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (colour) => {
        expect(complaints(`#${colour.toString(16).padStart(6, '0')}`)).toEqual([])
      }),
      {
        numRuns: 2000,
        examples: [[0], [0xff_ff_ff], [0x80_80_80], [0xff_ff_00], [0x00_00_ff], [0xff_00_ff], [0x00_ff_00]],
      },
    )
  })

  test('text and muted text are read on its soft shades, too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (colour) => {
        const set = accentColours(`#${colour.toString(16).padStart(6, '0')}`)
        for (const name of ['text', 'text-muted']) {
          expect(contrast(tokenIn(lightTheme, name) ?? '', set['light-soft'])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(tokenIn(darkTheme, name) ?? '', set['dark-soft'])).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('it keeps the hue: an orange shop is orange, a blue one blue, a green one green', () => {
    for (const colour of ['#c6521a', '#1f5fa8', '#1f7a5c']) {
      const set = accentColours(colour)
      for (const shade of [set.light, set.dark]) expect(Math.abs(hueOf(shade) - hueOf(colour))).toBeLessThan(16)
    }
  })

  test('a colour that can be read already stays as it is', () => {
    expect(accentColours('#0b5c86').light).toBe('#0b5c86')
  })

  test.each([
    ['#1f5fa8', '#1f5fa8 #024a92 #e7f1fe #5b9be9 #74b1fd #091628 #1b2c41 #153358 #254974'],
    ['#1f7a5c', '#1f7a5c #046549 #e3f5ed #57ab8b #6ec2a0 #011c12 #123226 #003d2b #05553e'],
    ['#ffff00', '#6e6e03 #595904 #f1f2e1 #fbfd7e #fcfe7e #171702 #2d2d11 #353500 #4b4b04'],
    ['#ff00ff', '#a93ca8 #922391 #f9ebf8 #d07acd #e890e4 #200f1f #382337 #472346 #60365e'],
    ['#0000ff', '#1b48bd #0931a5 #e9f0fe #6895f4 #86acfc #0d1528 #202b42 #1f3159 #304675'],
    ['#808080', '#6c6c6c #585858 #f0f0f0 #989898 #aeaeae #161616 #2b2b2b #333333 #484848'],
    ['#000000', '#000000 #000000 #f0f0f0 #989898 #aeaeae #161616 #2b2b2b #333333 #484848'],
    ['#ffffff', '#6c6c6c #585858 #f0f0f0 #ffffff #f5f5f5 #161616 #2b2b2b #333333 #484848'],
  ])('the shades of %s are the ones that were looked at and found good', (colour, shades) => {
    const { light, dark, banner, ...others } = accentColours(colour)
    expect(
      [
        light,
        others['light-hover'],
        others['light-soft'],
        dark,
        others['dark-hover'],
        others['dark-text'],
        others['dark-soft'],
        banner,
        others['banner-mark'],
      ].join(' '),
    ).toBe(shades)
  })

  test('the surfaces that it is held against are those of the theme', () => {
    const surfaces = ['surface', 'surface-raised', 'surface-sunken']
    expect(surfaces.map((name) => tokenIn(lightTheme, name))).toEqual(accentGrounds.light)
    expect(surfaces.map((name) => tokenIn(darkTheme, name))).toEqual(accentGrounds.dark)
    expect(tokenIn(lightTheme, 'accent-text')).toBe(accentGrounds.lightText)
  })

  test('every colour that it gives is one that the theme reads, and the other way round', () => {
    const read = new Set([...theme.matchAll(/var\(--tenant-([\w-]+),/g)].map(([, name]) => name))
    expect(new Set(Object.keys(accentColours('#123456')))).toEqual(read)
  })
})

describe('where it comes from', () => {
  test('the first colourful title; pale ones and words that are no colour say nothing', () => {
    expect(accentOfTitles(['#ffd9a0', '#f3e9e2', 'peach', '#2f6fc4'])).toEqual(accentColours('#2f6fc4'))
    expect(accentOfTitles(['#ffffff', '#888888'])).toBeNull()
    expect(accentOfTitles([])).toBeNull()
  })

  test('else the colour that most of the logo is made of, white, grey and what is seen through aside', () => {
    const pixels = picture('#ffffff', '#ffffff', '#ffffff', '#c6521a', '#c6521a', '#1f5fa8', '#00ff0010', '#777777')
    expect(hueOf(accentOfPixels(pixels)?.light ?? '')).toBeCloseTo(hueOf(accentColours('#c6521a').light), -1)
  })

  test('of a hue with several shades it is the middle of them, the strong ones counting more', () => {
    const pixels = picture('#ffffff', '#c6521a', '#c6521a', '#d86a2c', '#1f5fa8', '#777777')
    expect(accentOfPixels(pixels)).toMatchObject({ light: '#b84502', dark: '#e37547', banner: '#512410' })
  })

  test('a few coloured pixels in fifty grey ones are no colour, one in fifty is', () => {
    const grey = Array.from({ length: 49 }, () => '#777777')
    expect(accentOfPixels(picture(...grey, '#1f5fa8'))).not.toBeNull()
    expect(accentOfPixels(picture(...grey, '#777777', '#1f5fa8'))).toBeNull()
    expect(accentOfPixels(picture('#1f5fa87f'))).toBeNull()
    expect(accentOfPixels(picture('#1f5fa880'))).not.toBeNull()
  })

  test('a logo in black, white and grey has none, nor has an empty one', () => {
    expect(accentOfPixels(picture('#000000', '#ffffff', '#7b7d7c'))).toBeNull()
    expect(accentOfPixels(picture('#ff000000'))).toBeNull()
    expect(accentOfPixels(new Uint8ClampedArray())).toBeNull()
  })

  test('whatever the pixels are, the answer is a set of colours or none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const set = accentOfPixels(new Uint8ClampedArray(bytes))
        for (const colour of Object.values(set ?? {})) expect(colour).toMatch(/^#[\da-f]{6}$/)
      }),
      { numRuns: 300 },
    )
  })
})
