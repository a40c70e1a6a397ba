// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { projectFiles } from './support/files'
import { wrongInlineStyles, wrongStyles } from './support/styles'

const ours = /^(?:src\/(?:ui|flows)|mocks\/panel)\//
const files = projectFiles(['src', 'mocks'], /\.(?:css|tsx)$/).filter(([path]) => ours.test(path))

test('style sheets say where reading begins, not left or right, and measure in rem', () => {
  const sheets = files.filter(([path]) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(60)
  expect(sheets.flatMap(([path, text]) => wrongStyles(path, text))).toEqual([])
})

test('the bundled typeface is named first: an installed one changes nothing', () => {
  const named = projectFiles(['src'], /\.(?:css|tsx?)$/).filter(([, text]) =>
    /Inter['"]?\s*,\s*['"]Inter Variable/.test(text),
  )
  expect(named.map(([path]) => path)).toEqual([])
})

test('components style by side no more than style sheets do', () => {
  const components = files.filter(([path]) => path.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(60)
  expect(components.flatMap(([path, text]) => wrongInlineStyles(path, text))).toEqual([])
})

describe('the checks find what is planted', () => {
  test.each([
    'margin-left: auto',
    'padding-right: var(--space-2)',
    'border-left: 0',
    'border-right-color: red',
    'border-top-left-radius: 0',
    'left: 50%',
    'top: 0',
    'margin-bottom: 0',
    'scroll-padding-top: 0',
    'text-align: left',
    'float: right',
    'padding: 0 var(--space-2) 0 var(--space-8)',
    'margin: 0 calc(-1 * var(--space-4)) 0 0',
    'inset: 0 0 0 auto',
    'border-radius: 0 var(--radius-card) var(--radius-card) 0',
    'transform: translateX(-50%)',
    'transform: translate(-50%, -50%)',
    'width: 320px',
    'padding: 3px 0.5rem',
    'border: 4px solid red',
    'grid-template-columns: 132px 1fr',
    '--space-1: 4px',
    'width: clamp(20rem, 45vw, 900px)',
  ])('%s', (declaration) => {
    expect(wrongStyles('x.css', `.a {\n  color: red;\n  ${declaration};\n}\n`)).toHaveLength(1)
    expect(wrongStyles('x.css', `@media print{.a{${declaration}}}`)).toHaveLength(1)
  })

  test.each([
    'margin-inline-start: auto',
    'padding: 0 var(--space-2)',
    'padding: var(--space-8) var(--space-4) var(--space-4)',
    'margin: 0 calc(-1 * var(--space-4)) 1rem calc(-1 * var(--space-4))',
    'inset: 0',
    'inset-inline: auto 0',
    'text-align: end',
    'float: inline-end',
    'border-radius: var(--radius-card) var(--radius-card) 0 0',
    'transform: translateX(calc(-50% * var(--inline)))',
    'transform: translateY(-50%)',
    'border: 1px solid var(--border)',
    'box-shadow: inset calc(3px * var(--inline)) 0 var(--accent)',
    'outline-offset: 2px',
    'width: 1px',
    '--ring: 2px',
    'transition: left 1s',
    'background-position: -70% 0',
  ])('and nothing in %s', (declaration) => {
    expect(wrongStyles('x.css', `.left:hover, .top { ${declaration}; }`)).toEqual([])
  })

  test('px in queries, and none in comments', () => {
    expect(wrongStyles('x.css', '@media (width < 900px) { .a { margin: 0; } }')).toHaveLength(1)
    expect(wrongStyles('x.css', '@container list (width < 640px) { .a { margin: 0; } }')).toHaveLength(1)
    expect(wrongStyles('x.css', '/* left: 4px; */ @media (width < 56rem) { .a { margin: 0; } }')).toEqual([])
  })

  test.each([
    '<p style={{ marginLeft: 4 }} />',
    "<p style={{ textAlign: 'left' }} />",
    '<p style={{ position, left: 0 }} />',
    'const style = { paddingRight: 4 }',
    'const style = { borderLeftColor: red }',
    'const style = { borderTopLeftRadius: 0 }',
  ])('%s', (text) => {
    expect(wrongInlineStyles('x.tsx', text)).toHaveLength(1)
  })

  test.each([
    '<p style={{ paddingInlineStart: 4, transform: up }} />',
    '<Drawer side="left" />',
    'scrollTo({ left: 0 })',
  ])('and nothing in %s', (text) => {
    expect(wrongInlineStyles('x.tsx', text)).toEqual([])
  })
})
