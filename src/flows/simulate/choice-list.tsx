import { useEffect, useRef } from 'react'
import { counted } from '../page/chart-words'
import { Foldable } from '../page/foldable'
import { useNarrow } from '../page/use-narrow'
import type { Choice } from '../walk/choices'
import { choicesOf, take, type Run } from '../walk/engine'
import { ChoiceItem, isFailure, leadingOffer } from './choice-item'
import styles from './simulate.module.css'
import { offerTitle } from './words'

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

/** On a phone the rest is behind its line: of the first two things that lead on, the first offer, answers before events. */
const FirstOffers = ({ run, choices, onGo }: Omit<GroupProps, 'title'>) => (
  <ul className={styles['first']}>
    {choices
      .toSorted((one, other) => Number(other.kind === 'answer') - Number(one.kind === 'answer'))
      .slice(0, 2)
      .flatMap((choice) => {
        const offer = leadingOffer(choice)
        return offer ? [{ choice, offer }] : []
      })
      .map(({ choice, offer }) => (
        <li key={choice.key} data-failure={isFailure(choice) ? '' : undefined}>
          <button type="button" className={styles['offer']} onClick={() => onGo(take(run, choice, offer.payload))}>
            <span className={styles['offerTitle']}>{offerTitle(choice, offer)}</span>
          </button>
        </li>
      ))}
  </ul>
)

/** What can happen now: answers of the ports at work, events, times that may be over. */
export const ChoiceList = ({ run, onGo }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPhone = useNarrow('phone')
  const choices = choicesOf(run)
  const idle = choices.filter(({ kind, hasEffect }) => kind === 'event' && !hasEffect)
  const now = choices.filter((choice) => !idle.includes(choice))
  const count = counted(now.flatMap(({ offers }) => offers).length, 'choice')
  const steps = run.steps.length
  // The button that was pressed may be gone: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body && steps > 1) heading.current?.focus({ preventScroll: true })
  }, [steps])
  return (
    <section aria-label="What can happen now">
      <Foldable title="What can happen now" chosen={count} below="phone">
        <div className={styles['headed']}>
          <h2 ref={heading} tabIndex={-1} className={styles['title']}>
            What can happen now
          </h2>
          {!isPhone && <span className={styles['holds']}>{count}</span>}
        </div>
        {choices.length === 0 && <p>Nothing: the machine has ended.</p>}
        <Group run={run} onGo={onGo} title="Answers" choices={now.filter(({ kind }) => kind === 'answer')} />
        <Group run={run} onGo={onGo} title="Events" choices={now.filter(({ kind }) => kind === 'event')} />
        <Group run={run} onGo={onGo} title="Time" choices={now.filter(({ kind }) => kind === 'timer')} />
        {idle.length > 0 && (
          <details className={styles['idle']}>
            <summary>Without effect now: {idle.length}</summary>
            <Items run={run} choices={idle} onGo={onGo} />
          </details>
        )}
      </Foldable>
      {isPhone && <FirstOffers run={run} onGo={onGo} choices={now} />}
    </section>
  )
}
