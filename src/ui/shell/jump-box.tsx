import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isAwaited,
  isTypedAhead,
  selectActive,
  selectHits,
  selectKept,
  selectMisses,
  selectQuantity,
  selectText,
} from '../../machines/ordering/jump.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { hasFailed, isBusy } from '../../machines/tags'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Button } from '../components/button'
import { ProgressBar } from '../components/state-panels'
import styles from './jump-box.module.css'
import { JumpHitRow } from './jump-hit'
import { JumpSaid } from './jump-said'
import { useAsOf } from './kept-notice'
import { useMarkedInSight } from './marked-in-sight'
import { ScanButton } from './scan-button'

type BoxProps = {
  readonly hasFocus?: boolean
  /** What was typed before the box was there. */
  readonly early?: string
}
/** A part number or words, and Enter adds what was found; a combobox as the ARIA practices have it. */
export const JumpBox = ({ hasFocus = false, early = '' }: BoxProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { logic, actors } = useShop()
  const session = useSelector(useApp().actors.session, selectSession)
  const owner = { code: session?.manufacturer.code ?? '', email: session?.user.email ?? '' }
  const actor = useScreenActor(logic.jump, {
    input: { ...owner, cart: actors.cart, numbers: actors.partNumbers, text: early },
  })
  const text = useSelector(actor, selectText)
  const quantity = useSelector(actor, selectQuantity)
  const hits = useSelector(actor, selectHits)
  const active = useSelector(actor, selectActive)
  const isWaiting = useSelector(actor, isBusy)
  const isSought = useSelector(actor, isAwaited)
  const isAhead = useSelector(actor, isTypedAhead)
  const isLost = useSelector(actor, hasFailed)
  const asOf = useAsOf(useSelector(actor, selectKept))
  const isOpen = hits.length > 0
  const misses = useSelector(actor, selectMisses)
  const input = useRef<HTMLInputElement>(null)
  // Readers are told what is selected, each time, and the next part is typed over it; also while it is looked for.
  useEffect(() => void (misses > 0 && input.current?.select()), [misses])
  const isToSelect = isSought && !isAhead
  useEffect(() => void (isToSelect && input.current?.select()), [isToSelect])
  useMarkedInSight(`${id}-${active}`, isOpen, input)
  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') actor.send({ type: 'hit.moved', by: 1 })
    else if (event.key === 'ArrowUp') actor.send({ type: 'hit.moved', by: -1 })
    else if (event.key === 'Enter') actor.send({ type: isControl ? 'hit.opened' : 'enter.pressed' })
    // The letters go first; the next one closes what is around the box.
    else if (event.key === 'Escape' && text !== '') actor.send({ type: 'text.changed', text: '' })
    else return
    event.preventDefault()
  }
  /** The button goes when it is pressed; the box stays. */
  const retry = () => {
    document.getElementById(id)?.focus()
    actor.send({ type: 'retry.requested' })
  }
  return (
    <div className={styles['box']}>
      <label htmlFor={id}>{t('jump.label')}</label>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        className={styles['input']}
        placeholder={t('jump.example')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        // Asked for by its own key or button: whoever opens it wants to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        data-jump-box={hasFocus ? undefined : ''}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-hits`}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        value={text}
        onFocus={({ target }) =>
          target.value === early ? target.setSelectionRange(early.length, early.length) : undefined
        }
        onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
        onKeyDown={onKeyDown}
      />
      <ScanButton to={actor} />
      <ProgressBar isShown={isWaiting} />
      <JumpSaid actor={actor} hintId={`${id}-hint`} />
      {asOf !== null && (
        <p className={styles['hint']}>
          {asOf} {t('kept.searched')}
        </p>
      )}
      {isLost && (
        <p className={styles['lost']}>
          {t('jump.failed')} <Button onClick={retry}>{t('common.retry')}</Button>
        </p>
      )}
      <div id={`${id}-hits`} role="listbox" aria-label={t('jump.hits')} className={styles['hits']} hidden={!isOpen}>
        {hits.map((hit, at) => (
          <JumpHitRow
            key={String(hit.product.id)}
            id={`${id}-${at}`}
            hit={hit}
            isActive={at === active}
            quantity={quantity}
            onChoose={() => actor.send({ type: 'hit.chosen', index: at })}
          />
        ))}
      </div>
    </div>
  )
}
