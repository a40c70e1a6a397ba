import { assign, setup } from 'xstate'
import type { ChosenPassword, Registration } from '../../api/schemas/account'
import type { Message } from '../../api/schemas/shared'
import type { AppNews } from '../app.types'
import { delays } from '../delays'
import { subscription } from '../news'
import { effect, port } from '../port'
import { fieldProblems, withoutProblemsOf, type FieldProblems, type Malformed } from '../rules/field-problems'
import {
  editedRegistration,
  passwordPair,
  regionsOf,
  requiredFields,
  withScheme,
  type Country,
  type RegistrationValues,
} from '../rules/registration'
import type { TenantNews } from '../tenant/tenant.types'
import type { RegistrationContext, RegistrationEvent, RegistrationInput } from './registration.types'

/** What is wrong with the form as it stands. */
export const problemsOf = ({ values }: RegistrationContext, malformed: Malformed): FieldProblems =>
  fieldProblems(values, { required: requiredFields, malformed, alike: passwordPair })

/** The words that the registration's chart is written in. */
export const registrationSetup = setup({
  types: {} as {
    context: RegistrationContext
    events: RegistrationEvent
    input: RegistrationInput
    tags: 'busy' | 'slow' | 'givenUp' | 'registered' | 'countriesSlow' | 'countriesFailed'
  },
  actors: {
    loadCountries: port<readonly Country[]>('loadCountries'),
    recallDraft: port<Partial<RegistrationValues> | null, { code: string }>('recallDraft'),
    register: port<Message, Registration & Partial<ChosenPassword>>('register'),
    tenantNews: subscription<TenantNews>(),
    appNews: subscription<AppNews>(),
  },
  actions: {
    logFailure: (_, _params: { what: string; error: unknown }) => effect('logFailure')(),
    logUnknownCountry: (_, _params: { code: string | undefined }) => effect('logUnknownCountry')(),
    keepDraft: (_, _params: Pick<RegistrationContext, 'start' | 'values'>) => effect('keepDraft')(),
    forgetDraft: (_, _params: Pick<RegistrationContext, 'start'>) => effect('forgetDraft')(),
    applyEdit: assign(({ context }, { patch }: { patch: Partial<RegistrationValues> }) => ({
      values: editedRegistration(context.values, patch),
      problems: withoutProblemsOf(context.problems, Object.keys(patch), passwordPair),
    })),
  },
  guards: {
    hasProblems: ({ context }, { malformed }: { malformed: Malformed }) =>
      Object.keys(problemsOf(context, malformed)).length > 0,
    isUnknownCountry: ({ context }, { patch: { country } }: { patch: Partial<RegistrationValues> }) =>
      country !== undefined && country !== '' && regionsOf(context.countries, country) === null,
    isWithoutScheme: ({ context: { values } }) => withScheme(values.webAddress) !== values.webAddress,
    hasNoCode: ({ context }) => context.values.manufacturerCode === '',
  },
  delays: { slow: delays.slow },
})
