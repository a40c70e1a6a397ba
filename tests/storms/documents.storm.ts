import { expect, logIn } from '../journeys/support'
import { documentsTest } from './document-visit'
import { hostileParts } from './documents'

for (let from = 0; from < hostileParts.length; from += 10)
  documentsTest(from, Math.min(from + 10, hostileParts.length), async (page) => {
    await logIn(page)
    await expect(page).toHaveURL(/\/products$/)
  })
