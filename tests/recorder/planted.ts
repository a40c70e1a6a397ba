import type { InspectionEvent } from 'xstate'
import { createRecorder, type Recorder } from '../../src/recorder/recorder'

/** A number by chance that follows from a seed (mulberry32). */
export const diceOf = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
type Dice = ReturnType<typeof diceOf>

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Something of somebody's that must not be found: eight letters and digits or more, in the forms of names and addresses. */
const secretOf = (dice: Dice): string => {
  const word = (length: number) => Array.from({ length }, () => signs[dice(signs.length)]).join('')
  const long = word(8 + dice(12))
  return (
    [long, `${long}@${word(5)}.test`, `${word(3)} ${long}`, `+${long}`, `${long}-${word(2)}`, `é${long}ß`][dice(6)] ??
    long
  )
}
const fields = (
  'password current_password token authToken secret Authorization email name firstName lastName company address address2 ' +
  'city zip postal_code phone mobile_phone note comment purchase_order purchaseOrder message search text typed title ' +
  'customer_name rep_code webAddress part_number description own key id code pathname hash to status kind reason state ' +
  'lang html body url logo logo_url color titles welcome_title_styles query anything'
).split(' ')

/** Any value with secrets in it, in fields that the code names; each that is planted is told. */
const valueOf = (dice: Dice, plant: () => string, depth: number): unknown => {
  const inner = () => valueOf(dice, plant, depth - 1)
  const row = () =>
    Object.fromEntries(Array.from({ length: 1 + dice(4) }, () => [fields[dice(fields.length)], inner()]))
  if (depth === 0) return plant()
  switch (dice(10)) {
    case 0:
      return [plant(), inner()]
    case 1:
      return new Map([[plant(), inner()]])
    case 2:
      return new Set([plant()])
    case 3:
      return Object.assign(new Error(`Refused: ${plant()}`), { rows: [row()] })
    case 4:
      return JSON.stringify(row())
    case 5:
      return `/orders/${plant()}?search=${encodeURIComponent(plant())}&${encodeURIComponent(plant())}=1#${plant()}`
    case 6:
      return `https://${plant()}.test/${plant()}`
    case 7:
      return `#1/${plant()}/0/${plant()}:4:${encodeURIComponent(plant())}`
    default:
      return row()
  }
}

const actorOf = (id: string, input: unknown) => ({
  sessionId: `x:${id}`,
  id,
  send: () => undefined,
  logic: { id },
  options: { input },
})

/** A session by chance: secrets in inputs, events, contexts, outputs, failures, calls and answers. */
export const sessionOf = (seed: number): { readonly text: string; readonly secrets: readonly string[] } => {
  const dice = diceOf(seed)
  const secrets: string[] = []
  const plant = (): string => {
    const secret = secretOf(dice)
    secrets.push(secret)
    return secret
  }
  const recorder: Recorder = createRecorder(dice(2 ** 31))
  const value = () => valueOf(dice, plant, 1 + dice(3))
  const actors = ['session', 'cart', 'checkout'].map((id) => actorOf(id, value()))
  const hear = (event: object) => recorder.take(event as InspectionEvent, dice(9999), dice(2) === 0)
  // Now and then so long that the oldest is dropped, and contexts take its place.
  const length = dice(40) === 0 ? 540 : 1 + dice(8)
  for (const actorRef of actors) {
    const event = { type: 'xstate.init', input: value() }
    hear({ type: '@xstate.event', actorRef, sourceRef: undefined, event })
    hear({
      type: '@xstate.snapshot',
      actorRef,
      event,
      snapshot: { status: 'active', value: 'begun', context: { of: value() } },
    })
  }
  for (let count = 0; count < length; count += 1) {
    const actorRef = actors[dice(actors.length)]
    // The library names its own events after actors, and an actor of the order pad after what is typed there.
    const type = dice(4) === 0 ? `xstate.done.actor.part ${plant()}` : 'form.changed'
    const event = { type, patch: value(), [fields[dice(fields.length)] ?? '']: plant() }
    hear({
      type: '@xstate.event',
      actorRef,
      sourceRef: undefined,
      event: length > 500 ? { ...event, patch: plant() } : event,
    })
    const context = { [fields[dice(fields.length)] ?? '']: plant(), of: length > 500 ? plant() : value() }
    hear({ type: '@xstate.snapshot', actorRef, event, snapshot: { status: 'active', value: 'filled', context } })
  }
  const path = `/api/orders/${plant()}?email=${encodeURIComponent(plant())}`
  recorder.call({ method: 'GET', path, time: 1 })(200, 5, dice(2) === 0 ? JSON.stringify(value()) : `<p>${plant()}`)
  const place = `/products/${plant()}?search=${encodeURIComponent(plant())}`
  const text = recorder.write({ edition: null, language: 'en', place, screen: { width: 1, height: 1 } }, '2026-01-01')
  return { text, secrets }
}

/** Secrets that stand in the report of a session, as they are or as an address writes them. */
export const leaksOf = (seed: number): readonly string[] => {
  const { text, secrets } = sessionOf(seed)
  return secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
}
