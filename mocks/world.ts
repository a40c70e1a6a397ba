import { type CallLog, createCallLog } from './call-log'
import { createDb, type Db } from './db/models'
import { seed } from './db/seeds/seed'
import { createFaults, type Faults } from './faults'

/** One pretend server with a memory of its own: database, clock, faults, call log. Made from the seed, resettable. */
export type World = {
  readonly name: string
  readonly db: Db
  readonly clock: { readonly now: () => Date }
  readonly faults: Faults
  readonly log: CallLog
  /** The tenant that resolve-host answers with on any host; `null` when none. */
  resolveHost: string | null
  /** Back to the seed: tokens, orders, faults, log and settings are gone. */
  readonly reset: () => void
}

const fresh = () => ({
  db: createDb(seed),
  faults: createFaults(),
  log: createCallLog(),
  resolveHost: null as string | null,
})

/** Back to the seed as it is now: a world may be older than the last edit of the seed. */
export const resetWorld = (world: World): void => void Object.assign(world, fresh())

/** A world of its own, known to nobody else. */
export const createWorld = (name: string): World => {
  const world: World = {
    name,
    ...fresh(),
    clock: { now: () => new Date() },
    reset: () => resetWorld(world),
  }
  return world
}

const limit = 200
// The map hangs on globalThis because the development server loads this module anew after each change of it.
const shelf = globalThis as { tradepostMockWorlds?: Map<string, World> }

/** The world of a name, made on demand. Of more than 200 the one longest unused is forgotten. */
export const worldOf = (name: string): World => {
  const worlds = (shelf.tradepostMockWorlds ??= new Map())
  const world = worlds.get(name) ?? createWorld(name)
  worlds.delete(name)
  worlds.set(name, world)
  const [oldest] = worlds.keys()
  if (worlds.size > limit && oldest !== undefined) worlds.delete(oldest)
  return world
}

/** The world named in a Cookie header (`mock-world`), `default` when there is none. */
export const worldName = (cookies: string | null): string => {
  const found = /(?:^|;\s*)mock-world=([^;]*)/.exec(cookies ?? '')?.[1]?.trim() ?? ''
  return found === '' ? 'default' : found.slice(0, 200)
}
