// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/api/schemas/failure'
import { meantFields } from '../../src/machines/rules/meant-field'

const refusal = (status: number, message: string | null, fields = {}): Failure => ({
  kind: 'rejected',
  status,
  message,
  fields,
})
const registration = ['firstName', 'email', 'password']
const passwords = ['current_password', 'new_password', 'new_password_confirmation']
const refused = (text: string) => ({ kind: 'refused', text })

describe('A5 what the server says without naming a field', () => {
  test.each([
    'An account with this email already exists.',
    'Ya existe una cuenta con este correo electrónico.',
    'Un compte existe déjà avec cette adresse courriel.',
  ])('stands at the email when its words name that: %s', (text) => {
    expect(meantFields(refusal(422, text), registration)).toEqual({ email: refused(text) })
  })

  test('stands at the email when something is taken already: nothing else of a registration can be', () => {
    expect(meantFields(refusal(409, 'Already known.'), registration)).toEqual({ email: refused('Already known.') })
  })

  test.each([
    'The current password is wrong.',
    'La contraseña actual no es correcta.',
    'Le mot de passe actuel est incorrect.',
  ])('stands at the current password when its words name that: %s', (text) => {
    expect(meantFields(refusal(422, text), passwords)).toEqual({ current_password: refused(text) })
  })

  test.each([
    [422, 'The new password is too short.'],
    [422, 'La nueva contraseña es muy corta.'],
    [422, 'Le nouveau mot de passe est trop court.'],
    [422, 'La confirmation du mot de passe ne correspond pas.'],
    [429, 'Too many tries with a wrong password.'],
    [409, 'Changed meanwhile.'],
    [422, null],
  ])('stands at none when it may be about another: %i %s', (status, text) => {
    expect(meantFields(refusal(status, text), passwords)).toEqual({})
  })

  test.each([
    [422, 'The email or the password is not accepted.'],
    [422, 'This company takes no registrations.'],
    [403, 'Ask by email for an account.'],
    [500, 'The email could not be sent.'],
    [409, null],
  ])('is told of the whole registration: %i %s', (status, text) => {
    expect(meantFields(refusal(status, text), registration)).toEqual({})
  })

  test('a field that the server names is the one, whatever its words are about', () => {
    const failure = refusal(422, 'This email is taken.', { firstName: ['Unknown.'] })
    expect(meantFields(failure, registration)).toEqual({ firstName: refused('Unknown.') })
    expect(meantFields(refusal(422, 'This email is taken.', { other: ['No.'] }), registration)).toEqual({})
    expect(meantFields(null, registration)).toEqual({})
  })
})
