import { Suspense, use } from 'react'
import { allMachines } from '../all-machines'
import { devServer } from '../page/dev-server'
import { graphFor } from '../page/layouts'
import type { FlowsTabProps } from '../page/tab'
import { approvalOf } from '../signing/sign-off'
import { useSigning } from '../signing/use-signing'
import { beforeOf, forgetBefore, type Before } from './before'
import { compareAll, type Difference } from './compare'
import { CompareChoice } from './compare-choice'
import { CompareView } from './compare-view'
import styles from './compare.module.css'
import { OtherMachines } from './other-machines'
import { sumOf } from './sentences'

type Machines = Exclude<Before, { readonly problem: string }>
const known = new WeakMap<Machines, readonly Difference[]>()
/** Kept outside of what draws: a view that waits begins anew, and would compare and draw anew each time. */
const differencesSince = (before: Machines): readonly Difference[] => {
  const now = allMachines.map(({ machine }) => graphFor(machine))
  const [only, ...more] = before.machines
  // A file or a signature of one machine says nothing about the others.
  const wanted = more.length === 0 ? now.filter(({ id }) => id === only?.id) : now
  const found =
    known.get(before) ??
    compareAll(
      before.machines.filter(({ id }) => id !== 'system'),
      wanted,
    )
  known.set(before, found)
  return found
}

const Compared = ({ wanted, ...props }: FlowsTabProps & { readonly wanted: string }) => {
  const { machine } = props
  const approval = approvalOf(useSigning().signOff, 'machine', machine.id)
  const before = use(beforeOf(wanted, machine.id, approval?.fingerprint ?? ''))
  if ('problem' in before)
    return (
      <p role="alert" className={styles['note']}>
        {before.problem}
      </p>
    )
  const differences = differencesSince(before)
  const own = differences.find((one) => one.machine === machine.id)
  const others = differences.filter((one) => one.machine !== machine.id)
  const isSilent = own === undefined && !before.machines.some(({ id }) => id === machine.id)
  // Where the chart is the same, its screens may not be.
  const shown: Difference = own ?? {
    machine: machine.id,
    changes: [],
    joined: graphFor(machine),
    formerly: new Map<string, string>(),
  }
  return (
    <div className={styles['compared']}>
      <p role="status" className={styles['sum']}>
        {isSilent ? (
          `${before.name} holds nothing of ${machine.id}.`
        ) : (
          <>
            Since {before.name}:{' '}
            <b>
              {machine.id}: {own ? sumOf(own.changes) : 'no state, way, guard or word of its chart has changed'}
            </b>
            .{own === undefined && ' What its actions and its screens do inside is not in the chart.'} {before.note}
          </>
        )}
      </p>
      {others.length > 0 && <OtherMachines others={others} wanted={wanted} isAlone={own === undefined} />}
      {!isSilent && shown.joined && <CompareView {...props} difference={shown} graph={shown.joined} before={before} />}
    </div>
  )
}

/** What has changed in a machine since another version: in the chart, in sentences, on the screens. */
export const CompareTab = (props: FlowsTabProps) => {
  const { parameters, setParameters } = props
  const wanted = parameters.get('with')
  const choose = (version: string | null) => {
    const next = new URLSearchParams(parameters)
    next.delete('select')
    // The portal of another version draws other screens.
    next.delete('before')
    if (version === null) next.delete('with')
    else {
      forgetBefore(version)
      next.set('with', version)
    }
    setParameters(next)
  }
  return (
    <div className={styles['compare']}>
      <CompareChoice current={wanted} onChoose={choose} onNothing={() => choose(null)} />
      {wanted === null ? (
        <p className={styles['note']}>
          Choose what the machine of now is held against:{' '}
          {devServer() === null ? '' : 'a change under Since, a revision (HEAD~20, a commit, a tag), '}
          what was signed, or a file that Export, Download JSON for Compare, has written.
          {devServer() === null && ' Revisions are known where npm start serves this page.'}
        </p>
      ) : (
        <Suspense
          fallback={
            <p role="status" className={styles['note']}>
              Reading the machines of {wanted}...
            </p>
          }
        >
          <Compared key={wanted} {...props} wanted={wanted} />
        </Suspense>
      )}
    </div>
  )
}
