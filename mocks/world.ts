import { type CallLog, createCallLog } from './call-log'
import { type Clock, createClock } from './clock'
import { createDb, type Db, type Seed } from './db/models'
import { createFaults, type Faults } from './faults'
import type { Edit } from './edits'
import { type Ground, seedOf } from './grounds'
import { createRecorder, type Recorder } from './recording/recorder'
import { createReplay, type Replay } from './recording/recorded'
import { scenarioOf } from './scenarios'
import type { Sizes } from './sizes'
import { commonWorld } from './world-name'

/** What a world forgets when it begins anew. */
type State = {
  /** The name of the scenario it began with. */
  scenario: string
  /** What the database began with. */
  beginning: Seed
  db: Db
  clock: Clock
  faults: Faults
  log: CallLog
  /** The tenant that resolve-host answers with on any host; `null` when none. */
  resolveHost: string | null
  /** How many rows it began with, where a tester asked for other numbers than the scenario's. */
  sizes: Sizes
  /** What takes the changes of rows back, the last one at the end. */
  undo: Edit[]
  /** Keeps what a real server answers, while it is on. */
  recorder: Recorder
  /** What a real server answered before, and this world answers again; empty where the mock itself answers. */
  replay: Replay
}
/** One pretend server with a memory of its own: database, clock, faults, call log. Made from a scenario's seed. */
export type World = State & {
  readonly name: string
  readonly ground: Ground
  /** How often it began anew: a reader of the log sees by it that the log is another one. */
  beginnings: number
  /** The real server that answers its calls, `null` where the mock does. */
  server: string | null
}

const stateOf = (name: string, ground: Ground, sizes: Sizes = {}): State => {
  const scenario = scenarioOf(name)
  if (scenario === null) throw new Error(`There is no scenario "${name}".`)
  const faults = createFaults()
  for (const fault of scenario.faults ?? []) faults.add(fault)
  const beginning = seedOf(scenario, ground, sizes)
  return {
    scenario: name,
    beginning,
    db: createDb(beginning),
    clock: createClock(),
    faults,
    log: createCallLog(),
    resolveHost: null,
    sizes,
    undo: [],
    recorder: createRecorder(),
    replay: createReplay([]),
  }
}

/** Gives a world another state; nothing changes when making it fails. */
export const replaceState = (world: World, state: State): void => {
  Object.assign(world, state)
  world.beginnings += 1
}

/** Back to the seed: tokens, orders, faults, log and settings are gone. */
export const resetWorld = (world: World): void => replaceState(world, stateOf('demo', world.ground))

/** Begins a scenario, perhaps with more rows. Who is signed in stays so; all else is the scenario's. Throws for an unknown name. */
export const beginScenario = (world: World, name: string, sizes: Sizes = {}): void => {
  const state = stateOf(name, world.ground, sizes)
  for (const token of world.db.records().tokens) state.db.addToken(token)
  replaceState(world, state)
}

/** The common world has the shops; who makes a world by a name is a tester, and finds the specimens first. */
const groundOf = (name: string): Ground => (name === commonWorld ? 'shops' : 'specimens')

/** A world of its own, known to nobody else. */
export const createWorld = (name: string): World => {
  const ground = groundOf(name)
  return { name, ground, beginnings: 1, server: null, ...stateOf('demo', ground) }
}

const limit = 200
const idleLimit = 60 * 60 * 1000
type Shelved = { readonly world: World; readonly used: number }
// The map hangs on globalThis because the development server loads this module anew after each change of it.
const shelf = globalThis as { tradepostMockWorlds?: Map<string, Shelved> }

/**
 * The world of a name, made on demand. Worlds that nobody asked for during an hour are forgotten; of more than 200 the
 * one longest unused is. `now` is the real time in ms.
 */
export const worldOf = (name: string, now = Date.now()): World => {
  const worlds = (shelf.tradepostMockWorlds ??= new Map())
  const world = worlds.get(name)?.world ?? createWorld(name)
  worlds.delete(name)
  worlds.set(name, { world, used: now })
  // The map is in the order of use, so those to forget are at its beginning.
  for (const [other, { used }] of worlds) {
    if (worlds.size <= limit && now - used < idleLimit) break
    worlds.delete(other)
  }
  return world
}

/** The names of the worlds that there are, in the order of their use. */
export const worldNames = (): readonly string[] => [...(shelf.tradepostMockWorlds ?? new Map()).keys()]
