import { assign, sendParent, setup } from 'xstate'
import type { ProductPage } from '../../api/schemas/catalogue'
import { port } from '../port'
import { nearestPart } from '../rules/pad-matching'
import { otherSpellings } from '../rules/pad-offer'
import type { ProductQuery } from '../rules/product-query'

/** A part number that the server knows, and that differs from what was searched for in blanks and hyphens alone. */
export type SpellingFound = { readonly type: 'spelling.found'; readonly part: string }
export type SpellingInput = { readonly code: string; readonly query: ProductQuery }
export type SpellingContext = {
  readonly code: string
  readonly part: string
  /** What is searched for, one after the other: not what was searched for already. */
  readonly spellings: readonly string[]
  readonly at: number
}

export const spellingMachine = setup({
  types: {} as { context: SpellingContext; input: SpellingInput },
  actors: {
    searchParts: port<ProductPage, { readonly code: string; readonly search: string; readonly page: number }>(
      'searchParts',
    ),
  },
  actions: {
    spellAnew: assign(({ context: { at } }) => ({ at: at + 1 })),
    tellFound: sendParent(({ context: { part } }, { data }: ProductPage): SpellingFound => ({
      type: 'spelling.found',
      part: nearestPart(part, data) ?? '',
    })),
  },
  guards: {
    hasFurtherSpelling: ({ context: { spellings, at } }) => at + 1 < spellings.length,
    isKnown: ({ context: { part } }, { data }: ProductPage) => nearestPart(part, data) !== null,
  },
}).createMachine({
  id: 'spelling',
  description:
    'Nothing was found for what looks like a part number: other spellings of it are asked for, one call each, and only what the server knows is offered.',
  meta: { spec: '7 GET /api/products' },
  context: ({ input: { code, query } }) => ({ code, part: query.search, spellings: otherSpellings(query), at: 0 }),
  initial: 'searching',
  states: {
    searching: {
      description: 'One spelling is searched for; another search, or leaving, gives it up.',
      invoke: {
        src: 'searchParts',
        input: ({ context: { code, spellings, at } }) => ({ code, search: spellings[at] ?? '', page: 1 }),
        onDone: [
          {
            description: 'The server knows it like that.',
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'tellFound', params: ({ event }) => event.output },
          },
          {
            description: 'Not like that: another spelling.',
            guard: 'hasFurtherSpelling',
            target: 'searching',
            reenter: true,
            actions: 'spellAnew',
          },
          { description: 'No spelling is left: nothing is offered.', target: 'done' },
        ],
        onError: {
          description: 'The call failed: nothing is offered. What was searched for is answered all the same.',
          target: 'done',
        },
      },
    },
    done: { description: 'Nothing more is asked.', type: 'final' },
  },
})
