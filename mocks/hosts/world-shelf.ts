import * as v from 'valibot'
import type { World } from '../world'
import { openWorld, saveWorld, WorldFile } from '../world-file'

const table = 'worlds'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')))
  })

const openStore = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('tradepost-mock', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  return done(request)
}

/** Keeps a world in IndexedDB. A kept world that cannot be read (of another version, say) gives way to a fresh one. */
export const createShelf = (world: World) => {
  const store = openStore()
  const rows = async (mode: IDBTransactionMode) => (await store).transaction(table, mode).objectStore(table)
  const opened = (async () => {
    try {
      const file = v.safeParse(WorldFile, await done((await rows('readonly')).get(world.name)))
      if (file.success) openWorld(world, file.output)
    } catch (error) {
      console.warn('The kept world cannot be opened; a fresh one begins.', error)
    }
    return world
  })()
  return {
    world: (): Promise<World> => opened,
    /** Writes the world as it is now. Where nothing can be kept (private windows) the world lives as long as the worker. */
    keep: async (): Promise<void> => {
      try {
        await done((await rows('readwrite')).put(saveWorld(world), world.name))
      } catch (error) {
        console.warn('The world cannot be kept.', error)
      }
    },
  }
}
