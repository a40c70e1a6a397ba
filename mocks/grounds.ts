import type { Seed } from './db/models'
import { seed } from './db/seeds/seed'
import { grownShop } from './db/seeds/shop/shop'
import type { Scenario } from './scenarios'

/**
 * What the scenarios are told of: the shops that people see, or the seed alone, where the specimens stand first and a test
 * finds each state on the first page.
 */
export type Ground = 'shops' | 'specimens'

const grounds = new Map<string, Seed>()
const keptSeed = (key: string, make: () => Seed): Seed => {
  const known = grounds.get(key)
  if (known !== undefined) return known
  const made = make()
  grounds.set(key, made)
  return made
}
const groundSeed = (ground: Ground): Seed =>
  ground === 'specimens' ? seed : keptSeed('shops', () => grownShop(seed, new Date()))

/** What a world of the scenario begins with, made once: the worlds of one ground share it. */
export const seedOf = ({ name, variant }: Scenario, ground: Ground): Seed =>
  variant === undefined ? groundSeed(ground) : keptSeed(`${ground} ${name}`, () => variant(groundSeed(ground)))
