/** The chart of the whole system: its states are actors, and are called by their names. */
export const systemId = 'system'
