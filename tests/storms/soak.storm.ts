import { framed } from './document-visit'
import { soak } from './soak'
import { test } from './storm-test'

const steps = Number(process.env['STORM_STEPS'] || 10_000)
const seed = Number(process.env['STORM_SEED'] || 1)
/** A part is a browser of its own, so that a part that breaks is quickly played again. */
const longest = 250

test.use({ expectedErrors: framed })
for (let done = 0; done < steps; done += longest)
  test(`R6 R7 R9 R24 R31 S1 soak from step ${done + 1}, seed ${seed + done}`, ({ page }) =>
    soak(page, { steps: Math.min(longest, steps - done), seed: seed + done }))
