import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { Button, IconButton } from './button'
import styles from './pagination.module.css'

type PagerLabels = {
  readonly label: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
}
type CompactProps = {
  readonly labels: Pick<PagerLabels, 'previous' | 'next'>
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  readonly onBack: () => void
  readonly onOn: () => void
}

/** Previous and next as two small buttons. */
export const CompactPager = ({ labels, canGoBack, canGoOn, onBack, onOn }: CompactProps) => (
  <span className={styles['compact']}>
    <IconButton name={labels.previous} aria-disabled={!canGoBack || undefined} onClick={onBack}>
      <ChevronLeft aria-hidden />
    </IconButton>
    <IconButton name={labels.next} aria-disabled={!canGoOn || undefined} onClick={onOn}>
      <ChevronRight aria-hidden />
    </IconButton>
  </span>
)

type PaginationProps = {
  readonly labels: PagerLabels
  readonly pageOf: string
  readonly page: number
  readonly last: number
  readonly hasEnds?: boolean
  readonly onPage: (page: number) => void
}

/** First, previous, "Page x of y", next, last; without the ends where `hasEnds` is off. */
export const Pagination = ({ labels, pageOf, page, last, hasEnds = true, onPage }: PaginationProps) => {
  const isFirst = page <= 1
  const isLast = page >= last
  const go = (to: number) => {
    onPage(to)
    // It stands below the rows: the new ones are read from the top.
    window.scrollTo(0, 0)
  }
  return (
    <nav aria-label={labels.label} className={styles['pagination']}>
      {hasEnds && (
        <Button aria-label={labels.first} aria-disabled={isFirst || undefined} onClick={() => go(1)}>
          <ChevronsLeft aria-hidden />
          <span className={styles['word']}>{labels.first}</span>
        </Button>
      )}
      <Button aria-label={labels.previous} aria-disabled={isFirst || undefined} onClick={() => go(page - 1)}>
        <ChevronLeft aria-hidden />
        <span className={styles['word']}>{labels.previous}</span>
      </Button>
      <span className={styles['page']}>{pageOf}</span>
      <Button aria-label={labels.next} aria-disabled={isLast || undefined} onClick={() => go(page + 1)}>
        <span className={styles['word']}>{labels.next}</span>
        <ChevronRight aria-hidden />
      </Button>
      {hasEnds && (
        <Button aria-label={labels.last} aria-disabled={isLast || undefined} onClick={() => go(last)}>
          <span className={styles['word']}>{labels.last}</span>
          <ChevronsRight aria-hidden />
        </Button>
      )}
    </nav>
  )
}
