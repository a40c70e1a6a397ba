import { tenantMachine, type TenantContext } from '../../../../machines/tenant/tenant.machine'
import { samplesOf } from '../sample'

const storefront: NonNullable<TenantContext['storefront']> = {
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
export const settings: NonNullable<TenantContext['settings']> = {
  default_page: 'catalogs',
  b2b_sell_minimum: true,
  b2b_hide_additional_info: false,
  b2b_about_us_private: {},
  b2b_message_order_confirmation: 'Thank you. We ship within two days.',
  b2b_advanced_categories: true,
}

const tenant = samplesOf(tenantMachine, {
  events: {
    'place.changed': {
      'the login of Acme': { pathname: '/login/ACME' },
      'the login': { pathname: '/login' },
      'the catalogue of Bolt': { pathname: '/browse/BOLT' },
      'the cart': { pathname: '/cart' },
    },
    'session.opened': { 'at Acme': { code: 'ACME' } },
  },
  ports: {
    resolveHost: { done: { 'a company': 'ACME', none: null } },
    loadPublicSettings: { done: { Acme: storefront } },
    loadSettings: {
      done: { 'of Acme': settings, 'all off': { ...settings, default_page: 'products', b2b_sell_minimum: false } },
    },
  },
})

export const tenantSamples = [tenant]
