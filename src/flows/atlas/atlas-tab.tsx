import { Suspense, use } from 'react'
import { filterOf, filters } from '../page/filters'
import type { FlowsTabProps } from '../page/tab'
import { useNarrow } from '../page/use-narrow'
import { useTheme } from '../page/use-theme'
import { frameHeights } from './atlas-cell'
import { AtlasControls, looks, type Look } from './atlas-controls'
import { AtlasWall } from './atlas-wall'
import styles from './atlas.module.css'
import { basePath } from './base-path'
import { forgetDrawn, useDrawnScreens } from './drawn-screens'
import { painterAddress } from './frame-address'
import { screensOf, type Screen } from './screens'
import { sheetOf } from './sheet'
import { stageOf } from './stages'
import { usePainter } from './use-painter'

/** As the address says; what it does not say is as usual, the theme that of the page, so that nothing glares in the dark. */
const lookOf = (parameters: URLSearchParams, { theme, width }: Pick<Look, 'theme' | 'width'>): Look => ({
  language: looks.language.find((one) => one === parameters.get('lang')) ?? 'en',
  theme: looks.theme.find((one) => one === parameters.get('theme')) ?? theme,
  tenant: looks.tenant.find((one) => one === parameters.get('tenant')) ?? 'ACME',
  width: looks.width.find((one) => String(one) === parameters.get('width')) ?? width,
})
const names = { language: 'lang', theme: 'theme', tenant: 'tenant', width: 'width' } as const

type WallProps = Omit<Parameters<typeof AtlasWall>[0], 'screens'> & { readonly screens: Promise<readonly Screen[]> }
const Wall = ({ screens, ...rest }: WallProps) => <AtlasWall {...rest} screens={use(screens)} />

/** The real screen in each state of a machine, or of all that a filter lets through, as a contact sheet of one look. */
export const AtlasTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const drawn = useDrawnScreens()
  // On a phone screens of its own width can be read.
  const width = useNarrow('phone') ? 390 : 1280
  const look = lookOf(parameters, { theme: useTheme(), width })
  const filter = filterOf(parameters.get('sheet'))
  const isSeen = filter !== null || stageOf(machine.id) !== null
  const painter = usePainter(isSeen ? painterAddress(basePath(), look) : null, look.width, frameHeights[look.width])
  if (!isSeen) {
    return (
      <p className={styles['none']}>
        {machine.id} has no screen that is its alone: it works behind all of them. Loading, failures and errors that it
        leads to show in the place of whichever screen is asked for. Its chart, its words and the stories tell what it
        does.
      </p>
    )
  }
  const change = (patch: Partial<Look>) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(patch)) next.set(names[name as keyof Look], String(value))
    forgetDrawn()
    setParameters(next)
  }
  return (
    <div className={styles['atlas']}>
      <AtlasControls look={look} onChange={change} />
      {filter !== null && (
        <p className={styles['sheet']}>
          {filters.find(([id]) => id === filter)?.[1]}: the screens of all machines.{' '}
          <a href={`#/${machine.id}/atlas`}>Only those of {machine.id}</a>
        </p>
      )}
      <Suspense
        fallback={
          <p role="status" className={styles['sheet']}>
            Collecting the screens...
          </p>
        }
      >
        <Wall
          screens={filter === null ? screensOf(machine) : sheetOf(filter)}
          hasMany={filter !== null}
          look={look}
          painter={painter}
          drawn={drawn}
          chosen={selected?.kind === 'state' ? selected.id : null}
          onChoose={(id) => onSelect({ kind: 'state', id })}
        />
      </Suspense>
    </div>
  )
}
