import { lookupKey } from '../rules/pad-lookups'
import { assign, sendParent, setup } from 'xstate'
import type { ProductPage } from '../../api/schemas/catalogue'
import { asFailure, port } from '../port'
import {
  exactAmong,
  hasNear,
  isSpellingOf,
  lookupOf,
  padProduct,
  spellings,
  type PadProduct,
} from '../rules/pad-matching'
import type { PadLookupInput, PadLookupNews, SearchAsked } from './pad.types'

export type PadLookupContext = PadLookupInput & {
  /** What to search for; the part number as it was written stands first. */
  readonly spellings: readonly string[]
  readonly at: number
  readonly page: number
  /** What the search for the part number as it was written found, and how many there are in all. */
  readonly asWritten: readonly PadProduct[]
  readonly total: number
  /** What other spellings found. */
  readonly otherwise: readonly PadProduct[]
}
/** So many pages of one search are read: what stands behind them is not taken silently. */
const mostPages = 10

/** A product of just this number ends the search; one that is only spelled alike may not be the only one. */
const isWorthAsking = ({ part, asWritten, otherwise }: PadLookupContext, spelling: string): boolean => {
  const products = [...asWritten, ...otherwise]
  return exactAmong(part, products).length === 0 && (!hasNear(part, products) || isSpellingOf(spelling, part))
}

export const padLookupMachine = setup({
  types: {} as { context: PadLookupContext; input: PadLookupInput },
  actors: { searchParts: port<ProductPage, SearchAsked>('searchParts') },
  actions: {
    keepPage: assign(({ context }, { data, meta }: ProductPage) => {
      const products = data.map(padProduct)
      return context.at === 0
        ? { asWritten: [...context.asWritten, ...products], total: meta.total }
        : { otherwise: [...context.otherwise, ...products] }
    }),
    turnPage: assign(({ context: { page } }) => ({ page: page + 1 })),
    spellAnew: assign(({ context: { at } }) => ({ at: at + 1, page: 1 })),
    tellFound: sendParent(({ context: { part, isNamesake, asWritten, total, otherwise } }): PadLookupNews => ({
      type: 'part.answered',
      key: lookupKey({ part, isNamesake }),
      lookup: lookupOf(part, { products: asWritten, total }, otherwise),
    })),
    tellFailed: sendParent(({ context: { part, isNamesake } }, { error }: { error: unknown }): PadLookupNews => ({
      type: 'part.failed',
      key: lookupKey({ part, isNamesake }),
      isOffline: asFailure(error).kind === 'unreachable',
    })),
  },
  guards: {
    hasFurtherPage: ({ context: { page } }, { data, meta }: ProductPage) =>
      data.length > 0 && page < Math.min(meta.last_page, mostPages),
    hasFurtherSpelling: ({ context }) => {
      const next = context.spellings[context.at + 1]
      return next !== undefined && isWorthAsking(context, next)
    },
  },
}).createMachine({
  id: 'padLookup',
  description:
    'Finds the products of one part number: as it is written first, then in other spellings, which are only offered.',
  meta: { spec: '7 GET /api/products' },
  context: ({ input }) => ({
    ...input,
    spellings: input.isNamesake ? [input.part] : spellings(input.part),
    at: 0,
    page: 1,
    asWritten: [],
    total: 0,
    otherwise: [],
  }),
  initial: 'searching',
  states: {
    searching: {
      description: 'A page of one search is on its way; it is the only call of this part number.',
      invoke: {
        src: 'searchParts',
        input: ({ context: { code, spellings, at, page } }) => ({ code, search: spellings[at] ?? '', page }),
        onDone: [
          {
            description: 'There are more than a page holds: the next one is read.',
            guard: { type: 'hasFurtherPage', params: ({ event }) => event.output },
            target: 'searching',
            reenter: true,
            actions: [{ type: 'keepPage', params: ({ event }) => event.output }, 'turnPage'],
          },
          {
            description: 'This search is read to its end.',
            target: 'weighing',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: 'The search failed: the row says so, and can be tried again.',
          target: 'failed',
          actions: { type: 'tellFailed', params: ({ event }) => event },
        },
      },
    },
    weighing: {
      description: 'Is the part number found?',
      always: [
        {
          description: 'Not yet, or perhaps a second one that is spelled alike: another spelling is searched for.',
          guard: 'hasFurtherSpelling',
          target: 'searching',
          actions: 'spellAnew',
        },
        { description: 'It is, or no spelling is left.', target: 'answered' },
      ],
    },
    answered: { description: 'The pad is told what was found.', type: 'final', entry: 'tellFound' },
    failed: { description: 'The pad is told that it failed.', type: 'final' },
  },
})
