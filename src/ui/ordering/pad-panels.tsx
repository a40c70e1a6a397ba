import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  canTakeRest,
  hasNoRoom,
  hasUnclear,
  isNotKept,
  isStalled,
  sameDifference,
  sameOrigins,
  selectDifference,
  selectOfYours,
  selectOrigins,
  selectRefusal,
  selectRefusedFile,
  selectRest,
  selectUnclear,
} from '../../machines/ordering/pad.selectors'
import { isSlow } from '../../machines/tags'
import { isReadable, waitingLines, waitingText } from '../../machines/rules/pad-kept'
import type { WaitingReason } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { Button, LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import { SlowNotice } from '../shell/slow-notice'
import styles from './order-pad-screen.module.css'
import { OpenSheets, PadColumns } from './pad-columns-bar'
import { refusalText, waitingTextOf } from './pad-source-words'
import { WhichNumber } from './sheet-questions'
import { usePadLater } from './use-pad-later'
import { usePadSources } from './use-pad-sources'

/** One question for all quantities of which nobody knows how they are meant. */
const UnclearNumber = () => {
  const { pad } = useTools()
  const isAsked = usePadLater(hasUnclear)
  const text = usePadLater(selectUnclear)
  if (!isAsked) return null
  return <WhichNumber text={text} onRead={(reading) => pad.send({ type: 'number.read', reading })} />
}

const reasons: readonly WaitingReason[] = ['room', 'long', 'unread']
/** What there was no room for, and what could not be read. */
const Rest = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const rest = useSelector(pad, selectRest)
  const hasRoom = useSelector(pad, canTakeRest)
  const isFull = useSelector(pad, hasNoRoom)
  if (rest.length === 0) return null
  const text = waitingText(rest)
  const facts = reasons.flatMap((why) => {
    const count = waitingLines(rest.filter((one) => one.why === why))
    return count === 0 ? [] : [waitingTextOf(why, count, t)]
  })
  if (isFull && rest.some(isReadable)) facts.push(t('pad.restWaits', { deed: t('pad.takeRest') }))
  return (
    <section aria-label={t('pad.waitingLines')}>
      <Notice tone="info">{facts.join(' ')}</Notice>
      {/* Not in the message: nobody wants 300 letters read out. */}
      <pre className={styles['rest']}>{text.slice(0, 300)}</pre>
      <p className={styles['answers']}>
        {hasRoom && (
          <Button onClick={handingFocusOn(() => pad.send({ type: 'rest.wanted' }))}>{t('pad.takeRest')}</Button>
        )}
        <Button variant="quiet" onClick={() => pad.send({ type: 'copying.requested', text })}>
          {t('pad.copyRest')}
        </Button>
      </p>
    </section>
  )
}

/** Where rows come from that somebody handed over, and what of it could not be read. */
const Origins = () => {
  const { t } = useTranslation()
  const origins = usePadLater(selectOrigins, sameOrigins)
  const ofYours = usePadLater(selectOfYours)
  const sources = usePadSources()
  const { lines } = usePadLater(selectDifference, sameDifference)
  if (origins.length === 0) return null
  const isMixed = origins.length > 1 || ofYours > 0
  const flaws = origins.flatMap(({ source, broken, isWhole, from, to }) => {
    const flaw = [
      ...(broken > 0 ? [t(source === 'link' ? 'links.broken' : 'lists.linesDamaged', { count: broken })] : []),
      ...(isWhole ? [] : [t('links.notWhole')]),
    ].join(' ')
    if (flaw === '') return []
    return isMixed ? `# ${from}–${to}: ${flaw}` : flaw
  })
  return (
    <>
      {/* What was opened is told already; what an order differs in says where it comes from. */}
      {lines === 0 && (
        <Notice tone="info" isPlain isOnlyShown>
          {sources}
        </Notice>
      )}
      {flaws.length > 0 && <Notice tone="warning">{flaws.join(' ')}</Notice>}
    </>
  )
}

/** Everything that the pad has to say or to ask before its rows. */
export const PadPanels = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const refusal = useSelector(pad, selectRefusal)
  const refusedFile = useSelector(pad, selectRefusedFile)
  const isWaitingForNetwork = useSelector(pad, isStalled)
  const takesLong = useSelector(pad, isSlow)
  const isLost = useSelector(pad, isNotKept)
  const retry = () => pad.send({ type: 'check.retried' })
  return (
    <>
      {refusal !== null && (
        <Notice
          tone="danger"
          action={
            <LinkButton onClick={handingFocusOn(() => pad.send({ type: 'refusal.closed' }))}>
              {t('common.close')}
            </LinkButton>
          }
        >
          {refusedFile !== '' && (
            <strong>
              <bdi>{refusedFile}</bdi>{' '}
            </strong>
          )}
          {refusalText(refusal, t)}
        </Notice>
      )}
      {isWaitingForNetwork && (
        <Notice tone="warning" action={<LinkButton onClick={handingFocusOn(retry)}>{t('common.retry')}</LinkButton>}>
          {t('pad.stalled')}
        </Notice>
      )}
      {takesLong && <SlowNotice isAmong onRetry={retry} />}
      {isLost && <Notice tone="warning">{t('pad.notKept')}</Notice>}
      <Origins />
      <UnclearNumber />
      <OpenSheets />
      <PadColumns />
      <Rest />
    </>
  )
}
