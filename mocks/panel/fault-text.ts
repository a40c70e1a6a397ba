import type { Fault } from '../faults'

const seconds = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

const bodyText = ({ body, type }: Fault): string => {
  if (body === undefined) return ''
  return typeof body === 'string' ? ` with ${type ?? 'a text'}` : ' with JSON'
}

/** What a fault does, in the order in which it happens. */
const deeds = (fault: Fault): readonly string[] => {
  const { status, delay, jitter, hang, drop, truncate, trickle, pad } = fault
  return [
    ...(delay === undefined ? [] : [`${seconds(delay)} slower`]),
    ...(jitter === undefined ? [] : [`up to ${seconds(jitter)} by chance`]),
    ...(hang ? ['never answers'] : []),
    ...(drop === 'before' ? ['the connection is cut before the server sees it'] : []),
    ...(status === undefined ? [] : [`${status}${bodyText(fault)}`]),
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

/** A fault in words: `GET /api/products/*` and `500, 3 times left`. */
export const faultText = (fault: Fault): { readonly calls: string; readonly happens: string } => ({
  calls: `${fault.method ?? 'Any'} ${fault.path}${fault.query === undefined ? '' : ` with “${fault.query}”`}`,
  happens: [...deeds(fault), timesText(fault.times), ...chanceText(fault)].join(', '),
})
