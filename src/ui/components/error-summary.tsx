import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './error-summary.module.css'
import { ReportLink } from './state-panels'

/** A field that keeps its form from being sent: its name in the form, its label unless the text has it, and what is wrong. */
export type WrongField = {
  readonly name: string
  readonly label: string | null
  readonly text: ReactNode
  /** It is no field: a line, or what stands where there is nothing to choose. */
  readonly isFact?: boolean
}

/** So many fields that are wrong alike are told in one sentence, which names them. */
const manyAlike = 4
/** Those that are told in one sentence, as they are all empty. */
const alike = (told: readonly WrongField[], sentence: string): readonly WrongField[] => {
  const same = told.filter(({ text, label }) => text === sentence && label !== null)
  return same.length < manyAlike ? [] : same
}

/** To its field, or to what stands there in the place of one. */
const leadTo = (name: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  const field = event.currentTarget.closest('form')?.elements.namedItem(name) ?? document.getElementById(name)
  if (field instanceof HTMLElement) field.focus()
}

export type SummaryProps = {
  /** What a field is described by that has no words of its own. */
  readonly listId?: string
  readonly wrong: readonly WrongField[]
  /** Why the server refused the form: the focus comes here when it says something of its fields; a report stands beside it. */
  readonly refusal?: object | null
  /** What it said of the whole form: read with the fields, and not by itself. */
  readonly said?: ReactNode
}

/** What keeps a form from being sent, each with a link to its field; the focus comes here when it was refused (quality A5). */
export const ErrorSummary = ({ listId, wrong, refusal = null, said }: SummaryProps) => {
  const { t } = useTranslation()
  const title = useId()
  const list = listId ?? `${title}-list`
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal !== null) box.current?.focus()
  }, [refusal])
  const told = wrong.filter(({ text }) => text)
  if (told.length === 0) return null
  const empty = alike(told, t('common.required'))
  const others = told.filter((one) => !empty.includes(one))
  const isAllEmpty = others.length === 0
  const emptyTitle = t('common.emptyFields', { count: empty.length })
  const problems = told.some(({ isFact }) => isFact) ? 'common.problemsAmong' : 'common.problems'
  return (
    <div
      ref={box}
      className={styles['summary']}
      role="group"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={said ? `${title}-said ${list}` : list}
      data-errors
    >
      <CircleAlert aria-hidden />
      <h2 id={title} className={told.length === 1 && !said ? 'visually-hidden' : styles['title']}>
        {isAllEmpty ? emptyTitle : t(problems, { count: told.length })}
      </h2>
      {said && (
        <div id={`${title}-said`} className={styles['said']}>
          {said}
        </div>
      )}
      <div id={list}>
        {empty.length > 0 && (
          <>
            {!isAllEmpty && <p className={styles['lead']}>{emptyTitle}</p>}
            <ul className={styles['flow']}>
              {empty.map(({ name, label }) => (
                <li key={`${name} ${label}`}>
                  <a href={`#${name}`} onClick={leadTo(name)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <ul className={styles['list']} data-one={told.length === 1 || undefined}>
            {others.map(({ name, label, text }) => (
              <li key={`${name} ${label}`}>
                <a href={`#${name}`} onClick={leadTo(name)}>
                  {label === null || typeof text === 'string' ? null : t('common.problemOf', { label, text: '' })}
                  {label !== null && typeof text === 'string' ? t('common.problemOf', { label, text }) : text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {refusal !== null && <ReportLink />}
    </div>
  )
}
