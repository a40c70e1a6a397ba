import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  isAskingDeletion,
  isAskingOpening,
  selectChosenName,
  selectDrafts,
} from '../../machines/ordering/drafts.selectors'
import { itemCount } from '../../machines/rules/cart'
import { localDay } from '../../machines/rules/dates'
import type { Draft } from '../../machines/rules/drafts'
import { useShop } from '../app-context'
import { Button } from '../components/button'
import { ConfirmDialog } from '../components/dialog'
import { TextInput } from '../components/field'
import { Card } from '../components/page'
import { useCartCounts, useDay } from '../format'
import styles from './draft-list.module.css'

const DraftRow = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation()
  const { drafts } = useShop().actors
  const counts = useCartCounts()
  const day = useDay()
  return (
    <li className={styles['draft']}>
      <TextInput
        key={draft.name}
        aria-label={t('drafts.nameLabel')}
        className={styles['name']}
        defaultValue={draft.name}
        maxLength={80}
        onBlur={({ target }) => {
          if (target.value === draft.name) return
          drafts.send({ type: 'draft.renamed', id: draft.id, name: target.value })
          if (target.value.trim() === '') target.value = draft.name
        }}
      />
      <span className={styles['facts']}>
        {day(localDay(new Date(draft.savedAt)))} · {counts(draft.lines.length, itemCount(draft.lines))}
      </span>
      <Button
        aria-label={t('drafts.openNamed', { name: draft.name })}
        onClick={() => drafts.send({ type: 'opening.requested', id: draft.id })}
      >
        {t('drafts.open')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('drafts.deleteNamed', { name: draft.name })}
        onClick={() => drafts.send({ type: 'deletion.requested', id: draft.id })}
      >
        {t('drafts.delete')}
      </Button>
    </li>
  )
}

/** Copies of the cart that were saved on this device (C-59), and the questions about them. */
export const DraftList = () => {
  const { t } = useTranslation()
  const { drafts } = useShop().actors
  const list = useSelector(drafts, selectDrafts)
  const chosenName = useSelector(drafts, selectChosenName)
  const isOpening = useSelector(drafts, isAskingOpening)
  const isDeleting = useSelector(drafts, isAskingDeletion)
  const decline = () => drafts.send({ type: 'question.declined' })
  return (
    <>
      {list.length > 0 && (
        <Card title={t('drafts.title')}>
          <p className={styles['text']}>{t('drafts.text')}</p>
          <ul className={styles['drafts']}>
            {list.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        isOpen={isOpening}
        tone="primary"
        title={t('drafts.openTitle')}
        text={t('drafts.openText')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('drafts.merge')}
        extra={<Button onClick={() => drafts.send({ type: 'replacing.chosen' })}>{t('drafts.replace')}</Button>}
        onConfirm={() => drafts.send({ type: 'merging.chosen' })}
        onCancel={decline}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('drafts.deleteTitle')}
        text={t('drafts.deleteText', { name: chosenName })}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('drafts.delete')}
        onConfirm={() => drafts.send({ type: 'question.confirmed' })}
        onCancel={decline}
      />
    </>
  )
}
