import type { Graph } from '../chart/graph'
import { basePath } from '../atlas/base-path'
import { fileNameOf } from '../page/file-name'
import { graphFrom, readRecords } from './record'

/** The machines of another version: `name` says of which. A problem is a sentence for the reader. */
export type Before =
  { readonly name: string; readonly note: string; readonly machines: readonly Graph[] } | { readonly problem: string }
/** A revision that can be chosen. */
export type Revision = { readonly ref: string; readonly day: string; readonly subject: string }

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)
const asked = async (what: string): Promise<Facts> => {
  const answer: unknown = await (await fetch(`${basePath()}__flows/api/${what}`)).json()
  return isFacts(answer) ? answer : {}
}

const signedFiles = import.meta.glob<string>('../../../docs/flows/signed/*.json', { query: '?raw', import: 'default' })
const place = (id: string): string => `tradepost-compare ${id}`

/** The revisions in which a machine became another one; none where no development server answers. */
export const revisionsKnown = async (): Promise<readonly Revision[]> => {
  try {
    const { revisions } = await asked('revisions')
    return Array.isArray(revisions) ? (revisions as readonly Revision[]) : []
  } catch {
    return []
  }
}

/** Keeps the machines of a file for this tab; the answer is what stands in the address. */
export const keepFile = (name: string, text: string): string | null => {
  if (readRecords(text).length === 0) return null
  window.sessionStorage.setItem(place(name), text)
  return `file:${name}`
}

const ofRevision = async (ref: string): Promise<Before> => {
  try {
    const { problem, machines, commit, from } = await asked(`revision?${new URLSearchParams({ ref })}`)
    if (typeof problem === 'string') return { problem }
    const list: readonly unknown[] = Array.isArray(machines) ? machines : []
    const note = from === 'code' ? 'Read from the code of that revision: it has no charts as JSON.' : ''
    return {
      name: `${ref} (${String(commit).slice(0, 9)})`,
      note,
      machines: list.flatMap((one) => graphFrom(one) ?? []),
    }
  } catch {
    return { problem: 'Revisions are known to the development server only (npm start). Open a file instead.' }
  }
}
const ofSigned = async (machine: string): Promise<Before> => {
  const load = signedFiles[`../../../docs/flows/signed/${fileNameOf(machine)}.json`]
  const fresh = import.meta.env.DEV ? await freshCopy(machine) : null
  const text = fresh ?? (load ? await load() : '')
  const machines = readRecords(text)
  if (machines.length === 0) return { problem: `${machine} has not been signed: there is nothing to compare with.` }
  return { name: 'the version that was signed', note: '', machines }
}
/** What was signed since the page was loaded. */
const freshCopy = async (machine: string): Promise<string | null> => {
  try {
    const { record } = await asked(`signed?${new URLSearchParams({ machine })}`)
    return typeof record === 'string' ? record : null
  } catch {
    return null
  }
}

const kept = new Map<string, Promise<Before>>()
/**
 * The other version that an address names: `signed`, `file:<name>` or a revision. The same promise for the same
 * question, so that the page can wait for it.
 */
export const beforeOf = (wanted: string, machine: string): Promise<Before> => {
  const key = wanted === 'signed' ? `${wanted} ${machine}` : wanted
  const known = kept.get(key)
  if (known) return known
  const file = wanted.startsWith('file:') ? wanted.slice('file:'.length) : null
  const text = file === null ? null : window.sessionStorage.getItem(place(file))
  const answer =
    wanted === 'signed'
      ? ofSigned(machine)
      : file === null
        ? ofRevision(wanted)
        : Promise.resolve<Before>(
            text === null
              ? { problem: `${file} was opened in another tab: open it again.` }
              : { name: file, note: '', machines: readRecords(text) },
          )
  // What may be there a moment later is asked for again.
  if (wanted !== 'signed') kept.set(key, answer)
  else {
    kept.set(key, answer)
    void answer.then(() => setTimeout(() => kept.delete(key), 2_000))
  }
  void answer.then((one) => 'problem' in one && setTimeout(() => kept.delete(key), 2_000))
  return answer
}
