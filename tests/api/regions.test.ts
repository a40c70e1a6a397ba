// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { leadToRegion, regionKeys } from '../../src/api/browser/regions'

const put = (html: string): void => {
  document.body.innerHTML = html
  onTestFinished(() => void (document.body.innerHTML = ''))
}
const start = () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  onTestFinished(() => void vi.restoreAllMocks())
  onTestFinished(regionKeys(window, ({ isBack }) => leadToRegion(window, isBack)))
  const press = (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
    return event.defaultPrevented
  }
  const walk = (...ways: readonly ('on' | 'back')[]) =>
    ways.map((way) => {
      press('F6', { shiftKey: way === 'back' })
      return document.activeElement?.id
    })
  return { press, walk }
}

test('A2 F6 goes from region to region and round, Shift+F6 back; not while a dialog is open', () => {
  const { press, walk } = start()
  put(`<div><header><a href="/x" id="logo">Acme</a></header><aside><button id="tree">+</button></aside>
    <main tabindex="-1" id="content"><input id="search"><ul tabindex="-1" id="goods"><li><a href="/y" id="bolt">Bolt</a></li></ul>
    <nav data-region><button id="next">Next</button></nav></main></div>`)
  expect(walk('on', 'on', 'on', 'on', 'on', 'on')).toEqual(['logo', 'tree', 'content', 'goods', 'next', 'logo'])
  expect(walk('back', 'back')).toEqual(['next', 'goods'])
  document.querySelector<HTMLElement>('#search')?.focus()
  expect(walk('on')).toEqual(['goods'])
  expect(press('F6', { ctrlKey: true })).toBe(false)
  expect(press('F5')).toBe(false)
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  expect([press('F6'), walk('on')]).toEqual([false, ['goods']])
})

test('A20 a region whose beginning lies above the window is led to at its beginning, and no other is moved', () => {
  const { walk } = start()
  put('<main tabindex="-1" id="content"><ul tabindex="-1" id="goods"></ul></main>')
  const moved: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    moved.push(this.id)
  }
  const goods = document.querySelector('#goods')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this === goods ? -130 : 0 } as DOMRect
  })
  walk('on', 'on', 'on')
  expect(moved).toEqual(['goods'])
})

test('A2 a region without a stop, such as the banner of a login, is passed over: no press of F6 does nothing', () => {
  const { walk } = start()
  put(`<aside><p>Welcome</p></aside><header><button id="language">EN</button></header>
    <main tabindex="-1" id="content"><input id="email"></main>`)
  expect(walk('on', 'on', 'on')).toEqual(['language', 'content', 'language'])
  expect(walk('back', 'back')).toEqual(['content', 'language'])
})

test('A2 who has minded F6 already keeps it, and a page without regions is left alone', () => {
  const { press } = start()
  put('<button id="own">Own</button>')
  const own = document.querySelector<HTMLElement>('#own')
  own?.focus()
  press('F6')
  expect(document.activeElement).toBe(own)
  own?.addEventListener('keydown', (event) => event.preventDefault())
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>')
  press('F6')
  expect(document.activeElement).toBe(own)
})
