// @vitest-environment node
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { foresightMachine, type Foreseen, type PointingNews } from '../../src/machines/catalogue/foresight.machine'
import { delays } from '../../src/machines/delays'
import { listening } from '../../src/machines/port'
import { record } from '../support/machine'

const recorder = record(foresightMachine)

/** What is asked for beforehand while links are pointed at. */
const start = () => {
  const clock = new SimulatedClock()
  const asked: (Foreseen | null)[] = []
  let tell: (news: PointingNews) => void = () => undefined
  const pointing = listening<PointingNews>((say) => {
    tell = say
    return () => undefined
  })
  createActor(
    foresightMachine.provide({
      actors: { pointing },
      actions: { foresee: (_, { foreseen }) => void asked.push(foreseen) },
    }),
    { clock, inspect: recorder.inspect, input: { code: 'ACME' } },
  ).start()
  return {
    asked,
    point: (pathname: string, isSaving = false) => tell({ type: 'link.pointed', pathname, isSaving }),
    leave: () => tell({ type: 'link.left' }),
    wait: (time: number = delays.hesitation) => void clock.increment(time),
  }
}

test('PERF who stays on a link to a product or an order has it asked for, once', () => {
  const { asked, point, wait } = start()
  point('/products/b%2F2')
  wait()
  wait(60_000)
  point('/orders/7')
  wait()
  expect(asked).toEqual([
    { kind: 'product', id: 'b/2' },
    { kind: 'order', id: '7' },
  ])
})

test('PERF links that are only crossed ask for nothing, and the last one counts', () => {
  const { asked, point, leave, wait } = start()
  point('/products/1')
  wait(delays.hesitation - 1)
  point('/products/2')
  wait(delays.hesitation - 1)
  leave()
  wait()
  point('/products/3')
  point('/cart')
  wait()
  expect(asked).toEqual([])
  point('/products/4')
  point('/products/5')
  wait()
  expect(asked).toEqual([{ kind: 'product', id: '5' }])
})

test('PERF a device that saves data asks for nothing beforehand, and other links lead to nothing that could be', () => {
  const { asked, point, wait } = start()
  point('/products/1', true)
  wait()
  point('/orders')
  wait()
  expect(asked).toEqual([])
})

test('QA: every state, transition and answer of a guard was reached', () => {
  expect(recorder.unreached()).toEqual([])
})
