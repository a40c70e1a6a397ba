import { atlas, sights } from '../journeys/atlas'

atlas(sights)
