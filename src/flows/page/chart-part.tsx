import { memo } from 'react'
import type { Box } from '../chart/piece'
import { widthIn } from '../chart/text-size'
import type { Mark } from '../difference/compare'
import { classes } from '../../ui/components/button'
import styles from './chart-view.module.css'
import type { SvgPart } from './svg-parts'

export type PartMarks = {
  readonly isLit: boolean
  readonly isLast: boolean
  readonly isWeak: boolean
  /** How it differs from another version; `null` when it does not, or none is compared. */
  readonly mark: Mark | null
  readonly isSelected: boolean
  /** It has to do with what is selected. */
  readonly isOwn: boolean
  /** It has nothing to do with what is selected. */
  readonly isDim: boolean
  /** Whether Tab leads here. */
  readonly isCurrent: boolean
}
type ChartPartProps = PartMarks & { readonly part: SvgPart; readonly label: string }

const grown = ({ x, y, width, height }: Box, by: number) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** What lies under the words beside an arrow: around them, not around the room that they were given; between two of them stays a gap. */
const plateOf = ({ x, y, width, height }: Box): Box => ({
  x: x - 4,
  y: y - 1,
  width: widthIn(width) + 8,
  height: height + 2,
})

/** The first `wide` px of a box, along its round corners. */
const edgeOf = ({ x, y, height }: Box, wide: number, round: number): string => {
  const rest = round - Math.sqrt(round ** 2 - (round - wide) ** 2)
  const [inner, arc] = [x + wide, `A${round} ${round} 0 0 0`]
  return `M${inner} ${y + rest}${arc} ${x} ${y + round}V${y + height - round}${arc} ${inner} ${y + height - rest}Z`
}
/** Half the width of the frame of an active state, in px, and a little: its bar begins where that does. */
const half = 2
/** A bar and a sign, so that an active state is seen without its colour, too. */
const Lit = ({ x, y, width, height }: Box) => (
  <>
    <path className={styles['bar']} d={edgeOf(grown({ x, y, width, height }, half), 5 + half, 8 + half)} />
    <circle className={styles['sign']} cx={x + width} cy={y} r={7} />
    <path className={styles['tick']} d={`M${x + width - 3} ${y}l2.2 2.4l4 -4.6`} />
  </>
)

const signs: Readonly<Record<Mark, string>> = {
  added: 'M-4 0h8M0 -4v8',
  removed: 'M-4 0h8',
  changed: 'M-5 1q2.5 -5 5 -1t5 -1',
}
const badgeRadius = 8
/** Plus, minus or a wave: what differs is seen without its colour, too. */
const Badge = ({ x, y, mark }: Box & { readonly mark: Mark }) => (
  <g className={styles['badge']} transform={`translate(${x} ${y})`}>
    <circle r={badgeRadius} />
    <path d={signs[mark]} />
  </g>
)

/** One state or transition of a chart: a button that says what it is. */
export const ChartPart = memo(({ part, label, isCurrent, ...marks }: ChartPartProps) => {
  const { isLit, isLast, isWeak, mark, isSelected, isOwn, isDim } = marks
  const { selection, className, content, box, line, isHead } = part
  if (selection === null) return <g className={className}>{content}</g>
  const isState = selection.kind === 'state'
  const id = isState ? { 'data-state': selection.id } : { 'data-transition': selection.id }
  return (
    <g
      {...id}
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={isSelected}
      className={classes(
        className,
        styles['part'],
        isState && styles['state'],
        isHead && styles['head'],
        isLit && styles['lit'],
        isLast && styles['last'],
        isWeak && styles['weak'],
        mark !== null && styles[mark],
        isSelected && styles['selected'],
        isOwn && styles['own'],
        isDim && styles['dim'],
      )}
    >
      {line !== null && <path className={styles['hit']} d={line} />}
      {box && (
        <rect
          className={isState ? styles['ring'] : styles['plate']}
          rx={isState ? 11 : 4}
          {...(isState ? grown(box, 4) : line === null ? grown(box, 3) : plateOf(box))}
        />
      )}
      {content}
      {box && isLit && isState && <Lit {...box} />}
      {box && mark !== null && (
        // Beside the words of a way, on the corner of a state.
        <Badge {...box} {...(!isState && { x: box.x - badgeRadius, y: box.y + badgeRadius })} mark={mark} />
      )}
    </g>
  )
})
