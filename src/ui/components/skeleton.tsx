import styles from './skeleton.module.css'

type SizeProps = { readonly width?: string; readonly height?: string }
/** A grey block in the place of something that is on its way; shows itself after 150 ms. */
export const Skeleton = ({ width = '100%', height = 'var(--space-4)' }: SizeProps) => (
  <span className={styles['skeleton']} style={{ width, height }} aria-hidden data-skeleton />
)
/** The same as wide, and in as many lines, as words like those that come: drawn by the style, so that nobody reads or finds them. */
export const SkeletonWords = ({ like }: { readonly like: string }) => (
  <span data-skeleton aria-hidden>
    <span className={styles['like']} data-like={like} />
  </span>
)
