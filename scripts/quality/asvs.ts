// The rows of docs/asvs.md: numbers, verdict and what shows them.
const verdicts = ['held', 'server', 'none'] as const
type Verdict = (typeof verdicts)[number]
export type AsvsRow = {
  readonly numbers: readonly string[]
  readonly verdict: Verdict
  /** Paths of files and folders. */
  readonly shown: readonly string[]
  readonly text: string
}

/** `3.3.1–3.3.4, 3.4.1` is five rows. */
const numbersOf = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const [section, from, to] = [
      first.slice(0, first.lastIndexOf('.')),
      ...[first, last].map((one) => Number(one.split('.').at(-1))),
    ]
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`)
  })
const verdictOf = (cell: string): Verdict => {
  const found = verdicts.find((one) => one === cell)
  if (found === undefined) throw new Error(`docs/asvs.md knows no verdict ${cell}`)
  return found
}

export const asvsRows = (page: string): readonly AsvsRow[] =>
  page
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [numbers = '', , , verdict = '', text = ''] = line.slice(2, -2).split(' | ')
      const shown = [...text.matchAll(/`((?:tests|scripts|deploy)\/[^`]+)`/g)].map(([, path = '']) => path)
      return { numbers: numbersOf(numbers), verdict: verdictOf(verdict.trim()), shown, text }
    })
