import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { ProductPage } from '../../api/schemas/catalogue'
import type { Answered } from '../../api/schemas/kept'
import type { AppNews } from '../app.types'
import { subscription } from '../news'
import { asFailure, port } from '../port'
import { lineOf } from '../rules/cart'
import {
  guessJump,
  isTypedOver,
  jumpHits,
  jumpOutcome,
  readJump,
  sureHit,
  sureHits,
  withNamesakes,
  type JumpHit,
  type JumpOutcome,
  type JumpText,
} from '../rules/jump'
import { isKept, markOf, olderMark, valueOf } from '../rules/kept-answer'
import type { Owner } from '../rules/order-attempt'
import { namesakeIn } from '../rules/pad-lookups'
import { padProduct } from '../rules/pad-matching'
import { numberKey, ownTable } from '../rules/part-numbers'
import type { CartChanged } from './cart.types'
import type { JumpContext, JumpEvent, JumpInput, JumpWord } from './jump.types'
import type { RowsTaken } from './pad.types'
import type { NumbersTold } from './part-numbers.types'

/** What is typed, as it is read now. */
export const readingOf = ({ text, isGuess }: Pick<JumpContext, 'text' | 'isGuess'>): JumpText =>
  (isGuess ? guessJump(text) : null) ?? readJump(text)
/** The hit that a press is about: one that can be nothing else before it is seen, else the one that is marked. */
const pressedHit = ({ press, hits, active, isGuess, kept }: JumpContext): JumpHit | null => {
  if (press === 'seen') return hits[active] ?? null
  // The buyer sees first what was guessed, and what this device has seen, which may not be all there is.
  const isSeenFirst = isGuess || kept !== null
  return press === 'early' && !isSeenFirst ? sureHit(hits) : null
}
/** What the press comes to; `null` where it is about nothing. */
const outcomeOf = (context: JumpContext): (JumpOutcome & { readonly hit: JumpHit }) | null => {
  const hit = pressedHit(context)
  if (hit === null) return null
  const inCart = lineOf(context.lines, hit.product.id)?.quantity ?? 0
  const wanted = context.offered ?? readingOf(context).quantity
  return { hit, ...jumpOutcome(hit.product, wanted, inCart, context.isSellMinimumOn) }
}

/** Typed on before what Enter was pressed for had come: it is not added, which is said until another word is due. */
const droppedIn = (context: JumpContext): JumpWord | null =>
  context.press === 'early'
    ? { kind: 'dropped', part: context.text }
    : context.word?.kind === 'dropped'
      ? context.word
      : null

/** What was found; of a guess only what is called just so. */
const hitsOf = (page: Answered<ProductPage>, context: JumpContext): readonly JumpHit[] => {
  const hits = jumpHits(valueOf(page).data.map(padProduct), readingOf(context).part, context)
  return context.isGuess ? sureHits(hits) : hits
}

/** What was typed ahead and taken back is nothing. */
const aheadOf = ({ ahead }: JumpContext): string | null => (ahead === null || ahead.trim() === '' ? null : ahead)
/** What is told not to have been added, each text once, with the one that Enter was pressed for; without it once it is added. */
const leftWith = ({ left, text }: JumpContext): readonly string[] =>
  text.trim() === '' || left.includes(text.trim()) ? left : [...left, text.trim()]
const isNotAdded = ({ word }: JumpContext): boolean => word?.kind === 'unsure' || word?.kind === 'nothing'
const withoutText = ({ left, text }: JumpContext): readonly string[] => left.filter((one) => one !== text.trim())

