import { createActor, fromCallback, SimulatedClock, type InspectionEvent } from 'xstate'
import type { AppNews, NoticeGiven, ScreenRequest } from '../../src/machines/app.types'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import type { CartChanged, CartEvent, Lines } from '../../src/machines/ordering/cart.types'
import { padLookupMachine } from '../../src/machines/ordering/pad-lookup.machine'
import { padMachine } from '../../src/machines/ordering/pad.machine'
import { judgedOf } from '../../src/machines/ordering/pad.judged'
import type { PadStoreEvent, PadStoreNews } from '../../src/machines/ordering/pad-store'
import type { PadEvent, PadPageNews, PadSource, SearchAsked, SheetRead } from '../../src/machines/ordering/pad.types'
import type { NumbersTold } from '../../src/machines/ordering/part-numbers.types'
import { listening } from '../../src/machines/port'
import { emptyRow } from '../../src/machines/rules/pad-kept'
import type { PadRow, WaitingText } from '../../src/machines/rules/pad-rows'
import type { OwnNumber } from '../../src/machines/rules/part-numbers'
import { collectingParent, publisher, question } from './machine'
import { fullProduct } from './products'

export const padOwner = { tenantCode: 'ACME', email: 'buyer@acme.test' }
export const padRow = (id: string, part: string, quantity = '', patch: Partial<PadRow> = {}): PadRow => ({
  ...emptyRow(id),
  part,
  quantity,
  ...patch,
})
/** A text that waits, of which nobody knows more. */
export const waits = (text: string, patch: Partial<WaitingText> = {}): readonly WaitingText[] => [
  { text, why: 'room', mark: '', sheet: null, ...patch },
]
type Named = { readonly id: number; readonly part_number: string } & Partial<ReturnType<typeof fullProduct>>
/** A page with these products, the only one unless something else is said. */
export const pageWith = (products: readonly Named[], meta: Partial<ProductPage['meta']> = {}): ProductPage => ({
  data: products.map((patch) => fullProduct(patch)),
  meta: { from: 1, to: products.length, total: products.length, last_page: 1, current_page: 1, ...meta },
})

type Start = {
  readonly rows?: readonly PadRow[]
  readonly rest?: readonly WaitingText[]
  readonly cartLines?: Lines
  readonly isSellMinimumOn?: boolean
  readonly pathname?: string
  readonly isFound?: boolean
  /** Whether every row that is to be added is free at once, as in a single tab. */
  readonly isHeld?: boolean
  /** The buyer's own numbers; `null` while nobody knows them. */
  readonly own?: readonly OwnNumber[] | null
  readonly inspect?: (event: InspectionEvent) => void
}
/** The order pad of a buyer; every port is answered by hand. */
export const openPad = ({
  rows = [],
  rest = [],
  cartLines = [],
  isSellMinimumOn = false,
  pathname = '/order-pad',
  isFound = true,
  isHeld = true,
  own = [],
  inspect,
}: Start = {}) => {
  const clock = new SimulatedClock()
  const options = { clock, ...(inspect && { inspect }) }
  const { parent, told } = collectingParent<NoticeGiven>(options)
  const app = publisher<AppNews, ScreenRequest>([], options)
  const cart = publisher<CartChanged, CartEvent>([{ type: 'cart.changed', lines: cartLines, isSellMinimumOn }], options)
  const numbers = publisher<NumbersTold>(own === null ? [] : [{ type: 'numbers.changed', numbers: own }], options)
  const reading = question<SheetRead, { readonly source: PadSource; readonly room: number }>()
  const copying = question<void, { readonly text: string }>()
  const searches = question<ProductPage, SearchAsked>()
  const saved: Extract<PadStoreEvent, { type: 'pad.saved' }>[] = []
  const holds: (readonly string[])[] = []
  let tellStored: (news: PadStoreNews) => void = () => undefined
  let tellPage: ((news: PadPageNews) => void) | null = null
  const actor = createActor(
    padMachine.provide({
      actors: {
        padStore: fromCallback<PadStoreEvent, { readonly owner: typeof padOwner }>(({ sendBack, receive }) => {
          tellStored = sendBack
          receive((event) => {
            if (event.type === 'pad.saved') return void saved.push(event)
            holds.push(event.ids)
            if (isHeld) sendBack({ type: 'hold.given', ids: event.ids })
          })
          if (isFound) sendBack({ type: 'pad.found', pad: { rows, rest }, mark: 'm', isKept: true })
        }),
        padPage: listening<PadPageNews>((tell) => {
          tellPage = tell
          return () => void (tellPage = null)
        }),
        readSheet: reading.logic,
        copyText: copying.logic,
        lookup: padLookupMachine.provide({ actors: { searchParts: searches.logic } }),
      },
    }),
    { parent, input: { owner: padOwner, app: app.ref, cart: cart.ref, numbers: numbers.ref, pathname } },
  ).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    clock,
    app,
    cart,
    numbers,
    reading,
    copying,
    searches,
    saved,
    holds,
    told,
    now,
    send: (...events: PadEvent[]) => events.forEach((event) => actor.send(event)),
    store: (news: PadStoreNews) => tellStored(news),
    page: () => tellPage,
    rows: () => now().context.rows,
    /** `part|quantity` of the rows that are written. */
    written: () =>
      now()
        .context.rows.filter(({ part, quantity }) => part + quantity !== '')
        .map(({ part, quantity }) => `${part}|${quantity}`),
    kinds: () => judgedOf(now().context).map(({ kind }) => kind),
    judged: () => judgedOf(now().context),
    asked: () => searches.calls.map(({ input }) => input.search),
  }
}
