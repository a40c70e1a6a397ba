// What nginx answers before it knows the address, and to parts of files: pages as well, with the headers of a page.
const headersOfPage = ({ headers }) =>
  headers['cache-control'] === 'no-store' &&
  headers['x-content-type-options'] === 'nosniff' &&
  headers['referrer-policy'] === 'same-origin' &&
  'strict-transport-security' in headers &&
  'permissions-policy' in headers &&
  headers['cross-origin-opener-policy'] === 'same-origin' &&
  /script-src 'self'/.test(headers['content-security-policy'])

/** `ask` and `note` are those of `npm run test:deploy`. */
export const checkOddRequests = async ({ ask, note, origin, asset }) => {
  const requests = [
    ['an address too long', `/login?${'a'.repeat(9_000)}`, {}, 414],
    ['a header too long', '/login', { headers: { 'X-Long': 'a'.repeat(40_000) } }, 400],
    ['a host that is none', '/login', { headers: { Host: 'a b' } }, 400],
    ['a way out of the folder', '/assets/..%2f..%2f..%2fetc/passwd', {}, 400],
    ['TRACE', '/login', { method: 'TRACE' }, 405],
  ]
  for (const [what, path, options, status] of requests) {
    const answer = await ask(origin, path, options)
    note(`headers: ${what}`, answer.status === status && headersOfPage(answer), answer.status)
  }
  // A 416 with the headers of the file would be kept for a year.
  const part = await ask(origin, asset, { headers: { Range: 'bytes=99999999-' } })
  note('a part that a file does not have', part.status === 200, part.status)
}
