import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectLists } from '../../machines/ordering/lists.selectors'
import type { ListHead } from '../../machines/rules/lists'
import { useOrdering } from '../app-context'
import { Button } from '../components/button'
import { Link } from '../components/link'
import { Card } from '../components/page'
import { useListFacts } from '../format'
import styles from './draft-list.module.css'
import { DraftQuestions, ListUndo } from './draft-questions'
import { ListName } from './list-name'

/** The cart shows the newest lists; all of them have a screen of their own. */
const shownOnCart = 10

const DraftRow = ({ draft }: { draft: ListHead }) => {
  const { t } = useTranslation()
  const { drafts, lists } = useOrdering()
  const facts = useListFacts()
  const { id, name } = draft
  return (
    <li className={styles['draft']}>
      <ListName
        label={t('drafts.nameLabel')}
        name={name}
        onName={(text) => lists.send({ type: 'change.wanted', change: { kind: 'renamed', id, name: text } })}
      />
      <span className={styles['facts']}>{facts(draft)}</span>
      <Button
        aria-label={t('drafts.openNamed', { name })}
        onClick={() => drafts.send({ type: 'opening.requested', id, name })}
      >
        {t('drafts.open')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('drafts.deleteNamed', { name })}
        onClick={() => drafts.send({ type: 'deletion.requested', id, name })}
      >
        {t('drafts.delete')}
      </Button>
    </li>
  )
}

/** Copies of the cart that were saved on this device (C-59), and the questions about them. */
export const DraftList = () => {
  const { t } = useTranslation()
  const list = useSelector(useOrdering().lists, selectLists)
  return (
    <>
      {list.length > 0 && (
        <div data-paper="no">
          <Card title={t('drafts.title')} aside={<Link to="/lists">{t('lists.all', { count: list.length })}</Link>}>
            <p className={styles['text']}>{t('drafts.text')}</p>
            <ul className={styles['drafts']}>
              {list.slice(0, shownOnCart).map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      <ListUndo />
      <DraftQuestions />
    </>
  )
}
