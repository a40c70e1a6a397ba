/** An order that was sent: kept on the device until its answer is there, so that a second sending carries the same key. */
export type Attempt = {
  readonly key: string
  readonly fingerprint: string
  readonly startedAt: string
  readonly tenantCode: string
  readonly email: string
}

/** The attempt in storage, if it belongs to this buyer of this tenant; anything unreadable is none. */
export const readAttempt = (json: unknown, { tenantCode, email }: Pick<Attempt, 'tenantCode' | 'email'>): Attempt | null => {
  if (typeof json !== 'object' || json === null) return null
  const { key, fingerprint, startedAt, ...owner } = json as Record<string, unknown>
  if (![key, fingerprint, startedAt].every((text) => typeof text === 'string')) return null
  if (owner['tenantCode'] !== tenantCode || owner['email'] !== email) return null
  return { key, fingerprint, startedAt, tenantCode, email } as Attempt
}
