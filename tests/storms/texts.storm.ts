import { walks, walkWith } from './payload-walk'
import { test } from './storm-test'

for (let walk = 0; walk < walks; walk += 1)
  test(`S7 S8 payloads in every text of every answer run on no screen, walk ${walk + 1} of ${walks}`, ({
    page,
    baseURL,
  }) => walkWith(page, walk, new URL(baseURL ?? '').origin))
