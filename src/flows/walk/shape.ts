type Facts = Readonly<Record<string, unknown>>

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
const words: Facts = {
  string: 'a text',
  object: 'an object',
  list: 'a list',
  boolean: 'true or false',
  number: 'a number',
}
const wordOf = (kind: string): string => String(words[kind] ?? kind)
const isFacts = (value: unknown): value is Facts => kindOf(value) === 'object' && value !== null

/**
 * What is wrong with a payload that somebody typed, next to samples of the same event: a field that all of them have is
 * missing, or is of a kind that none of them has; `null` when it will do. `null` fits everywhere: the machine decides.
 */
export const misfit = (value: unknown, samples: readonly unknown[], path: string): string | null => {
  const known = samples.filter((sample) => sample !== null && sample !== undefined)
  if (value === null || known.length === 0) return null
  const kinds = [...new Set(known.map(kindOf))]
  if (!kinds.includes(kindOf(value))) return `${path} must be ${kinds.map(wordOf).join(' or ')}.`
  if (Array.isArray(value)) {
    const rows = known.flatMap((sample): readonly unknown[] => (Array.isArray(sample) ? sample : []))
    return firstOf(value, (row, at) => misfit(row, rows, `${path}[${at}]`))
  }
  if (!isFacts(value)) return null
  const facts = known.filter(isFacts)
  const names = [...new Set(facts.flatMap((fact) => Object.keys(fact)))]
  return firstOf(names, (name) => {
    const field = `${path}.${name}`
    if (Object.hasOwn(value, name))
      return misfit(
        value[name],
        facts.map((fact) => fact[name]),
        field,
      )
    return facts.every((fact) => Object.hasOwn(fact, name)) ? `${field} is missing.` : null
  })
}

const firstOf = <TItem>(items: readonly TItem[], ask: (item: TItem, at: number) => string | null): string | null => {
  for (const [at, item] of items.entries()) {
    const answer = ask(item, at)
    if (answer !== null) return answer
  }
  return null
}
