import { useEffect, useRef } from 'react'
import { counted } from '../page/chart-words'
import { AtlasCell } from './atlas-cell'
import type { Look } from './atlas-controls'
import styles from './atlas.module.css'
import type { DrawnScreens } from './drawn-screens'
import type { Painter } from './painter'
import type { Screen } from './screens'

type AtlasWallProps = {
  readonly screens: readonly Screen[]
  /** The screens are those of several machines: each says of which, and leads there. */
  readonly hasMany: boolean
  readonly look: Look
  readonly painter: Painter | null
  /** What was drawn so far. */
  readonly drawn: DrawnScreens
  /** The id of the state that is selected. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Screens as a sheet of three to four columns. */
export const AtlasWall = ({ screens, hasMany, look, painter, drawn, chosen, onChoose }: AtlasWallProps) => {
  const wall = useRef<HTMLUListElement>(null)
  useEffect(() => {
    wall.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  /** The first screen that draws the same, if it is another one. */
  const twinOf = ({ machine, id, run }: Screen): string | null => {
    const mark = drawn.get(run)?.mark
    const twin =
      mark === undefined
        ? undefined
        : screens.find((one) => one.machine === machine && drawn.get(one.run)?.mark === mark)
    return twin === undefined || twin.id === id ? null : twin.id
  }
  return (
    <>
      <p className={styles['sheet']}>{counted(screens.length, 'screen')}</p>
      <ul className={styles['wall']} ref={wall} data-width={look.width} aria-label="Screens">
        {screens.map((screen) => (
          <AtlasCell
            key={screen.id}
            {...screen}
            look={look}
            hasMachine={hasMany}
            isChosen={screen.id === chosen}
            painter={painter}
            twin={twinOf(screen)}
            onChoose={() => onChoose(screen.id)}
          />
        ))}
      </ul>
    </>
  )
}
