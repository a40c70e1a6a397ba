type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Somebody agrees to a machine or a story as it is: `fingerprint` is that of what was seen. */
export type Approval = {
  readonly of: 'machine' | 'story'
  readonly id: string
  readonly fingerprint: string
  readonly who: string
  /** The day, `2026-11-24`. */
  readonly when: string
  readonly words: string
}
/** What a comment is about; a step of a story is called `<story> <place>`. */
export type RemarkKind = 'machine' | 'state' | 'transition' | 'screen' | 'step'
export type Remark = Omit<Approval, 'of'> & { readonly on: RemarkKind; readonly machine: string }
/** All that was signed and said, as `docs/flows/sign-off.json` keeps it. */
export type SignOff = { readonly approvals: readonly Approval[]; readonly remarks: readonly Remark[] }
export type Status = 'unsigned' | 'signed' | 'changed'

export const nothingSigned: SignOff = { approvals: [], remarks: [] }
const kinds: readonly RemarkKind[] = ['machine', 'state', 'transition', 'screen', 'step']
/** Longer texts, in characters, are cut. */
const longest = 2_000

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '')
const base = (facts: Facts) => ({
  id: text(facts['id']),
  fingerprint: text(facts['fingerprint']),
  who: text(facts['who']),
  when: text(facts['when']),
  words: text(facts['words']),
})
const rowsOf = (value: unknown): readonly Facts[] => (Array.isArray(value) ? value.filter(isFacts) : [])

/** What was signed, from what was read as JSON; what is no such thing is left out. */
export const signOffFrom = (value: unknown): SignOff =>
  isFacts(value)
    ? {
        approvals: rowsOf(value['approvals'])
          .map((facts): Approval => ({ of: facts['of'] === 'story' ? 'story' : 'machine', ...base(facts) }))
          .filter(({ id, who }) => id !== '' && who !== ''),
        remarks: rowsOf(value['remarks'])
          .map((facts): Remark => ({
            on: kinds.find((kind) => kind === facts['on']) ?? 'machine',
            machine: text(facts['machine']),
            ...base(facts),
          }))
          .filter(({ id, words }) => id !== '' && words !== ''),
      }
    : nothingSigned

/** Reads a text that `writeSignOff` wrote; `null` when it is no JSON. */
export const readSignOff = (written: string): SignOff | null => {
  try {
    return signOffFrom(JSON.parse(written))
  } catch {
    return null
  }
}

/** One line an entry, in the order in which they came. */
export const writeSignOff = ({ approvals, remarks }: SignOff): string => {
  const list = (rows: readonly object[]): string =>
    rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  return `{\n"approvals": ${list(approvals)},\n"remarks": ${list(remarks)}\n}\n`
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
const joined = <TEntry extends object>(known: readonly TEntry[], more: readonly TEntry[]): readonly TEntry[] => [
  ...known.filter((one) => !more.some((other) => isSame(one, other))),
  ...more,
]
/** Both together: whoever approved stays named, and what is sent twice stands there once. */
export const withMore = (known: SignOff, more: SignOff): SignOff => ({
  approvals: joined(known.approvals, more.approvals),
  remarks: joined(known.remarks, more.remarks),
})

/** All approvals of a machine or a story, that which came last first. */
export const approvalsOf = (signOff: SignOff, of: Approval['of'], id: string): readonly Approval[] =>
  signOff.approvals.filter((one) => one.of === of && one.id === id).toReversed()
/** The approval of a machine or a story that counts: the last. */
export const approvalOf = (signOff: SignOff, of: Approval['of'], id: string): Approval | null =>
  approvalsOf(signOff, of, id)[0] ?? null
/** Whether no later approval of the same thing stands in its place. */
export const isLast = (signOff: SignOff, approval: Approval): boolean =>
  approvalOf(signOff, approval.of, approval.id) === approval
/** Whether something is signed as it is now. */
export const statusOf = (signOff: SignOff, of: Approval['of'], id: string, fingerprint: string): Status => {
  const approval = approvalOf(signOff, of, id)
  if (approval === null) return 'unsigned'
  return approval.fingerprint === fingerprint ? 'signed' : 'changed'
}
/** A status in words. */
export const statusWords: Readonly<Record<Status, string>> = {
  unsigned: 'not signed',
  signed: 'signed',
  changed: 'changed since signed',
}
