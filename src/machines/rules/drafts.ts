import type { CartLine } from './cart'
import { readCart } from './cart-storage'

/** A named copy of a cart, kept in this browser per tenant and user (C-59). `savedAt` is an ISO instant. */
export type Draft = {
  readonly id: string
  readonly name: string
  readonly savedAt: string
  readonly tenantCode: string
  readonly email: string
  readonly lines: readonly CartLine[]
}
/** Whose drafts. */
export type DraftOwner = Pick<Draft, 'tenantCode' | 'email'>

const longestName = 80

/** A draft as an earlier portal kept it; `null` when it cannot be read. */
export const readDraft = (json: unknown): Draft | null => {
  if (typeof json !== 'object' || json === null) return null
  const { id, name, savedAt, tenantCode, email, lines } = json as Record<string, unknown>
  if (![id, name, savedAt, tenantCode, email].every((text) => typeof text === 'string')) return null
  const draft = { id, name, savedAt, tenantCode, email } as Omit<Draft, 'lines'>
  const readable = readCart({ tenantCode, lines }, draft.tenantCode).lines
  return readable.length === 0 ? null : { ...draft, lines: readable }
}

/** All readable drafts of this browser, of every owner; anything unreadable is left out. */
export const readDrafts = (json: unknown): readonly Draft[] =>
  (Array.isArray(json) ? json : []).map(readDraft).filter((draft) => draft !== null)

/** The drafts of one owner, the newest first. */
export const draftsOf = (drafts: readonly Draft[], { tenantCode, email }: DraftOwner): readonly Draft[] =>
  drafts
    .filter((draft) => draft.tenantCode === tenantCode && draft.email === email)
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))

/** A name as it is kept: trimmed, at most 80 characters; `null` when nothing is left. */
export const draftName = (text: string): string | null => text.trim().slice(0, longestName) || null
