import type { SnapshotFrom } from 'xstate'
import type { tenantMachine } from './tenant.machine'

type Snapshot = SnapshotFrom<typeof tenantMachine>

/** Code of the address or the host, upper or lower case as it came; `null` when nobody knows it. */
export const selectStorefrontCode = ({ context }: Snapshot) => context.code
export const selectStorefront = ({ context }: Snapshot) => context.storefront
export const isStorefrontKnown = (snapshot: Snapshot): boolean =>
  !snapshot.matches({ storefront: 'loading' }) && !snapshot.matches({ storefront: 'resolving' })
export const selectSettings = ({ context }: Snapshot) => context.settings
export const areSettingsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('settingsPending')
/** Whether categories have pages of their own; guests always filter (C-17, C-42). */
export const hasAdvancedCategories = ({ context }: Snapshot): boolean =>
  context.settings?.b2b_advanced_categories ?? false
/** What a tenant hides is not shown for a moment either: hidden until the settings are there, or cannot be fetched. */
export const isInfoHidden = (snapshot: Snapshot): boolean =>
  snapshot.context.settings?.b2b_hide_additional_info ?? areSettingsPending(snapshot)
export const selectOrderMessage = ({ context }: Snapshot): string | null =>
  context.settings?.b2b_message_order_confirmation ?? null
