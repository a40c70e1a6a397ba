import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/components/button'
import type { Choice } from '../walk/choices'
import { take, takeTyped, type Run } from '../walk/engine'
import { isBare, jsonOf } from './json'
import { effectOf } from './possible'
import styles from './simulate.module.css'
import { offerTitle, titleOf } from './words'

type Props = { readonly run: Run; readonly choice: Choice; readonly onGo: (next: Run) => void }

/** A port that fails. */
export const isFailure = (choice: Choice): boolean => choice.kind === 'answer' && choice.outcome === 'error'

/** What is offered first: what has an effect, if there is such. */
export const leadingOffer = ({ offers }: Choice): Choice['offers'][number] | undefined =>
  offers.find(({ hasEffect }) => hasEffect) ?? offers[0]

/** The payload as JSON that can be changed; what is wrong with it is said below. */
const PayloadForm = ({ run, choice, onGo }: Props) => {
  const id = useId()
  const offer = leadingOffer(choice)
  const [text, setText] = useState(() => jsonOf(offer?.payload ?? null))
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    const next = takeTyped(run, choice, text)
    setProblem(next.problem)
    if (next.problem === null) onGo(next)
  }
  return (
    <details className={styles['payload']}>
      <summary>
        <ChevronRight aria-hidden />
        with payload
      </summary>
      <textarea
        aria-label={`Payload of ${titleOf(choice)}`}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : id}
        spellCheck={false}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem !== null && (
        <p id={id} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <Button onClick={submit}>Take with this payload</Button>
    </details>
  )
}

/** Something that can happen: a button for each sample of what comes along, and the payload to change. */
export const ChoiceItem = ({ run, choice, onGo }: Props) => {
  const hasPayload = choice.kind !== 'timer' && !choice.offers.every(({ payload }) => isBare(payload))
  const offers = choice.offers.map((offer) => {
    const next = take(run, choice, offer.payload)
    return { offer, next, effect: offer.hasEffect ? effectOf(next) : 'Changes nothing now.' }
  })
  const [first, ...others] = offers
  // What all of them do is said once.
  const shared =
    first && others.length > 0 && others.every(({ effect }) => effect === first.effect) ? first.effect : null
  const from = choice.kind === 'event' && choice.listener !== null ? `Comes from ${choice.listener}.` : null
  return (
    <li className={styles['choice']} data-failure={isFailure(choice) ? '' : undefined}>
      {offers.map(({ offer, next, effect }) => (
        <button key={offer.name} type="button" className={styles['offer']} onClick={() => onGo(next)}>
          <span className={styles['offerTitle']}>{offerTitle(choice, offer)}</span>
          {shared === null && <span className={styles['note']}>{effect}</span>}
        </button>
      ))}
      {(shared !== null || from !== null) && (
        <p className={styles['note']}>{[shared, from].filter((text) => text !== null).join(' ')}</p>
      )}
      {hasPayload && <PayloadForm run={run} choice={choice} onGo={onGo} />}
    </li>
  )
}
