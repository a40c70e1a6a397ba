import * as v from 'valibot'
import { createCallLog } from './call-log'
import { createClock } from './clock'
import { Refusal } from './contract'
import { Catalogue } from './db/catalogue-rows'
import { createDb, type Seed } from './db/models'
import { Records } from './db/records'
import { createFaults, SavedFault } from './faults'
import { seedOf } from './grounds'
import { createRecorder } from './recording/recorder'
import { createReplay, mostRecorded, RecordedAnswer } from './recording/recorded'
import { scenarioOf } from './scenarios'
import { Sizes } from './sizes'
import { replaceState, type World } from './world'

const text = v.string()
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const Call = v.strictObject({
  id: whole,
  time: text,
  method: text,
  path: text,
  query: v.record(text, v.union([text, v.pipe(v.array(text), v.readonly())])),
  headers: v.record(text, text),
  body: v.unknown(),
  status: whole,
  fault: v.nullable(whole),
  end: v.exactOptional(v.picklist(['aborted', 'dropped', 'lost', 'truncated'])),
  answer: v.exactOptional(text),
  type: v.exactOptional(text),
  differences: v.exactOptional(
    v.pipe(v.array(v.strictObject({ operation: text, where: text, expected: text, got: text })), v.readonly()),
  ),
  took: v.exactOptional(v.number()),
})

/**
 * A whole world as one JSON value. A catalogue is named by its scenario and proven by `catalogue`; one that was changed by hand is in it.
 */
export const WorldFile = v.strictObject({
  format: v.literal('tradepost-world'),
  version: v.literal(1),
  /** When it was saved, by the world's clock. */
  saved: v.pipe(text, v.isoTimestamp()),
  scenario: text,
  /** Other numbers of rows than the scenario's. */
  sizes: v.exactOptional(Sizes),
  /** A mark of the catalogue's content: another one means that the portal's demo data have changed since. */
  catalogue: text,
  /** Whether its scenario stands in the shops or on the specimens; files of before were opened in a world of the same kind. */
  ground: v.exactOptional(v.picklist(['shops', 'specimens'])),
  /** Milliseconds that the world's clock is ahead of the real time. */
  clock: v.pipe(v.number(), v.minValue(-1e14), v.maxValue(2e14)),
  resolveHost: v.nullable(text),
  /** What calls and testers have made of the data; `null` beside a record, where nobody has: they are the scenario's. */
  records: v.nullable(Records),
  faults: v.array(SavedFault),
  log: v.pipe(v.array(Call), v.maxLength(2000)),
  /** The catalogues that a tester has changed; all others are those of the scenario. */
  catalogues: v.exactOptional(v.array(Catalogue)),
  /** Answers of a real server, masked: the world that opens it answers from them. */
  recorded: v.exactOptional(v.pipe(v.array(RecordedAnswer), v.maxLength(mostRecorded))),
})
export type WorldFile = v.InferOutput<typeof WorldFile>

const marks = new WeakMap<Seed, string>()
/** A short mark that changes with the content of the catalogue (32-bit FNV-1a). */
const markOf = (seed: Seed): string => {
  const known = marks.get(seed)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (const tenant of seed.tenants) {
    const content = JSON.stringify(tenant)
    for (let at = 0; at < content.length; at += 1) hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193)
  }
  const mark = (hash >>> 0).toString(16).padStart(8, '0')
  marks.set(seed, mark)
  return mark
}

const knownScenario = (name: string) => {
  const scenario = scenarioOf(name)
  if (scenario === null) throw new Refusal(400, `There is no scenario "${name}".`)
  return scenario
}

/** What was recorded here, or is replayed. */
const recordedIn = ({ recorder, replay }: World): readonly RecordedAnswer[] =>
  recorder.list().length > 0 ? recorder.list() : replay.answers

/** The catalogues that are no longer those of the scenario. */
const changedCatalogues = (world: World): Catalogue[] => {
  const own = world.beginning.tenants
  return world.db
    .seed()
    .tenants.filter((one) => !own.includes(one))
    .map(({ tenant, products, categories, tags }) => ({
      tenant: tenant.code,
      ...(own.some((one) => one.tenant === tenant) ? {} : { row: tenant }),
      products,
      categories,
      tags,
    }))
}

