import type { LoggedCall } from '../call-log'
import { queryText } from './calls'

/** What curl says itself, or what belongs to the browser and its connection. */
const connection = /^(?:host|connection|content-length|accept-encoding|cache-control|pragma|priority)$/
const browser = /^(?:user-agent|origin|referer|dnt|sec-.+)$/
const isOurs = (name: string): boolean => !connection.test(name) && !browser.test(name)

/** A word that a POSIX shell takes as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

type Asked = Pick<LoggedCall, 'method' | 'path' | 'query' | 'headers' | 'body'>

/** The call as a curl command that can be run again. `origin` is where the mock is (`http://localhost:5173`). */
export const curlOf = (call: Asked, origin: string): string => {
  // curl would take brackets for a list of addresses.
  const path = call.path.replace(/[[\]]/g, encodeURIComponent)
  const body = call.body === null || call.body === '' ? null : call.body
  return [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}${quoted(origin + path + queryText(call))}`,
    ...Object.entries(call.headers)
      .filter(([name]) => isOurs(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ].join(' \\\n  ')
}
