import { staged } from '../../src/flows/atlas/stages'
import { atlas, wallsOf } from './atlas'

/** Every machine is looked at in every language once in a week of runs; `npm run test:able -- --only atlas` looks at all at once. */
const week = 7
const today = Math.floor(Date.now() / 86_400_000)

atlas(wallsOf(staged).filter((_, at) => at % week === today % week))
