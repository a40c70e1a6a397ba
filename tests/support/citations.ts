/** What may be cited: ids of the requirements, conflicts and traps, rules of quality, sections of the specification. */
export type Law = {
  readonly ids: ReadonlySet<string>
  /** What stands before the number: `CART`, `C`, `T`. */
  readonly areas: ReadonlySet<string>
  /** `R1`, `S14`, `A8`, `K15`, `V4`. */
  readonly rules: ReadonlySet<string>
  /** The words of each section of the specification, in small letters, by its number. */
  readonly sections: ReadonlyMap<string, string>
  /** The numbers of the decisions: `004`. */
  readonly decisions: ReadonlySet<string>
}
type Pages = {
  readonly requirements: string
  readonly quality: string
  readonly spec: string
  /** The file names of the decisions. */
  readonly decisions: readonly string[]
}

const firstGroups = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]))

/** Reads the law out of its pages. */
export const lawOf = ({ requirements, quality, spec, decisions }: Pages): Law => {
  const ids = new Set([
    ...firstGroups(requirements, /^- \*\*([A-Z][A-Z0-9]*-\d{2,3})\b/gm),
    ...firstGroups(requirements, /^- (T-\d{2,3})\b/gm),
  ])
  const rules = new Set([
    ...firstGroups(quality, /^- \*\*([RSA]\d+)\b/gm),
    ...firstGroups(quality, /^\| ([KV]\d+) \|/gm),
  ])
  const sections = new Map(
    spec.split(/^## /m).flatMap((text): readonly [string, string][] => {
      const number = /^(\d)\. /.exec(text)?.[1]
      return number === undefined ? [] : [[number, text.toLowerCase()]]
    }),
  )
  return {
    ids,
    areas: new Set([...ids].map((id) => id.replace(/-\d+$/, ''))),
    rules,
    sections,
    decisions: new Set(decisions.map((name) => name.slice(0, 3))),
  }
}

/** Other names of that form. */
const standards: ReadonlySet<string> = new Set(['ISO', 'UTF', 'RFC', 'WCAG', 'SHA', 'AES'])

/** Ids of a text that look like those of the law; `CHECK-29 to 31` names its end, too. */
const idsIn = (text: string, { areas }: Law): readonly string[] =>
  [...text.matchAll(/(?<![-\w])([A-Z][A-Z0-9]*)-(\d{2,3})(?: to (?:\1-)?(\d{2,3}))?(?![-\w])/g)].flatMap(
    ([, area = '', first = '', last]) => {
      const isOurs = areas.has(area) || (/^[A-Z]{3,}$/.test(area) && !standards.has(area))
      return isOurs ? [first, last].flatMap((at) => (at === undefined ? [] : [`${area}-${at}`])) : []
    },
  )

/** The rules of quality that a text cites; the paths of pictures look alike and are left out. */
const rulesIn = (text: string): readonly string[] =>
  firstGroups(text.replaceAll(/\b(?:d|points)=(["'`]).*?\1/gs, ''), /(?<![-\w#$/.])([RSAKV][1-9]\d?)\b(?![-.]?\d|\()/g)

/** The single words of a named part that must occur in its section. */
const wordsOf = (part: string): readonly string[] =>
  part
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replaceAll('{code}', '{manufacturercode}')
    .split(/[\s(),:]+/)
    .filter((word) => word.length > 2 && word !== 'and')

/** `2 Login, 4 Login; 7 GET /api/tags` as pairs of section and named part; a part without a number keeps the last. */
const partsOf = (spec: string): readonly (readonly [string, string])[] => {
  let section = ''
  return spec.split(/[,;]/).flatMap((each): readonly (readonly [string, string])[] => {
    const [, number, part = ''] = /^\s*(?:(\d{1,2})(?=\s|$))?\s*(.*)$/s.exec(each) ?? []
    section = number ?? section
    return /^[A-Z]+-\d+$/.test(part.trim()) ? [] : [[section, part.trim()]]
  })
}

/** What a text cites as the specification and what no section knows: a comment's `spec 4 Login`, a machine's `meta`. */
const wrongSections = (text: string, { sections }: Law): readonly string[] => {
  const lacks = (section: string, words: readonly string[]): boolean => {
    const found = sections.get(section)
    return found === undefined || words.some((word) => !found.includes(word) && !found.includes(word.replace(/s$/, '')))
  }
  const cited = [...text.matchAll(/\bspec (\d+)(?: ([A-Z][a-z]+))?/g)].map(
    ([, section = '', word = '']) => [section, word] as const,
  )
  const declared = firstGroups(text, /\bspec: '(\d[^']*)'/g).flatMap(partsOf)
  return [...cited, ...declared]
    .filter(([section, part]) => lacks(section, wordsOf(part)))
    .map(([section, part]) => `spec ${section} ${part}`.trim())
}

/** Every citation of a file that leads nowhere, as `<file> cites <what>`. */
export const unknownCitations = (path: string, text: string, law: Law): readonly string[] => {
  const unknown = [
    ...idsIn(text, law).filter((id) => !law.ids.has(id)),
    ...rulesIn(text).filter((rule) => !law.rules.has(rule)),
    ...wrongSections(text, law),
    ...firstGroups(text, /\bdecisions? (\d{3})\b/g)
      .filter((number) => !law.decisions.has(number))
      .map((number) => `decision ${number}`),
  ]
  return [...new Set(unknown)].map((what) => `${path} cites ${what}`)
}
