import { staged } from '../../src/flows/atlas/stages'
import { atlas } from './atlas'

/** Every machine is looked at once in a week of whole runs, two of the day's with `npm test`; `npm run test:able -- --only atlas` looks at all of them at once. */
const week = 7
const today = Math.floor(Date.now() / 86_400_000)

atlas(staged.filter((_, at) => at % week === today % week))
