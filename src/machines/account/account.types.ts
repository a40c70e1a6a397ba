import type { aboutUsMachine } from './about-us.machine'
import type { changePasswordMachine } from './change-password.machine'
import type { deviceRecordMachine } from './device-record.machine'
import type { forgotPasswordMachine } from './forgot-password.machine'
import type { profileMachine } from './profile.machine'
import type { registrationMachine } from './registration.machine'

/** Registration, passwords, profile and About Us: loaded when one of them is first shown. */
export type AccountParts = {
  /** The country that a registration starts with; it follows the browser, not the language on the screen (spec 2). */
  readonly startCountry: () => string
  readonly logic: {
    readonly registration: typeof registrationMachine
    readonly forgotPassword: typeof forgotPasswordMachine
    readonly changePassword: typeof changePasswordMachine
    readonly profile: typeof profileMachine
    readonly deviceRecord: typeof deviceRecordMachine
    readonly aboutUs: typeof aboutUsMachine
  }
}
