// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { orderLinkMachine } from '../../src/machines/ordering/order-link.machine'
import { isOfNobody, isUnreadable, selectOtherCode } from '../../src/machines/ordering/order-link.selectors'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { bareLine } from '../../src/machines/rules/lists'
import { linkFragment } from '../../src/machines/rules/order-link'
import { question, recipient, record, testApp } from '../support/machine'

const recorder = record(orderLinkMachine)
const open = (fragment: string, tenantCode = 'ACME') => {
  const app = testApp()
  const pad = recipient<PadRowsOpened>()
  const companies = question<boolean, { code: string }>()
  const actor = createActor(orderLinkMachine.provide({ actors: { findCompany: companies.logic } }), {
    inspect: recorder.inspect,
    input: { app: app.app, pad: pad.ref, tenantCode, fragment },
  }).start()
  const opened = pad.heard.filter(({ type }) => type === 'rows.opened')
  return { now: () => actor.getSnapshot(), opened, moves: app.moves(), companies }
}
const whole = `#${linkFragment('acme', [bareLine('CB-120', 6, 'gate 4'), bareLine('N-8', 0)])}`

test('LINKS what it holds stands in the pad of whoever opens it, and Back does not open it again', () => {
  const { opened, moves, now } = open(whole)
  expect(opened).toMatchObject([
    {
      source: 'link',
      broken: 0,
      isWhole: true,
      rows: [
        { part: 'CB-120', quantity: '6', comment: 'gate 4' },
        { part: 'N-8', quantity: '0', comment: '' },
      ],
    },
  ])
  expect(moves).toEqual(['instead /order-pad'])
  expect([isUnreadable(now()), selectOtherCode(now())]).toEqual([false, null])
})

test('LINKS the same link has the same name, another one another', () => {
  const nameOf = (fragment: string) => open(fragment).opened[0]?.name
  expect(nameOf(whole)).toBe(nameOf(whole))
  expect(nameOf(`#${linkFragment('acme', [bareLine('N-8', 1)])}`)).not.toBe(nameOf(whole))
})

test('LINKS of a broken one the readable rows stand in the pad, with what is wrong about it', () => {
  const { opened } = open('#1/ACME/0/CB-120:6/x/N-8:y')
  expect(opened).toMatchObject([{ broken: 2, isWhole: false, rows: [{ part: 'CB-120' }] }])
})

test.each(['', '#nonsense', '#1/ACME/0/', '#1/ACME/0/x'])('LINKS %j is none, and says so', (fragment) => {
  const { now, opened, moves } = open(fragment)
  expect([isUnreadable(now()), opened, moves]).toEqual([true, [], []])
})

test('LINKS one of another company goes nowhere by itself; whether there is such a company is asked meanwhile', async () => {
  const { now, opened, moves, companies } = open(whole, 'BOLT')
  expect([selectOtherCode(now()), isUnreadable(now()), opened, moves]).toEqual(['ACME', false, [], []])
  expect(companies.last().input).toEqual({ code: 'acme' })
  await companies.answer(true)
  expect([selectOtherCode(now()), isOfNobody(now())]).toEqual(['ACME', false])
})

test('LINKS one of a company that is none leads to no login; where nobody can tell, the login says it', async () => {
  const none = open(whole, 'BOLT')
  await none.companies.answer(false)
  expect([selectOtherCode(none.now()), isOfNobody(none.now())]).toEqual(['ACME', true])
  const untold = open(whole, 'BOLT')
  await untold.companies.fail({ kind: 'unreachable' })
  expect([selectOtherCode(untold.now()), isOfNobody(untold.now())]).toEqual(['ACME', false])
})

test('LINKS every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
