import type { Id, Language } from '../../api/schemas/shared'
import { grandTotal } from './cart'
import { orderedOf, type Ordered } from './cart-merge'
import { fingerprint, hash, newOrder, type WantedOrder } from './checkout'
import { formatMoney } from './money'

/**
 * An order that was sent and of which nobody knows yet whether it is stored. Kept on the device from the moment before
 * the first sending until its fate is known, so that a second sending is the same one (decision 025).
 */
export type Attempt = {
  /** The `Idempotency-Key` of every sending of it. */
  readonly key: string
  /** The same for the same order: whether the cart and the form still are what was sent. */
  readonly fingerprint: string
  /** The request's body, byte for byte. */
  readonly body: string
  /** What leaves the cart when the order is known to be stored. */
  readonly ordered: readonly Ordered[]
  /** As the buyer saw it: `$120.00`. */
  readonly total: string
  /** When it was first sent, as an ISO instant; and the buyer's day then, YYYY-MM-DD. */
  readonly sentAt: string
  readonly day: string
  /** The ids of the buyer's orders before the first sending, `null` when they could not be had. */
  readonly known: readonly string[] | null
  /** `sending` until an answer came or was lost; a page that was closed leaves it so. */
  readonly state: 'sending' | 'lost'
  /** How often it was sent. */
  readonly tries: number
}

/** To whom belongs what is kept on the device. */
export type Owner = { readonly tenantCode: string; readonly email: string }

/** Stands for a buyer on a device that may have other readers. */
export const buyerMark = (email: string): string => hash(email.trim().toLowerCase(), 0x811c9dc5)

type Row = Readonly<Record<string, unknown>>
const isRow = (json: unknown): json is Row => typeof json === 'object' && json !== null && !Array.isArray(json)
const isOf = (record: Row, { tenantCode, email }: Owner): boolean =>
  record['tenantCode'] === tenantCode && record['buyer'] === buyerMark(email)

/** A record from storage, if it belongs to this buyer of this tenant. */
export const recordOf = (json: unknown, owner: Owner): Row | null => (isRow(json) && isOf(json, owner) ? json : null)

const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isFinite(value)
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isOrdered = (row: unknown): row is Ordered => isRow(row) && isId(row['productId']) && isCount(row['quantity'])
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
const allOf = (json: unknown): readonly Row[] => (Array.isArray(json) ? json.filter(isRow) : [])

const attemptOf = (record: Row): Attempt | null => {
  const { key, fingerprint, body, ordered, total, sentAt, day, known, state, tries } = record
  if (![key, fingerprint, body, sentAt, day].every((text) => typeof text === 'string' && text !== '')) return null
  return {
    key: String(key),
    fingerprint: String(fingerprint),
    body: String(body),
    sentAt: String(sentAt),
    day: String(day),
    ordered: Array.isArray(ordered) ? ordered.filter(isOrdered) : [],
    total: typeof total === 'string' ? total : '',
    known: isTexts(known) ? known : null,
    state: state === 'lost' ? 'lost' : 'sending',
    tries: isCount(tries) ? tries : 1,
  }
}

/** What the device keeps of a buyer's orders. */
export type Kept = {
  readonly attempt: Attempt | null
  /**
   * The key of the last order that is known to be stored, of whichever buyer of the tenant, as they share a cart: a tab
   * that waited for its turn sees that one was.
   */
  readonly settled: string | null
}

/** What is kept of this buyer among all that the device keeps; an attempt that cannot be read is none. */
export const readKept = (json: unknown, owner: Owner): Kept => {
  const ofTenant = allOf(json).filter((row) => row['tenantCode'] === owner.tenantCode)
  const settled = ofTenant.map((row) => row['settled']).find((key) => typeof key === 'string') ?? null
  return { attempt: attemptOf(ofTenant.find((row) => isOf(row, owner)) ?? {}), settled }
}

/** What the device keeps after what it keeps of this buyer became something else; what it keeps of others stays. */
export const withKept = (json: unknown, owner: Owner, { attempt, settled }: Kept): readonly unknown[] => {
  const { tenantCode, email } = owner
  const others = allOf(json)
    .filter((row) => !isOf(row, owner))
    .map((row) => (row['tenantCode'] === tenantCode ? { ...row, settled } : row))
  return [...others, { tenantCode, buyer: buyerMark(email), ...attempt, settled }]
}

/** True when it is the same sending of the same order: nobody has sent or lost it since. */
export const isSameAttempt = (one: Attempt | null, other: Attempt | null): boolean =>
  one?.key === other?.key && one?.tries === other?.tries && one?.state === other?.state

/** The attempt that goes out once more. */
export const sentAgain = (attempt: Attempt): Attempt => ({ ...attempt, state: 'sending', tries: attempt.tries + 1 })
/** The attempt whose answer did not come. */
export const lost = (attempt: Attempt): Attempt => ({ ...attempt, state: 'lost' })

/** What every sending of a new order needs: its key, the buyer's day, the moment, and the language of the body. */
export type Stamp = { readonly key: string; readonly day: string; readonly sentAt: string; readonly language: Language }

/** An order as it is about to be sent for the first time. */
export const newAttempt = (
  wanted: WantedOrder,
  { key, day, sentAt, language }: Stamp,
  known: readonly string[] | null,
): Attempt => {
  const draft = newOrder({ ...wanted, saleDate: day })
  return {
    key,
    fingerprint: fingerprint(draft),
    body: JSON.stringify({ ...draft, lang: language }),
    ordered: orderedOf(wanted.lines),
    total: formatMoney(grandTotal(wanted.lines)),
    sentAt,
    day,
    known,
    state: 'sending',
    tries: 1,
  }
}
