import type { Page } from '@playwright/test'
import { words } from '../../mocks/words'
import { expect } from '../journeys/support'
import { isNetwork, type Effect, type FaultName } from './kinds'
import {
  formOutcome,
  refusedAtLength,
  sentBack,
  signedOut,
  slow,
  unharmed,
  type Outcome,
  type Situation,
} from './outcomes'
import { password, type Stage } from './stage'

const ok = (body: unknown): Effect => ({ status: 200, body: body as Record<string, unknown> })
const wordless: readonly [Effect, Effect] = [ok({ message: { en: 'Done' } }), ok(['done', null, 5])]
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
const acme = { code: 'ACME', isKnown: true, huge: refusedAtLength } as const

/** Signing in. Nobody is signed in by half an answer. */
export const login: Situation = {
  ...acme,
  isSignedIn: false,
  method: 'POST',
  path: () => '/api/login',
  shapes: [
    ok({ token: 5, tenants: 'ACME', user: [] }),
    ok({ token: 'a-token', tenants: [{ code: 5 }, null], user: { email: {}, name: 7 } }),
  ],
  open: async ({ page }) => void (await page.goto('/login/ACME')),
  act: async ({ page, button, email }) => {
    await fill(page, { email, password })
    await button('login.submit').click()
  },
  fine: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('products.title') }),
  look: async ({ page, email }, fault) => {
    if (fault !== 'trickle') await expect(field(page, 'email')).toHaveValue(email)
  },
  outcome: (stage, fault) => {
    const outcome = formOutcome(stage, fault, {
      fallback: () => stage.both('common.unexpectedLogin', 'unexpected'),
      busy: 'login.busy',
      done: login.fine,
      rejected: () => ({ ...sentBack(stage, '/login/ACME'), way: 'again' }),
      wordless: () => ({
        sees: fault.startsWith('shapes')
          ? stage.both('login.companyUnavailable', 'companyUnavailable')
          : stage.both('common.unexpectedLogin', 'unexpected'),
        way: 'again',
      }),
    })
    // Whoever is signed in finds no login any more.
    return fault === 'trickle' ? { ...outcome, way: 'reload' } : outcome
  },
}

const applicant = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Engines',
  phone: '4165550100',
  email: 'ada@engines.test',
  address: '1 Mill Road',
  city: 'Toronto',
  zip: 'M5V 1A1',
}
const kept =
  (name: string, value: string) =>
  async ({ page }: Stage, fault: FaultName) => {
    if (fault === '401') return
    const isSent = (['truncated', 'empty', 'shapes-1', 'shapes-2', 'trickle'] as FaultName[]).includes(fault)
    await expect(field(page, name), 'what was typed').toHaveValue(isSent ? '' : value)
  }

/** A success is one whatever the body says; what was typed stays until there is one. */
const done =
  (key: string) =>
  (stage: Stage): Outcome => ({
    sees: [stage.says(key)],
    misses: [stage.page.getByRole('alert')],
    way: 'reopen',
  })

export const registration: Situation = {
  ...acme,
  isSignedIn: false,
  method: 'POST',
  path: () => '/api/register',
  shapes: wordless,
  open: async ({ page }) => void (await page.goto('/register/ACME')),
  act: async ({ page, button }) => {
    await fill(page, applicant)
    await field(page, 'country').selectOption('CA')
    await field(page, 'state').selectOption('ON')
    await button('register.submit').click()
  },
  fine: ({ reads, language }) => reads(words('registered', language)),
  look: kept('firstName', applicant.firstName),
  outcome: (stage, fault) =>
    formOutcome(stage, fault, {
      fallback: () => stage.both('common.unexpectedLogin', 'unexpected'),
      busy: 'register.busy',
      done: registration.fine,
      rejected: () => sentBack(stage, '/login/ACME'),
      wordless: done('register.done'),
    }),
}

export const forgotPassword: Situation = {
  ...acme,
  isSignedIn: false,
  method: 'POST',
  path: () => '/api/auth/forgot-password',
  shapes: wordless,
  open: async ({ page }) => void (await page.goto('/forgot-password/ACME')),
  act: async ({ page, button }) => {
    await fill(page, { email: applicant.email })
    await button('forgot.submit').click()
  },
  fine: ({ reads, language }) => reads(words('resetRequested', language)),
  look: kept('email', applicant.email),
  outcome: (stage, fault) =>
    formOutcome(stage, fault, {
      fallback: () => [stage.says('common.unexpected')],
      busy: 'forgot.busy',
      done: forgotPassword.fine,
      rejected: () => sentBack(stage, '/login/ACME'),
      wordless: done('forgot.done'),
    }),
}

