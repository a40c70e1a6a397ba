// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorReport, redacted } from '../../src/machines/rules/error-report'
import { runs } from './samples'

const token = '41|Zk3nT0pSecret'
const secrets = [
  token,
  'Bearer abc.def-ghi',
  'eyJhbGciOi.eyJzdWIi.c2ln',
  'buyer+1@acme.test',
  '(514) 555-0199',
  '514-555-0199',
  '?search=hinge&tag=9',
]

describe('what the error log is sent', () => {
  it('S21 neither message nor stack nor the place in the screen holds the token', () => {
    const error = new Error(`refused ${token} twice: ${token}`)
    error.stack = `at send (${token})`
    expect(errorReport(error, `in Card ${token}`, token)).toEqual({
      error: { message: 'refused [token] twice: [token]', stack: 'at send ([token])' },
      errorInfo: { componentStack: 'in Card [token]' },
    })
  })

  it.each([
    ['a bearer', 'Authorization: Bearer abc.def-ghi, next', 'Authorization: Bearer [redacted], next'],
    ['a signed token', 'got eyJhbGciOi.eyJzdWIi.c2ln here', 'got [token] here'],
    ['an email', 'no buyer+1@acme.test here', 'no [email] here'],
    ['a phone number', 'call:(514) 555-0199 now', 'call:[phone] now'],
    ['a phone number after a blank', 'call (514) 555-0199, or +1 514-555-0199 now', 'call [phone], or [phone] now'],
    ['values of a query', 'GET /x?search=hinge&tag[]=9#top', 'GET /x?search=[value]&tag[]=[value]#top'],
    ['control characters', 'one\u0000two\u001b[31m', 'one\\x0two\\x1b[31m'],
  ])('S21 %s does not get through', (_, text, clean) => {
    expect(redacted(text, null)).toBe(clean)
  })

  it('S21 what is no secret stays, lines and tabs too', () => {
    const text = 'TypeError: x is undefined\n\tat https://portal.test/assets/index-1a2b.js:12:345'
    expect(redacted(text, token)).toBe(text)
    expect(redacted(text, '')).toBe(text)
  })

  it('S21 a report is at most 8 KB, whatever was thrown', () => {
    const report = errorReport(new Error('x'.repeat(9000)), 'y'.repeat(9000), null)
    expect(JSON.stringify(report).length).toBeLessThanOrEqual(8192)
    expect(errorReport('plain', '', null).error).toEqual({ message: 'plain', stack: '' })
    expect(errorReport(null, '', null).error.message).toBe('null')
  })

  it('P28, S21 a secret planted anywhere does not survive, and cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.string(), fc.string(), (secret, before, after) => {
        const clean = redacted(`${before} ${secret} ${after}`, token)
        expect(clean).not.toContain(secret)
        expect(redacted(clean, token)).toBe(clean)
      }),
      runs,
    )
  })
})
