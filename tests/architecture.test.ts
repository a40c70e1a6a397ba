// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { importsOf, tooLong, wrongDeeds, wrongImports } from './support/architecture'
import { projectFiles } from './support/files'

const files = projectFiles(['src', 'mocks', 'tests'], /\.(?:tsx?|css)$/)
const code = files.filter(([path]) => /^(?:src|mocks)\/.+\.tsx?$/.test(path))

test('files are found', () => {
  expect(code.length).toBeGreaterThan(60)
  expect(files.some(([path]) => path === 'tests/architecture.test.ts')).toBe(true)
})

test('nobody imports what the architecture forbids', () => {
  expect(code.flatMap(([path, text]) => wrongImports(path, text))).toEqual([])
})

test('no file is longer than its kind may be', () => {
  expect(files.filter(([path]) => !path.endsWith('.css')).flatMap(([path, text]) => tooLong(path, text))).toEqual([])
})

test('no default exports, no barrels, no way around the ports and the selectors, no colours outside the theme', () => {
  const ours = files.filter(([path]) => !path.startsWith('tests/'))
  expect(ours.flatMap(([path, text]) => wrongDeeds(path, text))).toEqual([])
})

describe('the checks find what is planted', () => {
  test.each([
    ['src/ui/catalogue/card.tsx', "import { createHttp } from '../../api/http'"],
    ['src/ui/catalogue/card.tsx', "import type { Http } from '../../api/http'"],
    ['src/ui/catalogue/card.tsx', "const http = await import('../../api/endpoints/catalogue')"],
    ['src/ui/catalogue/card.tsx', "import { createTextStore } from '../../api/browser/storage'"],
    ['src/ui/catalogue/card.tsx', "import { cartMachine } from '../../machines/ordering/cart.machine'"],
    ['src/ui/catalogue/card.tsx', "import { CartScreen } from '../ordering/cart-screen'"],
    ['src/ui/components/button.tsx', "import type { App } from '../../app'"],
    ['src/ui/components/button.tsx', "import type { CartActor } from '../../machines/ordering/cart.machine'"],
    ['src/flows/chart.tsx', "import { createApi } from '../../api/api'"],
    ['src/machines/session/login.machine.ts', "import { useState } from 'react'"],
    ['src/machines/session/login.machine.ts', "import { createHttp } from '../../api/http'"],
    ['src/machines/session/login.machine.ts', "import { cartMachine } from '../ordering/cart.machine'"],
    ['src/machines/session/login.machine.ts', "import {\n  cartMachine,\n} from '../ordering/cart.machine'"],
    ['src/machines/rules/money.ts', "import { assign } from 'xstate'"],
    ['src/machines/rules/money.ts', "import { Product } from '../../api/schemas/catalogue'"],
    ['src/machines/rules/money.ts', "import '../../api/http'"],
    ['src/api/http.ts', "import { cartMachine } from '../machines/ordering/cart.machine'"],
    ['src/api/http.ts', "import type { Actor } from 'xstate'"],
    ['src/api/schemas/shared.ts', "import ky from 'ky'"],
    ['src/app.ts', "import { useState } from 'react'"],
    ['src/app.ts', "import { AppProvider } from './ui/app-context'"],
    ['mocks/handlers/ordering.ts', "import { moneyOf } from '../../src/machines/rules/money'"],
    ['mocks/handlers/ordering.ts', "import type { Api } from '../../src/api/api'"],
    ['mocks/hosts/http.ts', "import { createServer } from 'vite'"],
    ['mocks/panel/panel.tsx', "import { createWorld } from '../world'"],
    ['mocks/panel/panel.tsx', "import { Button } from '../../src/ui/components/button'"],
    ['src/utils/misc.ts', ''],
  ])('in %s: %s', (path, text) => {
    expect(wrongImports(path, text)).toHaveLength(1)
  })

  test.each([
    ['src/machines/session/login.machine.ts', "import type { CartActor } from '../ordering/cart.machine'"],
    ['src/machines/rules/money.ts', "import type { Product } from '../../api/schemas/catalogue'"],
    ['src/ui/catalogue/card.tsx', "import type { CartActor } from '../../machines/ordering/cart.machine'"],
    ['mocks/hosts/vite-plugin.ts', "import type { Plugin } from 'vite'"],
    ['mocks/panel/calls.ts', "import type { LoggedCall } from '../call-log'"],
    ['src/app.ts', "export type Load = () => Promise<typeof import('./app-shop')>"],
  ])('and nothing else in %s: %s', (path, text) => {
    expect(wrongImports(path, text)).toEqual([])
  })

  test('all ways of importing are read', () => {
    const text = [
      "import a, { b } from 'one'",
      "import type { C } from 'two'",
      "import 'three'",
      "export { d } from 'four'",
      "const e = () => import('five')",
    ].join('\n')
    const read = importsOf(text).map(({ from, isType }) => (isType ? `type ${from}` : from))
    expect(read).toEqual(['one', 'type two', 'three', 'four', 'five'])
  })

  test.each([
    ['src/ui/x.ts', 'export default 5'],
    ['src/ui/x.ts', "export * from './y'"],
    ['mocks/x.ts', "export { y } from './y'"],
    ['src/ui/index.ts', 'export const x = 5'],
    ['src/machines/rules/x.ts', 'export const now = () => Date.now()'],
    ['src/ui/shell/x.tsx', "localStorage.getItem('cart')"],
    ['src/ui/shell/x.module.css', '.x { color: #fff }'],
    ['src/ui/shell/x.tsx', "const style = { color: 'rgb(0 0 0)' }"],
    ['src/ui/shell/x.tsx', "const isOpen = panel.matches('open')"],
    ['src/ui/shell/x.tsx', "const isOpen = panel.hasTag('open')"],
    ['src/ui/shell/x.tsx', 'const contextOf = ({ context }: Snapshot) => context'],
    ['src/ui/shell/x.tsx', 'const linesOf = ({ context: { lines } }: Snapshot) => lines'],
    ['src/ui/shell/x.tsx', 'const lines = useSelector(cart, (snapshot) => linesOf(snapshot))'],
    ['src/ui/shell/x.tsx', 'const lines = useSelector(useShop().actors.cart, snapshot => linesOf(snapshot))'],
    ['src/ui/shell/x.ts', 'const lines = useSelector(\n  cart,\n  (snapshot) => linesOf(snapshot),\n)'],
    ['src/ui/shell/x.tsx', 'drafts.send({ type, lines: selectLines(cart.getSnapshot()) })'],
    ['src/machines/ordering/x.ts', 'const lines = ({ cart }) => cart.getSnapshot().context.lines'],
    ['src/portal.tsx', "app.actors.session.on('session.opened', open)"],
    ['src/app-shop.ts', 'tenant.subscribe(look)'],
    ['src/app.ts', 'root.subscribe({ error: report })\nsession.subscribe({ error: report })'],
    ['src/app.ts', 'root.subscribe(look)'],
    ['src/app.ts', 'createActor(logic, { inspect })'],
    ['src/app-shop.ts', 'let leftForm = null'],
    ['src/ui/shell/x.tsx', '<form role="search" onSubmit={enter}>'],
    ['src/ui/shell/x.tsx', '<p role="status" className="visually-hidden">'],
    ['src/ui/shell/x.tsx', '<p className="visually-hidden" aria-live="polite">'],
    ['src/ui/session/x.tsx', '<Notice tone="danger" action={<ReportLink />} isOnlyShown={isToldAbove}>'],
    ['src/machines/ordering/x.ts', "const cart = system.get('cart')"],
  ])('in %s: %s', (path, text) => {
    expect(wrongDeeds(path, text).length).toBeGreaterThan(0)
  })

  test.each([
    'const line = useSelector(cart, selectLine(product.id))',
    'const name = useSelector(useApp().actors.session, selectUserName)',
    'const ids = useSelector(cart, selectIds, (one, other) => one.join() === other.join())',
  ])('and nothing else in a screen: %s', (text) => {
    expect(wrongDeeds('src/ui/shell/x.tsx', text)).toEqual([])
  })

  test.each([
    ['src/ui/x.tsx', 151],
    ['src/api/x.ts', 251],
    ['src/machines/shell/x.machine.ts', 201],
    ['tests/x.test.ts', 301],
    ['src/main.tsx', 41],
  ])('%s with %i lines is too long', (path, lines) => {
    expect(tooLong(path, 'x\n'.repeat(lines))).toHaveLength(1)
    expect(tooLong(path, 'x\n'.repeat(lines - 1))).toEqual([])
  })
})
