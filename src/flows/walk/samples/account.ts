import { aboutUsMachine } from '../../../machines/account/about-us.machine'
import { changePasswordMachine } from '../../../machines/account/change-password.machine'
import { deviceRecordMachine } from '../../../machines/account/device-record.machine'
import { forgotPasswordMachine } from '../../../machines/account/forgot-password.machine'
import { profileMachine } from '../../../machines/account/profile.machine'
import { registrationMachine } from '../../../machines/account/registration.machine'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'
import { customer, registration as filledIn } from './goods'
import { settings, storefront } from './tenant'

const malformed = {
  'well-formed': { malformed: {} },
  'a malformed email': { malformed: { email: 'email' as const } },
}

const aboutUs = samplesOf(aboutUsMachine, {
  inputs: {
    'for everybody': { audience: 'public', code: 'ACME', app: standIn('app'), source: standIn('tenant') },
    'for buyers': { audience: 'private', code: 'ACME', app: standIn('app'), source: standIn('settings') },
  },
  events: {
    'settings.settled': { known: { settings }, 'not fetched': { settings: null } },
    'storefront.settled': {
      known: { code: 'ACME', addresses: storefront.about_us_url ?? null, looks: null },
      'not fetched': { code: 'ACME', addresses: null, looks: null },
      'of another company': { code: 'BOLT', addresses: {}, looks: null },
    },
  },
  ports: {
    loadDocument: {
      done: {
        'a document': {
          html: '<h1>Acme Supply</h1><p>Fasteners and fittings since 1952.</p>',
          address: 'https://docs.acme.test/about-us.html',
        },
        none: null,
        'the document of this device': {
          value: { html: '<h1>Acme Supply</h1>', address: 'https://docs.acme.test/about-us.html' },
          asOf: Date.UTC(2026, 2, 2, 9),
          isSearched: false,
        },
      },
    },
  },
  news: { appNews: ['language.changed', 'network.returned'], addressNews: ['settings.settled', 'storefront.settled'] },
})

const changePassword = samplesOf(changePasswordMachine, {
  inputs: { 'at Acme': { code: 'ACME' } },
  events: {
    'field.changed': {
      'all fields': {
        patch: {
          current_password: 'Secret-123',
          new_password: 'Better-456',
          new_password_confirmation: 'Better-456',
        },
      },
      'another confirmation': { patch: { new_password_confirmation: 'Bitter-456' } },
      'the current password': { patch: { current_password: 'Secret-123' } },
    },
  },
  ports: {
    changePassword: {
      done: { changed: { message: 'Password updated.' }, 'without words': { message: null } },
    },
  },
})

const nothingKept = {
  cartLines: 0,
  drafts: 0,
  padRows: 0,
  hasForm: false,
  hasPartNumbers: false,
  receipts: 0,
  order: null,
}
const cartKept = { ...nothingKept, cartLines: 3, drafts: 1, padRows: 12 }
const orderKept = {
  ...cartKept,
  hasForm: true,
  order: { key: 'order-key-1', total: '$120.00', sentAt: '2026-03-01T10:00:00.000Z' },
}
const deviceRecord = samplesOf(deviceRecordMachine, {
  inputs: { 'Ann Buyer': { owner: { tenantCode: 'ACME', email: 'buyer@acme.test' } } },
  events: {},
  ports: {
    lookAtDevice: {
      done: { 'a cart and a draft': cartKept, 'an order in doubt': orderKept, nothing: nothingKept },
      failed: { 'not readable': { kind: 'unreadable' } },
    },
    forgetOnDevice: {
      done: {
        forgotten: { isDone: true, kept: nothingKept },
        'an order meanwhile': { isDone: false, kept: orderKept },
      },
      failed: { 'not writable': { kind: 'unreadable' } },
    },
  },
})

const forgotPassword = samplesOf(forgotPasswordMachine, {
  inputs: {
    'no company known': { code: '', tenant: standIn('tenant') },
    'at Acme': { code: 'ACME', tenant: standIn('tenant') },
  },
  events: {
    'field.changed': {
      'both fields': { patch: { email: 'ann@northyard.test', manufacturerCode: 'acme' } },
      'the email': { patch: { email: 'ann@northyard' } },
      'the code': { patch: { manufacturerCode: 'bolt' } },
    },
    'code.offered': { 'by the host': { code: 'ACME' } },
    'form.submitted': malformed,
  },
  ports: {
    requestReset: {
      done: { sent: { message: 'We have sent a new password.' }, 'without words': { message: null } },
    },
  },
  news: { tenantNews: ['code.offered'] },
})

const profile = samplesOf(profileMachine, {
  inputs: { 'Ann Buyer': { code: 'ACME', email: 'buyer@acme.test', app: standIn('app') } },
  events: {},
  ports: {
    loadCustomer: {
      done: {
        'a customer': customer,
        none: null,
        'the customer of this device': { value: customer, asOf: Date.UTC(2026, 2, 2, 9), isSearched: false },
      },
    },
  },
  news: { appNews: ['network.returned'] },
})

const countries = [
  {
    name: 'Canada',
    code: 'CA',
    regions: [
      { name: 'Ontario', code: 'ON' },
      { name: 'Quebec', code: 'QC' },
    ],
  },
  { name: 'United States', code: 'US', regions: [{ name: 'Texas', code: 'TX' }] },
  { name: 'Singapore', code: 'SG', regions: [] },
]
const neighbours = { app: standIn('app'), tenant: standIn('tenant') }
/** What a tab keeps of a form that was not sent. */
const halfFilled = { firstName: 'Ann', lastName: 'Buyer', company: 'North Yard Construction' }
const registration = samplesOf(registrationMachine, {
  inputs: {
    'no company known': { manufacturerCode: '', country: '', ...neighbours },
    'at Acme, from Canada': { manufacturerCode: 'ACME', country: 'CA', ...neighbours },
  },
  events: {
    'field.changed': {
      // A change of the country empties the state: what is filled in keeps it.
      'the country': { patch: { country: 'CA' } },
      'all other fields': { patch: filledIn },
      'a country that is not listed': { patch: { country: 'XK' } },
      'one password': { patch: { password: 'Secret-123' } },
      'the email': { patch: { email: 'ann@northyard' } },
      'a website without its scheme': { patch: { webAddress: 'www.northyard.test' } },
    },
    'code.offered': { 'by the host': { code: 'ACME' } },
    'form.submitted': malformed,
  },
  ports: {
    loadCountries: {
      done: { 'three countries': countries, none: [] },
      failed: { 'not loaded': { kind: 'unreachable' } },
    },
    recallDraft: { done: { 'nothing typed before': null, 'a half-filled form': halfFilled } },
    register: {
      done: { registered: { message: 'Thank you, we will be in touch.' }, 'without words': { message: null } },
    },
  },
  news: { tenantNews: ['code.offered'], appNews: ['network.returned'] },
})

export const accountSamples = [aboutUs, changePassword, deviceRecord, forgotPassword, profile, registration]
