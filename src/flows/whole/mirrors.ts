import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { machineIdIn, parentOf } from '../../recorder/xstate-actors'
import { stilled } from '../walk/frozen'
import { inertScope } from '../xstate-private'
import type { Cast } from './cast'

const nothing = (): void => undefined
const shown = 'tradepost.shown'
type Shown = { readonly type: typeof shown; readonly snapshot: AnyMachineSnapshot }
const isShown = (event: EventObject): event is Shown => event.type === shown

/**
 * The run makes the actors of the screens itself, when the record says so; what React makes for the screens that it draws
 * are mirrors of them: they show what those show, take nothing up, and do nothing.
 */
export const createMirrors = (cast: Cast) => {
  /** Whom a mirror shows; nobody as long as the screen of the record has not opened. */
  const mirrors = new Map<AnyActorRef, AnyActorRef | null>()
  const screens = new Set<AnyActorRef>()

  const sourceFor = (machine: string): AnyActorRef | null => {
    const alike = [...screens].filter((screen) => machineIdIn(screen) === machine && !cast.isOver(screen))
    const seen = new Set(mirrors.values())
    return alike.find((screen) => !seen.has(screen)) ?? alike.at(-1) ?? null
  }
  return {
    /** What a mirror shows first; `null` for an actor of the run itself. */
    begin: (machine: AnyStateMachine, { self }: AnyActorScope, isOpening: boolean, given: unknown) => {
      if (isOpening || parentOf(self) !== null) return null
      const source = sourceFor(machine.id)
      mirrors.set(self, source)
      if (source !== null) return source.getSnapshot() as AnyMachineSnapshot
      return stilled(machine).getInitialSnapshot(inertScope(self, nothing), given)
    },
    isMirror: (ref: AnyActorRef): boolean => mirrors.has(ref),
    /** A mirror takes up nothing but what it is to show. */
    after: (snapshot: AnyMachineSnapshot, event: EventObject, self: AnyActorRef): AnyMachineSnapshot => {
      if (isShown(event)) return event.snapshot
      if (event.type !== 'xstate.stop') return snapshot
      mirrors.delete(self)
      return Object.assign(Object.create(Object.getPrototypeOf(snapshot)), snapshot, { status: 'stopped' })
    },
    /** A screen of the record has opened. */
    open: (screen: AnyActorRef): void => {
      screens.add(screen)
      for (const [mirror, source] of mirrors) {
        if (machineIdIn(mirror) !== machineIdIn(screen) || (source !== null && !cast.isOver(source))) continue
        mirrors.set(mirror, screen)
        mirror.send({ type: shown, snapshot: screen.getSnapshot() })
      }
    },
    show: (screen: AnyActorRef, snapshot: AnyMachineSnapshot): void => {
      for (const [mirror, source] of mirrors) if (source === screen) mirror.send({ type: shown, snapshot })
    },
  }
}
export type Mirrors = ReturnType<typeof createMirrors>
