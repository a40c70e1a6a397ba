import { useSelector } from '@xstate/react'
import { ListX } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isListGone, selectLineKeys, selectList, selectRemovedPart } from '../../machines/ordering/list.selectors'
import type { ListActor } from '../../machines/ordering/list.machine'
import { sameTexts } from '../../machines/ordering/cart.selectors'
import { isListKept } from '../../machines/ordering/lists.selectors'
import { selectSession } from '../../machines/session/session.selectors'
import { isWhole as isPrinted } from '../../machines/shell/printing.selectors'
import { hasFailed } from '../../machines/tags'
import { useApp, useOrdering, useScreenActor, useTools } from '../app-context'
import { Button } from '../components/button'
import { Field, TextInput } from '../components/field'
import { BackLink } from '../components/page'
import { EmptyPanel, FailedPanel, Notice } from '../components/state-panels'
import { useCartCounts } from '../format'
import { ScreenTitle } from '../shell/page-head'
import { PaperHead } from '../shell/paper-head'
import { ListGrid } from './list-grid'
import { OwnName } from './list-name'
import styles from './lists.module.css'
import { ShareMenu } from './share-menu'

/** One list of the buyer, by its address. */
export const ListScreen = () => {
  const { listId = '' } = useParams()
  const session = useSelector(useApp().actors.session, selectSession)
  const owner = { tenantCode: session?.manufacturer.code ?? '', email: session?.user.email ?? '' }
  return <OpenList key={`${owner.tenantCode} ${owner.email} ${listId}`} id={listId} owner={owner} />
}

const OpenList = ({ id, owner }: { id: string; owner: { tenantCode: string; email: string } }) => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const actor = useScreenActor(useTools().screens.list, { input: { id, owner, lists } })
  const isGone = useSelector(actor, isListGone)
  const isUnread = useSelector(actor, hasFailed)
  const list = useSelector(actor, selectList)
  const isKept = useSelector(lists, isListKept)
  return (
    <div className={styles['screen']}>
      <PaperHead title={list?.name ?? t('lists.one')} />
      <div data-paper="no">
        <BackLink to="/lists">{t('lists.title')}</BackLink>
        <ScreenTitle title={list?.name ?? t('lists.one')} isHidden={list !== null && !isGone && !isUnread} />
      </div>
      {isGone && <EmptyPanel icon={<ListX aria-hidden />} title={t('lists.gone')} />}
      {isUnread && (
        <FailedPanel
          title={t('lists.unread')}
          retryLabel={t('common.retry')}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {!isKept && <Notice tone="warning">{t('lists.notKept')}</Notice>}
      {list !== null && list.damaged > 0 && (
        <Notice tone="warning">{t('lists.linesDamaged', { count: list.damaged })}</Notice>
      )}
      {list !== null && !isGone && !isUnread && <ListBody actor={actor} id={id} />}
    </div>
  )
}

const ListBody = ({ actor, id }: { actor: ListActor; id: string }) => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const list = useSelector(actor, selectList)
  const keys = useSelector(actor, selectLineKeys, sameTexts)
  const removed = useSelector(actor, selectRemovedPart)
  const counts = useCartCounts()
  const isWhole = useSelector(useScreenActor(useOrdering().screens.printing), isPrinted)
  if (list === null) return null
  const { name, lineCount, itemCount } = list
  return (
    <>
      <div className={styles['head']}>
        <div data-paper="no">
          <OwnName actor={actor} name={name} />
        </div>
      </div>
      <p className={styles['text']} data-paper="no">
        {t('lists.text')}
      </p>
      {removed !== null && (
        <Notice
          tone="info"
          action={
            <Button data-undo onClick={() => actor.send({ type: 'removal.undone' })}>
              {t('lists.undo')}
            </Button>
          }
        >
          {t('lists.lineRemoved', { part: removed })}
        </Notice>
      )}
      {keys.length > 0 ? (
        <ListGrid actor={actor} keys={keys} isWhole={isWhole} />
      ) : (
        <p className={styles['text']}>{t('lists.noLines')}</p>
      )}
      <AddLine actor={actor} count={keys.length} />
      <div className={styles['bar']} role="group" aria-label={t('cart.actions')} data-foot="wide" data-region>
        <span className={styles['facts']}>{counts(lineCount, itemCount)}</span>
        <ShareMenu name={name} lines={() => list.lines} />
        <Button variant="primary" onClick={() => lists.send({ type: 'ordering.requested', id })}>
          {t('lists.order')}
        </Button>
      </div>
    </>
  )
}

const longestPart = 500
/** A part number typed at the end of a list. */
const AddLine = ({ actor, count }: { actor: ListActor; count: number }) => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // Each line that comes moves the field below it: whoever types the next one still sees it.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const add = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'line.added', partNumber: text })
    setText('')
  }
  return (
    <form ref={form} className={styles['add']} data-paper="no" noValidate onSubmit={add}>
      <Field
        label={t('lists.addPart')}
        hint={text.length >= longestPart ? t('checkout.full', { longest: longestPart }) : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            value={text}
            maxLength={longestPart}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('lists.add')}</Button>
    </form>
  )
}
