// @vitest-environment node
import { StateMachine, type AnyStateMachine } from 'xstate'
import { expect, test } from 'vitest'
import { nodesOf } from '../../src/flows/xstate-private'

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', { eager: true })
const machines = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine),
)
/** What failed there has nothing to do with a network: the device could not be read. */
const ofTheDevice = new Set(['deviceRecord.failed', 'list.failed'])
const failed = machines
  .flatMap(({ root }) => nodesOf(root))
  .filter(
    ({ tags, id }) => tags.some((tag) => /failed|incomplete|unchecked|stalled/i.test(tag)) && !ofTheDevice.has(id),
  )

test.each(failed.map((node) => ({ id: node.id, node })))(
  'R16 $id asks again by itself when the network is back',
  ({ node }) => {
    expect(node.ownEvents).toContain('network.returned')
  },
)

test('R16 every screen that can fail is among them', () => {
  expect(failed.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['productList.failed', 'productDetail.failed', 'orderList.failed', 'app.shop.failed']),
  )
})
