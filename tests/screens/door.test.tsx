import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createMockFetch } from '../../mocks/hosts/node'
import { drawDoor } from '../../scripts/door-drawing'
import { createApp } from '../../src/app'
import { createWords } from '../../src/ui/i18n'
import { WholePortal } from '../../src/ui/whole-portal'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()

type Look = { readonly path: string; readonly language?: string; readonly isDark?: boolean }

/** The login as the build puts it into the page, with nobody listening yet; `takeOver` has the portal take it over. */
const stand = async ({ path, language = 'en', isDark = false }: Look) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.localStorage.setItem('i18nextLng', language)
  window.localStorage.setItem('darkMode', String(isDark))
  window.history.replaceState(null, '', path)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await drawDoor(window)
  document.documentElement.dataset['door'] = ''
  const complaints: unknown[] = []
  const { fetch, world } = createMockFetch('door')
  const takeOver = async () => {
    const { words, show, loadRest } = createWords()
    const app = createApp({
      window,
      basePath: '/',
      fetch,
      loadWords: show,
      loadRest,
      say: (word) => words.t(word),
      recording: { over: (options) => options, calls: (calls) => calls, write: () => Promise.resolve('') },
    })
    await show(app.firstLanguage)
    await app.decided()
    const root = flushSync(() =>
      hydrateRoot(place, <WholePortal app={app} words={words} />, {
        onRecoverableError: (error) => complaints.push(error),
      }),
    )
    delete document.documentElement.dataset['door']
    onTestFinished(() => {
      root.unmount()
      place.remove()
      app.root.stop()
    })
  }
  const logins = () => world.log.list().filter(({ path: asked }) => asked === '/api/login')
  return { place, takeOver, complaints, logins, world }
}
const all = (place: Element) => [...place.querySelectorAll('*')]
const fieldOf = (place: Element, name: string) => place.querySelector<HTMLInputElement>(`input[name=${name}]`)

const looks = ['en', 'es', 'fr'].flatMap((language) =>
  [false, true].flatMap((isDark) => ['/login', '/login/ACME'].map((path) => ({ language, isDark, path }))),
)
test.each(looks)('LOGIN-07 $path, $language, dark: $isDark: the portal takes the very elements over', async (look) => {
  const { place, takeOver, complaints } = await stand(look)
  const before = all(place)
  expect(before.length).toBeGreaterThan(60)
  await takeOver()
  expect(complaints).toEqual([])
  const after = all(place)
  expect(before.filter((one, at) => after[at] !== one)).toEqual([])
})

test('LOGIN-07 a drawing that differs is found: the portal complains', async () => {
  const { place, takeOver, complaints } = await stand({ path: '/login/ACME' })
  place.querySelector('form')?.prepend(document.createElement('section'))
  await takeOver()
  expect(complaints).not.toEqual([])
})

test('S20 what the browser filled in without a word is what is sent', async () => {
  const { place, takeOver, logins } = await stand({ path: '/login/ACME' })
  const [email, password] = [fieldOf(place, 'email'), fieldOf(place, 'password')]
  if (!email || !password) throw new Error('There is no form.')
  email.value = 'buyer@acme.test'
  password.value = 'Passw0rd!'
  password.focus()
  password.setSelectionRange(3, 3)
  await takeOver()
  expect(document.activeElement).toBe(password)
  expect(password.selectionStart).toBe(3)
  // React has drawn once more since, with what it was told.
  await screen.findByText('Welcome to Acme Supply')
  expect([email.value, password.value]).toEqual(['buyer@acme.test', 'Passw0rd!'])
  expect(fieldOf(place, 'email')).toBe(email)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/products'))
  expect(logins().map(({ body }) => body)).toMatchObject([{ email: 'buyer@acme.test', password: 'Passw0rd!' }])
})

test('LOGIN-18 a code that was typed stands in upper case, its caret where it was, and its box stays', async () => {
  const { place, takeOver } = await stand({ path: '/login' })
  const box = place.querySelector<HTMLInputElement>('input[maxlength="64"]')
  if (!box) throw new Error('There is no box.')
  box.focus()
  box.value = 'acme'
  box.setSelectionRange(2, 2)
  await takeOver()
  await waitFor(() => expect(box.value).toBe('ACME'))
  expect(box.selectionStart).toBe(2)
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/browse/ACME'))
})

test('ROUTE-06 where the host names the company, its looks come later, and what was typed stays', async () => {
  const { place, takeOver, complaints, world } = await stand({ path: '/login' })
  world.resolveHost = 'ACME'
  const email = fieldOf(place, 'email')
  if (!email) throw new Error('There is no form.')
  email.focus()
  email.value = 'buyer@acme.test'
  await takeOver()
  expect(await screen.findByText('Welcome to Acme Supply')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register/ACME')
  expect(complaints).toEqual([])
  expect(fieldOf(place, 'email')).toBe(email)
  expect(document.activeElement).toBe(email)
  expect(email.value).toBe('buyer@acme.test')
})

test('I18N-01 a language that was chosen is the language', async () => {
  const { place, takeOver } = await stand({ path: '/login/ACME' })
  const list = place.querySelector('select')
  if (!list) throw new Error('There is no list.')
  list.value = 'fr'
  await takeOver()
  expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeDefined()
  expect(place.querySelector('select')).toBe(list)
})
