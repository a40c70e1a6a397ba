import { useMemo, useState } from 'react'
import type { FlowsTabProps } from '../page/tab'
import { begin, type Run } from '../walk/engine'
import { readRun, writeRun } from '../walk/written'
import { allMachines } from '../all-machines'

/**
 * The walk that stands in the address, and the way to another one. A walk that did not get on stays where it is, with
 * its problem; so does one that an address could not hold.
 */
export const useWalk = ({ machine, parameters, setParameters }: FlowsTabProps) => {
  const text = parameters.get('run')
  const [last, setLast] = useState<{ readonly text: string; readonly run: Run } | null>(null)
  const [trouble, setTrouble] = useState<{ readonly text: string | null; readonly problem: string } | null>(null)
  const tell = (problem: string | null) => setTrouble(problem === null ? null : { text, problem })
  const read = useMemo(() => {
    if (text === null) return { run: begin(machine) }
    if (last?.text === text) return { run: last.run }
    const [other = ''] = /^[\w.-]+/.exec(text) ?? []
    const isOfOther = other !== machine.id && allMachines.some((found) => found.machine.id === other)
    return isOfOther ? { reason: `It is a walk of ${other}, not of ${machine.id}.` } : readRun(text, [machine])
  }, [machine, text, last])
  const begun = useMemo(() => begin(machine), [machine])
  const run = 'run' in read ? read.run : begun

  const go = (next: Run) => {
    tell(next.problem)
    if (next.problem !== null) return
    const written = writeRun(next)
    const answer = readRun(written, [machine])
    if ('reason' in answer) {
      tell(answer.reason)
      return
    }
    setLast({ text: written, run: next })
    const wanted = new URLSearchParams(parameters)
    wanted.set('run', written)
    wanted.delete('select')
    setParameters(wanted)
  }
  const broken = 'reason' in read ? `The walk of the address cannot be walked: ${read.reason}` : null
  const problem = trouble !== null && trouble.text === text ? trouble.problem : null
  return { run, problem: problem ?? run.problem ?? broken, go, tell }
}
