import styles from './skeletons.module.css'
import { Skeleton } from './state-panels'

/** A table in the place of one to come: heads and rows of its height. */
export const TableSkeleton = ({ rows = 6, columns = 5 }: { readonly rows?: number; readonly columns?: number }) => (
  <div className={styles['table']} aria-hidden>
    <div className={styles['heads']} />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles['row']}>
        {Array.from({ length: columns }, (__, column) => (
          <Skeleton
            key={column}
            width={`${column === 1 ? 60 / columns + 30 : 60 / columns}%`}
            height="var(--space-3)"
          />
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

/** The main thing to do and what else can be done, to come. */
export const DeedsSkeleton = () => (
  <div className={styles['deeds']} aria-hidden>
    <Skeleton width="calc(var(--space-16) * 2)" height="var(--control-height)" />
    {[5, 7, 8, 9].map((steps) => (
      <Skeleton key={steps} width={`calc(var(--space-4) * ${steps})`} height="var(--space-3)" />
    ))}
  </div>
)

/** Names and values of a summary to come. */
export const SummarySkeleton = ({ count = 3 }: { readonly count?: number }) => (
  <div className={styles['summary']} aria-hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={at}>
        <Skeleton width="40%" height="var(--space-3)" />
        <Skeleton width="70%" />
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
