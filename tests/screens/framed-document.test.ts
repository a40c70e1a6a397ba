import { expect, test } from 'vitest'
import { framedDocument } from '../../src/ui/account/framed-document'

const framed = (html: string) =>
  new DOMParser().parseFromString(framedDocument(html, 'https://docs.other.test/a/about.html').markup, 'text/html')

test.each(['#', '#end'])('ABOUT-02 a link within the document (%s) stays within it', (href) => {
  expect(framed(`<a href="${href}" target="_top">x</a>`).querySelector('a')?.outerHTML).toBe(
    `<a href="about:srcdoc${href}">x</a>`,
  )
})

test('S3 a link that leads elsewhere opens a tab that cannot reach back', () => {
  const link = framed('<a href="more.html" download="x.exe" ping="https://evil.other.test/">x</a>').querySelector('a')
  expect(link?.outerHTML).toBe(
    '<a href="https://docs.other.test/a/more.html" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test('S4 what the policy of the page refuses is not asked for: sound, films, frames, and the focus', () => {
  const page = framed(
    '<video src="x"></video><audio src="x"></audio><iframe src="x"></iframe><input autofocus><p>Words',
  )
  expect(page.querySelectorAll('video, audio, iframe, [autofocus]')).toHaveLength(0)
  expect(page.body.textContent).toBe('Words')
})