/** Whether nobody has changed people and orders: they are those of the scenario. */
const isUntouched = ({ db, beginning }: World): boolean => {
  const { users, customers, orders } = db.records()
  const was = createDb(beginning).records()
  return JSON.stringify([users, customers, orders]) === JSON.stringify([was.users, was.customers, was.orders])
}

/** The world as it is now. */
export const saveWorld = (world: World): WorldFile => ({
  format: 'tradepost-world',
  version: 1,
  saved: world.clock.now().toISOString(),
  scenario: world.scenario,
  ...(Object.keys(world.sizes).length === 0 ? {} : { sizes: world.sizes }),
  catalogue: markOf(world.beginning),
  ground: world.ground,
  clock: world.clock.offset(),
  resolveHost: world.resolveHost,
  // The mock's own people answer nothing where a record does: among masked ones they would be taken for real.
  records: recordedIn(world).length > 0 && isUntouched(world) ? null : world.db.records(),
  faults: world.faults.saved(),
  // What a real server said belongs to people: of it only the record is saved, which is masked.
  log: world.server === null ? [...world.log.list()] : [],
  ...(changedCatalogues(world).length === 0 ? {} : { catalogues: changedCatalogues(world) }),
  ...(recordedIn(world).length === 0 ? {} : { recorded: [...recordedIn(world)] }),
})

const firstTwice = (keys: readonly string[]): string | undefined => {
  const seen = new Set<string>()
  return keys.find((key) => seen.size === seen.add(key).size)
}
/** The database refuses rows of one key; the reason is said before. */
const refuseTwins = ({ users, customers, orders, tokens, deliveries }: Records): void => {
  const twins = {
    users: firstTwice(users.map(({ email }) => email.trim().toLowerCase())),
    customers: firstTwice(customers.map(({ tenant, id }) => `${tenant} ${id}`)),
    orders: firstTwice(orders.map(({ id }) => String(id))),
    tokens: firstTwice(tokens.map(({ key }) => key)),
    deliveries: firstTwice(deliveries.map(({ key }) => key)),
  }
  for (const [name, key] of Object.entries(twins)) {
    if (key !== undefined) throw new Refusal(400, `records.${name} has "${key}" twice.`)
  }
}

const withChanged = (tenants: Seed['tenants'], catalogues: readonly Catalogue[]): Seed['tenants'] => [
  ...tenants.map((one) => {
    const changed = catalogues.find(({ tenant }) => tenant === one.tenant.code)
    if (changed === undefined) return one
    const { row = one.tenant, products, categories, tags } = changed
    return { tenant: row, products, categories, tags }
  }),
  ...catalogues.flatMap(({ tenant, row, ...rest }) =>
    row === undefined || tenants.some((one) => one.tenant.code === tenant) ? [] : [{ ...rest, tenant: row }],
  ),
]

/**
 * Opens a saved world in the place of this one. Throws a 400 with the reason, and leaves the world as it was, when the
 * file cannot be opened; a catalogue that has changed since is told, not refused.
 */
export const openWorld = (world: World, file: WorldFile): { readonly isCatalogueChanged: boolean } => {
  const { scenario, sizes = {}, clock, faults, log, resolveHost, recorded = [], catalogues = [] } = file
  const seed = seedOf(knownScenario(scenario), file.ground ?? world.ground, sizes)
  if (resolveHost !== null && !seed.tenants.some(({ tenant }) => tenant.code === resolveHost)) {
    throw new Refusal(400, `There is no tenant "${resolveHost}".`)
  }
  const records = file.records ?? createDb(seed).records()
  refuseTwins(records)
  replaceState(world, {
    scenario,
    beginning: seed,
    db: createDb({ ...records, tenants: withChanged(seed.tenants, catalogues) }),
    clock: createClock(clock),
    faults: createFaults(faults),
    log: createCallLog(log),
    resolveHost,
    sizes,
    undo: [],
    recorder: createRecorder(),
    replay: createReplay(recorded),
  })
  return { isCatalogueChanged: markOf(seed) !== file.catalogue }
}
