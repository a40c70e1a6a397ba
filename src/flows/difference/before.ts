import type { Graph } from '../chart/graph'
import { devServer } from '../page/dev-server'
import { fileNameOf } from '../page/file-name'
import { signedHere } from '../signing/store'
import { graphFrom, readRecords, readRuns, runsIn, type Runs } from './record'

/**
 * The machines of another version: `name` says of which, `revision` is the one whose portal draws its screens, `null` where
 * nobody knows it, `runs` are those to its screens. A problem is a sentence for the reader.
 */
export type Before =
  | {
      readonly name: string
      readonly note: string
      readonly revision: string | null
      readonly machines: readonly Graph[]
      readonly runs: Runs
    }
  | { readonly problem: string }
/** A revision that can be chosen. */
export type Revision = { readonly ref: string; readonly day: string; readonly subject: string }

const signedFiles = import.meta.glob<string>('../../../docs/flows/signed/*.json', { query: '?raw', import: 'default' })
const place = (id: string): string => `tradepost-compare ${id}`

const isRevision = (value: unknown): value is Revision =>
  typeof value === 'object' && value !== null && ['ref', 'day', 'subject'].every((name) => name in value)
/** The revisions in which a machine became another one; none where no development server answers. */
export const revisionsKnown = async (): Promise<readonly Revision[]> => {
  try {
    const revisions = (await devServer()?.('revisions'))?.['revisions']
    return Array.isArray(revisions) ? revisions.filter(isRevision) : []
  } catch {
    return []
  }
}

/** Whether a text is a machine as the Stately editor takes it: its states stand by name. */
export const isForEditor = (text: string): boolean => /^\s*\{\s*"id"/.test(text) && /"states": \{/.test(text)

/** Keeps the machines of a file for this tab; the answer is what stands in the address. */
export const keepFile = (name: string, text: string): string | null => {
  if (readRecords(text).length === 0) return null
  window.sessionStorage.setItem(place(name), text)
  return `file:${name}`
}

const noServer = 'Revisions are known to the development server only (npm start). Open a file instead.'
const ofRevision = async (ref: string): Promise<Before> => {
  const server = devServer()
  if (server === null) return { problem: noServer }
  try {
    const { problem, machines, commit, from } = await server(`revision?${new URLSearchParams({ ref })}`)
    if (typeof problem === 'string') return { problem }
    const list: readonly unknown[] = Array.isArray(machines) ? machines : []
    const note = from === 'code' ? 'Read from the code of that revision: it has no charts as JSON.' : ''
    return {
      name: `${ref} (${String(commit).slice(0, 9)})`,
      note,
      revision: ref,
      machines: list.flatMap((one) => graphFrom(one) ?? []),
      runs: runsIn(list),
    }
  } catch {
    return { problem: noServer }
  }
}
const ofSigned = async (machine: string): Promise<Before> => {
  const load = signedFiles[`../../../docs/flows/signed/${fileNameOf(machine)}.json`]
  const text = (await freshCopy(machine)) ?? signedHere(machine) ?? (load ? await load() : '')
  const machines = readRecords(text)
  if (machines.length === 0)
    return {
      problem: `There is no copy of ${machine} as it was signed (docs/flows/signed): it has not been signed, or the copy was not committed with the signature.`,
    }
  const revision = await revisionIn(`signed-at?${new URLSearchParams({ machine })}`)
  const name = `the version that was signed${revision === null ? '' : ` (${revision.slice(0, 9)})`}`
  // A signature keeps the chart alone: the runs are those that were written down with it.
  const then = revision === null ? null : await ofRevision(revision)
  return { name, note: '', revision, machines, runs: then !== null && 'runs' in then ? then.runs : readRuns(text) }
}
const ofFile = async (file: string): Promise<Before> => {
  const text = window.sessionStorage.getItem(place(file))
  if (text === null) return { problem: `${file} was opened in another tab: open it again.` }
  const machines = readRecords(text)
  const revision = await revisionIn('revision-with', { machine: machines[0]?.id ?? '', record: text })
  const name = `${file}${revision === null ? '' : ` (the chart of ${revision.slice(0, 9)})`}`
  return { name, note: '', revision, machines, runs: readRuns(text) }
}
/** The commit that an answer of the development server names: `null` where it knows none, or there is no server. */
const revisionIn = async (what: string, body?: unknown): Promise<string | null> => {
  try {
    const revision = (await devServer()?.(what, body))?.['revision']
    return typeof revision === 'string' ? revision : null
  } catch {
    return null
  }
}
/** What was signed since the page was loaded. */
const freshCopy = async (machine: string): Promise<string | null> => {
  try {
    const record = (await devServer()?.(`signed?${new URLSearchParams({ machine })}`))?.['record']
    return typeof record === 'string' ? record : null
  } catch {
    return null
  }
}

const kept = new Map<string, Promise<Before>>()
/**
 * The other version that an address names: `signed`, `file:<name>` or a revision. `stamp` is that of the signature: another
 * one is asked for anew. The same promise for the same question, so that the page can wait for it.
 */
export const beforeOf = (wanted: string, machine: string, stamp: string): Promise<Before> => {
  const key = wanted === 'signed' ? `${wanted} ${machine} ${stamp}` : wanted
  const known = kept.get(key)
  if (known) return known
  const file = wanted.startsWith('file:') ? wanted.slice('file:'.length) : null
  const answer = wanted === 'signed' ? ofSigned(machine) : file === null ? ofRevision(wanted) : ofFile(file)
  kept.set(key, answer)
  return answer
}
/** Forgets a version: it is read anew when it is asked for again. */
export const forgetBefore = (wanted: string): void => {
  for (const key of kept.keys())
    if (key === wanted || (wanted === 'signed' && key.startsWith('signed '))) kept.delete(key)
}
