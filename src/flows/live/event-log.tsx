import { ArrowRight, Check, Circle, RefreshCw, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { LogRow, StandingActor } from './live-model'
import styles from './live.module.css'

const shown = 300
const seconds = (ms: number): string => (ms / 1000).toFixed(2)
const marks = { event: ArrowRight, port: RefreshCw, answer: Check, failure: X, life: Circle } as const

type Props = {
  readonly rows: readonly LogRow[]
  /** The moment that is looked at. */
  readonly at: number | null
  /** The actor whose chart is shown: what it said and was told stands out. */
  readonly about?: StandingActor | undefined
  readonly onChoose: (at: number) => void
}

const isOwn = ({ from, toId }: LogRow, about: StandingActor | undefined): boolean =>
  about !== undefined && (from === about.name || toId === about.id)

/** The last 300 things said, oldest first; choosing one goes back to its moment. */
export const EventLog = ({ rows, at, about, onChoose }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  // The list alone is scrolled, and not the page that it stands in.
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!list.current || !row) return
    const { top, bottom } = list.current.getBoundingClientRect()
    list.current.scrollTop += Math.min(row.top - top, Math.max(0, row.bottom - bottom))
    // The first row in sight is a whole one.
    const cut = [...list.current.children]
      .map((one) => one.getBoundingClientRect())
      .find((one) => one.top < top && one.bottom > top)
    if (cut) list.current.scrollTop += cut.bottom - top
  }, [at])
  return (
    <ol
      className={styles['rows']}
      data-about={about !== undefined || undefined}
      ref={list}
      aria-label={`${rows.length} entries`}
    >
      {rows.slice(-shown).map((row) => {
        const Mark = marks[row.kind]
        return (
          <li key={row.at} data-kind={row.kind} data-own={isOwn(row, about) || undefined}>
            <button type="button" aria-current={row.at === at ? 'step' : undefined} onClick={() => onChoose(row.at)}>
              <time>{seconds(row.time)} s</time>
              <Mark aria-hidden />
              <span>
                <b>{row.label}</b> <i>{row.from}</i> <span className="visually-hidden">to</span> <i data-to>{row.to}</i>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
