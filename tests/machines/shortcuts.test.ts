// @vitest-environment jsdom
import { createActor, fromCallback } from 'xstate'
import { expect, onTestFinished, test } from 'vitest'
import { earlyLetters, leadToBox, pressUndo, shortcutKeys } from '../../src/api/browser/shortcut-keys'
import type { CartViewEvent } from '../../src/machines/ordering/cart-view.types'
import {
  shortcutsMachine,
  type BoxNews,
  type EarlyLetter,
  type ShortcutNews,
} from '../../src/machines/shell/shortcuts.machine'
import { isJumping, isListingKeys, selectEarly, selectSingleKeys } from '../../src/machines/shell/shortcuts.selectors'
import { question, recipient, record, testApp } from '../support/machine'

const recorder = record(shortcutsMachine)
const start = () => {
  const reading = question<boolean>()
  const stored: boolean[] = []
  const app = testApp()
  const cartView = recipient<CartViewEvent>()
  const actor = createActor(
    shortcutsMachine.provide({
      actors: {
        readSingleKeys: reading.logic,
        shortcutKeys: fromCallback<ShortcutNews, void>(({ sendBack }) => shortcutKeys(window, sendBack)),
        leadToBox: fromCallback<BoxNews, void>(({ sendBack }) => leadToBox(window, sendBack)),
        earlyLetters: fromCallback<EarlyLetter, void>(({ sendBack }) => earlyLetters(window, sendBack)),
      },
      actions: { storeSingleKeys: (_, { isOn }) => void stored.push(isOn), pressUndo: () => pressUndo(window) },
    }),
    { input: { app: app.app, cartView: cartView.ref, pathname: '/products' }, inspect: recorder.inspect },
  ).start()
  onTestFinished(() => void actor.stop())
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const shown = () => {
    const now = actor.getSnapshot()
    return isJumping(now) ? 'box' : isListingKeys(now) ? 'keys' : 'nothing'
  }
  return { actor, app, cartView, reading, stored, press, shown, single: () => selectSingleKeys(actor.getSnapshot()) }
}
const put = (html: string): Element => {
  document.body.innerHTML = html
  onTestFinished(() => void (document.body.innerHTML = ''))
  return document.body.firstElementChild!
}

test('/ and Ctrl+K open the jump box, ? the list of keys; the browser does nothing of its own', () => {
  const { actor, press, shown } = start()
  expect([press('/'), shown()]).toEqual([true, 'box'])
  actor.send({ type: 'box.closed' })
  expect([press('k', { ctrlKey: true }), shown()]).toEqual([true, 'box'])
  actor.send({ type: 'box.closed' })
  expect([press('?', { shiftKey: true }), shown()]).toEqual([true, 'keys'])
  actor.send({ type: 'box.closed' })
  expect(shown()).toBe('nothing')
})

test('F8 on the cart leads from the row in which it is pressed; elsewhere, and with Ctrl, it is left to the screen', () => {
  const { app, cartView, press } = start()
  const table = put('<table><tr data-index="4"><td><input></td></tr></table>')
  expect([press('F8'), cartView.heard]).toEqual([false, []])
  app.tell({ type: 'place.changed', pathname: '/cart', search: '' })
  press('F8')
  press('F8', { shiftKey: true }, table.querySelector('input')!)
  press('F8', { ctrlKey: true })
  expect(cartView.heard).toEqual([
    { type: 'problem.sought', from: -1, isBack: false },
    { type: 'problem.sought', from: 4, isBack: true },
  ])
})

test('Ctrl+Z takes back what the screen offers, and nothing that was typed in another field; typing is left to its field', () => {
  const { press } = start()
  const undo = { ctrlKey: true }
  const place = put(
    '<div><input inputmode="numeric" value="2" /><input value="bolt" /><button data-undo>Undo</button></div>',
  )
  const [quantity, text] = place.querySelectorAll('input')
  let taken = 0
  place.querySelector('button')!.addEventListener('click', () => (taken += 1))
  quantity!.focus()
  expect([press('z', undo, quantity), taken, document.activeElement]).toEqual([true, 1, quantity])
  quantity!.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
  quantity!.value = '77'
  expect([press('z', undo, quantity), taken]).toEqual([false, 1])
  // As it was before: what else was typed on the page stays.
  quantity!.value = '2'
  expect([press('z', undo, quantity), taken]).toEqual([true, 2])
  expect([press('z', undo, text), press('z', { ...undo, shiftKey: true }), taken]).toEqual([false, false, 2])
  expect([press('Z', { metaKey: true }), taken]).toEqual([true, 3])
  // What is chosen has no undo of its own.
  place.insertAdjacentHTML('beforeend', '<select></select><input type="checkbox" /><input type="radio" />')
  for (const choice of place.querySelectorAll<HTMLElement>('select, [type]'))
    expect(press('z', undo, choice)).toBe(true)
  expect(taken).toBe(6)
  // A dialog has the floor: what is behind it stays.
  place.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  expect([press('z', undo), taken]).toEqual([true, 6])
})

