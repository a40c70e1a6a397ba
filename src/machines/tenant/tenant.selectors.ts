import type { SnapshotFrom } from 'xstate'
import type { tenantMachine } from './tenant.machine'

type Snapshot = SnapshotFrom<typeof tenantMachine>

/** Code of the address or the host, upper or lower case as it came; `null` when nobody knows it. */
export const selectStorefrontCode = ({ context }: Snapshot) => context.code
export const selectStorefront = ({ context }: Snapshot) => context.storefront
/** The code that no company has, `null` unless the server said so (C-125). */
export const selectUnknownCode = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('unknownCode') ? snapshot.context.code : null
/** Neither the address nor the host belongs to a company, and nobody is being asked. */
export const isOfNobody = (snapshot: Snapshot): boolean => snapshot.context.code === null && !snapshot.hasTag('pending')
