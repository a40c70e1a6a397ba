import { afterEach, expect, test, vi } from 'vitest'
import { copyScreen } from '../../src/flows/atlas/copy-screen'
import { openPainter, type Painter } from '../../src/flows/atlas/painter'
import { isPaintAsked } from '../../src/flows/atlas/painting'

const opened: Painter[] = []
afterEach(() => {
  for (const painter of opened.splice(0)) painter.close()
})
/** A painter whose portal is played here: what it was asked for, and what it says. */
const played = () => {
  const painter = openPainter('about:blank', { width: 1280, height: 800 })
  opened.push(painter)
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Where the screens are drawn"]')
  const portal = frame?.contentWindow
  if (!portal) throw new Error('There is no frame.')
  const asked: string[] = []
  portal.postMessage = (data: unknown) => {
    if (isPaintAsked(data)) asked.push(data.run)
  }
  const say = (data: object, source: Window | null = portal) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }))
  const drawn = (run: string, source?: Window) => say({ type: 'tradepost-drawn', run, mark: '', links: [] }, source)
  return { painter, portal, asked, say, drawn, begin: () => say({ type: 'tradepost-painter' }) }
}

test('flows: the painter draws one screen after the other, and hands each over before it begins the next', () => {
  const { painter, portal, asked, drawn, begin } = played()
  const got: string[] = []
  const takeBack = ['a', 'b', 'c', 'd'].map((run) =>
    painter.paint(run, (page) => {
      expect(page).toBe(portal.document)
      got.push(`${run} of ${asked.length}`)
    }),
  )
  expect(asked).toEqual([])
  begin()
  expect(asked).toEqual(['a'])
  drawn('a', window)
  drawn('b')
  expect(got).toEqual([])
  drawn('a')
  expect(got).toEqual(['a of 1'])
  expect(asked).toEqual(['a', 'b'])
  // What has left the sheet before its turn is not drawn.
  takeBack[2]?.()
  drawn('b')
  drawn('d')
  expect(asked).toEqual(['a', 'b', 'd'])
  expect(got).toEqual(['a of 1', 'b of 2', 'd of 3'])
})

test('flows: a screen that never says that it stands keeps the others waiting eight seconds', () => {
  vi.useFakeTimers()
  const { painter, asked, begin } = played()
  const got: string[] = []
  for (const run of ['a', 'b']) painter.paint(run, () => got.push(run))
  begin()
  vi.advanceTimersByTime(7_999)
  expect(asked).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(got).toEqual(['a'])
  expect(asked).toEqual(['a', 'b'])
  vi.useRealTimers()
})

test('flows: what is copied looks like what is painted, and does nothing', async () => {
  const from = document.implementation.createHTMLDocument()
  from.documentElement.dataset['theme'] = 'dark'
  from.documentElement.style.setProperty('--accent', 'red')
  from.head.innerHTML = '<style>p { color: red }</style><script>throw new Error()</script>'
  from.body.innerHTML = '<select><option>a</option><option>b</option></select><input>'
  const select = from.querySelector('select')
  const input = from.querySelector('input')
  if (select) select.selectedIndex = 1
  if (input) input.value = 'typed'
  const to = document.implementation.createHTMLDocument()
  await copyScreen(from, to)
  expect(to.documentElement.dataset['theme']).toBe('dark')
  expect(to.documentElement.style.getPropertyValue('--accent')).toBe('red')
  expect(to.querySelector('style')?.textContent).toContain('color: red')
  expect(to.querySelector('script')).toBeNull()
  expect(to.querySelector('select')?.selectedIndex).toBe(1)
  expect(to.querySelector('input')?.value).toBe('typed')
  expect(from.querySelector('script')).not.toBeNull()
})
