// @vitest-environment node
import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { graphOf } from '../../src/flows/chart/graph'
import { fingerprintOfGraph } from '../../src/flows/difference/record'
import { recordFiles, sinceSigned } from '../../src/flows/flow-files'
import { layOut } from '../../src/flows/chart/layout'
import { knownWalksOf } from '../../src/flows/walk/walked'
import {
  approvalsOf,
  nothingSigned,
  readSignOff,
  statusOf,
  withMore,
  writeSignOff,
  type Approval,
  type Remark,
} from '../../src/flows/signing/sign-off'
import { machineOf } from './machines'
import { remarksOn, subjectOf } from '../../src/flows/signing/subjects'

const kettle = (words: string) =>
  graphOf(
    createMachine({ id: 'kettle', description: words, initial: 'cold', states: { cold: { description: 'Cold.' } } }),
  )
const approval = (fingerprint: string, who = 'Ana'): Approval => ({
  of: 'machine',
  id: 'kettle',
  fingerprint,
  who,
  when: '2026-11-24',
  words: 'Good.',
})

describe('sign-off', () => {
  test('stands until the machine is another one, then it is changed since signed', () => {
    const [before, after] = [kettle('Boils.'), kettle('Boils water.')]
    const signOff = withMore(nothingSigned, { approvals: [approval(fingerprintOfGraph(before))], remarks: [] })
    expect(statusOf(nothingSigned, 'machine', 'kettle', fingerprintOfGraph(before))).toBe('unsigned')
    expect(statusOf(signOff, 'machine', 'kettle', fingerprintOfGraph(before))).toBe('signed')
    expect(statusOf(signOff, 'machine', 'kettle', fingerprintOfGraph(after))).toBe('changed')
    expect(sinceSigned(signOff, [before])).toEqual([])
    expect(sinceSigned(signOff, [after])).toEqual(['machine kettle: changed since signed by Ana, 2026-11-24'])
  })

  test('all approvals of a thing are kept, the latest counts, and what is sent twice stands there once', () => {
    const remark: Remark = { ...approval('1'), on: 'state', machine: 'kettle', id: 'kettle.cold' }
    const more = { approvals: [approval('2', 'Ben')], remarks: [remark] }
    const once = withMore({ approvals: [approval('1')], remarks: [] }, more)
    expect(approvalsOf(once, 'machine', 'kettle')).toEqual([approval('2', 'Ben'), approval('1')])
    expect(statusOf(once, 'machine', 'kettle', '2')).toBe('signed')
    expect(statusOf(once, 'machine', 'kettle', '1')).toBe('changed')
    const twice = withMore(once, more)
    expect([twice.remarks.length, twice.approvals.length]).toEqual([1, 2])
    expect(readSignOff(writeSignOff(once))?.approvals).toEqual(once.approvals)
    expect(sinceSigned(once, [kettle('Boils.')])).toEqual(['machine kettle: changed since signed by Ben, 2026-11-24'])
    expect(readSignOff('{')).toBe(null)
    expect(readSignOff('{"approvals":[{"id":4},null],"remarks":"no"}')).toEqual(nothingSigned)
  })

  test('a comment is about a state, or about its screen, and is known again', () => {
    const graph = kettle('Boils.')
    const state = subjectOf(graph, { kind: 'state', id: 'kettle.cold' }, false)
    const screen = subjectOf(graph, { kind: 'state', id: 'kettle.cold' }, true)
    const { on, id, machine, fingerprint } = screen
    const remark: Remark = { on, id, machine, fingerprint, who: 'Ana', when: '2026-11-24', words: 'Too dark.' }
    const signOff = { approvals: [], remarks: [remark] }
    expect(remarksOn(signOff, screen)).toEqual([remark])
    expect(remarksOn(signOff, state)).toEqual([])
    expect(subjectOf(graph, null, false).on).toBe('machine')
  })
})

test('npm run flows says which machine of how many is begun, before it takes its time', async () => {
  const machines = ['toasts', 'density'].map(machineOf)
  const said: string[] = []
  const tell = (machine: string, place: number, count: number) => void said.push(`${machine} ${place}/${count}`)
  knownWalksOf(machines, tell)
  const charts = []
  for (const machine of machines) charts.push({ area: 'x', layout: await layOut(graphOf(machine)) })
  expect([...recordFiles(charts, tell).keys()]).toEqual(['toasts.json', 'density.json'])
  expect(said).toEqual(['toasts 1/2', 'density 2/2', 'toasts 1/2', 'density 2/2'])
})
