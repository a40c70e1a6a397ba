import styles from './square-code.module.css'

type SquareCodeProps = { readonly label: string; readonly squares: readonly (readonly boolean[])[] }

/** A code of dark squares, dark on light in either theme, so that every camera reads it. */
export const SquareCode = ({ label, squares }: SquareCodeProps) => {
  const path = squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${squares.length} ${squares.length}`} className={styles['code']}>
      <path d={path} />
    </svg>
  )
}
