import { playCell } from '../faults/cell'
import { defects } from '../faults/defects'
import { test, testCell } from '../faults/fault-test'
import { situationNames } from '../faults/kinds'
import { sampleOn } from '../faults/sample'
import { stageOf } from '../faults/stage'
import { expect } from './support'
import { long } from './length'
import { today } from './today'

// A part of the fault matrix, another one each day; `npm run test:faults` is the whole.
for (const situation of situationNames) for (const fault of sampleOn(today, situation)) testCell(situation, fault)

const buyer = { language: 'en', email: 'buyer@acme.test' } as const

test.describe('the matrix reports what is planted', () => {
  // A missing thing is waited for as long as a slow one.
  test.describe.configure({ timeout: 120_000 })
  for (const [name, { foundBy, plant }] of Object.entries(defects)) {
    // What is missing is waited for until it is surely not there; `npm test` plants (ii) alone.
    test(`${name}: ${foundBy}`, long, async ({ page, world, baseURL }) => {
      const stage = stageOf(page, world, buyer)
      const played = playCell(stage, 'orders', '403', { origin: baseURL ?? '', onceFailed: plant })
      const found = await played.then(
        () => 'nothing',
        (error: Error) => error.message,
      )
      expect(found).toContain(foundBy)
    })
  }

  test('a word of ours in the console: (ii)', async ({ page, world, baseURL }) => {
    test.fail()
    await playCell(stageOf(page, world, buyer), 'orders', '403', {
      origin: baseURL ?? '',
      onceFailed: () => page.evaluate(() => console.error('planted')),
    })
  })
})
