// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { projectFiles } from './support/files'

/** Everything that makes markup or code of a text. */
const sinks =
  /\b(?:srcDoc|srcdoc|innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|setHTMLUnsafe)\b(?:\s*=(?!=)|\()|\bdocument\s*\.\s*write|\beval\(|\bnew Function\b/g

/** Path and sink of each; the visualizer is not in what buyers get. */
const sinksIn = (files: readonly (readonly [string, string])[]): readonly string[] =>
  files
    .filter(([path]) => !path.startsWith('src/flows/'))
    .flatMap(([path, text]) => [...text.matchAll(sinks)].map(([sink]) => `${path} ${sink}`))

test('S6 text becomes markup in one place only', () => {
  const files = projectFiles(['src'], /\.tsx?$/)
  expect(files.length).toBeGreaterThan(100)
  expect(sinksIn(files)).toEqual(['src/ui/account/document-frame.tsx srcDoc='])
})

const policiesIn = (pattern: RegExp): readonly (readonly [string, string | undefined])[] =>
  projectFiles(['src'], pattern).flatMap(([path, text]) =>
    [...text.matchAll(/\.createPolicy\(\s*'([^']+)'/g)].map(([, name]) => [path, name] as const),
  )

test('S6 the policies that make trusted markup are those that the header names', () => {
  expect(policiesIn(/\.tsx?$/).toSorted()).toEqual([
    // Only the visualizer and the demo have workers; production names the policy and makes none.
    ['src/api/browser/own-worker.ts', 'workers'],
    // In the policy of the visualizer only.
    ['src/flows/chart/drawn-markup.ts', 'charts'],
    ['src/ui/account/framed-document.ts', 'about-us'],
  ])
})

test('S30 no regular expression is made of what somebody typed: those made at run time are made of our own words', () => {
  const made = projectFiles(['src'], /\.tsx?$/)
    .filter(([path, text]) => !path.startsWith('src/flows/') && /\bRegExp\(/.test(text))
    .map(([path]) => path)
  expect(made.toSorted()).toEqual([
    'src/machines/rules/list-marks.ts',
    'src/machines/rules/pad-headings.ts',
    'src/machines/rules/pad-quantity.ts',
    'src/machines/rules/sheet-dates.ts',
    'src/ui/account/disarm.ts',
  ])
})

describe('the check finds what is planted', () => {
  test.each([
    'node.innerHTML = text',
    'node.outerHTML=text',
    '<div dangerouslySetInnerHTML={{ __html: text }} />',
    "node.insertAdjacentHTML('beforeend', text)",
    'document.write(text)',
    '<iframe srcDoc={text} />',
    'eval(text)',
    "new Function('x', text)",
  ])('%s', (text) => {
    expect(sinksIn([['src/ui/x.tsx', text]])).toHaveLength(1)
  })

  test.each(['const text = node.innerHTML', "page.URL !== 'about:srcdoc'", 'retrieval(text)'])(
    'but not in %s',
    (text) => {
      expect(sinksIn([['src/ui/x.tsx', text]])).toEqual([])
    },
  )
})
