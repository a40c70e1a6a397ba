import { Fragment, type ReactNode } from 'react'
import { classes } from './button'
import styles from './skeletons.module.css'
import { Skeleton, SkeletonWords } from './skeleton'

type ButtonProps = {
  readonly like: string
  /** Without a frame: its words are drawn. */
  readonly isQuiet?: boolean
  readonly hasSign?: boolean
}

/** A button to come, as wide as its words. */
export const SkeletonButton = ({ like, isQuiet = false, hasSign = false }: ButtonProps) => (
  <span className={classes(styles['button'], isQuiet && styles['quiet'])} data-coming aria-hidden>
    {hasSign && <span className={styles['sign']} />}
    {isQuiet ? <SkeletonWords like={like} /> : <span className={styles['words']} data-like={like} />}
  </span>
)

/** The same rows so many times, in the places of those to come. */
export const SkeletonRows = ({ count, children }: { readonly count: number; readonly children: ReactNode }) =>
  Array.from({ length: count }, (_, row) => <Fragment key={row}>{children}</Fragment>)

/** Tiles with a picture and two lines, such as categories: one row of them, two on a phone. */
export const TilesSkeleton = ({ isDense = false }: { readonly isDense?: boolean }) => (
  <div className={styles['tiles']} data-dense={isDense || undefined} aria-hidden>
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className={styles['tile']}>
        <Skeleton width="var(--space-10)" height="var(--space-10)" />
        <div>
          <Skeleton width="70%" />
          <Skeleton width="45%" height="var(--space-3)" />
        </div>
      </div>
    ))}
  </div>
)
