// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleStyle } from '../../src/machines/rules/title-style'
import { repetitionDepth, stepsOf } from '../support/steps'
import { runs } from './samples'

const names = [
  'color',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontFamily',
  'textAlign',
  'textTransform',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textShadow',
  'opacity',
]

describe('welcome title styles', () => {
  it('LOGIN-04, C-21 an object, its JSON text and a CSS text give the same', () => {
    const style = { color: '#ff8800', fontSize: '32px' }
    expect(titleStyle(style)).toEqual(style)
    expect(titleStyle(JSON.stringify(style))).toEqual(style)
    expect(titleStyle('color: #ff8800; font-size: 32px;')).toEqual(style)
    expect(titleStyle({ 'font-size': 32, color: '#ff8800' })).toEqual(style)
  })

  it('LOGIN-04 every allowed property is taken with an ordinary value', () => {
    const style = {
      color: 'rgb(10, 20, 30)',
      fontSize: '2.5rem',
      fontWeight: '700',
      fontStyle: 'italic',
      fontFamily: 'Georgia, "Times New Roman", serif',
      textAlign: 'center',
      textTransform: 'uppercase',
      letterSpacing: '.05em',
      wordSpacing: '-1px',
      lineHeight: '1.2',
      textShadow: '0 1px 2px rgba(0, 0, 0, 0.5), 1px 1px red',
      opacity: '0.9',
    }
    expect(Object.keys(style)).toEqual(names)
    expect(titleStyle(style)).toEqual(style)
    expect(titleStyle({ fontWeight: 700, lineHeight: 1.2, opacity: 1 })).toEqual({
      fontWeight: '700',
      lineHeight: '1.2',
      opacity: '1',
    })
  })

  it.each([null, undefined, 5, true, [], ['color:red'], '', '{bad', '{"color":', 'null', 'red', 'x'.repeat(5_000)])(
    'C-21 the unreadable %j is ignored',
    (raw) => {
      expect(titleStyle(raw)).toEqual({})
    },
  )

  it.each([
    'position: fixed',
    'background: url(//evil.test)',
    'background-image: red',
    'margin: -100px',
    '--x: red',
    'color: var(--x)',
    'color: red !important',
    'color: expression(alert(1))',
    'color: url(x)',
    'color: transparent',
    'color: r\\65 d',
    'font-family: a</style>',
    'font-size: 9999px',
    'font-size: 50vw',
    'font-size: calc(1px * 9999)',
    'font-size: 0',
    'line-height: 99',
    'letter-spacing: -999em',
    'text-shadow: 0 0 999px red',
    'text-shadow: 1px',
    'opacity: 0.1',
    'font-weight: 950',
    '__proto__: red',
    'constructor: red',
    `font-family: ${'a'.repeat(101)}`,
  ])('S9 %s is left out', (css) => {
    expect(titleStyle(`${css}; text-align: left`)).toEqual({ textAlign: 'left' })
  })

  it.each([
    'font-size: 96px',
    'font-size: 72pt',
    'font-size: 6rem',
    'font-size: 6em',
    'font-size: 600%',
    'font-size: .06em',
    'font-size: medium',
    'font-size: xx-large',
    'font-size: x-small',
    'line-height: normal',
    'line-height: 0.8',
    'line-height: 3',
    'line-height: 144px',
    'letter-spacing: 0',
    'letter-spacing: normal',
    'word-spacing: -19.2px',
    'letter-spacing: 1.2em',
    'text-shadow: none',
    'text-shadow: 1px 1px',
    'text-shadow: 1px 1px 2px',
    'text-shadow: 1px 1px 2px hsla(10, 20%, 30%, 0.5)',
    'text-shadow: red 1px 1px',
    'opacity: 0.5',
    'opacity: 1',
    'opacity: 0.5000',
    'color: #abc',
    'color: #abcd',
    'color: #aabbcc',
    'color: #aabbccdd',
    'color: RGB(1 2 3 / 50%)',
    'font-weight: 100',
    'font-weight: bolder',
    `font-family: ${'a'.repeat(100)}`,
  ])('LOGIN-04 %s is taken', (css) => {
    expect(Object.values(titleStyle(css))).toEqual([css.slice(css.indexOf(':') + 2)])
  })

  it.each([
    'font-size: 96.1px',
    'font-size: 73pt',
    'font-size: 6.1rem',
    'font-size: 601%',
    'font-size: 12',
    'font-size: -12px',
    'font-size: 00012px',
    'font-size: 1.23456em',
    'font-size: large-x',
    'line-height: 0.79',
    'line-height: 3.1',
    'line-height: 145px',
    'line-height: 0',
    'letter-spacing: 19.3px',
    'letter-spacing: -1.3em',
    'text-shadow: 1px 1px 1px 1px',
    'text-shadow: 1px 1px red blue',
    'text-shadow: red',
    'text-shadow: 1px 1px, none red',
    'opacity: 0.49',
    'opacity: 1.01',
    'opacity: .5',
    'color: #ab',
    'color: #abcde',
    'color: #aabbccd',
    'color: ab',
    'color: rgb(1,2)',
    'font-weight: 000',
    'text-align: top',
  ])('S9 %s is too much, too little or no value', (css) => {
    expect(titleStyle(css)).toEqual({})
  })

  it('C-21 a CSS text may be in capitals, and the last of two declarations counts; a text of 4,000 characters is read', () => {
    expect(titleStyle('COLOR: red; Font-Size: 12px; color: navy; nothing')).toEqual({ color: 'navy', fontSize: '12px' })
    expect(titleStyle(`color: red;${' '.repeat(3_989)}`)).toEqual({ color: 'red' })
    expect(titleStyle(`color: red;${'x'.repeat(3_989)}`)).toEqual({ color: 'red' })
    expect(titleStyle(`color: red;${'x'.repeat(3_990)}`)).toEqual({})
    expect(titleStyle([['color', 'red']])).toEqual({})
  })

  it('S12 __proto__ in JSON changes no prototype', () => {
    const style = titleStyle('{"__proto__":{"color":"red"},"constructor":{"prototype":{"color":"red"}}}')
    expect(style).toEqual({})
    expect(style.color).toBeUndefined()
  })

  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('red', '12px', 'url(x)', 'var(--a)', '1px 1px red', 'bold', '0.7', '2', 'x !important'),
    fc.double(),
  )
  const css = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'font-size', 'position'), fc.string()), value))
    .map((pairs) => pairs.map(([name, text]) => `${name}:${text}`).join(';'))
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue(),
    css,
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value),
  )

  it('P15 anything gives allowed properties with harmless values, and its own output again unchanged', () => {
    fc.assert(
      fc.property(raw, (given) => {
        const style = titleStyle(given)
        for (const [name, text] of Object.entries(style)) {
          expect(names).toContain(name)
          expect(text).not.toMatch(/url\(|var\(|expression|!important|[;{}<>\\@]/i)
          expect(text.length).toBeLessThanOrEqual(100)
        }
        expect(titleStyle(style)).toEqual(style)
        expect(titleStyle(JSON.stringify(style))).toEqual(style)
      }),
      runs,
    )
  })

  it('P15 long hostile texts cost little: few tries, on short texts, with patterns that cannot run away', () => {
    const cssNames = names.map((name) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`))
    const full = (start: string, filling: string) => `${start}${filling.repeat(100)}`.slice(0, 100)
    const texts = [
      '('.repeat(3_900),
      `text-shadow:${'1px ('.repeat(700)}`,
      `color:${' '.repeat(3_900)}`,
      `color:${'a'.repeat(3_900)}`,
      'a:b;'.repeat(950),
      `${'-a'.repeat(1_900)}:b`,
      ...cssNames.flatMap((name) =>
        ['(', '1px ', ' (', '9', '0.', 'a,', 'rgb('].map((part) => `${name}:${full('', part)}`),
      ),
      ...['1px 1px', 'rgb(1', '1px  ('].map((start) => `text-shadow:${full(start, ' ')};`),
    ]
    for (const text of texts) {
      const { tries } = stepsOf(() => void titleStyle(text))
      expect(tries.length).toBeLessThanOrEqual(4 * text.length)
      const repeating = tries.filter(({ pattern }) => repetitionDepth(pattern) > 0)
      expect(Math.max(0, ...repeating.map(({ pattern }) => repetitionDepth(pattern)))).toBeLessThanOrEqual(1)
      expect(Math.max(0, ...repeating.map(({ length }) => length))).toBeLessThanOrEqual(100)
    }
  })

  it.each([
    ['^[a-z]+$', 1],
    ['(?:a+)+', 2],
    ['((a|b)*c){2,}', 2],
    ['(?:\\(+[()*]){1,4}', 1],
    ['(?:#(?:[0-9a-f]{3,4}))', 0],
  ])('the pattern %s repeats %i deep', (pattern, depth) => {
    expect(repetitionDepth(pattern)).toBe(depth)
  })
})
