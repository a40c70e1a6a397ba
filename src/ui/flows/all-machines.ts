import { StateMachine, type AnyStateMachine } from 'xstate'
import { innerMachines } from './chart/graph'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const withInner = (machine: AnyStateMachine): readonly AnyStateMachine[] => [
  machine,
  ...innerMachines(machine).flatMap(withInner),
]

/** A machine and the folder it lives in; machines inside others stand right after them. */
export type FoundMachine = { readonly area: string; readonly machine: AnyStateMachine }

/** Every machine of the portal, found by its file name: adding one needs no line here. */
export const allMachines: readonly FoundMachine[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isMachine)
    .flatMap(withInner)
    .map((machine) => ({ area: path.split('/').at(-2) ?? '', machine })),
)
