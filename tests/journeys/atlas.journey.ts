import { staged } from '../../src/flows/atlas/stages'
import { atlas } from './atlas'
import { today } from './today'

/** Every machine is looked at once in a week of whole runs, two of the day's with `npm test`; `npm run test:able -- --only atlas` looks at all of them at once. */
const week = 7

atlas(staged.filter((_, at) => at % week === today % week))
