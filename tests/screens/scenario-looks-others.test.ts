import { expect, test } from 'vitest'
import { otherLooks, look } from '../support/scenario-seen'

test.each(otherLooks)('scenario %s: what the bench says is there', async (scenario, at) => {
  await expect(look(scenario, at)).resolves.not.toThrow()
})
