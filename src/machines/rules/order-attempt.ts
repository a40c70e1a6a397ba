import { hash } from './checkout'

/** An order that was sent: kept on the device until its answer is there, so that a second sending carries the same key. */
export type Attempt = {
  readonly key: string
  readonly fingerprint: string
  readonly startedAt: string
  readonly tenantCode: string
  readonly email: string
}

/** What is kept on the device: the buyer only as a mark, because the device may have other readers. */
export const attemptRecord = ({ email, ...attempt }: Attempt) => ({ ...attempt, buyer: buyerMark(email) })
/** Stands for a buyer on a device that may have other readers. */
export const buyerMark = (email: string): string => hash(email.trim().toLowerCase(), 0x811c9dc5)

/** To whom belongs what is kept on the device. */
export type Owner = Pick<Attempt, 'tenantCode' | 'email'>

/** A record from storage, if it belongs to this buyer of this tenant. */
export const recordOf = (json: unknown, { tenantCode, email }: Owner): Readonly<Record<string, unknown>> | null => {
  if (typeof json !== 'object' || json === null) return null
  const record = json as Readonly<Record<string, unknown>>
  return record['tenantCode'] === tenantCode && record['buyer'] === buyerMark(email) ? record : null
}

/** The attempt in storage, if it belongs to this buyer of this tenant; anything unreadable is none. */
export const readAttempt = (json: unknown, { tenantCode, email }: Owner): Attempt | null => {
  const { key, fingerprint, startedAt } = recordOf(json, { tenantCode, email }) ?? {}
  if (![key, fingerprint, startedAt].every((text) => typeof text === 'string')) return null
  return { key, fingerprint, startedAt, tenantCode, email } as Attempt
}
