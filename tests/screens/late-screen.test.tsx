import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { ToldPlace } from '../../src/ui/components/told'
import { createWords } from '../../src/ui/i18n'
import { lateScreen, type LateScreen } from '../../src/ui/late-screen'

const { words, show } = createWords()
beforeAll(() => show('en'))

const Cart = () => <h1>Cart</h1>
const Page = ({ screen: Screen }: { readonly screen: LateScreen }) => (
  <I18nextProvider i18n={words}>
    <MemoryRouter>
      <ToldPlace>
        <Screen />
      </ToldPlace>
    </MemoryRouter>
  </I18nextProvider>
)
const heading = () => screen.queryByRole('heading', { name: 'Cart' })

test('PERF a screen whose code is there already is drawn at once: nothing stands for it first', async () => {
  const Late = lateScreen(() => Promise.resolve(Cart))
  await Late.prepare()
  render(<Page screen={Late} />)
  expect(heading()).not.toBeNull()
})

test('PERF a screen whose code is on its way says so, and is drawn as soon as it is there', async () => {
  let come: (screen: typeof Cart) => void = () => undefined
  const Late = lateScreen(() => new Promise((resolve) => (come = resolve)))
  render(<Page screen={Late} />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await act(async () => {
    come(Cart)
    await Late.prepare()
  })
  expect(heading()).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('PERF code that could not be fetched beforehand is asked for again when its screen is drawn', async () => {
  let tries = 0
  const Late = lateScreen(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Cart)
  })
  await expect(Late.prepare()).resolves.toBeUndefined()
  render(<Page screen={Late} />)
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeDefined()
})