const next = 'Passw0rd!2'
export const changePassword: Situation = {
  ...acme,
  isSignedIn: true,
  method: 'PUT',
  path: () => '/api/user/ACME/password',
  shapes: wordless,
  open: async ({ page }) => void (await page.goto('/profile')),
  act: async ({ page, button }) => {
    await fill(page, { current_password: password, new_password: next, new_password_confirmation: next })
    await button('profile.submit').click()
  },
  fine: ({ reads, language }) => reads(words('passwordUpdated', language)),
  look: kept('current_password', password),
  outcome: (stage, fault) => {
    const outcome = formOutcome(stage, fault, {
      fallback: () => [stage.says('common.unexpected')],
      busy: 'profile.busy',
      done: changePassword.fine,
      rejected: () => signedOut(stage, 'ACME'),
      wordless: done('profile.done'),
    })
    // The server has changed the password: the former one is wrong now, and the server says so.
    const isChanged = ['dropped-after', 'truncated', 'trickle'].includes(fault)
    return isChanged ? { ...outcome, fine: stage.reads(words('wrongCurrentPassword', stage.language)) } : outcome
  },
}

/** The customer behind a buyer on the profile: only logged (spec 8); what the login said stands in. */
export const customerProfile: Situation = {
  ...acme,
  isSignedIn: true,
  method: 'GET',
  path: () => '/api/customers/ACME',
  shapes: [ok({ data: { first: 1 } }), ok({ data: [null, 'x', { id: 4, name: 'The good row', mobile_phone: {} }] })],
  huge: ok({
    data: [{ id: 4, name: 'W'.repeat(10_000), shipping_addresses: Array.from({ length: 5000 }, (_, id) => ({ id })) }],
  }),
  open: async ({ page }) => void (await page.goto('/profile')),
  fine: ({ page }) =>
    page
      .getByText(/\d{3}.*\d{4}/)
      .filter({ visible: true })
      .first(),
  outcome: (stage, fault) => {
    if (fault === '401') return signedOut(stage, 'ACME')
    if (fault === 'hang') return slow(stage)
    if (fault === 'trickle') return unharmed(stage, customerProfile)
    const names = { 'shapes-2': 'The good row', huge: 'W'.repeat(200) }
    const name = fault === 'shapes-2' || fault === 'huge' ? names[fault] : stage.email
    return {
      sees: [stage.says('profile.title'), stage.reads(name), stage.button('profile.submit')],
      misses: [customerProfile.fine(stage), stage.page.getByRole('alert')],
      way: 'reload',
    }
  },
}

/** The report of a crash: whatever becomes of it, the reader sees the error screen and gets on (ERR-07 to ERR-09). */
export const logError: Situation = {
  ...acme,
  isSignedIn: true,
  method: 'POST',
  path: () => '/api/log/error',
  shapes: wordless,
  huge: { ...ok({ message: 'x'.repeat(100_000) }), pad: 2_000_000 },
  open: async ({ page }) => {
    await page.goto('/products')
    await page.locator('article').first().waitFor()
    await page.evaluate(() => localStorage.setItem('user', '{bad'))
    await page.reload()
  },
  again: async ({ button }) => button('error.login').click(),
  fine: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('login.title') }),
  look: async ({ page }, fault) => {
    // A 401 here ends nothing (ERR-08).
    if (fault === '401') expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  },
  outcome: (stage) => ({
    sees: [stage.says('error.title'), stage.button('error.reload'), stage.button('error.login')],
    misses: [stage.says('common.unexpected'), logError.fine(stage)],
    way: 'again',
  }),
}

const about = (audience: 'private' | 'public', isSignedIn: boolean): Situation => {
  const frame = ({ page }: Stage) => page.frameLocator('main iframe')
  const situation: Situation = {
    ...acme,
    isSignedIn,
    method: 'GET',
    path: ({ language }) => `/documents/ACME/about-${audience}-${language}.html`,
    shapes: [ok({ data: { first: 'A shape' } }), ok([null, 'A shape', 7])],
    huge: { pad: 1_100_000 },
    open: async ({ page }) => void (await page.goto(isSignedIn ? '/about-us' : '/about-us/ACME')),
    fine: (stage) => frame(stage).getByRole('heading', { level: 1 }),
    outcome: (stage, fault) => {
      if (fault === 'html') return { reason: 'An About Us document is HTML: this is what a good answer looks like.' }
      if (fault === '401') return isSignedIn ? signedOut(stage, 'ACME') : sentBack(stage, '/login/ACME')
      if (fault === 'hang') return slow(stage)
      if (fault === 'trickle') return unharmed(stage, situation)
      if (fault.startsWith('shapes')) return { sees: [frame(stage).getByText('A shape')], way: 'reload' }
      const retry = { sees: [stage.button('common.retry')], way: 'retry' } as const
      const why = stage.says(isNetwork(fault) ? 'common.unreachable' : 'about.failedText')
      if (!isSignedIn) {
        if (fault === 'empty') return { sees: [stage.says('about.missing')], way: 'reload' }
        return { ...retry, sees: [...retry.sees, stage.says('about.failed'), why] }
      }
      const sentence = (text: string) => frame(stage).getByText(text)
      if (fault === 'empty') return { sees: [sentence('Private About Us content is not configured.')], way: 'reload' }
      return { ...retry, sees: [...retry.sees, sentence('Error: Could not load content.'), why] }
    },
  }
  return situation
}
export const aboutPrivate = about('private', true)
export const aboutPublic = about('public', false)
