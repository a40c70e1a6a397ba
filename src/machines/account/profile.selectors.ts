import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine'

/** The buyer in the books of the company; `null` where there is none, or none can be fetched. */
export const selectCustomer = ({ context }: SnapshotFrom<typeof profileMachine>) => context.customer
/** Since when, when the customer is what this device kept. */
export const selectKept = ({ context }: SnapshotFrom<typeof profileMachine>) => context.kept
