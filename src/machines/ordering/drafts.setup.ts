import { assign, sendParent, sendTo, setup } from 'xstate'
import type { NoticeGiven } from '../app.types'
import { subscription } from '../news'
import { port } from '../port'
import type { CartLine } from '../rules/cart'
import { heldOtherwiseOf } from '../rules/cart-merge'
import type { ListChange } from '../rules/list-changes'
import { cartLinesOf, listLineOf } from '../rules/lists'
import type { Notice } from '../rules/notice'
import type { Owner } from '../rules/order-attempt'
import type { CartChanged, CartRef } from './cart.types'
import type { ListQuestion, ListRead, ListsRef } from './lists.types'

type Mode = 'replace' | 'merge'
/** A list, as the buyer sees it. */
type Named = { readonly id: string; readonly name: string }
export type DraftsContext = {
  readonly owner: Owner
  readonly cart: CartRef
  readonly lists: ListsRef
  /** What is in the cart now. */
  readonly cartLines: readonly CartLine[]
  readonly chosen: Named
  readonly mode: Mode
}
export type DraftsEvent =
  | CartChanged
  | { type: 'draft.saved' }
  | { type: 'cart.listed' }
  | ({ type: 'opening.requested' } & Named)
  | ({ type: 'deletion.requested' } & Named)
  | { type: 'replacing.chosen' }
  | { type: 'merging.chosen' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
export type DraftsInput = Pick<DraftsContext, 'owner' | 'cart' | 'lists'>

const given = (notice: Notice): NoticeGiven => ({ type: 'notice.given', notice })
type Read = { readonly list: ListRead | null }

export const draftsSetup = setup({
  types: {} as {
    context: DraftsContext
    events: DraftsEvent
    input: DraftsInput
    tags: 'asking' | 'askingOpening' | 'askingDeletion'
  },
  actors: {
    cartNews: subscription<CartChanged>(),
    readList: port<ListRead | null, ListQuestion>('readList'),
  },
  actions: {
    choose: assign((_, { id, name }: Named) => ({ chosen: { id, name } })),
    chooseMode: assign((_, { mode }: { mode: Mode }) => ({ mode })),
    change: sendTo(
      ({ context }) => context.lists,
      (_, change: ListChange) => ({ type: 'change.wanted' as const, change }),
    ),
    saveCart: sendTo(
      ({ context }) => context.lists,
      ({ context }) => ({
        type: 'change.wanted' as const,
        change: { kind: 'made' as const, name: null, lines: context.cartLines.map(listLineOf) },
      }),
    ),
    listCart: sendTo(
      ({ context }) => context.lists,
      ({ context }) => ({ type: 'adding.requested' as const, lines: context.cartLines.map(listLineOf) }),
    ),
    tell: sendParent((_, notice: Notice) => given(notice)),
    handOver: sendTo(
      ({ context }) => context.cart,
      ({ context }, { list }: Read) => ({
        type: 'draft.opened' as const,
        mode: context.mode,
        lines: cartLinesOf(list?.lines ?? []).lines,
      }),
    ),
    tellOpened: sendParent(({ context: { mode, cartLines } }, { list }: Read) => {
      const name = list?.name ?? ''
      const { lines, left: unready } = cartLinesOf(list?.lines ?? [])
      const held = mode === 'merge' ? heldOtherwiseOf(cartLines, lines).length : 0
      const left = unready + held + (list?.damaged ?? 0)
      return given(left === 0 ? { kind: 'draftOpened', name } : { kind: 'draftPartlyOpened', name, count: left })
    }),
  },
  guards: {
    isCartEmpty: ({ context }) => context.cartLines.length === 0,
    hasLines: ({ context }) => context.cartLines.length > 0,
    isGone: (_, { list }: Read) => list === null,
    isReady: (_, { list }: Read) => list !== null && cartLinesOf(list.lines).lines.length > 0,
  },
})
