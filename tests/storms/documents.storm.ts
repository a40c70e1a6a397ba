import { expect, logIn } from '../journeys/support'
import { framed, showHostile, watchedDeeds } from './document-visit'
import { hostileParts } from './documents'
import { note, test } from './storm-test'

test.use({ expectedErrors: framed })
for (let from = 0; from < hostileParts.length; from += 10)
  test(`S3 hostile documents from ${from + 1} on run nothing and lead nowhere`, async ({ page, world }) => {
    const deeds = watchedDeeds(page)
    const some = hostileParts.slice(from, from + 10)
    for (const at of some.keys()) await showHostile({ page, world }, from + at, '/about-us/ACME')
    await logIn(page)
    await expect(page).toHaveURL(/\/products$/)
    for (const at of some.keys()) await showHostile({ page, world }, from + at, '/about-us')
    expect(deeds).toEqual([])
    note('documents', { documents: some.length, looks: 2 * some.length })
  })
