import type { Rolldown } from 'vite'

/**
 * The files that the code of the portal is built into: by journey, not by module, so that a screen comes in a few requests.
 * A later group takes what no earlier one has; what two groups need stands in the earlier. Late parts (scans, sheets,
 * codes, a tenant's colours) and the words of a language stay files of their own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // What every page begins with, the door first: somebody types there while the rest is on its way.
    { name: 'entry', test: /[\\/]src[\\/](?:main\.tsx|ui[\\/]session[\\/].+)$/, priority: 9 },
    // What doors other than the login and the shop have in common.
    {
      name: 'frame',
      test: /[\\/]lucide-react[\\/]|[\\/]src[\\/](?:ui[\\/]components[\\/].+|ui[\\/][^\\/]+|machines[\\/]rules[\\/](?!accent\.ts).+|api[\\/](?:browser|endpoints|schemas)[\\/](?!picture-colours\.ts).+|app-ports\.ts)$/,
      priority: 8,
    },
    {
      name: 'shop',
      test: /[\\/]src[\\/](?:app-shop\.ts|machines[\\/]ordering[\\/].+\.selectors\.ts|ui[\\/](?:layouts|shell|catalogue)[\\/].+)$/,
      priority: 7,
    },
    {
      name: 'ordering',
      test: /[\\/]src[\\/]ui[\\/]ordering[\\/](?:cart|checkout|order-(?:success|list|detail))[^\\/]*$/,
      priority: 6,
    },
    { name: 'tools', test: /[\\/]src[\\/]ui[\\/]ordering[\\/].+$/, priority: 5 },
    { name: 'account', test: /[\\/]src[\\/](?:app-account\.ts|ui[\\/]account[\\/].+)$/, priority: 4 },
  ],
}
