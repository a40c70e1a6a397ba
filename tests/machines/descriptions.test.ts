// @vitest-environment node
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'
import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', { eager: true })
const machines = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => ({ path: path.replace('../../src/', ''), machine })),
)
/** Machines that only live inside another one are read in the visualizer, too. */
const inner = machines.flatMap(({ path, machine }) =>
  Object.values(machine.implementations.actors)
    .filter((logic): logic is AnyStateMachine => logic instanceof StateMachine)
    .filter((logic) => !machines.some(({ machine }) => machine === logic))
    .map((machine) => ({ path, machine })),
)

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const isDescribed = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

test('every file of a machine exports one', () => {
  expect(machines.map(({ path }) => path)).toEqual(Object.keys(modules).map((path) => path.replace('../../src/', '')))
})

describe.each([...machines, ...inner])('$machine.id', ({ path, machine }) => {
  test('names its part of the specification', () => {
    const { spec } = (machine.root.meta ?? {}) as { spec?: string }
    expect(`${path}: ${spec}`).toMatch(/: \d/)
  })

  test('has a description on itself and on every state', () => {
    const silent = nodesOf(machine.root).filter(({ description }) => !isDescribed(description))
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('has a description on every way: events, answers, times, and what is decided at once', () => {
    const silent = nodesOf(machine.root).flatMap(({ id, transitions, always = [] }) =>
      [...transitions, ['always', always] as const].flatMap(([event, list]) =>
        list
          .map(({ description }, at) => ({ description, where: `${id} on ${event} [${at}]` }))
          .filter(({ description }) => !isDescribed(description))
          .map(({ where }) => where),
      ),
    )
    expect(silent).toEqual([])
  })
})

test('no two machines share an id', () => {
  const ids = [...machines, ...inner].map(({ machine }) => machine.id)
  expect(new Set(ids).size).toBe(ids.length)
})
