import type { Fault } from '../faults'

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

const bodyText = ({ body, type }: Pick<Fault, 'body' | 'type'>): string => {
  if (body === undefined) return ''
  return typeof body === 'string' ? ` with ${type ?? 'a text'}` : ' with JSON'
}

/** What a fault does, in the order in which it happens. */
const deeds = (fault: Fault): readonly string[] => {
  const { status, sequence, headers, delay, jitter, hang, drop, truncate, trickle, pad } = fault
  return [
    ...(delay === undefined ? [] : [`${seconds(delay)} slower`]),
    ...(jitter === undefined ? [] : [`up to ${seconds(jitter)} by chance`]),
    ...(hang ? ['never answers'] : []),
    ...(drop === 'before' ? ['the connection is cut before the server sees it'] : []),
    ...(status === undefined ? [] : [`${status}${bodyText(fault)}`]),
    ...(sequence === undefined ? [] : [`${sequence.join(', ')} in turn${bodyText(fault)}`]),
    ...(headers === undefined ? [] : [`with ${Object.keys(headers).join(', ')}`]),
    ...(drop === 'after' ? ['done, but the answer is lost'] : []),
    ...(pad === undefined ? [] : [`${pad} blanks at its end`]),
    ...(trickle === undefined ? [] : [`drop by drop over ${seconds(trickle)}`]),
    ...(truncate === undefined ? [] : [`the answer breaks off after ${truncate} bytes`]),
  ]
}

const timesText = (times: Fault['times']): string => {
  if (times === 'always') return 'always'
  return times === 1 ? 'once' : `${times} times left`
}

const chanceText = ({ probability, seed }: Fault): readonly string[] =>
  probability === undefined ? [] : [`${Math.round(probability * 100)}% of them (seed ${seed})`]

const skipText = ({ skip = 0 }: Fault): readonly string[] => {
  if (skip === 0) return []
  return [skip === 1 ? 'not the first call' : `not the first ${skip} calls`]
}

/** What the portal asks for once more by itself (quality R10), and why a tester may see nothing of a fault. */
export const askedAgain = 'The portal asks a GET twice again by itself: only the third failure in a row is seen.'
const again = new Set([408, 429, 500, 502, 503, 504])
const isAskedAgain = ({ method, status, sequence, drop, times, probability }: Fault): boolean =>
  (method ?? 'GET') === 'GET' &&
  (drop !== undefined || [status, ...(sequence ?? [])].some((one) => one !== undefined && again.has(one))) &&
  (times !== 'always' || sequence !== undefined || probability !== undefined)

/** A fault in words: `GET /api/products/*` and `500, 3 times left`. */
export const faultText = (
  fault: Fault,
): { readonly calls: string; readonly happens: string; readonly note: string | null } => ({
  calls: `${fault.method ?? 'Any'} ${fault.path}${fault.query === undefined ? '' : ` with “${fault.query}”`}`,
  happens: [...deeds(fault), ...skipText(fault), timesText(fault.times), ...chanceText(fault)].join(', '),
  note: isAskedAgain(fault) ? askedAgain : null,
})
