import type { LoggedCall } from '../call-log'
import type { Fault } from '../faults'
import type { Look } from '../scenario-looks'
import type { Sizes } from '../sizes'

/** What the bench is about, asked once a second. */
export type BenchState = {
  readonly world: string
  /** The worlds of this server; none where there is one alone. */
  readonly worlds: readonly string[]
  readonly scenario: string
  readonly sizes: Sizes
  readonly beginnings: number
  readonly clock: { readonly now: string; readonly offset: number }
  /** Rises with each addition to the log and each change of it. */
  readonly sequence: number
  /** The id of the oldest call that the log still has, `null` when it is empty. */
  readonly oldest: number | null
  readonly faults: number
  /** Changes of rows that can be taken back. */
  readonly undo: number
  readonly resolveHost: string | null
  /** The real server that answers, `null` where the mock does. */
  readonly server: string | null
  readonly isRecording: boolean
  readonly recorded: number
  /** Answers of a record that this world answers again. */
  readonly replayed: number
  readonly tenants: readonly { readonly code: string; readonly name: string; readonly path: string }[]
  readonly logins: readonly { readonly email: string; readonly password: string; readonly shows: string }[]
}
export type ListedScenario = {
  readonly name: string
  readonly says: string
  readonly look: Look
  readonly isActive: boolean
}
export type Row = Readonly<Record<string, unknown>>
export type ListedTable = { readonly name: string; readonly count: number; readonly canBeEdited: boolean }
export type TablePage = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  readonly lastPage: number
}
export type ClockWish = { readonly now: string } | { readonly advance: number } | { readonly real: true }

/** Where the portal begins: the panel lies beside its front page, under whatever path the two are served. */
export const portal = new URL(location.pathname.replace(/__mock\/?$/, ''), location.origin)
/** The contract that the mock keeps to, for people. */
export const contract = new URL('__mock/openapi', portal)

const send = async (method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> => {
  const answer = await fetch(new URL(`__mock/${path}`, portal), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error('The mock does not answer. Is it still running?')
  })
  if (answer.ok) return answer
  const said: unknown = await answer.json().catch(() => null)
  const reason = said !== null && typeof said === 'object' && 'message' in said ? String(said.message) : ''
  throw new Error(reason === '' ? `The mock answered ${answer.status}.` : reason)
}
// The mock is of the same build as its panel: what it answers is taken at its word.
const read = async <TAnswer>(path: string, signal?: AbortSignal): Promise<TAnswer> =>
  (await send('GET', path, undefined, signal)).json() as Promise<TAnswer>

/** The mock's switches. Each call throws an Error with the mock's reason when it is refused. */
export const api = {
  state: () => read<BenchState>('state'),
  log: (since: number) => read<readonly LoggedCall[]>(`log?since=${since}`),
  clearLog: () => send('DELETE', 'log'),
  reset: () => send('POST', 'reset'),
  scenarios: (signal: AbortSignal) => read<readonly ListedScenario[]>('scenarios', signal),
  beginScenario: (name: string, sizes: Sizes = {}) => send('POST', 'scenarios', { name, sizes }),
  moveClock: (wish: ClockWish) => send('POST', 'clock', wish),
  resolveHost: (code: string | null) => send('POST', 'settings', { resolveHost: code }),
  faults: (signal?: AbortSignal) => read<readonly Fault[]>('faults', signal),
  /** The wish may be anything: the mock says what is wrong with it. */
  addFault: (wish: Row) => send('POST', 'faults', wish),
  removeFault: (id: number) => send('DELETE', `faults/${id}`),
  clearFaults: () => send('DELETE', 'faults'),
  tables: (signal: AbortSignal) => read<readonly ListedTable[]>('tables', signal),
  /** `before` alone deletes, `after` alone adds, both replace. */
  editRow: (name: string, before: Row | null, after: Row | null) => send('POST', `tables/${name}`, { before, after }),
  undo: () => send('POST', 'undo'),
  table: (name: string, page: number, search: string, signal: AbortSignal) =>
    read<TablePage>(`tables/${name}?${new URLSearchParams({ page: String(page), search })}`, signal),
  approve: (email: string) => send('POST', 'approve', { email }),
  record: (isOn: boolean) => send('POST', 'recording', { isOn }),
  stopReplay: () => send('DELETE', 'recording'),
  har: () => read<Row>('har'),
  openHar: (archive: unknown) => send('PUT', 'har', archive),
  world: () => read<Row>('world'),
  openWorld: async (world: unknown): Promise<{ readonly isCatalogueChanged: boolean }> =>
    (await send('PUT', 'world', world)).json() as Promise<{ readonly isCatalogueChanged: boolean }>,
}
