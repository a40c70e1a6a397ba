import { languages, type Id, type Language } from '../../api/schemas/shared'
import { grandTotal } from './cart'
import { orderedOf, type Ordered } from './cart-merge'
import { fingerprint, newOrder, type WantedOrder } from './checkout'
import { buyerMark, digest } from './digest'
import { isRow, type Row } from './cart-storage'
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
  /**
   * `sending` until an answer came or was lost; a page that was closed leaves it so. `damaged` when what the device kept
   * cannot be read any more: there was an order, and it cannot be sent again. `refused` when a session ended with its first
   * sending, or nobody could look at the orders after its refusal: it is over, unless they show it.
   */
  readonly state: 'sending' | 'lost' | 'damaged' | 'refused'
  /** How often it was sent. */
  readonly tries: number
  /** Its refusal was one of a time-out or a lock (408, 423, 425, 499): no list of orders proves that it will not arrive. */
  readonly mayArrive?: true
}

/** To whom belongs what is kept on the device. */
export type Owner = { readonly tenantCode: string; readonly email: string }

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `null` where there never was an attempt; what is left of one that cannot be read. */
const attemptOf = (record: Row): Attempt | null => {
  const { key, fingerprint, body, ordered, total, sentAt, day, known, state, tries } = record
  if ([key, fingerprint, body, sentAt, day, state].every((value) => value === undefined)) return null
  const sent = Number.isNaN(Date.parse(textOf(sentAt))) ? '' : textOf(sentAt)
  const isWhole = [key, fingerprint, body, sent, day].every((text) => textOf(text) !== '')
  const fate = state === 'lost' || state === 'refused' ? state : 'sending'
  return {
    key: textOf(key),
    fingerprint: textOf(fingerprint),
    body: textOf(body),
    sentAt: sent,
    day: textOf(day),
    ordered: Array.isArray(ordered) ? ordered.filter(isOrdered) : [],
    total: textOf(total),
    known: isTexts(known) ? known : null,
    state: isWhole && state !== 'damaged' ? fate : 'damaged',
    tries: isCount(tries) ? tries : 1,
    ...(record['mayArrive'] === true && { mayArrive: true }),
  }
}

/** Nobody knows what became of it, or it is on its way. */
export const isOpen = (attempt: Attempt | null): attempt is Attempt => attempt !== null && attempt.state !== 'refused'

/** An order that is over, but not known to be stored: the same body, wanted once more, goes out under the same key. */
export type Former = { readonly key: string; readonly mark: string }
const formerOf = (json: unknown): Former | null => {
  if (!isRow(json)) return null
  const [key, mark] = [textOf(json['key']), textOf(json['mark'])]
  return key === '' || mark === '' ? null : { key, mark }
}

/** What the device keeps of a buyer's orders. */
export type Kept = {
  readonly attempt: Attempt | null
  /**
   * The key of the last order that is known to be stored, of whichever buyer of the tenant, as they share a cart: a tab
   * that waited for its turn sees that one was.
   */
  readonly settled: string | null
  readonly former: Former | null
}
/** The same, and whether the device holds a record of this buyer at all: what was wiped from outside is not settled. */
export type Found = Kept & {
  readonly isRecorded: boolean
  /** The marks of other buyers of the tenant whose orders have no answer yet: they share its cart (C-91). */
  readonly others: readonly string[]
}

const damaged: Row = { state: 'damaged' }

/** What is kept of this buyer among all that the device keeps. A value that is no list may hide an attempt. */
export const readKept = (json: unknown, owner: Owner): Found => {
  const ofTenant = allOf(json).filter((row) => row['tenantCode'] === owner.tenantCode)
  const settled = ofTenant.map((row) => row['settled']).find((key) => typeof key === 'string') ?? null
  const isUnreadable = json !== null && !Array.isArray(json)
  const record = isUnreadable ? damaged : ofTenant.find((row) => isOf(row, owner))
  return {
    attempt: attemptOf(record ?? {}),
    settled,
    former: formerOf(record?.['former']),
    isRecorded: record !== undefined,
    others: ofTenant
      .filter((row) => !isOf(row, owner) && attemptOf(row) !== null)
      .map((row) => textOf(row['buyer']))
      .filter((mark) => mark !== ''),
  }
}

