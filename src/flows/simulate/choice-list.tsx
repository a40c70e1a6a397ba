import { useEffect, useRef } from 'react'
import { counted } from '../page/chart-words'
import { Foldable } from '../page/foldable'
import type { Choice } from '../walk/choices'
import { choicesOf, type Run } from '../walk/engine'
import { ChoiceItem } from './choice-item'
import styles from './simulate.module.css'

type Props = { readonly run: Run; readonly onGo: (next: Run) => void }
type GroupProps = Props & { readonly title: string; readonly choices: readonly Choice[] }

const Items = ({ run, choices, onGo }: Omit<GroupProps, 'title'>) => (
  <ul className={styles['choices']}>
    {choices.map((choice) => (
      // What was typed for a payload belongs to the moment it was typed at.
      <ChoiceItem key={`${run.steps.length} ${choice.key}`} run={run} choice={choice} onGo={onGo} />
    ))}
  </ul>
)
const Group = ({ title, ...rest }: GroupProps) =>
  rest.choices.length > 0 && (
    <section>
      <h3 className={styles['subtitle']}>{title}</h3>
      <Items {...rest} />
    </section>
  )

/** What can happen now: events, answers of the ports at work, times that may be over. */
export const ChoiceList = ({ run, onGo }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const choices = choicesOf(run)
  const idle = choices.filter(({ kind, hasEffect }) => kind === 'event' && !hasEffect)
  const now = choices.filter((choice) => !idle.includes(choice))
  const steps = run.steps.length
  // The button that was pressed may be gone: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body && steps > 1) heading.current?.focus({ preventScroll: true })
  }, [steps])
  return (
    <section aria-label="What can happen now">
      <Foldable
        title="What can happen now"
        chosen={counted(now.flatMap(({ offers }) => offers).length, 'choice')}
        below="phone"
      >
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          What can happen now
        </h2>
        {choices.length === 0 && <p>Nothing: the machine has ended.</p>}
        <Group run={run} onGo={onGo} title="Events" choices={now.filter(({ kind }) => kind === 'event')} />
        <Group run={run} onGo={onGo} title="Answers" choices={now.filter(({ kind }) => kind === 'answer')} />
        <Group run={run} onGo={onGo} title="Time" choices={now.filter(({ kind }) => kind === 'timer')} />
        {idle.length > 0 && (
          <details className={styles['idle']}>
            <summary>Without effect now: {idle.length}</summary>
            <Items run={run} choices={idle} onGo={onGo} />
          </details>
        )}
      </Foldable>
    </section>
  )
}
