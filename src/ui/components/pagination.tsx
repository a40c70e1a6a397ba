import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { PageTurn } from '../../machines/rules/product-query'
import { Button, IconButton } from './button'
import { leavesFocus } from './leaving-focus'
import styles from './pagination.module.css'

type PagerLabels = {
  readonly label: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly previousPage: string
  readonly nextPage: string
}
type CompactProps = {
  readonly labels: PagerLabels
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly onTurn: (to: PageTurn) => void
}

/** Previous and next as two small buttons, with other names than those of the pager below the rows. */
export const CompactPager = ({ labels, canGoBack, canGoOn, onTurn }: CompactProps) => (
  <span className={styles['compact']}>
    <IconButton name={labels.previousPage} aria-disabled={!canGoBack || undefined} onClick={() => onTurn('previous')}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <IconButton name={labels.nextPage} aria-disabled={!canGoOn || undefined} onClick={() => onTurn('next')}>
      <ChevronRight aria-hidden />
    </IconButton>
  </span>
)

type PaginationProps = CompactProps & { readonly pageOf: string; readonly hasEnds?: boolean }

/** First, previous, "Page x of y", next, last; without the ends where `hasEnds` is off. */
export const Pagination = ({ labels, pageOf, canGoBack, canGoOn, hasEnds = true, onTurn }: PaginationProps) => {
  const isFirst = !canGoBack
  const isLast = !canGoOn
  const kept = useRef<Element | null>(null)
  const turning =
    (to: PageTurn) =>
    ({ detail, currentTarget }: MouseEvent) => {
      onTurn(to)
      // It stands below the rows: the new ones are read from the top. Who presses it by the keys keeps sight of it.
      if (detail > 0) window.scrollTo(0, 0)
      kept.current = detail > 0 ? null : currentTarget
    }
  // A page with more rows than the one before moves it down.
  useEffect(() => {
    if (kept.current === document.activeElement) kept.current?.scrollIntoView({ block: 'nearest' })
    kept.current = null
  }, [pageOf])
  return (
    <nav ref={leavesFocus} aria-label={labels.label} data-region className={styles['pagination']}>
      {hasEnds && (
        <Button aria-label={labels.first} aria-disabled={isFirst || undefined} onClick={turning('first')}>
          <ChevronsLeft aria-hidden />
          <span className={styles['word']}>{labels.first}</span>
        </Button>
      )}
      <Button aria-label={labels.previous} aria-disabled={isFirst || undefined} onClick={turning('previous')}>
        <ChevronLeft aria-hidden />
        <span className={styles['word']}>{labels.previous}</span>
      </Button>
      <span className={styles['page']}>{pageOf}</span>
      <Button aria-label={labels.next} aria-disabled={isLast || undefined} onClick={turning('next')}>
        <span className={styles['word']}>{labels.next}</span>
        <ChevronRight aria-hidden />
      </Button>
      {hasEnds && (
        <Button aria-label={labels.last} aria-disabled={isLast || undefined} onClick={turning('last')}>
          <span className={styles['word']}>{labels.last}</span>
          <ChevronsRight aria-hidden />
        </Button>
      )}
    </nav>
  )
}
