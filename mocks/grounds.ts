import type { Seed } from './db/models'
import { seed } from './db/seeds/seed'
import { grownShop } from './db/seeds/shop/shop'
import type { Scenario } from './scenarios'
import { sizeVariant, type Sizes } from './sizes'

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

const scenarioSeed = ({ name, variant }: Scenario, ground: Ground): Seed =>
  variant === undefined ? groundSeed(ground) : keptSeed(`${ground} ${name}`, () => variant(groundSeed(ground)))

/** What a world of the scenario begins with: made once for the worlds of one ground, and anew for each world of other sizes. */
export const seedOf = (scenario: Scenario, ground: Ground, sizes: Sizes = {}): Seed =>
  sizeVariant(sizes)(scenarioSeed(scenario, ground))
