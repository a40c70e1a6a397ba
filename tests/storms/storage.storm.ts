import { startWith } from './corrupted-start'
import { hostileValues, storedKeys } from './hostile-values'
import { test } from './storm-test'

for (const key of storedKeys)
  test(`R4 R6 the portal starts whatever ${key} holds: ${hostileValues.length} values`, ({ page }) =>
    startWith(page, key))
