import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onPointedLinks } from '../../src/api/browser/pointed-links'

const told: unknown[] = []
let stop = (): void => undefined
const at = (id: string): Element => document.querySelector(`#${id}`) ?? document.body
/** A pointer moves so far over something in the page; jsdom knows no movement. */
const over = (id: string, movementX = 3) => {
  const event = new MouseEvent('pointermove', { bubbles: true })
  Object.defineProperty(event, 'movementX', { value: movementX })
  at(id).dispatchEvent(event)
}

beforeEach(() => {
  told.length = 0
  document.body.innerHTML = `
    <a id="list" href="/products"><b id="word">Products</b></a>
    <article><a id="bolt" href="/products/1">Bolt</a><img id="picture" alt=""><button id="plus">+</button></article>`
  stop = onPointedLinks(window, (link) => told.push(link && [new URL(link.href).pathname, link.isSaving]))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('PERF a link is told when something in it is pointed at, once, and when it is left', () => {
  over('word')
  over('list')
  over('plus')
  at('bolt').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  expect(told).toEqual([['/products', false], null, ['/products/1', false]])
})

test('PERF the picture of a card stands for its link, its buttons do not', () => {
  over('picture')
  over('plus')
  expect(told).toEqual([['/products/1', false], null])
})

test('PERF a page that moves under a pointer at rest points at nothing', () => {
  over('bolt', 0)
  expect(told).toEqual([])
})

test('PERF a link that is reached with the keyboard is told, one that was clicked is not', () => {
  const bolt = at('bolt') as HTMLElement
  const matches = vi.spyOn(bolt, 'matches')
  matches.mockReturnValue(false)
  bolt.focus()
  bolt.blur()
  matches.mockReturnValue(true)
  bolt.focus()
  bolt.blur()
  expect(told).toEqual([['/products/1', false], null])
})

test('PERF a device that saves data says so, and nothing is told to who listens no more', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }))
  over('bolt')
  stop()
  over('list')
  expect(told).toEqual([['/products/1', true]])
})
