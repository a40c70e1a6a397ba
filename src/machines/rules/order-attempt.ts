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
const buyerMark = (email: string): string => hash(email.trim().toLowerCase(), 0x811c9dc5)

/** The attempt in storage, if it belongs to this buyer of this tenant; anything unreadable is none. */
export const readAttempt = (
  json: unknown,
  { tenantCode, email }: Pick<Attempt, 'tenantCode' | 'email'>,
): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null
  const { key, fingerprint, startedAt, ...owner } = json as Record<string, unknown>
  if (![key, fingerprint, startedAt].every((text) => typeof text === 'string')) return null
  if (owner['tenantCode'] !== tenantCode || owner['buyer'] !== buyerMark(email)) return null
  return { key, fingerprint, startedAt, tenantCode, email } as Attempt
}
