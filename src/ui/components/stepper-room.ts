import type { CSSProperties } from 'react'

/** So many figures have room as it is. */
const roomy = 4

/** How many figures a stepper has to hold, where they are more than most have. */
export const roomFor = (shown: string): CSSProperties | undefined =>
  shown.length > roomy ? ({ '--figures': shown.length } as CSSProperties) : undefined
