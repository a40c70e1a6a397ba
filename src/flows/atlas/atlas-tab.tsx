import { useEffect, useRef, useState } from 'react'
import type { FlowsTabProps } from '../page/tab'
import { writeRun } from '../walk/written'
import { AtlasCell } from './atlas-cell'
import { AtlasControls, looks, type Look } from './atlas-controls'
import styles from './atlas.module.css'
import { cellsOf } from './cells'
import type { Drawn } from './drawing'
import { stageOf } from './stages'

const isDrawn = (data: unknown): data is Drawn =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'tradepost-drawn'

/** As the address says; what it does not say is as usual, the theme that of the page, so that nothing glares in the dark. */
const lookOf = (parameters: URLSearchParams): Look => ({
  language: looks.language.find((one) => one === parameters.get('lang')) ?? 'en',
  theme:
    looks.theme.find((one) => one === (parameters.get('theme') ?? document.documentElement.dataset['theme'])) ??
    'light',
  tenant: looks.tenant.find((one) => one === parameters.get('tenant')) ?? 'ACME',
  width: looks.width.find((one) => String(one) === parameters.get('width')) ?? 1280,
})

/** The real screen in each state of a machine, as a wall; the look of all of them changes at once. */
export const AtlasTab = ({ machine, selected, onSelect, parameters, setParameters }: FlowsTabProps) => {
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map())
  const wall = useRef<HTMLUListElement>(null)
  const look = lookOf(parameters)
  const chosen = selected?.kind === 'state' ? selected.id : null
  useEffect(() => {
    const listen = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && isDrawn(data))
        setMarks((known) => new Map(known).set(data.run, data.mark))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    wall.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  if (stageOf(machine.id) === null) {
    return (
      <p className={styles['none']}>
        {machine.id} has no screen that is its alone: it works behind all of them. Loading, failures and errors that it
        leads to show in the place of whichever screen is asked for. Its chart, its words and the stories tell what it
        does.
      </p>
    )
  }
  const cells = cellsOf(machine).map((cell) => ({ ...cell, written: writeRun(cell.run) }))
  /** The first screen that draws the same, if it is another one. */
  const twinOf = (id: string, written: string): string | null => {
    const mark = marks.get(written)
    const twin = mark === undefined ? undefined : cells.find((cell) => marks.get(cell.written) === mark)
    return twin === undefined || twin.id === id ? null : twin.id
  }
  const change = (patch: Partial<Look>) => {
    const next = new URLSearchParams(parameters)
    const { language, theme, tenant, width } = { ...look, ...patch }
    for (const [name, value] of Object.entries({ lang: language, theme, tenant, width: String(width) }))
      next.set(name, value)
    setMarks(new Map())
    setParameters(next)
  }
  return (
    <div className={styles['atlas']}>
      <AtlasControls look={look} onChange={change} />
      <ul className={styles['wall']} ref={wall} data-width={look.width}>
        {cells.map(({ id, description, written, isPassing }) => (
          <AtlasCell
            key={id}
            id={id}
            description={description}
            run={written}
            look={look}
            isChosen={id === chosen}
            isPassing={isPassing}
            twin={twinOf(id, written)}
            onChoose={() => onSelect({ kind: 'state', id })}
          />
        ))}
      </ul>
    </div>
  )
}
