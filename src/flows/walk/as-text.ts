import { StateMachine } from 'xstate'
import { isReference } from '../../recorder/xstate-actors'

/**
 * A value as JSON in which actors and machines are their names, and maps and sets lists. The number that an actor has in
 * its system would differ from step to step.
 */
export const asText = (value: unknown, space = 0): string | undefined =>
  JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
      const held = this[key]
      if (isReference(held) || held instanceof StateMachine) return held.id
      return written instanceof Map || written instanceof Set ? [...written] : written
    },
    space,
  )
