import { beforeEach, expect, test } from 'vitest'
import { keepEarlyPastes, takeEarlyPastes } from '../../src/api/browser/early-paste'
import { padPage } from '../../src/api/browser/pad-page'

const files: readonly File[] = []
const paste = (text: string, target: EventTarget = document.body, html = '') => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = {
    files,
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/html' ? html : text),
  }
  target.dispatchEvent(Object.assign(event, { clipboardData }))
}
const at = (path: string, key = 'k') => window.history.replaceState({ key }, '', path)
const open = () => {
  const told: unknown[] = []
  const stop = padPage(
    window,
    (news) => told.push(news),
    (html) => `read ${html}`,
  )
  return { told, stop }
}

beforeEach(() => {
  document.body.replaceChildren()
  at('/order-pad')
  takeEarlyPastes(document)
  keepEarlyPastes(window)
})

test('PAD what is pasted before the pad is there is told when it comes, in order and once', () => {
  paste('A\t1')
  paste('B\t2')
  const { told, stop } = open()
  expect(told).toEqual([
    { type: 'text.pasted', text: 'A\t1', into: null },
    { type: 'text.pasted', text: 'B\t2', into: null },
  ])
  paste('C\t3')
  expect(told).toHaveLength(3)
  stop()
  expect(open().told).toEqual([])
})

test('PAD a table without a text is read as one', () => {
  paste('', document.body, '<table>')
  expect(open().told).toEqual([{ type: 'text.pasted', text: 'read <table>', into: null }])
})

test('PAD what is pasted into a field or on another page is none of the pad’s', () => {
  const field = document.body.appendChild(document.createElement('input'))
  paste('A\t1', field)
  at('/products')
  paste('B\t2')
  at('/order-pad')
  expect(open().told).toEqual([])
})

test('PAD who left the page before it was there does not find the paste the next time', () => {
  paste('A\t1')
  at('/order-pad', 'another visit')
  expect(open().told).toEqual([])
})
