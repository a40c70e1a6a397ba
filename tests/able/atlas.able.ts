import { staged } from '../../src/flows/atlas/stages'
import { atlas } from '../journeys/atlas'

atlas(staged)
