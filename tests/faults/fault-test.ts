import { test as base } from '../journeys/support'
import { languageOf, playCell } from './cell'
import type { FaultName, SituationName } from './kinds'
import { situations } from './situations'
import { stageOf } from './stage'

// The frame of About Us says so when the checker of accessibility tries to run in it. Criterion v looks at the focus itself.
export const test = base.extend({
  expectedErrors: /^Blocked script execution in 'about:srcdoc'/,
  isFocusWatched: false,
})

/** Makes a test of a cell; one that does not apply is skipped with its reason. */
export const testCell = (situation: SituationName, fault: FaultName): void => {
  const language = languageOf(situation, fault)
  test(`${situation} x ${fault} (${language})`, async ({ page, world, baseURL }) => {
    const stage = stageOf(page, world, { language, email: situations[situation].email ?? 'buyer@acme.test' })
    const outcome = situations[situation].outcome(stage, fault)
    test.skip('reason' in outcome, 'reason' in outcome ? outcome.reason : '')
    await playCell(stage, situation, fault, { origin: baseURL ?? '' })
  })
}
