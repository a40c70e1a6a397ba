import type { Graph } from '../chart/graph'
import { graphOf } from '../chart/graph'
import { machinesIn } from '../all-machines'

/** The charts of the machines in some files, which may be those of another revision. */
export const graphsIn = (files: Readonly<Record<string, Readonly<Record<string, unknown>>>>): readonly Graph[] =>
  machinesIn(files).map(({ machine }) => graphOf(machine))
