import { expect } from '../journeys/support'
import { isFailing, type Effect, type FaultName } from './kinds'
import { sentBack, signedOut, slow, type Outcome, type Situation } from './outcomes'
import type { Stage } from './stage'

const branded = ({ page }: Stage) => page.getByText('Acme Supply').filter({ visible: true }).first()
const manyKeys = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`unknown_${at}`, 'x'.repeat(20)]))
const huge = (body: Readonly<Record<string, unknown>>): Effect => ({
  status: 200,
  body: { ...body, ...manyKeys },
  pad: 2_000_000,
})

/** The default looks, and a form that can be used (LOGIN-42). */
const plain = (stage: Stage): Outcome => ({
  sees: [stage.says('login.title'), stage.says('login.welcomeTitle'), stage.button('login.submit')],
  misses: [branded(stage), stage.page.getByRole('alert')],
  way: 'reload',
})
const looks = (stage: Stage): Outcome => ({ sees: [stage.says('login.title'), branded(stage)], way: 'reload' })

/** Which company a host stands for. */
export const resolveHost: Situation = {
  code: 'ACME',
  isSignedIn: false,
  method: 'GET',
  path: () => '/api/public/resolve-host',
  shapes: [
    { status: 200, body: ['ACME'] },
    { status: 200, body: { code: { en: 'ACME' }, extra: null } },
  ],
  huge: huge({ code: 'ACME' }),
  prepare: async ({ context }) => {
    await context.request.post('/__mock/settings', { data: { resolveHost: 'ACME' } })
  },
  open: async ({ page }) => void (await page.goto('/login')),
  fine: branded,
  look: async ({ world }, fault) => {
    // The start leads back to this screen; asked anew, the host would send the visitor round for ever.
    const calls = await world.calls('GET', '/api/public/resolve-host')
    if (fault === '401') expect(calls).toHaveLength(1)
  },
  outcome: (stage, fault) => {
    if (fault === 'huge' || fault === 'trickle') return looks(stage)
    if (fault === '401') return sentBack(stage, '/login')
    const { sees, ...rest } = plain(stage)
    return { ...rest, sees: [...sees, stage.says('login.codeTitle')] }
  },
}

/** How a company looks to everybody. */
export const publicSettings: Situation = {
  code: 'ACME',
  isSignedIn: false,
  isKnown: true,
  method: 'GET',
  path: () => '/api/public/settings/ACME',
  shapes: [
    { status: 200, body: [] },
    { status: 200, body: { name: 7, logo_url: {}, welcome_title: '{bad', welcome_title_styles: 5, about_us_url: [] } },
  ],
  huge: huge({ name: 'Acme Supply', welcome_title: { en: 'W'.repeat(10_000) }, welcome_title_styles: 'color: red' }),
  open: async ({ page }) => void (await page.goto('/login/ACME')),
  fine: branded,
  outcome: (stage, fault) => {
    if (fault === 'huge' || fault === 'trickle') return looks(stage)
    if (fault === '401') return sentBack(stage, '/login/ACME')
    // The one word that says that there is no such company: it can be mended on the spot (C-125).
    if (fault === '404') return { sees: [stage.says('login.noCompany', { code: 'ACME' })], way: 'reload' }
    return plain(stage)
  },
}

/** What a company decides for its buyers: Catalyx begins with its catalogs, and where nothing is known, with the products. */
export const settings: Situation = {
  email: 'buyer@catx.test',
  code: 'CATX',
  isSignedIn: true,
  method: 'GET',
  path: () => '/api/settings/CATX',
  shapes: [
    { status: 200, body: ['catalogs'] },
    {
      status: 200,
      body: { default_page: { to: 'catalogs' }, b2b_advanced_categories: 'yes', b2b_about_us_private: 4 },
    },
  ],
  huge: huge({ default_page: 'catalogs', b2b_message_order_confirmation: 'x'.repeat(10_000) }),
  open: async ({ page }) => void (await page.goto('/dashboard')),
  fine: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('catalogs.title') }),
  outcome: (stage, fault: FaultName): Outcome => {
    if (fault === '401') return signedOut(stage, 'CATX')
    if (fault === 'hang') return { ...slow(stage), at: '/dashboard' }
    const isThere = fault === 'huge' || fault === 'trickle'
    return {
      at: isThere ? '/catalogs' : '/products',
      sees: [stage.says(isThere ? 'catalogs.title' : 'products.title')],
      // What failed is only logged (spec 8); nobody reads of it.
      misses: isFailing(fault) ? [stage.page.getByRole('alert')] : [],
      way: 'reopen',
    }
  },
}
