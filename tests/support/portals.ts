import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type InspectionEvent,
  type PromiseActorLogic,
} from 'xstate'
import type { PartAsked } from '../../src/machines/ordering/list.types'
import type { LineProduct } from '../../src/machines/rules/cart'
import type { StoredSession } from '../../src/api/schemas/session'
import type { Id, Language } from '../../src/api/schemas/shared'
import type { ErrorReport } from '../../src/api/schemas/shell'
import type { PublicSettings, Settings } from '../../src/api/schemas/tenant'
import type { AccountParts } from '../../src/machines/account/account.types'
import { appMachine } from '../../src/machines/app.machine'
import type { OutsideNews, PathAndSearch } from '../../src/machines/app.types'
import { categoriesMachine } from '../../src/machines/catalogue/categories.machine'
import { tagsMachine } from '../../src/machines/catalogue/tags.machine'
import { cartStoreOver } from '../../src/machines/ordering/cart-store'
import { cartMachine } from '../../src/machines/ordering/cart.machine'
import { receiptsMachine } from '../../src/machines/ordering/receipts.machine'
import type { ReceiptsFound } from '../../src/machines/ordering/receipts.types'
import { padMachine } from '../../src/machines/ordering/pad.machine'
import type { PadPageNews } from '../../src/machines/ordering/pad.types'
import { foresightMachine, type PointingNews } from '../../src/machines/catalogue/foresight.machine'
import { draftsMachine } from '../../src/machines/ordering/drafts.machine'
import { freshnessMachine } from '../../src/machines/ordering/freshness.machine'
import type { ProductsPassed, ReadingNews } from '../../src/machines/ordering/freshness.types'
import { listsMachine } from '../../src/machines/ordering/lists.machine'
import type { ListsFound } from '../../src/machines/ordering/lists.types'
import { listening } from '../../src/machines/port'
import { navigationGuardMachine } from '../../src/machines/session/navigation-guard.machine'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { crashMachine } from '../../src/machines/shell/crash.machine'
import { editionMachine, type EditionNews } from '../../src/machines/shell/edition.machine'
import { preferencesMachine } from '../../src/machines/shell/preferences.machine'
import { partNumbersMachine } from '../../src/machines/ordering/part-numbers.machine'
import type { NumbersFound } from '../../src/machines/ordering/part-numbers.types'
import { orderSenderMachine } from '../../src/machines/ordering/order-sender.machine'
import type { AttemptFound, TurnGiven } from '../../src/machines/ordering/order-sender.types'
import type { Owner } from '../../src/machines/rules/order-attempt'
import { shopMachine } from '../../src/machines/shop.machine'
import type {
  OrderingParts,
  OrderingScreens,
  ShopParts,
  ShopScreens,
  ToolsParts,
  ToolsScreens,
} from '../../src/machines/shop.types'
import { showcaseMachine } from '../../src/machines/showcase.machine'
import { actorIn } from '../../src/machines/system'
import { densityMachine } from '../../src/machines/catalogue/density.machine'
import { accentMachine } from '../../src/machines/tenant/accent.machine'
import { settingsMachine } from '../../src/machines/tenant/settings.machine'
import { tenantMachine } from '../../src/machines/tenant/tenant.machine'
import { question } from './machine'

const never = <TOutput, TInput>() => fromPromise<TOutput, TInput>(() => new Promise(() => undefined))
const nothing = () => undefined

/** What comes late to a shop whose calls are never answered, over a device that holds nothing. */
export const quietOrdering: OrderingParts = {
  part: 'ordering',
  lists: listsMachine.provide({
    actors: {
      storedLists: listening<ListsFound, Owner>(() => nothing),
      changeList: never(),
      readList: never(),
      readListFile: never(),
      saveListFile: never(),
      heldFiles: fromCallback(() => nothing),
    },
  }),
  drafts: draftsMachine.provide({ actors: { readList: never() } }),
  foresight: foresightMachine.provide({
    actors: { pointing: listening<PointingNews>(() => nothing) },
    actions: { foresee: nothing },
  }),
  screens: {} as OrderingScreens,
}
export const quietTools: ToolsParts = {
  part: 'tools',
  pad: padMachine.provide({
    actors: { padStore: fromCallback(() => nothing), padPage: listening<PadPageNews>(() => nothing) },
  }),
  partNamed: fromPromise<LineProduct | null, PartAsked>(() => Promise.resolve(null)),
  screens: {} as ToolsScreens,
}

/** How the code of late parts is loaded. */
type LateCode = {
  readonly loadOrdering: PromiseActorLogic<OrderingParts, void>
  readonly loadTools: PromiseActorLogic<ToolsParts, void>
}

