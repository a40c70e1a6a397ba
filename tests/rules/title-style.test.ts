// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleStyle } from '../../src/machines/rules/title-style'
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

  it('P15 anything gives allowed properties with harmless values, quickly, and its own output again unchanged', () => {
    fc.assert(
      fc.property(raw, (given) => {
        const started = performance.now()
        const style = titleStyle(given)
        expect(performance.now() - started).toBeLessThan(50)
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

  it('P15 long hostile texts are read at once', () => {
    const long = '1px ('.repeat(700)
    const texts = ['('.repeat(3_900), `text-shadow:${long}`, `color:${' '.repeat(3_900)}`, 'a:b;'.repeat(950)]
    for (const text of texts) {
      const started = performance.now()
      titleStyle(text)
      expect(performance.now() - started).toBeLessThan(50)
    }
  })
})