test('A7 Ctrl+Z without anything to take back is told; in a field of text it is the field’s own', () => {
  const { app, press } = start()
  const field = put('<input value="bolt" />')
  expect([press('z', { ctrlKey: true }, field), app.told()]).toEqual([false, []])
  expect([press('z', { ctrlKey: true }), app.told()]).toEqual([true, [{ kind: 'nothingToUndo' }]])
})

test('a screen with an Undo of its own is asked first', () => {
  const { press } = start()
  const place = put('<div><button data-undo>Undo</button></div>')
  let taken = 0
  place.querySelector('button')!.addEventListener('click', () => (taken += 1))
  const own = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', own)
  onTestFinished(() => document.removeEventListener('keydown', own))
  expect([press('z', { ctrlKey: true }), taken]).toEqual([true, 0])
})

test('JUMP letters typed before the box has the cursor are not lost; from then on it hears them itself', () => {
  const { actor, press, shown } = start()
  const early = () => selectEarly(actor.getSnapshot())
  press('/')
  expect([press('p'), press('-'), press('1', { ctrlKey: true }), press('Escape'), early()]).toEqual([
    true,
    true,
    false,
    false,
    'p-',
  ])
  // As a scanner ends its code.
  expect([press('Enter'), early()]).toEqual([true, 'p-\n'])
  const field = put('<input>') as HTMLInputElement
  field.focus()
  expect([press('1', {}, field), press('x'), early()]).toEqual([false, false, 'p-\n'])
  actor.send({ type: 'box.closed' })
  expect([press('y'), shown()]).toEqual([false, 'nothing'])
  press('k', { ctrlKey: true })
  expect([press('z', {}, field), press('q'), early()]).toEqual([false, false, ''])
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable="true"></div>'])(
  'WCAG 2.1.4 a single key never fires while typing in %s; Ctrl+K does',
  (html) => {
    const { press, shown } = start()
    const field = put(html)
    expect([press('/', {}, field), press('?', {}, field), shown()]).toEqual([false, false, 'nothing'])
    expect([press('k', { metaKey: true }, field), shown()]).toEqual([true, 'box'])
  },
)

test('nothing fires over a dialog, in a menu, while letters are composed, or where somebody else has minded the key', () => {
  const { press, shown } = start()
  press('/', { isComposing: true })
  press('/', { ctrlKey: true })
  press('k')
  press('k', { ctrlKey: true, altKey: true })
  const menu = put('<div role="menu"></div>')
  press('/', {}, menu)
  put('<div role="dialog"></div>')
  press('/')
  press('k', { ctrlKey: true })
  expect(shown()).toBe('nothing')
})

test('JUMP where the screen shows a jump box, / leads there, and no second box opens beside it', () => {
  const { press, shown, actor } = start()
  const box = put('<input data-jump-box="" value="old">') as HTMLInputElement
  expect([press('/'), shown(), document.activeElement === box]).toEqual([true, 'nothing', true])
  box.blur()
  actor.send({ type: 'jump.wanted', isSingle: false })
  expect([shown(), document.activeElement === box, box.selectionEnd]).toEqual(['nothing', true, 3])
  box.remove()
  expect([press('/'), shown()]).toEqual([true, 'box'])
})

test('WCAG 2.1.4 single keys can be switched off, here and at the next visit; Ctrl+K stays', async () => {
  const { actor, press, shown, stored, single } = start()
  actor.send({ type: 'single.switched', isOn: false })
  expect([stored, single()]).toEqual([[false], false])
  expect([press('/'), press('?'), shown()]).toEqual([true, true, 'nothing'])
  press('k', { ctrlKey: true })
  expect(shown()).toBe('box')
  const next = start()
  await next.reading.answer(false)
  expect(next.single()).toBe(false)
})

test('another screen shuts what is open over the former one; another search of it does not', () => {
  const { app, press, shown } = start()
  press('/')
  app.tell({ type: 'place.changed', pathname: '/products', search: '?page=2' })
  expect(shown()).toBe('box')
  app.tell({ type: 'place.changed', pathname: '/products/7', search: '' })
  expect(shown()).toBe('nothing')
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