/** The parts of a shop whose calls are never answered, over a device that holds `cart` and nothing else. */
export const quietShop = (
  cart: string | null = null,
  {
    loadOrdering = fromPromise<OrderingParts, void>(async () => quietOrdering),
    loadTools = fromPromise<ToolsParts, void>(async () => quietTools),
  }: Partial<LateCode> = {},
): ShopParts => {
  const categories = categoriesMachine.provide({ actors: { loadPage: never(), loadPages: never() } })
  let stored = cart
  const cartStore = cartStoreOver({
    read: () => stored,
    write: (text) => void (stored = text),
    atOnce: Infinity,
    oncePainted: () => nothing,
    onLeaving: () => nothing,
    onOtherTab: () => nothing,
    locked: (work) => work(),
    freshMark: () => 'mine',
  })
  return {
    shop: shopMachine.provide({
      actions: { reloadPage: nothing },
      actors: {
        loadOrdering,
        loadTools,
        categories,
        tags: tagsMachine.provide({ actors: { loadTags: never() } }),
        cart: cartMachine.provide({ actors: { cartStore } }),
        orderSender: orderSenderMachine.provide({
          actors: {
            storedAttempt: listening<AttemptFound, Owner>((tell) => {
              tell({ type: 'attempt.found', attempt: null, settled: null, former: null, isRecorded: false, others: [] })
              return nothing
            }),
            turn: listening<TurnGiven, Owner>(() => nothing),
            placeOrder: never(),
            loadOrders: never(),
            searchOrders: never(),
          },
        }),
        receipts: receiptsMachine.provide({
          actors: {
            storedReceipts: listening<ReceiptsFound, Owner>(() => nothing),
            changeReceipt: never(),
            loadOrders: never(),
          },
        }),
        freshness: freshnessMachine.provide({
          actors: {
            passingProducts: listening<ProductsPassed>(() => nothing),
            tellTime: never(),
            readProducts: listening<ReadingNews, { code: string; ids: readonly Id[] }>(() => nothing),
          },
        }),
        partNumbers: partNumbersMachine.provide({
          actors: {
            storedNumbers: listening<NumbersFound, Owner>(() => nothing),
            changeNumbers: never(),
            readNumberFile: never(),
            saveNumberFile: never(),
          },
        }),
      },
    }),
    showcase: showcaseMachine.provide({ actors: { categories } }),
    screens: {} as ShopScreens,
  }
}

type Setting = { readonly path?: string; readonly inspect?: (event: InspectionEvent) => void }

/** The root of all actors over a browser that goes where it is sent; the test answers for device, server and code. */
export const startPortal = ({ path = '/', inspect }: Setting = {}) => {
  const clock = new SimulatedClock()
  const placeOf = (to: string): PathAndSearch => {
    const { pathname, search } = new URL(to, 'http://portal.test')
    return { pathname, search }
  }
  let tell: (news: OutsideNews) => void = nothing
  let at = 0
  const moves: string[] = []
  const go = (to: string) => tell({ type: 'address.changed', place: placeOf(to), at: (at += 10_000) })
  const move = ({ to }: { to: string }) => {
    moves.push(to)
    go(to)
  }
  const device = question<StoredSession>()
  const shopCode = question<ShopParts>()
  const accountCode = question<AccountParts>()
  const settings = question<Settings, { code: string }>()
  const words = question<void, { language: Language }>()
  const reports: ErrorReport[] = []
  const forgotten: string[] = []
  let reloads = 0
  const led: ('on' | 'back')[] = []
  const logic = appMachine.provide({
    actions: {
      reloadPage: () => void (reloads += 1),
      leadToRegion: (_, { isBack }) => void led.push(isBack ? 'back' : 'on'),
    },
    actors: {
      outside: listening<OutsideNews>((say) => {
        tell = say
        return nothing
      }),
      loadShop: shopCode.logic,
      loadAccount: accountCode.logic,
      preferences: preferencesMachine.provide({
        actors: { loadWords: words.logic },
        actions: { storeLanguage: nothing, storeTheme: nothing, showTheme: nothing },
      }),
      crash: crashMachine.provide({
        actors: {
          logError: fromPromise<void, { report: ErrorReport }>(async ({ input }) => void reports.push(input.report)),
        },
        actions: { forgetSession: nothing, restart: nothing, reload: nothing },
      }),
      tenant: tenantMachine.provide({
        actors: {
          resolveHost: never<string | null, void>(),
          loadPublicSettings: never<PublicSettings, { code: string }>(),
        },
        actions: { logFailure: nothing },
      }),
      edition: editionMachine.provide({
        actors: { versions: listening<EditionNews>(() => nothing) },
        actions: { reloadPage: nothing },
      }),
      density: densityMachine.provide({ actions: { storeDensity: nothing } }),
      accent: accentMachine.provide({
        actors: { workOut: never() },
        actions: { showColours: nothing, storeAccents: nothing },
      }),
      session: sessionMachine.provide({
        actors: { restoreSession: device.logic },
        actions: { storeSession: nothing, forgetSession: (_, { end }) => void forgotten.push(end) },
      }),
      guard: navigationGuardMachine.provide({
        actions: { push: (_, params) => move(params), replace: (_, params) => move(params), storeLink: nothing },
      }),
      settings: settingsMachine.provide({ actors: { loadSettings: settings.logic }, actions: { logFailure: nothing } }),
    },
  })
  const root = createActor(logic, {
    systemId: 'app',
    clock,
    ...(inspect && { inspect }),
    input: {
      place: placeOf(path),
      preferences: { language: 'en', isDark: false },
      describe: (error, componentStack) => ({
        error: { message: String(error), stack: '' },
        errorInfo: { componentStack },
      }),
    },
  }).start()
  const now = () => root.getSnapshot()
  return {
    root,
    clock,
    now,
    go,
    moves,
    device,
    shopCode,
    accountCode,
    settings,
    words,
    reports,
    forgotten,
    /** Which way F6 has led so far. */
    led,
    /** How often the page was loaded anew. */
    reloads: () => reloads,
    tell: (news: OutsideNews) => tell(news),
    actor: <TName extends Parameters<typeof actorIn>[1]>(name: TName) => actorIn(root.system, name),
    notices: () =>
      actorIn(root.system, 'toasts')
        .getSnapshot()
        .context.toasts.map(({ notice }) => notice.kind),
  }
}
