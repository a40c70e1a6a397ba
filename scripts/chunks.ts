import type { Rolldown } from 'vite'

/** What every page begins with, and the parts of a journey: the files that the code of the portal is built into. */
type Part = 'entry' | 'frame' | 'shop' | 'goods' | 'kept' | 'ordering' | 'tools' | 'account'

/** The modules that a journey begins with: each is loaded by an `import()` of its own, or is the page's first. */
const roots: readonly (readonly [RegExp, Part])[] = [
  // The door comes first: somebody types there while the rest is on its way.
  [/[\\/]src[\\/](?:main\.tsx|ui[\\/]session[\\/].+)$/, 'entry'],
  [/[\\/]src[\\/]ui[\\/]routes\.tsx$/, 'frame'],
  [
    /[\\/]src[\\/]ui[\\/](?:catalogue[\\/](?:product-detail|category-browse|guest-browse)|shell[\\/]catalogs)-screen\.tsx$/,
    'goods',
  ],
  [
    /[\\/]src[\\/](?:app-shop\.ts|ui[\\/]late-parts\.tsx|ui[\\/](?:layouts|shell)[\\/](?!report-dialog).+|ui[\\/]catalogue[\\/]product-list-screen\.tsx)$/,
    'shop',
  ],
  [
    /[\\/]src[\\/](?:app-ordering\.ts|ui[\\/]ordering[\\/](?:cart|checkout|order-(?:success|list|detail))[^\\/]*)$/,
    'ordering',
  ],
  // The pages of own numbers and of links are files of their own: no other screen of the tools needs them.
  [/[\\/]src[\\/](?:app-tools\.ts|ui[\\/]ordering[\\/](?!part-numbers-|number-|order-link-).+)$/, 'tools'],
  // What reads, and forgets, all that the device keeps.
  [/[\\/]src[\\/]app-(?:device|recalled)\.ts$/, 'kept'],
  [/[\\/]src[\\/](?:app-account\.ts|ui[\\/]account[\\/].+)$/, 'account'],
]
const order: readonly Part[] = ['entry', 'frame', 'shop', 'goods', 'kept', 'ordering', 'tools', 'account']
const rootOf = (id: string): Part | null => roots.find(([test]) => test.test(id))?.[1] ?? null

/** The journeys that need a module: its own, and those of whoever imports it, or imports those. */
const needing = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<Part> => {
  const found = new Set<Part>()
  const seen = new Set([id])
  for (const one of seen) {
    const part = rootOf(one)
    if (part) found.add(part)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return found
}

/** Where a module stands that several need: doors load no shop, the tools load ordering and what reads the device. */
const shared: readonly (readonly [readonly Part[], Part])[] = [
  [['ordering', 'tools'], 'ordering'],
  [['kept', 'tools'], 'kept'],
  [['shop', 'goods', 'kept', 'ordering', 'tools'], 'shop'],
  [order.slice(1), 'frame'],
]
const partOf = (parts: ReadonlySet<Part>): Part | undefined => {
  const [first] = parts
  if (parts.size < 2) return first
  return shared.find(([among]) => [...parts].every((part) => among.includes(part)))?.[1] ?? 'entry'
}

/** Styles are small: a file of them costs more than it holds, so that some come with the part before theirs. */
const styledWith: Partial<Readonly<Record<Part, Part>>> = { frame: 'entry', goods: 'shop', tools: 'ordering' }
const placeOf = (id: string, context: Rolldown.ChunkingContext): Part | undefined => {
  const part = partOf(needing(id, context))
  return part && id.endsWith('.css') ? (styledWith[part] ?? part) : part
}

/**
 * The files that the code of the portal is built into: by journey, not by module, so that a screen comes in a few requests,
 * and without what only other journeys need. What comes late (scans, sheets, codes, a tenant's colours) and the words of a
 * language stay files of their own. A package goes with the first that needs it; icons with the frame, all of them.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: order.map((part, at) => ({
    name: (id, context) => {
      if (/[\\/]lucide-react[\\/]/.test(id)) return part === 'frame' ? part : null
      return /[\\/]src[\\/]/.test(id) && placeOf(id, context) === part ? part : null
    },
    priority: order.length - at,
  })),
}
