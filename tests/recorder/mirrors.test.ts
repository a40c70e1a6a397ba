import { createActor, type AnyActorScope, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { samplesFor } from '../../src/flows/walk/all-samples'
import { createCast } from '../../src/flows/whole/cast'
import { createMirrors } from '../../src/flows/whole/mirrors'

/** A machine as the replay makes it for a screen that has not opened in the record. */
const mirrorOf = (machine: AnyStateMachine, input: unknown) => {
  const mirrors = createMirrors(createCast())
  const logic: AnyStateMachine = Object.assign(Object.create(machine), {
    getInitialSnapshot: (scope: AnyActorScope, given: unknown) => mirrors.begin(machine, scope, false, given),
  })
  return createActor(logic, { input })
}

test('QA a screen that opens in the frame before it does in the record begins still, whatever its machine does first', () => {
  const begun = allMachines.flatMap(({ machine }) =>
    Object.entries(samplesFor(machine.id).inputs).map(([name, input]) => ({
      name: `${machine.id} ${name}`,
      snapshot: mirrorOf(machine, input).getSnapshot(),
    })),
  )
  expect(begun.length).toBeGreaterThan(30)
  const failed = begun.filter(({ snapshot }) => snapshot.status === 'error')
  expect(failed.map(({ name, snapshot }) => `${name}: ${String(snapshot.error)}`)).toEqual([])
})
