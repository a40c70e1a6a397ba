/** How goods are shown: as cards with large pictures, or as rows of one line each. */
export const densities = ['cards', 'rows'] as const
export type Density = (typeof densities)[number]

/** Where the device keeps it. */
export const densityKey = 'goodsDensity'

/** What the device keeps; cards where it keeps nothing that can be read (look.md, Two densities for goods). */
export const densityOf = (stored: string | null): Density => (stored === 'rows' ? 'rows' : 'cards')
