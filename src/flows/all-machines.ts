import { StateMachine, type AnyStateMachine } from 'xstate'
import { innerMachines } from './chart/graph'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../machines/**/*.machine.ts', { eager: true })

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** A machine and the folder it lives in; what holds the others lives in none of their folders. */
export type FoundMachine = { readonly area: string; readonly machine: AnyStateMachine }

const isRoot = ({ area }: FoundMachine): boolean => area === 'root'

/** The machines that files export, by their paths; those that only stand inside another one come right after it. */
export const machinesIn = (
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly FoundMachine[] => {
  const found = Object.entries(files).flatMap(([path, module]) =>
    Object.values(module)
      .filter(isMachine)
      .map((machine) => ({ area: path.split('/').at(-2) ?? '', machine })),
  )
  const named = new Set(found.map(({ machine }) => machine.id))
  const withHidden = ({ area, machine }: FoundMachine): readonly FoundMachine[] => [
    { area: area === 'machines' ? 'root' : area, machine },
    ...innerMachines(machine)
      .filter(({ id }) => !named.has(id) && named.add(id))
      .flatMap((inner) => withHidden({ area, machine: inner })),
  ]
  const all = found.flatMap(withHidden)
  return [...all.filter(isRoot), ...all.filter((one) => !isRoot(one))]
}
/** Every machine of the portal, found by its file name: adding one needs no line here. The root of all comes first. */
export const allMachines: readonly FoundMachine[] = machinesIn(modules)
