import { accentMachine } from '../../../machines/tenant/accent.machine'
import { accentColours } from '../../../machines/rules/accent'
import { settingsMachine, type SettingsContext, type SettingsSettled } from '../../../machines/tenant/settings.machine'
import { tenantMachine } from '../../../machines/tenant/tenant.machine'
import type { TenantContext, TenantNews } from '../../../machines/tenant/tenant.types'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'

/** The public looks of Acme. */
export const storefront: NonNullable<TenantContext['storefront']> = {
  name: 'Acme Supply',
  logo_url: '/media/ACME/logo.svg',
  banner_image_url: null,
  welcome_title: { en: 'Welcome to Acme Supply' },
  welcome_subtitle: { en: 'Fasteners and fittings since 1952' },
  welcome_title_styles: null,
  welcome_subtitle_styles: null,
  b2b_advanced_categories: true,
  b2b_sell_minimum: false,
  about_us_url: { en: 'https://docs.acme.test/about-us.html' },
}
/** The settings of Acme: buyers land on the catalogue page, and buy in steps of the minimum. */
export const settings: NonNullable<SettingsContext['settings']> = {
  default_page: 'catalogs',
  b2b_sell_minimum: true,
  b2b_hide_additional_info: false,
  b2b_about_us_private: {},
  b2b_message_order_confirmation: 'Thank you. We ship within two days.',
  b2b_advanced_categories: true,
}

const form = { 'a form': { subscriber: standIn<TenantNews>('subscriber') } }
const tenant = samplesOf(tenantMachine, {
  events: {
    'place.changed': {
      'the login of Acme': { pathname: '/login/ACME' },
      'the login': { pathname: '/login' },
      'the login with a mistyped code': { pathname: '/login/ZETTA' },
      'the catalogue of Bolt': { pathname: '/browse/BOLT' },
      'the cart': { pathname: '/cart' },
    },
    'subscriber.joined': form,
    'subscriber.left': form,
  },
  ports: {
    resolveHost: { done: { 'a company': 'ACME', none: null } },
    loadPublicSettings: { done: { Acme: storefront } },
  },
})

const shop = { 'the shop': { subscriber: standIn<SettingsSettled>('subscriber') } }
const settingsOf = samplesOf(settingsMachine, {
  inputs: { 'of Acme': { code: 'ACME' } },
  events: { 'subscriber.joined': shop, 'subscriber.left': shop },
  ports: {
    loadSettings: {
      done: { 'of Acme': settings, 'all off': { ...settings, default_page: 'products', b2b_sell_minimum: false } },
    },
  },
})

const orange = accentColours('#c6521a')
const acmeLooks = { logo: '/media/ACME/logo.svg', styles: [null, null] }
const accent = samplesOf(accentMachine, {
  inputs: {
    'a first visit': { tenant: standIn('tenant'), kept: {} },
    'a later visit': {
      tenant: standIn('tenant'),
      kept: { ACME: { logo: acmeLooks.logo, titles: [], colours: orange } },
    },
  },
  events: {
    'storefront.settled': {
      'of Acme': { code: 'ACME', addresses: null, looks: acmeLooks },
      'of Bolt, with a colour of its own': {
        code: 'BOLT',
        addresses: null,
        looks: { logo: null, styles: ['color: #5b9bf0', null] },
      },
      'not fetched': { code: 'ZETA', addresses: null, looks: null },
    },
    'buyer.entered': {
      'of Acme': { code: 'ACME', logo: acmeLooks.logo },
      'of Bolt': { code: 'BOLT', logo: null },
    },
  },
  ports: { workOut: { done: { 'an orange shop': orange, 'no colour': null } } },
  news: { tenantNews: ['storefront.settled'] },
})

export const tenantSamples = [accent, tenant, settingsOf]
