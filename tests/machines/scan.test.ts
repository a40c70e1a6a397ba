// @vitest-environment node
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { scanMachine, type CameraNews, type TextPasted } from '../../src/machines/shell/scan.machine'
import {
  isCameraRefused,
  isScanOffered,
  isScanOpen,
  selectPicture,
  selectTaken,
} from '../../src/machines/shell/scan.selectors'
import { question, recipient, record, testApp } from '../support/machine'

const recorder = record(scanMachine)
const base = 'https://orders.example/order-link'
const start = () => {
  const finding = question<boolean>()
  const cameras: { tell: (news: CameraNews) => void; isOff: boolean }[] = []
  const to = recipient<TextPasted>()
  const app = testApp()
  const clock = new SimulatedClock()
  const actor = createActor(
    scanMachine.provide({
      actors: {
        findCamera: finding.logic,
        camera: fromCallback<CameraNews, void>(({ sendBack }) => {
          const camera = { tell: sendBack, isOff: false }
          cameras.push(camera)
          return () => void (camera.isOff = true)
        }),
      },
    }),
    { input: { app: app.app, to: to.ref, base }, clock, inspect: recorder.inspect },
  ).start()
  const open = async () => {
    await finding.answer(true)
    actor.send({ type: 'scan.requested' })
  }
  const see = (text: string) => cameras.at(-1)?.tell({ type: 'code.seen', text })
  const taken = () => to.heard.map(({ text }) => text)
  return { actor, finding, cameras, app, clock, open, see, taken, now: () => actor.getSnapshot() }
}

test('one after another; one more of the same after 1.5 s, another one at once', async () => {
  const { clock, open, see, taken, now } = start()
  await open()
  see('CB-120')
  see('CB-120')
  clock.increment(1499)
  see('CB-120')
  expect(taken()).toEqual(['CB-120'])
  clock.increment(1)
  see('CB-120')
  see('W-8')
  see(' ')
  expect([taken(), selectTaken(now())]).toEqual([['CB-120', 'CB-120', 'W-8'], { text: 'W-8', count: 3 }])
})

test('what the camera sees is shown until it is closed; then it is off', async () => {
  const { actor, cameras, open, now } = start()
  await open()
  const picture = {} as MediaStream
  cameras[0]?.tell({ type: 'camera.opened', picture })
  expect([selectPicture(now()), isScanOpen(now())]).toEqual([picture, true])
  actor.send({ type: 'scan.closed' })
  expect([selectPicture(now()), isScanOpen(now()), cameras[0]?.isOff]).toEqual([null, false, true])
})

test('an order link of this portal opens; that of another host is only a text', async () => {
  const { cameras, app, open, see, taken } = start()
  await open()
  see('https://elsewhere.example/order-link#1/ACME/CB-120*4')
  see(`${base}#1/ACME/CB-120*4`)
  expect([app.moves(), taken().length, cameras[0]?.isOff]).toEqual([['/order-link#1/ACME/CB-120*4'], 1, true])
})

test('no camera, none to be told of, or refused: the button is gone, and codes are typed', async () => {
  const none = start()
  await none.finding.answer(false)
  const silent = start()
  await silent.finding.fail(new Error('forbidden'))
  const refused = start()
  await refused.open()
  expect(isScanOffered(refused.now())).toBe(true)
  refused.cameras[0]?.tell({ type: 'camera.failed' })
  expect([none, silent, refused].map(({ now }) => isScanOffered(now()))).toEqual([false, false, false])
  expect([none, silent, refused].map(({ now }) => isCameraRefused(now()))).toEqual([false, false, true])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
