import { scanAlong } from './marker-scan'
import { test } from './storm-test'

// Each company follows each other one once.
test('R23 R12 nothing of one company is seen at the next one, though its answers come late', ({ page }) =>
  scanAlong(page, ['ACME', 'BOLT', 'CATX', 'ACME', 'CATX', 'BOLT', 'ACME']))
