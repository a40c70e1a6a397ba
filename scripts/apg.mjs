// `npm run test:apg`: the patterns of the ARIA Authoring Practices, in one suite (tests/able/apg*.able.ts): each of its sentences is
// waited for in a real browser and counted. It fails when one does not hold, when fewer are said than `least`, or when one that is
// known not to hold (tests/able/known.ts) holds by now. `--built` takes the portal as it was built last.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './install.mjs'

/** A suite that lost sentences would pass, too. */
const least = 260
const { status } = spawnSync(process.execPath, [`${root}scripts/able.mjs`, '--only', 'apg', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
const { claims, broken } = JSON.parse(readFileSync(`${root}docs/figures/able.json`, 'utf8')).apg
console.log(`${claims} sentences (at least ${least}), ${broken} do not hold.`)
process.exit(status !== 0 || claims < least || broken > 0 ? 1 : 0)
