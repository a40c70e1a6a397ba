import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine'

type Snapshot = SnapshotFrom<typeof appMachine>

/** The address that is shown, without what follows a `#`. */
export const selectAddress = ({ context: { place } }: Snapshot): string => place.pathname + place.search
/** The shop of the moment, `null` while there is none or its code is on its way. */
export const selectShop = ({ context }: Snapshot) => context.shop
/** The code of the shop takes long to come. */
export const isShopSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('shopSlow')
export const hasShopFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('shopFailed')
/** The logic of registration, passwords, profile and About Us, `null` while its code is not there. */
export const selectAccount = ({ context }: Snapshot) => context.account
/** The code of the account screens takes long to come. */
export const isAccountSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('accountSlow')
export const hasAccountFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('accountFailed')
/** The settings of the buyer's tenant, `null` while nobody is signed in. */
export const selectSettingsActor = ({ context }: Snapshot) => context.settings
