import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isAskingDeletion, isAskingOpening, selectChosenName } from '../../machines/ordering/drafts.selectors'
import { isDeletion, isListKept, selectUndo } from '../../machines/ordering/lists.selectors'
import { useOrdering } from '../app-context'
import { Button } from '../components/button'
import { ConfirmDialog } from '../components/dialog'
import { Notice } from '../components/state-panels'
import styles from './list-import.module.css'

/** What is asked before a list goes into a cart that holds something, and before a draft is deleted (C-59). */
export const DraftQuestions = () => {
  const { t } = useTranslation()
  const { drafts } = useOrdering()
  const chosenName = useSelector(drafts, selectChosenName)
  const isOpening = useSelector(drafts, isAskingOpening)
  const isDeleting = useSelector(drafts, isAskingDeletion)
  const decline = () => drafts.send({ type: 'question.declined' })
  return (
    <>
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

/** What was done to a list last, and the way to take it back. */
export const ListUndo = () => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const undo = useSelector(lists, selectUndo)
  const isKept = useSelector(lists, isListKept)
  if (undo === null) return null
  const { name, cut } = undo
  return (
    <Notice
      tone="info"
      // The notice in the corner tells it, unless it has to say that the device keeps nothing.
      isOnlyShown={isKept}
      action={
        <Button data-undo onClick={() => lists.send({ type: 'removal.undone' })}>
          {t('lists.undo')}
        </Button>
      }
    >
      {isDeletion(undo) ? t('drafts.deleted', { name }) : t('lists.extended', { name })}
      {cut.length > 0 && (
        // What scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['notes']} aria-label={t('lists.cutLines')} tabIndex={0}>
          {cut.map((line) => (
            <li key={line.partNumber}>{t('lists.cutLine', line)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