/** What a tab goes by: what the device holds, or its own memory where the device was wiped meanwhile. */
export const remembered = (memory: Kept, { isRecorded, others: _, ...found }: Found): Kept =>
  isRecorded ? found : memory

const writtenOf = (row: Row | undefined): number => (isCount(row?.['written']) ? row['written'] : 0)
/** How often what the device keeps of this buyer was written. */
export const writtenIn = (json: unknown, owner: Owner): number => writtenOf(allOf(json).find((row) => isOf(row, owner)))

/**
 * What the device keeps after what it keeps of this buyer became something else; what it keeps of others stays. `before`:
 * how often it was written at least.
 */
export const withKept = (
  json: unknown,
  owner: Owner,
  { attempt, settled, former }: Kept,
  before = 0,
): readonly unknown[] => {
  const { tenantCode, email } = owner
  const written = Math.max(before, writtenIn(json, owner)) + 1
  const others = allOf(json)
    .filter((row) => !isOf(row, owner))
    .map((row) => (row['tenantCode'] === tenantCode ? { ...row, settled } : row))
  return [...others, { tenantCode, buyer: buyerMark(email), ...attempt, settled, former, written }]
}

/**
 * The same in fewer letters, for a device without room for the whole: what there is to tell of an order and what leaves
 * the cart with it, then without the latter. Another tab knows of the order by that, and cannot send it.
 */
export const shortened = (text: string): readonly string[] => {
  const less = (left: (row: Row) => Row) =>
    JSON.stringify(
      allOf(JSON.parse(text)).map((row) => (attemptOf(row) === null ? row : { ...left(row), state: 'damaged' })),
    )
  const told = ({ body: _, fingerprint: _2, known: _3, ...row }: Row): Row => row
  return [less(told), less(({ ordered: _, ...row }) => told(row))]
}

/** True when it is the same sending of the same order: nobody has sent or lost it since. */
export const isSameAttempt = (one: Attempt | null, other: Attempt | null): boolean =>
  one?.key === other?.key && one?.tries === other?.tries && one?.state === other?.state

/** The attempt that goes out once more. */
export const sentAgain = (attempt: Attempt): Attempt => ({ ...attempt, state: 'sending', tries: attempt.tries + 1 })
/** The attempt whose first sending was refused, which the orders have not confirmed yet. */
export const refused = (attempt: Attempt, mayArrive = false): Attempt => ({
  ...attempt,
  state: 'refused',
  ...(mayArrive && { mayArrive }),
})
/** The attempt whose answer did not come. */
export const lost = (attempt: Attempt): Attempt => ({ ...attempt, state: 'lost' })

/** The order is over, and not known to be stored: refused, or not to be found. */
export const ended = ({ attempt, settled }: Kept): Kept => ({
  attempt: null,
  settled,
  former: attempt === null || attempt.body === '' ? null : { key: attempt.key, mark: digest(attempt.body) },
})
/** The order is known to be stored. The same one, wanted again, is another one. */
export const stored = ({ attempt, settled }: Kept): Kept => ({
  attempt: null,
  settled: attempt?.key || settled,
  former: null,
})

/** What every sending of a new order needs: its key, the buyer's day, the moment, and the language of the body. */
export type Stamp = { readonly key: string; readonly day: string; readonly sentAt: string; readonly language: Language }

/**
 * An order as it is about to be sent for the first time. A browser may have sent the former one twice by itself, and
 * its second answer may have been a refusal; it may also arrive late: the same order keeps its body and its key.
 */
export const newAttempt = (
  wanted: WantedOrder,
  { key, day, sentAt, language }: Stamp,
  known: readonly string[] | null,
  former: Former | null = null,
): Attempt => {
  const draft = newOrder({ ...wanted, saleDate: day })
  const bodyIn = (lang: Language) => JSON.stringify({ ...draft, lang })
  // The language on the screen makes no other order of it.
  const again = former && languages.map(bodyIn).find((text) => digest(text) === former.mark)
  const body = again ?? bodyIn(language)
  return {
    key: former && again ? former.key : key,
    fingerprint: fingerprint(draft),
    body,
    ordered: orderedOf(wanted.lines),
    total: formatMoney(grandTotal(wanted.lines)),
    sentAt,
    day,
    known,
    state: 'sending',
    tries: 1,
  }
}