export const jumpSetup = setup({
  types: {} as {
    context: JumpContext
    events: JumpEvent
    input: JumpInput
    tags: 'busy' | 'failed' | 'answered'
  },
  actors: {
    searchParts: port<Answered<ProductPage>, { code: string; search: string; page: number }>('searchParts'),
    knownParts: port<ReadonlySet<string>, { owner: Owner }>('knownParts'),
    appNews: subscription<AppNews>(),
    cartNews: subscription<CartChanged>(),
    numbersNews: subscription<NumbersTold>(),
  },
  actions: {
    keepText: assign(({ context }, { text }: { text: string }) => ({
      text,
      ahead: null,
      // What a second Enter would have taken, or what nobody knows, and what is typed over.
      left: isNotAdded(context) && isTypedOver(context.text, text) ? leftWith(context) : context.left,
      press: 'none' as const,
      offered: null,
      word: droppedIn(context),
      failure: null,
    })),
    wait: assign(({ context }, { text }: { text: string }) => ({ waiting: [...context.waiting, text] })),
    keepAhead: assign((_, { text }: { text: string }) => ({ ahead: text })),
    queueAhead: assign(({ context: { waiting, ahead } }) => ({ waiting: [...waiting, ahead ?? ''], ahead: '' })),
    takeAhead: assign(({ context: { waiting, ahead } }) =>
      waiting.length > 0 || ahead === null ? {} : { text: ahead, ahead: null, offered: null, failure: null },
    ),
    leaveIt: assign(({ context }) => ({ left: leftWith(context), text: '' })),
    takeWaiting: assign(({ context }) => ({
      text: context.waiting[0] ?? '',
      waiting: context.waiting.slice(1),
      left: context.press === 'none' ? context.left : leftWith(context),
      press: 'early' as const,
      offered: null,
      word: null,
      failure: null,
    })),
    forgetHits: assign({ hits: [], kept: null, active: 0 }),
    keepHits: assign(({ context }, { page }: { page: Answered<ProductPage> }) => ({
      hits: hitsOf(page, context),
      kept: markOf(page),
      active: 0,
      failure: null,
    })),
    readWhole: assign({ isGuess: false }),
    readAnew: assign({ isGuess: true }),
    keepNamesakes: assign(({ context }, { page }: { page: Answered<ProductPage> }) => ({
      hits: withNamesakes(context.hits, valueOf(page).data.map(padProduct), readingOf(context).part),
      kept: olderMark(context.kept, markOf(page)),
    })),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: asFailure(error),
      hits: [],
      kept: null,
      ahead: aheadOf(context),
    })),
    keepKnown: assign((_, { known }: { known: ReadonlySet<string> }) => ({ known })),
    keepCart: assign((_, { lines, isSellMinimumOn }: CartChanged) => ({ lines, isSellMinimumOn })),
    keepNumbers: assign((_, { numbers }: NumbersTold) => ({ own: ownTable(numbers) })),
    move: assign(({ context: { active, hits } }, { by }: { by: 1 | -1 }) => ({
      active: hits.length === 0 ? 0 : (active + by + hits.length) % hits.length,
      offered: null,
      word: null,
    })),
    point: assign((_, { index }: { index: number }) => ({ active: index })),
    pressEarly: assign({ press: 'early' }),
    pressSeen: assign({ press: 'seen', left: [] }),
    dropPress: assign(({ context }) => ({ press: 'none' as const, ahead: aheadOf(context) })),
    offerMinimum: assign(({ context }) => {
      const outcome = outcomeOf(context)
      if (outcome?.kind !== 'belowMinimum') return {}
      const { minimum, hit } = outcome
      const active = context.hits.indexOf(hit)
      return { active, offered: minimum, word: { kind: 'minimum', minimum, part: hit.product.part_number } as const }
    }),
    sayFull: assign(({ context }) => {
      const outcome = outcomeOf(context)
      if (outcome?.kind !== 'full') return {}
      return { word: { kind: 'full', maximum: outcome.maximum, part: outcome.hit.product.part_number } as const }
    }),
    addIt: enqueueActions(({ context, enqueue, self }) => {
      const outcome = outcomeOf(context)
      if (outcome?.kind !== 'added') return
      const { quantity, hit } = outcome
      const { available: _, ...product } = hit.product
      const wanted = context.offered ?? readingOf(context).quantity ?? quantity
      enqueue.sendTo(context.cart, { type: 'rows.added', lines: [{ product, quantity, comment: '' }], by: self })
      enqueue.assign({
        text: '',
        left: withoutText(context),
        word: { kind: 'added', quantity, wanted, part: product.part_number },
      })
    }),
    /** Another tab may have filled the line meanwhile: what the cart took is what is said. */
    correctWord: assign(({ context: { word } }, { taken: [taken] }: RowsTaken) => {
      if (word?.kind !== 'added') return {}
      const { part } = word
      return {
        word: taken?.isOtherUnit ? { kind: 'heldOtherwise', part } : { ...word, quantity: taken?.quantity ?? 0 },
      }
    }),
    sayNothing: assign(({ context: { text } }) => ({ word: { kind: 'nothing', text } as const })),
    sayUnsure: assign(({ context: { hits } }) => ({
      word: { kind: 'unsure', part: hits[0]?.product.part_number ?? '' } as const,
    })),
    countMiss: assign(({ context: { misses } }) => ({ misses: misses + 1 })),
    openCart: sendTo(({ context }) => context.app, { type: 'navigation.requested', to: '/cart' }),
    openIt: enqueueActions(({ context: { app, hits, active }, enqueue }) => {
      const id = hits[active]?.product.id
      if (id !== undefined)
        enqueue.sendTo(app, { type: 'navigation.requested', to: `/products/${encodeURIComponent(id)}` })
    }),
  },
  guards: {
    isKept: ({ context }) => context.kept !== null,
    isWaited: ({ context }) => context.waiting.length > 0,
    isAhead: ({ context }) => aheadOf(context) !== null,
    isTyped: ({ context: { text } }) => text.trim() !== '',
    isTypedAhead: ({ context: { press, ahead, text } }, { text: now }: { text: string }) =>
      press === 'early' && (ahead !== null || isTypedOver(text, now)),
    isPassedOver: ({ context }) =>
      context.press !== 'none' && (context.waiting.length > 0 || aheadOf(context) !== null),
    isUnsure: ({ context: { press, isGuess, hits } }) => press === 'early' && isGuess && hits.length > 0,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isOwnNumber: ({ context: { own, text, isGuess } }) => namesakeIn(readingOf({ text, isGuess }).part, own) !== null,
    /** Nothing at all is found for the text, the server itself says so, and no number of the buyer's own is written so. */
    isToBeGuessed: ({ context: { text, own } }, { page }: { page: Answered<ProductPage> }) =>
      !isKept(page) && page.data.length === 0 && !own.has(numberKey(text)) && guessJump(text) !== null,
    isAdded: ({ context }) => outcomeOf(context)?.kind === 'added',
    isTooFew: ({ context }) => outcomeOf(context)?.kind === 'belowMinimum',
    isFull: ({ context }) => outcomeOf(context)?.kind === 'full',
    isMissed: ({ context: { press, hits } }) => press !== 'none' && hits.length === 0,
    isNothingFound: ({ context }) => context.hits.length === 0,
    isThere: ({ context }, { index }: { index: number }) => context.hits[index] !== undefined,
  },
  delays: { pause: 150 },
})
