import { useLayoutEffect, useRef } from 'react'
import { participantsOf, type LogRow } from './live-model'
import styles from './live.module.css'

const shown = 60
const gap = 150
const line = 26

type Props = { readonly rows: readonly LogRow[]; readonly onChoose: (at: number) => void }

/**
 * Who said what to whom: one column for each who spoke or was spoken to, the last 60 messages as arrows from top to
 * bottom. The names stay in sight; who only started or ended has no column.
 */
export const SequenceDiagram = ({ rows, onChoose }: Props) => {
  const last = rows.filter(({ kind }) => kind !== 'life').slice(-shown)
  const box = useRef<HTMLDivElement>(null)
  const participants = participantsOf(last)
  const x = (name: string): number => 75 + participants.indexOf(name) * gap
  const newest = last.at(-1)
  const ends = newest ? [x(newest.from), x(newest.to)] : [0]
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  useLayoutEffect(() => {
    const view = box.current
    if (view === null) return
    // To the side only where the newest message is out of sight.
    const isSeen = left - gap / 2 >= view.scrollLeft && right + gap / 2 <= view.scrollLeft + view.clientWidth
    view.scrollTo({ top: view.scrollHeight, ...(isSeen ? {} : { left: (left + right - view.clientWidth) / 2 }) })
  }, [rows.length, left, right])
  const width = participants.length * gap
  const height = last.length * line + 24
  return (
    <div className={styles['sequence']} ref={box}>
      <ol className={styles['participants']} aria-label="Who takes part" style={{ width }}>
        {participants.map((name) => (
          <li key={name} style={{ width: gap }}>
            {name}
          </li>
        ))}
      </ol>
      <svg width={width} height={height} role="group" aria-label="Sequence of messages">
        <defs>
          <marker
            id="sequence-arrow"
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {participants.map((name) => (
          <line key={name} className={styles['lifeline']} x1={x(name)} x2={x(name)} y1={0} y2={height} />
        ))}
        {last.map((row, index) => {
          const y = 24 + index * line
          const [from, to] = [x(row.from), x(row.to)]
          const words = `${row.label} from ${row.from} to ${row.to}`
          return (
            <g
              key={row.at}
              className={styles['message']}
              data-kind={row.kind}
              role="button"
              tabIndex={0}
              aria-label={words}
              onClick={() => onChoose(row.at)}
              onKeyDown={({ key }) => key === 'Enter' && onChoose(row.at)}
            >
              {from === to ? (
                <path d={`M${from} ${y - 6}h24v10h-24`} markerEnd="url(#sequence-arrow)" />
              ) : (
                <path d={`M${from} ${y}H${to}`} markerEnd="url(#sequence-arrow)" />
              )}
              <text
                x={from === to ? from + 30 : (from + to) / 2}
                y={y - 5}
                textAnchor={from === to ? 'start' : 'middle'}
              >
                {row.label}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
