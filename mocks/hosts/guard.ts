import { asksToBegin } from '../addresses.ts'

/** What the guard looks at of a call; `url` is read as the mock reads it, so that no spelling of a path slips by. */
export type Asked = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}
/** Who may call: more names of hosts than those of this computer, and pages of this computer on other ports. */
export type Trust = { readonly hosts: readonly string[]; readonly isLoopbackWelcome: boolean }

const ownName = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)*\.localhost|127\.0\.0\.1|\[::1\])$/i
const withPort = /^([^\s:@/[\]]+|\[[\da-f:]+\])(?::\d+)?$/i
const nameOf = (host: string): string => withPort.exec(host)?.[1]?.toLowerCase() ?? ''

/** A page of this computer, at whatever port. */
export const isLoopbackOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && ownName.test(nameOf(origin.replace(/^https?:\/\//, '')))

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** Below any other folder as well: the handlers take their paths after whatever stands in front. */
const isWithin = (pathname: string, folder: string): boolean => `${pathname}/`.includes(`/${folder}/`)

/**
 * Why a call is refused, `null` when it is welcome. A browser says where a call comes from (`Origin`,
 * `Sec-Fetch-Site`), and no page of another site may change a world or look into it; a link that somebody clicks may
 * open the test bench, and a page that begins a scenario. A host that is neither this computer nor named is a trick
 * with names (DNS rebinding) or a mistake.
 */
export const refusalOf = ({ method, url, headers }: Asked, { hosts, isLoopbackWelcome }: Trust): string | null => {
  const said = (name: string): string | undefined => [headers[name] ?? []].flat()[0]
  const host = said('host') ?? 'localhost'
  const name = nameOf(host)
  if (!ownName.test(name) && !hosts.includes(name)) {
    return `The mock answers on localhost only, not on "${host}". Name further hosts in MOCK_HOSTS, between commas.`
  }
  const isBeginning = asksToBegin(url.searchParams)
  const isBench = isWithin(url.pathname, '__mock')
  const isGuarded = isBench || isBeginning || (writing.has(method) && isWithin(url.pathname, 'api'))
  if (!isGuarded) return null
  const origin = said('origin')
  if (origin !== undefined) {
    const isOwn = origin === `http://${host}` || origin === `https://${host}`
    if (isOwn || (isLoopbackWelcome && isLoopbackOrigin(origin))) return null
    return `The mock takes no such call from a page of another origin (${origin}).`
  }
  // A page of another port of this computer is of the same site, and of another origin.
  const site = said('sec-fetch-site')
  if (site !== 'cross-site' && (site !== 'same-site' || isLoopbackWelcome)) return null
  const isClicked = method === 'GET' && said('sec-fetch-dest') === 'document' && said('sec-fetch-user') === '?1'
  if (isClicked && (isBeginning || /^\/__mock(?:\/|\/openapi(?:\.json)?)?$/.test(url.pathname))) return null
  return 'The mock takes no such call from a page of another site.'
}

/** The names in MOCK_HOSTS, in small letters. */
export const hostsIn = (variable: string | undefined): readonly string[] =>
  (variable ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
