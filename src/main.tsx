import { startPortal } from './portal'

// The static demo learns only in the browser which folder it stands in.
const basePath = document.documentElement.dataset['base'] ?? import.meta.env.BASE_URL
/** The state visualizer is part of development and of the demo; production holds none of it. */
const isWatched = import.meta.env.DEV || import.meta.env.MODE === 'demo'

if (isWatched) void import('./flows/watched').then(({ startWatched }) => startWatched(basePath))
else startPortal({ basePath })
