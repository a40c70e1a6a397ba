import type { AnyActorLogic } from 'xstate'

type Facts = Readonly<Record<string, unknown>>
type Known = {
  /** Somebody who stands for an actor of the recording; the same one for the same name. */
  readonly actor: (id: string) => unknown
  readonly logic: (id: string | null) => AnyActorLogic
  /** What a function of that name does here. */
  readonly call: (name: string) => unknown
}

/** Reads what a mask has written: what has no form of its own is stood in for. */
export const createReader = ({ actor, logic, call }: Known) => {
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(read)
    const facts = value as Facts
    if (typeof facts['$actor'] === 'string') return actor(facts['$actor'])
    if ('$logic' in facts) return logic(typeof facts['$logic'] === 'string' ? facts['$logic'] : null)
    if ('$function' in facts) return call(String(facts['$function']))
    if ('$number' in facts) return Number(facts['$number'])
    if ('$date' in facts) return new Date(Number(facts['$date']))
    if (Array.isArray(facts['$map'])) return new Map(facts['$map'].map((pair) => read(pair) as [unknown, unknown]))
    if (Array.isArray(facts['$set'])) return new Set(facts['$set'].map(read))
    const failed = facts['$error']
    if (typeof failed === 'object' && failed !== null) {
      const { name, message, ...rest } = failed as Facts
      return Object.assign(new Error(String(message)), { name: String(name), ...(read(rest) as Facts) })
    }
    return Object.fromEntries(Object.entries(facts).map(([name, part]) => [name, read(part)]))
  }
  return read
}
