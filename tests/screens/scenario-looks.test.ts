import { expect, test } from 'vitest'
import { firstLooks, look } from '../support/scenario-seen'

test.each(firstLooks)('scenario %s: what the bench says is there', async (scenario, at) => {
  await expect(look(scenario, at)).resolves.not.toThrow()
})
