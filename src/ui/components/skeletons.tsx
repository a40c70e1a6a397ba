import styles from './skeletons.module.css'
import { Skeleton } from './state-panels'

/** How wide its columns are in percent, how wide what stands in them in steps of 16 px, and whether that stands at their end. */
const tables = {
  orders: [
    [12, 5, false],
    [48, 11, false],
    [14, 6, false],
    [13, 4, true],
    [13, 5, true],
  ],
  lines: [
    [12, 1, false],
    [13, 4, false],
    [40, 11, false],
    [5, 1, true],
    [9, 2, false],
    [10, 3, true],
    [11, 4, true],
  ],
} as const

/** A table in the place of one to come: heads and rows of its height. */
export const TableSkeleton = ({ rows, of }: { readonly rows: number; readonly of: keyof typeof tables }) => (
  <div className={styles['table']} data-of={of} aria-hidden>
    <div className={styles['heads']} />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles['row']}>
        {tables[of].map(([share, steps, isAtEnd], column) => (
          // Columns have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={column} style={{ flexBasis: `${share}%` }} data-end={isAtEnd || undefined}>
            <Skeleton width={`calc(var(--space-4) * ${steps})`} height="var(--space-3)" />
          </span>
        ))}
      </div>
    ))}
  </div>
)

/** Choices beside each other, to come. */
export const PillsSkeleton = () => (
  <div className={styles['pills']} aria-hidden>
    {[5, 6, 4, 10].map((steps) => (
      <Skeleton key={steps} width={`calc(var(--space-4) * ${steps})`} height="var(--control-height)" />
    ))}
  </div>
)

/** The main thing to do, what else can be done, and a hint, to come. */
export const DeedsSkeleton = () => (
  <div className={styles['deeds']} aria-hidden>
    <Skeleton width="calc(var(--space-16) * 2)" height="var(--control-height)" />
    {[5, 7, 8].map((steps) => (
      <Skeleton key={steps} width={`calc(var(--space-4) * ${steps})`} height="var(--space-3)" />
    ))}
    <Skeleton width="calc(var(--space-16) * 8)" height="var(--space-3)" />
  </div>
)

/** Names and values of a summary to come. */
export const SummarySkeleton = ({ count }: { readonly count: number }) => (
  <div className={styles['summary']} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={at}>
        <Skeleton width="calc(var(--space-16) * 1.25)" height="var(--space-3)" />
        <Skeleton width="calc(var(--space-16) * 2)" />
      </div>
    ))}
  </div>
)

/** Tiles with a picture and two lines, such as categories. */
export const TilesSkeleton = ({ count = 6 }: { readonly count?: number }) => (
  <div className={styles['tiles']} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={styles['tile']}>
        <Skeleton width="var(--space-16)" height="var(--space-16)" />
        <div>
          <Skeleton width="70%" />
          <Skeleton width="45%" height="var(--space-3)" />
        </div>
      </div>
    ))}
  </div>
)
