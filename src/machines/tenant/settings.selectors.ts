import type { SnapshotFrom } from 'xstate'
import type { settingsMachine } from './settings.machine'

type Snapshot = SnapshotFrom<typeof settingsMachine>

/** Whether categories have pages of their own; guests always filter (C-17, C-42). */
export const hasAdvancedCategories = ({ context }: Snapshot): boolean =>
  context.settings?.b2b_advanced_categories ?? false
/** What a tenant hides is not shown for a moment either: hidden until the settings are there, or cannot be fetched. */
export const isInfoHidden = (snapshot: Snapshot): boolean =>
  snapshot.context.settings?.b2b_hide_additional_info ?? snapshot.hasTag('pending')
/** The tenant's own words after an order, `null` when it has none. */
export const selectOrderMessage = ({ context }: Snapshot): string | null =>
  context.settings?.b2b_message_order_confirmation ?? null
