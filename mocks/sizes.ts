import * as v from 'valibot'
import type { Seed } from './db/models'
import { categories, firstGrown, linesOfOrder, orders, products, tags, type Variant } from './db/seeds/variants'

const most = 100_000
const size = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)))
/**
 * How many rows a world begins with: products, categories and tags of ACME, orders that buyer@acme.test has besides the demo's, and
 * lines of one more order (SO-13001). What is missing stays as the scenario has it; never less than the demo's own categories and tags.
 */
export const Sizes = v.strictObject({ products: size, categories: size, tags: size, orders: size, lines: size })
export type Sizes = v.InferOutput<typeof Sizes>

const variants: readonly [keyof Sizes, (count: number) => Variant][] = [
  // Products are spread over the categories that there are.
  ['categories', categories],
  ['products', products],
  ['tags', tags],
  ['orders', orders],
  ['lines', linesOfOrder],
]
/** Why a world cannot begin with these sizes; `null` where it can: no size takes away what is the demo's own. */
export const objectionToSizes = ({ tenants }: Seed, sizes: Sizes): string | null => {
  const acme = tenants.find(({ tenant }) => tenant.code === 'ACME')
  for (const name of ['categories', 'tags'] as const) {
    const own = acme?.[name].filter(({ id }) => id < firstGrown[name]).length ?? 0
    if ((sizes[name] ?? own) < own) return `${name}: ACME has ${own} of its own; a world begins with as many or more.`
  }
  return null
}

/** A seed grown to these sizes; as it was when none is asked for. */
export const sizeVariant =
  (sizes: Sizes): Variant =>
  (seed) =>
    variants.reduce((grown, [name, variant]) => {
      const count = sizes[name]
      return count === undefined ? grown : variant(count)(grown)
    }, seed)
