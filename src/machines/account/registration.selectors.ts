import type { SnapshotFrom } from 'xstate'
import type { RegistrationField } from '../rules/registration'
import type { registrationMachine } from './registration.machine'

type Snapshot = SnapshotFrom<typeof registrationMachine>

/** The countries with their regions; none until the list is there. */
export const selectCountries = ({ context }: Snapshot) => context.countries
/** Whether the list of countries takes long. */
export const areCountriesSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('countriesSlow')
/** Whether the list of countries could not be fetched. */
export const haveCountriesFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('countriesFailed')
/** Whether the company has the request for an account. */
export const isRegistered = (snapshot: Snapshot): boolean => snapshot.hasTag('registered')
/** What is typed in a field. */
export const selectValue =
  (name: RegistrationField) =>
  ({ context }: Snapshot): string =>
    context.values[name]
/** What is wrong with a field. */
export const selectProblem =
  (name: RegistrationField) =>
  ({ context }: Snapshot) =>
    context.problems[name]
