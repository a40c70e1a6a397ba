import { staged } from '../../src/flows/atlas/stages'
import { atlas, wallsOf } from '../journeys/atlas'

atlas(wallsOf(staged))
