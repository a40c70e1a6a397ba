import type { Failure } from '../../api/schemas/failure'
import type { Message } from '../../api/schemas/shared'
import type { AppRef, NetworkReturned } from '../app.types'
import type { WaitingEnded } from '../loading'
import type { FieldProblems, Malformed } from '../rules/field-problems'
import type { Country, RegistrationValues } from '../rules/registration'
import type { CodeOffered, TenantRef } from '../tenant/tenant.types'

export type RegistrationContext = {
  readonly app: AppRef
  readonly tenant: TenantRef
  /** What a cleared form holds: the code of the route and the start country. */
  readonly start: { readonly manufacturerCode: string; readonly country: string }
  readonly values: RegistrationValues
  readonly countries: readonly Country[]
  readonly problems: FieldProblems
  readonly failure: Failure | null
  /** What the server answered to the last success, `null` before that. */
  readonly message: Message | null
}
export type RegistrationEvent =
  | { type: 'field.changed'; patch: Partial<RegistrationValues> }
  | { type: 'website.left' }
  | CodeOffered
  | { type: 'form.submitted'; malformed: Malformed }
  | { type: 'countries.retried' }
  | WaitingEnded
  | NetworkReturned
export type RegistrationInput = RegistrationContext['start'] & Pick<RegistrationContext, 'app' | 'tenant'>
