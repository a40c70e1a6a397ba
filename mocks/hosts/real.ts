import { type CallEnd, type LoggedCall, parsedBody, queryOf } from '../call-log'
import { createPassing, type Passing } from '../openapi/passing'
import { headersWithoutSecrets, textWithoutSecrets, withoutSecrets } from '../secrets'
import { worldOf } from '../world'
import { worldName } from '../world-name'

/** A call that a real server answers; `path` starts with `/api`, with its query. */
export type RealCall = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: string | null
  /** The server, as messages name it. */
  readonly server: string
}
/** How it ended. `text` is `null` where the answer was too large to be looked at, or in a code that nobody here reads. */
export type RealEnd = {
  readonly body: string
  readonly status: number
  readonly type: string | null
  readonly text: string | null
  readonly end?: NonNullable<LoggedCall['end']>
  /** The server did not answer; what did is the way to it. */
  readonly isUnreached: boolean
}

const unread = {
  where: '#',
  expected: 'an answer that can be checked',
  got: 'more than 5 MB, or a coding that is not known here',
}

const passings = new WeakMap<object, Passing>()
/** What came before is remembered world by world. */
const passingOf = (world: object): Passing => {
  const passing = passings.get(world) ?? createPassing()
  passings.set(world, passing)
  return passing
}

/**
 * Notes a call to a real server in the log of its caller's world, without tokens and passwords; when it has ended, its
 * answer is held against the contract, and kept where a record is made.
 */
export const beginRealCall = ({ method, path, headers, cookies, server }: RealCall): ((end: RealEnd) => void) => {
  const world = worldOf(worldName(cookies, headers['host']))
  const { log, recorder } = world
  const passing = passingOf(world)
  world.server = server
  const url = new URL(path, 'http://localhost')
  const query = queryOf(url)
  const began = performance.now()
  const id = log.add({
    time: world.clock.now().toISOString(),
    method,
    path: url.pathname,
    query: withoutSecrets(query) as LoggedCall['query'],
    headers: headersWithoutSecrets(headers),
    body: null,
    status: 0,
    fault: null,
  })
  return ({ body, status, type, text, end, isUnreached }) => {
    const asked = { method, path: url.pathname, query: url.searchParams, status, type }
    const isWhole = end === undefined && !isUnreached
    const differences =
      text === null
        ? [{ operation: `${method} ${url.pathname}`, ...unread }]
        : passing({ ...asked, text, sent: { body, key: headers['idempotency-key'] ?? null } })
    const known: CallEnd = {
      body: withoutSecrets(parsedBody(body)),
      took: Math.round(performance.now() - began),
      ...(end === 'aborted' ? {} : { status, answer: textWithoutSecrets(text ?? '') }),
      ...(type === null ? {} : { type }),
      ...(end === undefined ? {} : { end }),
      ...(isWhole ? { differences } : {}),
    }
    log.update(id, known)
    if (isWhole && text !== null) recorder.take({ ...asked, query, text })
  }
}
