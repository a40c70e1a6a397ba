import type { FaultInput } from '../../mocks/faults'

/** The nineteen faults of the matrix (quality 3.1), in the order of its columns. */
export const faultNames = [
  'dropped-before',
  'dropped-after',
  'hang',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '503',
  'html',
  'truncated',
  'empty',
  'shapes-1',
  'shapes-2',
  'huge',
  'trickle',
] as const
export type FaultName = (typeof faultNames)[number]

/** The twenty-two situations of the matrix (quality 3.1), in the order of its rows. */
export const situationNames = [
  'resolve-host',
  'public-settings',
  'login',
  'registration',
  'forgot-password',
  'settings',
  'categories',
  'guest-categories',
  'category-browse',
  'tags',
  'products',
  'product-detail',
  'guest-products',
  'customer-checkout',
  'customer-profile',
  'password',
  'order',
  'orders',
  'order-detail',
  'log-error',
  'about-private',
  'about-public',
] as const
export type SituationName = (typeof situationNames)[number]

/** What happens to a call; which call it is stands with the situation. */
export type Effect = Omit<FaultInput, 'path' | 'method' | 'times'>

/** What the server says when it refuses. */
export const said = (status: number | string): string => `The server says no to this: ${status}.`
/** What it says about a field of an order. */
export const saidOfField = 'This reference was used before.'

const refused = (status: number): Effect => ({ status, body: { message: said(status) } })

/** Faults that are the same wherever they happen. */
export const commonEffects: Readonly<Record<Exclude<FaultName, 'shapes-1' | 'shapes-2' | 'huge'>, Effect>> = {
  'dropped-before': { drop: 'before' },
  'dropped-after': { drop: 'after' },
  hang: { hang: true },
  '400': refused(400),
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  '409': refused(409),
  '422': { status: 422, body: { message: said(422), errors: { purchase_order: [saidOfField] } } },
  '429': refused(429),
  '500': { status: 500 },
  '503': { status: 503, body: '<!doctype html><title>503</title><h1>Service unavailable</h1>', type: 'text/html' },
  html: { status: 200, body: '<!doctype html><title>Network</title><h1>Welcome to the hotel</h1>', type: 'text/html' },
  truncated: { truncate: 5 },
  empty: { status: 200 },
  trickle: { trickle: 1000 },
}

/** The kinds that most situations answer alike. */
export const isLost = (fault: FaultName): boolean => fault === 'dropped-before' || fault === 'dropped-after'
export const isRefused = (fault: FaultName): boolean => fault.startsWith('4')
export const isFailing = (fault: FaultName): boolean => fault.startsWith('5')
/** The connection is the trouble: the reader is told to look at it. A body that breaks off is one, too. */
export const isNetwork = (fault: FaultName): boolean => isLost(fault) || fault === 'truncated'
