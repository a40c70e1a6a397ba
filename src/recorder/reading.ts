import type { AnyActorLogic } from 'xstate'

type Facts = Readonly<Record<string, unknown>>
type Known = {
  /** Somebody who stands for an actor of the recording, by its id and by what tells it from all others of the page. */
  readonly actor: (id: string, ref: string) => unknown
  readonly logic: (id: string | null) => AnyActorLogic
  /** What a function of that name does here. */
  readonly call: (name: string) => unknown
  /** What stands in the place of a text; the same where it is left out. */
  readonly text?: (text: string) => string
}

/** Reads what a mask has written: what has no form of its own is stood in for. */
export const createReader = ({ actor, logic, call, text = (same) => same }: Known) => {
  const readWith = (value: unknown, same: (at: number) => unknown): unknown => {
    const read = (part: unknown): unknown => readWith(part, same)
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(read)
    const facts = value as Facts
    if (Array.isArray(facts['$shared'])) return readShared(facts['$shared'], facts['$in'])
    if ('$same' in facts) return same(Number(facts['$same']))
    if (typeof facts['$actor'] === 'string') return actor(facts['$actor'], String(facts['$ref']))
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
  /** What is one object in several places (`sharing.ts`) is one again. */
  const readShared = (list: readonly unknown[], value: unknown): unknown => {
    const known = new Map<number, unknown>()
    const same = (at: number): unknown => {
      if (!known.has(at)) known.set(at, readWith(list[at], same))
      return known.get(at)
    }
    return readWith(value, same)
  }
  return (value: unknown): unknown => readWith(value, () => undefined)
}
