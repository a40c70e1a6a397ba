import type { FaultName, SituationName } from './kinds'

/**
 * Three cells of each situation, chosen to differ in what the reader sees. `sample.test.ts` counts that every situation
 * and every fault is there at least twice.
 */
export const sample: Readonly<Record<SituationName, readonly FaultName[]>> = {
  'resolve-host': ['404', '401', 'html'],
  'public-settings': ['shapes-2', 'huge', '503'],
  login: ['422', 'shapes-1', '401'],
  registration: ['dropped-after', 'truncated', '422'],
  'forgot-password': ['dropped-before', 'empty', 'trickle'],
  settings: ['500', 'shapes-1', '401'],
  categories: ['429', 'shapes-2', 'huge'],
  'guest-categories': ['403', 'trickle', 'dropped-before'],
  'category-browse': ['html', '404', 'shapes-2'],
  tags: ['truncated', 'hang', '409'],
  products: ['503', 'huge', 'hang'],
  'product-detail': ['404', 'empty', 'shapes-1'],
  'guest-products': ['400', '403', 'dropped-after'],
  'customer-checkout': ['shapes-2', '500', 'html'],
  'customer-profile': ['409', 'truncated', 'huge'],
  password: ['400', '429', 'shapes-2'],
  order: ['dropped-after', '422', 'html'],
  orders: ['401', 'trickle', 'shapes-1'],
  'order-detail': ['empty', '503', 'shapes-2'],
  'log-error': ['401', 'dropped-before', 'hang'],
  'about-private': ['500', 'empty', 'shapes-1'],
  'about-public': ['truncated', '401', 'huge'],
}

/** The cells that run with `npm test` on a day: two of the three of each situation, all of them within three days. */
export const sampleOn = (day: number, situation: SituationName): readonly FaultName[] =>
  sample[situation].filter((_, at) => at !== day % sample[situation].length)
