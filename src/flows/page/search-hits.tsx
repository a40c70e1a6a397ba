import { ArrowRight, BookOpen, Box, MessageCircleQuestion, Square } from 'lucide-react'
import { Button } from '../../ui/components/button'
import styles from './machine-list.module.css'
import { MachineName } from './machine-name'
import type { Hit } from './search'

type SearchHitsProps = {
  readonly hits: readonly Hit[]
  readonly query: string
  /** Which words of the query these places do not have, in a sentence; empty where they have all. */
  readonly leftOut: string
  readonly onOpen: (hit: Hit) => void
  readonly onClear: () => void
}
/** More than these say only that the question is too wide. */
const most = 80
const icons = { machine: Box, state: Square, transition: ArrowRight, step: BookOpen, question: MessageCircleQuestion }
const kinds = { machine: 'Machine', state: 'State', transition: 'Way', step: 'Story', question: 'Question' }

/** What a search has found, by machine: each place opens there and is selected. */
export const SearchHits = ({ hits, query, leftOut, onOpen, onClear }: SearchHitsProps) => {
  const shown = hits.slice(0, most)
  const machines = [...new Set(shown.map(({ machine }) => machine))]
  const places = hits.length === 1 ? '1 place' : `${hits.length} places`
  return (
    <div className={styles['areas']}>
      <p role="status" className={styles['found']}>
        {hits.length === 0
          ? `Nothing holds ${query.trim()}.`
          : `${places}${hits.length > most ? `, the first ${most} are shown` : ''}`}
        {hits.length > 0 && leftOut !== '' && <span className={styles['leftOut']}>{leftOut}</span>}
      </p>
      {hits.length === 0 && <Button onClick={onClear}>Clear the search</Button>}
      {machines.map((machine) => (
        <section key={machine} aria-label={machine}>
          <h2 className={styles['area']}>{machine === 'Stories' ? machine : <MachineName id={machine} />}</h2>
          <ul>
            {shown
              .filter((hit) => hit.machine === machine)
              .map((hit) => {
                const { selection, title, text, address, hasScreen } = hit
                // A story has a title in words; everything else is called as in the code, which comes second.
                const [first, second] = address !== undefined || text === '' ? [title, text] : [text, title]
                const kind = address ? 'step' : (selection?.kind ?? (text === '' ? 'question' : 'machine'))
                const Icon = icons[kind]
                return (
                  <li key={`${title} ${address ?? selection?.id ?? ''}`}>
                    <button type="button" className={styles['hit']} onClick={() => onOpen(hit)}>
                      <Icon aria-label={kinds[kind]} role="img" />
                      <span>
                        <span className={styles['hitTitle']}>{first}</span>
                        {second !== '' && <span className={styles['hitText']}>{second}</span>}
                      </span>
                    </button>
                    {hasScreen === true && selection !== null && (
                      <a
                        href={`#/${machine}/atlas?${new URLSearchParams({ select: selection.id })}`}
                        aria-label={`Screen of ${machine} ${title}`}
                        className={styles['itsScreen']}
                      >
                        Its screen
                      </a>
                    )}
                  </li>
                )
              })}
          </ul>
        </section>
      ))}
    </div>
  )
}
